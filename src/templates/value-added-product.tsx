import { graphql } from "gatsby"
import { headOf, pageHead } from "../site/seo/PageHead"
import { useProductsListedIn, useProductsStep } from "../kit/Site"
import { Banner } from "../kit/blocks/Banner"
import { CallToAction } from "../kit/blocks/CallToAction"
import { ProductTiles } from "./blocks/ProductTile"

/** The page of value added products, as tiles. */
export default function ValueAddedPage({ data }: { data: Queries.ValueAddedPageQuery }) {
  const between = useProductsStep()
  const products = useProductsListedIn("valueAdded")
  const words = data.valueAddedPage
  if (!words) return null
  return (
    <>
      <Banner {...words} between={between} />
      <section className="band">
        <div className="sheet">
          <ProductTiles products={products} label={words.tileLabel} isInSight heading="h2" />
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
    valueAddedPage {
      ...ValueAddedPageContent
    }
  }
`
