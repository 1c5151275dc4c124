import { graphql } from "gatsby"
import * as React from "react"
import { Band } from "../kit/blocks/Band"
import { Banner } from "../kit/blocks/Banner"
import { CallToAction } from "../kit/blocks/CallToAction"
import { ToolBoundary } from "../kit/blocks/ToolBoundary"
import type { ListedProduct } from "../kit/page"
import { usePageAddress } from "../kit/PageLink"
import { useSite } from "../kit/Site"
import { ChartIndex, ProductIndex } from "./blocks/ProductIndex"
import { headOf, pageHead } from "../site/seo/PageHead"
import { Compared } from "../sizes/compare/Compare"
import { SectionLineUp } from "../sizes/finder/Filters"
import { SizeFinder } from "../sizes/finder/SizeFinder"
import { useOpenedSize, WeightCalculator } from "../calculator/WeightCalculator"

interface ProductsPageProps {
  readonly data: Queries.ProductsPageQuery
  /** Its query may hold a search: "?size=50nb". */
  readonly location: { readonly search: string }
}

/** The page of all products: the finder for sizes, every product, and the weight calculator. */
export default function ProductsPage({ data, location }: ProductsPageProps) {
  const { productsPage: words, allChart } = data
  const { nodes } = useSite().allProduct
  const address = usePageAddress()
  const { open, opened } = useOpenedSize()
  const pages = React.useMemo(() => familyPages(nodes), [nodes])
  if (!words) return null
  const isMain = ({ listedIn }: ListedProduct) => listedIn.includes("navigation")
  return (
    <>
      <Banner {...words} figure={<SectionLineUp />} />
      <section className="band" id="finder">
        <div className="sheet">
          <ToolBoundary reads={["search"]}>
            <SizeFinder
              texts={words.finder}
              pages={pages}
              page={address("/products")}
              address={location.search}
              onWeigh={open}
            />
          </ToolBoundary>
        </div>
      </section>
      <Compared />
      <ChartIndex {...allChart} />
      <ProductIndex heading={words.mainHeading} products={nodes.filter(isMain)} />
      <ProductIndex
        heading={words.moreHeading}
        products={nodes.filter((product) => !isMain(product))}
      />
      <Band
        heading={words.calculatorHeading}
        text={words.calculatorText}
        className="band--galv"
        id="weight"
      >
        <ToolBoundary>
          <WeightCalculator {...opened} />
        </ToolBoundary>
      </Band>
      <CallToAction />
    </>
  )
}

/** The address of the first product that lists every size of a family, for each family that has one. */
function familyPages(products: readonly ListedProduct[]): Record<string, string> {
  return Object.fromEntries(
    [...products]
      .reverse()
      .flatMap(({ url, sizeTables = [] }) => sizeTables.map((family) => [family, url])),
  )
}

export const Head = pageHead<Queries.ProductsPageQuery>(({ data }) => headOf(data.productsPage))

export const query = graphql`
  query ProductsPage {
    productsPage {
      ...ProductsPageContent
    }
    allChart(sort: { name: ASC }) {
      nodes {
        ...ListedChart
      }
    }
  }
`
