import { graphql, type HeadProps, type PageProps } from "gatsby"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { Seo } from "../components/Seo/Seo"
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
  const { navigation } = useSite()
  const words = data.weightsPage
  if (!words) return null
  return (
    <Seo
      title={words.searchTitle}
      description={words.searchDescription}
      path={location.pathname}
      crumbs={{
        between: [{ label: navigation.products.label, to: "/products" }],
        current: words.breadcrumb,
      }}
    />
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
