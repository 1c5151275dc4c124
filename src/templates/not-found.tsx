import { graphql, type HeadProps, type PageProps } from "gatsby"
import { NotFoundView } from "../components/NotFoundView/NotFoundView"
import { Seo } from "../components/Seo/Seo"

export function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return data.notFoundPage ? <NotFoundView words={data.notFoundPage} /> : null
}

export function NotFoundHead({ data, location }: HeadProps<Queries.NotFoundPageQuery>) {
  const words = data.notFoundPage
  if (!words) return null
  return (
    <Seo
      title={words.searchTitle}
      description={words.searchDescription}
      path={location.pathname}
      noindex
    />
  )
}

export const notFoundPageParts = graphql`
  fragment NotFoundPageParts on Query {
    notFoundPage {
      heading
      lead
      searchTitle
      searchDescription
      overline
      linksHeading
    }
  }
`
