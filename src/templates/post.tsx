import { graphql, type HeadProps, type PageProps } from "gatsby"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { PageLink } from "../components/PageLink/PageLink"
import { PostView, postCrumbs } from "../components/PostView/PostView"
import { Seo } from "../components/Seo/Seo"
import { sharePictureAddress } from "../routes/share-picture"
import { useSite } from "../components/Site/Site"
import type { PostPageContext } from "../routes/page-context"
import { blogPosting } from "../structured-data/post"
import { Words } from "../components/Words/Words"

export function PostPage({ data, pageContext }: PageProps<Queries.PostPageQuery, PostPageContext>) {
  const { post, blogPage } = data
  if (!post || !blogPage) return null
  const { isNewest, others } = pageContext
  return (
    <>
      <PostView post={post} words={blogPage} newest={isNewest} />
      {others.length > 0 ? (
        <section className="band band--rule">
          <div className="sheet">
            <h2>{blogPage.olderHeading}</h2>
            <ul className="prose">
              {others.map(({ to, title, shownDate }) => (
                <li key={to}>
                  <PageLink to={to}>
                    <Words text={title} />
                  </PageLink>
                  , {shownDate}
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

export function PostHead({
  data,
  location,
  pageContext,
}: HeadProps<Queries.PostPageQuery, PostPageContext>) {
  const { company, settings } = useSite()
  const { post, blogPage } = data
  if (!post || !blogPage) return null
  const path = location.pathname
  const film = post.film?.mp4.publicURL
  const thing = blogPosting(
    {
      title: post.title,
      searchDescription: post.searchDescription,
      day: String(post.day),
      picture: post.poster?.src.publicURL ?? sharePictureAddress(path),
      film: film ? { file: film, caption: post.film.caption } : null,
    },
    path,
    company.name,
    settings.siteUrl,
  )
  return (
    <Seo
      title={post.title}
      description={post.searchDescription}
      path={path}
      crumbs={postCrumbs(post.title, blogPage.breadcrumb, pageContext.isNewest)}
      things={[thing]}
    />
  )
}

export const postPageParts = graphql`
  fragment PostPageParts on Query {
    post(id: { eq: $id }) {
      ...PostView
    }
    blogPage {
      ...BlogWords
    }
  }
`
