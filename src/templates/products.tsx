import * as React from "react"
import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Band } from "../components/Band/Band"
import { Banner } from "../components/Banner/Banner"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { usePageAddress } from "../components/PageLink/usePageAddress"
import { ProductIndex } from "../components/ProductIndex/ProductIndex"
import { PageHead } from "../components/Seo/PageHead"
import { useSite } from "../components/Site/Site"
import type { FamilyPages } from "../components/SizeFinder/FoundSizes"
import { SectionLineUp } from "../components/SizeFinder/SectionLineUp"
import { SizeFinder } from "../components/SizeFinder/SizeFinder"
import { WeightCalculator } from "../components/WeightCalculator/WeightCalculator"
import type { CatalogueSize } from "../steel/range/size"

export function ProductsPage({ data, location }: PageProps<Queries.ProductsPageQuery>) {
  const { allProduct } = useSite()
  const address = usePageAddress()
  const [weighed, setWeighed] = React.useState<CatalogueSize>()
  const pages = React.useMemo(() => familyPages(data.listing.nodes), [data.listing.nodes])
  const words = data.productsPage
  if (!words) return null
  const isMain = (listedIn: readonly string[]) => listedIn.includes("navigation")
  return (
    <>
      <Banner
        crumbs={{ current: words.breadcrumb }}
        heading={words.heading}
        lead={words.lead}
        figure={<SectionLineUp />}
      />
      <section className="band" id="finder">
        <div className="sheet">
          <SizeFinder
            texts={words.finder}
            pages={pages}
            page={address("/products")}
            address={location.search}
            onWeigh={setWeighed}
          />
        </div>
      </section>
      <Band
        heading={words.calculatorHeading}
        text={words.calculatorText}
        className="band--galv"
        id="weight"
      >
        <WeightCalculator start={weighed} />
      </Band>
      <ProductIndex
        heading={words.mainHeading}
        products={allProduct.nodes.filter(({ listedIn }) => isMain(listedIn))}
      />
      <ProductIndex
        heading={words.moreHeading}
        products={allProduct.nodes.filter(({ listedIn }) => !isMain(listedIn))}
      />
      <CallToAction />
    </>
  )
}

/** The first product that lists each family of sizes. */
function familyPages(products: Queries.ProductsPageQuery["listing"]["nodes"]): FamilyPages {
  return Object.fromEntries(
    [...products]
      .reverse()
      .flatMap(({ url, sizeTables }) => sizeTables.map((family) => [family, url])),
  )
}

export function ProductsHead({ data, location }: HeadProps<Queries.ProductsPageQuery>) {
  return <PageHead words={data.productsPage} location={location} />
}

export const productsPageParts = graphql`
  fragment ProductsPageParts on Query {
    productsPage {
      heading
      lead
      searchTitle
      searchDescription
      breadcrumb
      finder {
        hint
        examplesHeading
        examples {
          query
          meaning
        }
        note
        nothing
      }
      calculatorHeading
      calculatorText
      mainHeading
      moreHeading
    }
    listing: allProduct(sort: { order: ASC }) {
      nodes {
        url
        sizeTables
      }
    }
  }
`
