import { graphql, type HeadProps, type PageProps } from "gatsby"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { PageLink } from "../components/PageLink/PageLink"
import { PostView } from "../components/PostView/PostView"
import { Seo } from "../components/Seo/Seo"
import { postPath } from "../content-model/site-pages"

export default function PostPage({ data, location }: PageProps<Queries.PostPageQuery>) {
  const { post, blogPage, allPost } = data
  if (!post || !blogPage) return null
  const newest = allPost.nodes[0]?.slug ?? post.slug
  const others = allPost.nodes.filter(({ slug }) => slug !== post.slug)
  return (
    <>
      <PostView
        post={post}
        words={blogPage}
        newest={location.pathname.startsWith("/blog/") === false}
      />
      {others.length > 0 ? (
        <section className="band band--rule">
          <div className="sheet">
            <h2>{blogPage.olderHeading}</h2>
            <ul className="prose">
              {others.map(({ slug, title, shownDate }) => (
                <li key={slug}>
                  <PageLink to={postPath(slug, newest)}>{title}</PageLink>, {shownDate}
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

export function Head({ data, location }: HeadProps<Queries.PostPageQuery>) {
  const { post } = data
  if (!post) return null
  return <Seo title={post.title} description={post.searchDescription} path={location.pathname} />
}

export const query = graphql`
  query PostPage($id: String!, $listed: Int) {
    post(id: { eq: $id }) {
      ...PostView
    }
    blogPage {
      ...BlogWords
    }
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: $listed) {
      nodes {
        slug
        title
        shownDate: date(formatString: "MMMM-D-YYYY")
      }
    }
  }
`
