import { graphql, type HeadProps, type PageProps } from "gatsby"
import { NotFoundView } from "../components/NotFoundView/NotFoundView"
import { PageHead } from "../components/Seo/PageHead"
import { pageHead } from "../components/Site/pageHead"
import type { PageContext } from "../routes/page-context"

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return data.notFoundPage ? <NotFoundView words={data.notFoundPage} /> : null
}

export const Head = pageHead(function NotFoundHead({
  data,
  location,
}: HeadProps<Queries.NotFoundPageQuery, PageContext>) {
  return <PageHead words={data.notFoundPage} location={location} noindex />
})

export const query = graphql`
  query NotFoundPage {
    ...SiteParts
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
