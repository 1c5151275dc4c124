import { graphql } from "gatsby"
import { headOf, pageHead } from "../site/seo/PageHead"
import { useProductsStep } from "../kit/Site"
import { Banner } from "../kit/blocks/Banner"
import { CallToAction } from "../kit/blocks/CallToAction"
import { ProductTiles } from "./blocks/ProductTile"

type ValueAddedData = Pick<Queries.ValueAddedPageQuery, "valueAddedPage" | "allProduct">

/** The page of value added products, as tiles. */
export default function ValueAddedPage({ data }: { data: ValueAddedData }) {
  const between = useProductsStep()
  const { valueAddedPage: words, allProduct } = data
  if (!words) return null
  return (
    <>
      <Banner {...words} between={between} />
      <section className="band">
        <div className="sheet">
          <ProductTiles
            products={allProduct.nodes.filter(({ listedIn }) => listedIn.includes("valueAdded"))}
            label={words.tileLabel}
            isInSight
            heading="h2"
          />
        </div>
      </section>
      <CallToAction />
    </>
  )
}

export const Head = pageHead<Queries.ValueAddedPageQuery>(function useHead({ data }) {
  return headOf(data.valueAddedPage, { between: useProductsStep() })
})

export const query = graphql`
  query ValueAddedPage {
    ...SiteParts
    valueAddedPage {
      ...ValueAddedPageContent
    }
    allProduct(sort: { order: ASC }) {
      nodes {
        ...ProductTile
      }
    }
  }
`
