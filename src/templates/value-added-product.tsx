import { graphql } from "gatsby"
import { headOf, pageHead } from "../site/seo/PageHead"
import { useSite } from "../site/Site"
import { Banner } from "../site/blocks/Banner"
import { CallToAction } from "../site/blocks/CallToAction"
import { ProductTiles } from "../site/blocks/ProductTile"

type ValueAddedData = Pick<Queries.ValueAddedPageQuery, "valueAddedPage" | "allProduct">

/** The page of value added products, as tiles. */
export default function ValueAddedPage({ data }: { data: ValueAddedData }) {
  const { navigation } = useSite()
  const { valueAddedPage: words, allProduct } = data
  if (!words) return null
  return (
    <>
      <Banner
        crumbs={{
          between: [{ label: navigation.products.label, to: "/products" }],
          current: words.breadcrumb,
        }}
        heading={words.heading}
        lead={words.lead}
      />
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
  const { label } = useSite().navigation.products
  const words = data.valueAddedPage
  return headOf(words, {
    crumbs: words && { between: [{ label, to: "/products" }], current: words.breadcrumb },
  })
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
