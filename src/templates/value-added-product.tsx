import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Banner } from "../components/Banner/Banner"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { ProductTiles } from "../components/ProductTile/ProductTile"
import { PageHead } from "../components/Seo/PageHead"
import { useSite } from "../components/Site/Site"

export function ValueAddedPage({ data }: PageProps<Queries.ValueAddedPageQuery>) {
  const { navigation } = useSite()
  const words = data.valueAddedPage
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
            products={data.allProduct.nodes.filter(({ listedIn }) =>
              listedIn.includes("valueAdded"),
            )}
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

export function ValueAddedHead({ data, location }: HeadProps<Queries.ValueAddedPageQuery>) {
  const { label } = useSite().navigation.products
  return (
    <PageHead
      words={data.valueAddedPage}
      location={location}
      between={[{ label, to: "/products" }]}
    />
  )
}

export const valueAddedPageParts = graphql`
  fragment ValueAddedPageParts on Query {
    valueAddedPage {
      heading
      lead
      searchTitle
      searchDescription
      breadcrumb
      tileLabel
    }
    allProduct(sort: { order: ASC }) {
      nodes {
        ...ProductTile
      }
    }
  }
`
