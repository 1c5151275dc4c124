import { Banner } from "../Banner/Banner"
import { CallToAction } from "../CallToAction/CallToAction"
import { ProductTiles } from "../ProductTile/ProductTile"
import { useSite } from "../Site/Site"
import type { PageWords } from "../Seo/PageHead"

interface ValueAddedViewProps {
  readonly words: PageWords<Queries.ValueAddedPageQuery["valueAddedPage"]>
  readonly products: Queries.ValueAddedPageQuery["allProduct"]["nodes"]
}

/** The page of value added products, as tiles. */
export function ValueAddedView({ words, products }: ValueAddedViewProps) {
  const { navigation } = useSite()
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
            products={products.filter(({ listedIn }) => listedIn.includes("valueAdded"))}
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
