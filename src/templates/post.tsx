import { graphql } from "gatsby"
import * as React from "react"
import { FULL_WIDTH, Picture, posterFile } from "../kit/blocks/Picture"
import { pageHead } from "../site/seo/PageHead"
import { useSite } from "../kit/Site"
import { pathIn } from "../kit/words/language"
import { useLanguage, useWords } from "../kit/words/words"
import { postPath } from "../content/routes/paths"
import type { PostPageContext } from "../content/routes/page-context"
import { blogPosting } from "../site/seo/search-engines"
import { postDay } from "../kit/format/dates"
import { Banner, type Crumbs } from "../kit/blocks/Banner"
import { CallToAction } from "../kit/blocks/CallToAction"
import { Icon } from "../kit/blocks/Icon"
import { PageLink } from "../kit/PageLink"
import { Prose } from "../kit/blocks/Text"
import * as styles from "./post.module.css"

interface PostPageProps {
  data: Queries.PostPageQuery
  pageContext: Pick<PostPageContext, "isBlogPage" | "others">
}

/** Breadcrumb of a post, or of the blog page that shows it. */
function postCrumbs(title: string, blog: string, isBlogPage: boolean): Crumbs {
  return isBlogPage
    ? { breadcrumb: blog }
    : { breadcrumb: title, between: [{ label: blog, to: "/blog" }] }
}

/** The page of a blog post, with a list of others. */
export default function PostPage({ data, pageContext }: PostPageProps) {
  const language = useLanguage()
  const { post, blogPage: words } = data
  const { isBlogPage, others } = pageContext
  if (!post || !words) return null
  const { film, poster } = post
  return (
    <>
      <article>
        <Banner {...postCrumbs(post.title, words.breadcrumb, isBlogPage)} heading={post.title} />
        <div className={`band ${styles.article__band}`}>
          <div className="sheet">
            {film?.mp4.publicURL ? (
              <Film
                mp4={film.mp4.publicURL}
                webm={film.webm?.publicURL}
                poster={poster && posterFile(poster)}
                caption={film.caption}
                shows={poster?.alt}
              />
            ) : poster ? (
              <Picture picture={poster} first sizes={FULL_WIDTH} />
            ) : null}
            <div className={styles.article}>
              <aside>
                <dl className="ruled">
                  <div>
                    <dt className="label">{words.published}</dt>
                    <dd className="t18">
                      <time dateTime={post.date}>{postDay(post.date, language)}</time>
                    </dd>
                  </div>
                  {post.facts.map(({ label, value }) => (
                    <div key={label}>
                      <dt className="label">{label}</dt>
                      <dd className="t18">{value}</dd>
                    </div>
                  ))}
                </dl>
              </aside>
              <Prose html={post.body} />
            </div>
          </div>
        </div>
      </article>
      {others.length > 0 ? (
        <section className="band band--rule">
          <div className="sheet">
            <h2>{words.olderHeading}</h2>
            <ul className="prose">
              {others.map((other) => (
                <li key={other.to}>
                  <PageLink to={other.to}>{other.title}</PageLink>, {postDay(other.date, language)}
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
      <CallToAction />
    </>
  )
}

interface FilmProps {
  mp4: string
  webm?: string | null
  poster?: string | null
  caption: string
  /** Description of the film for screen readers. */
  shows?: string | null
}

/**
 * A looping silent film. Without scripts it has the browser's controls; with scripts, one button. It does not start by itself
 * with reduced motion or where data is to be saved, and pauses when out of view.
 */
function Film({ mp4, webm, poster, caption, shows }: FilmProps) {
  const words = useWords("slides")
  const video = React.useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = React.useState(false)
  const [scripted, setScripted] = React.useState(false)
  const stopped = React.useRef(false)

  React.useEffect(() => {
    const film = video.current
    if (!film) return
    setScripted(true)
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    stopped.current =
      connection?.saveData === true || matchMedia("(prefers-reduced-motion: reduce)").matches
    // React sets the `muted` property but not the attribute, and browsers autoplay only muted films.
    // @see https://github.com/facebook/react/issues/10389
    film.muted = true
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) film.pause()
      else if (!stopped.current) film.play().catch(() => undefined)
    })
    observer.observe(film)
    return () => observer.disconnect()
  }, [])

  const toggle = () => {
    stopped.current = playing
    if (playing) video.current?.pause()
    else video.current?.play().catch(() => undefined)
  }

  return (
    <figure className={styles.video}>
      <div className={styles.video__f}>
        <video
          ref={video}
          className="pic"
          poster={poster ?? undefined}
          loop
          muted
          playsInline
          preload="none"
          controls={!scripted}
          aria-label={caption}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        >
          {webm ? <source src={webm} type="video/webm" /> : null}
          <source src={mp4} type="video/mp4" />
        </video>
        <button
          type="button"
          className={`playtag ${styles.video__p}`}
          onClick={toggle}
          hidden={!scripted}
        >
          <Icon name={playing ? "pause" : "play"} />
          <span>{playing ? words.pauseFilm : words.playFilm}</span>
        </button>
      </div>
      <figcaption className="label">
        {caption}
        {shows ? <span className="vh"> {shows}</span> : null}
      </figcaption>
    </figure>
  )
}

/** On the page /blog it names the address that the post keeps when there is a newer one. */
export const Head = pageHead<Queries.PostPageQuery, PostPageContext>(function useHead(props) {
  const { data, pageContext } = props
  const { company, settings } = useSite()
  const language = useLanguage()
  const { post, blogPage } = data
  if (!post || !blogPage) return null
  const path = pathIn(language, postPath(pageContext.slug))
  return {
    title: post.title,
    description: post.searchDescription,
    path,
    ...postCrumbs(post.title, blogPage.breadcrumb, pageContext.isBlogPage),
    things: [blogPosting(post, path, company.name, settings.siteUrl)],
  }
})

export const query = graphql`
  query PostPage($slug: String!) {
    post(fields: { slug: { eq: $slug } }) {
      ...PostContent
      poster {
        ...WidePicture
      }
      film {
        mp4 {
          publicURL
        }
        webm {
          publicURL
        }
      }
    }
    blogPage {
      ...BlogPageContent
    }
  }
`
