import { graphql, type HeadProps, type PageProps } from "gatsby"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { PageHead } from "../components/Seo/PageHead"
import { useSite } from "../components/Site/Site"
import { TextPage } from "../components/TextPage/TextPage"

/** How the site computes its weights, from which tables, and what it leaves out. */
export function WeightsPage({ data }: PageProps<Queries.WeightsPageQuery>) {
  const { navigation } = useSite()
  const words = data.weightsPage
  if (!words) return null
  return (
    <TextPage words={words} between={[{ label: navigation.products.label, to: "/products" }]}>
      <CallToAction />
    </TextPage>
  )
}

export function WeightsHead({ data, location }: HeadProps<Queries.WeightsPageQuery>) {
  const { label } = useSite().navigation.products
  return (
    <PageHead words={data.weightsPage} location={location} between={[{ label, to: "/products" }]} />
  )
}

export const weightsPageParts = graphql`
  fragment WeightsPageParts on Query {
    weightsPage {
      heading
      lead
      searchTitle
      searchDescription
      breadcrumb
      parts {
        heading
        text
      }
    }
  }
`
