import { graphql, type PageProps } from "gatsby"
import { CallToAction } from "../kit/blocks/CallToAction"
import { ChartIndex } from "./blocks/ProductIndex"
import { headOf, pageHead } from "../site/seo/PageHead"
import { useProductsStep } from "../kit/Site"
import { Tolerances } from "../delivery/Result"
import { TextPage } from "../kit/blocks/Text"

/** How the site computes its weights, from which tables, and what it leaves out. */
export default function WeightsPage({ data }: PageProps<Queries.WeightsPageQuery>) {
  const between = useProductsStep()
  const { weightsPage: words, deliveryCheckPage } = data
  if (!words) return null
  return (
    <TextPage words={words} between={between}>
      {deliveryCheckPage ? (
        <Tolerances
          heading={deliveryCheckPage.tolerancesHeading}
          text={deliveryCheckPage.tolerancesText}
          tolerances={data.allTolerance.nodes}
        />
      ) : null}
      <ChartIndex {...data.allChart} />
      <CallToAction />
    </TextPage>
  )
}

export const Head = pageHead<Queries.WeightsPageQuery>(function useHead({ data }) {
  return headOf(data.weightsPage, {
    between: useProductsStep(),
    // Formulas begin in bold: late letters would break their lines anew.
    children: (
      <link
        rel="preload"
        as="font"
        type="font/woff2"
        href="/fonts/barlow-600.woff2"
        crossOrigin="anonymous"
      />
    ),
  })
})

export const query = graphql`
  query WeightsPage {
    weightsPage {
      ...WeightsPageContent
    }
    deliveryCheckPage {
      tolerancesHeading
      tolerancesText
    }
    allChart(sort: { name: ASC }) {
      nodes {
        ...ListedChart
      }
    }
    ...AllTolerances
  }
`
