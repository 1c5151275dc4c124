import { graphql, type HeadProps, type PageProps } from "gatsby"
import { NotFoundView } from "../components/NotFoundView/NotFoundView"
import { PageHead } from "../components/Seo/PageHead"

export function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return data.notFoundPage ? <NotFoundView words={data.notFoundPage} /> : null
}

export function NotFoundHead({ data, location }: HeadProps<Queries.NotFoundPageQuery>) {
  return <PageHead words={data.notFoundPage} location={location} noindex />
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
