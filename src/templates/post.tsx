import { graphql, type HeadProps, type PageProps } from "gatsby"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { PageLink } from "../components/PageLink/PageLink"
import { PostView, postCrumbs } from "../components/PostView/PostView"
import { Seo } from "../components/Seo/Seo"
import { sharePictureAddress } from "../components/Seo/sharePicture"
import { useSiteQuery } from "../components/Site/Site"
import { postPath } from "../content-model/site-pages"
import { blogPosting } from "../structured-data/post"
import { Words } from "../components/Words/Words"

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
                  <PageLink to={postPath(slug, newest)}>
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

export function Head({ data, location }: HeadProps<Queries.PostPageQuery>) {
  const { company, settings } = useSiteQuery()
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
      crumbs={postCrumbs(post.title, blogPage.breadcrumb, !path.startsWith("/blog/"))}
      things={[thing]}
    />
  )
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
