import { graphql } from "gatsby"
import { postDay } from "../../format/dates"
import { useLanguage } from "../../interface/words"
import { Banner } from "../Banner/Banner"
import { CallToAction } from "../CallToAction/CallToAction"
import { Film } from "../Film/Film"
import { PageLink } from "../PageLink/PageLink"
import { FULL_WIDTH, Picture, posterFile } from "../Picture/Picture"
import { Prose } from "../Prose/Prose"
import { Words } from "../Words/Words"
import type { PostPageContext } from "../../routes/page-context"
import * as styles from "./PostView.module.css"

interface PostViewProps extends Pick<PostPageContext, "isBlogPage" | "others"> {
  post: Queries.PostViewFragment
  words: Queries.BlogWordsFragment
}

/** Breadcrumb of a post, or of the blog page that shows it. */
export function postCrumbs(title: string, blog: string, isBlogPage: boolean) {
  return isBlogPage
    ? { current: blog }
    : { between: [{ label: blog, to: "/blog" }], current: title }
}

/** The page of a blog post, with a list of others. */
export function PostView({ post, words, isBlogPage, others }: PostViewProps) {
  const language = useLanguage()
  return (
    <>
      <Article post={post} words={words} isBlogPage={isBlogPage} />
      {others.length > 0 ? (
        <section className="band band--rule">
          <div className="sheet">
            <h2>{words.olderHeading}</h2>
            <ul className="prose">
              {others.map((other) => (
                <li key={other.to}>
                  <PageLink to={other.to}>
                    <Words text={other.title} />
                  </PageLink>
                  , {postDay(other, language)}
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

/** A blog post: heading, film or picture, facts and text. */
function Article({ post, words, isBlogPage }: Omit<PostViewProps, "others">) {
  const language = useLanguage()
  const { film, poster } = post
  return (
    <article>
      <Banner crumbs={postCrumbs(post.title, words.breadcrumb, isBlogPage)} heading={post.title} />
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
            <aside className={styles.article__meta}>
              <dl>
                <div>
                  <dt>{words.published}</dt>
                  <dd>
                    <time dateTime={post.day}>{postDay(post, language)}</time>
                  </dd>
                </div>
                {post.facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>
                      <Words text={label} />
                    </dt>
                    <dd>
                      <Words text={value} />
                    </dd>
                  </div>
                ))}
              </dl>
            </aside>
            <Prose className={styles.article__body} html={post.body} />
          </div>
        </div>
      </div>
    </article>
  )
}

export const postViewFragment = graphql`
  fragment PostView on Post {
    ...PostCard
    searchDescription
    film {
      webm {
        publicURL
      }
      caption
    }
    facts {
      label
      value
    }
    body
  }

  fragment BlogWords on BlogPage {
    breadcrumb
    published
    olderHeading
  }
`
