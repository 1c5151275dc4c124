import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PostView, postCrumbs } from "../components/PostView/PostView"
import { Seo } from "../components/Seo/Seo"
import { sharePictureAddress } from "../routes/share-picture"
import { useSite } from "../components/Site/Site"
import { pageHead } from "../components/Site/pageHead"
import { pathIn } from "../interface/language"
import { useLanguage } from "../interface/words"
import { postPath } from "../routes/paths"
import type { PostPageContext } from "../routes/page-context"
import { blogPosting } from "../structured-data/post"

export default function PostPage({
  data,
  pageContext,
}: PageProps<Queries.PostPageQuery, PostPageContext>) {
  const { post, blogPage } = data
  if (!post || !blogPage) return null
  const { isBlogPage, others } = pageContext
  return <PostView post={post} words={blogPage} isBlogPage={isBlogPage} others={others} />
}

/** On the page /blog it names the address that the post keeps when there is a newer one. */
export const Head = pageHead(function PostHead({
  data,
  pageContext,
}: HeadProps<Queries.PostPageQuery, PostPageContext>) {
  const { company, settings } = useSite()
  const language = useLanguage()
  const { post, blogPage } = data
  if (!post || !blogPage) return null
  const path = pathIn(language, postPath(pageContext.slug))
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
      crumbs={postCrumbs(post.title, blogPage.breadcrumb, pageContext.isBlogPage)}
      things={[thing]}
    />
  )
})

export const query = graphql`
  query PostPage($id: String!) {
    ...SiteParts
    post(id: { eq: $id }) {
      ...PostView
    }
    blogPage {
      ...BlogWords
    }
  }
`
