import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PostView, postCrumbs } from "../components/PostView/PostView"
import { Seo } from "../components/Seo/Seo"
import { sharePictureAddress } from "../routes/share-picture"
import { useSite } from "../components/Site/Site"
import type { PostPageContext } from "../routes/page-context"
import { blogPosting } from "../structured-data/post"

export function PostPage({ data, pageContext }: PageProps<Queries.PostPageQuery, PostPageContext>) {
  const { post, blogPage } = data
  if (!post || !blogPage) return null
  const { isNewest, others } = pageContext
  return <PostView post={post} words={blogPage} isNewest={isNewest} others={others} />
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
