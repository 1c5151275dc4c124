import * as React from "react"
import { Band } from "../Band/Band"
import { Banner } from "../Banner/Banner"
import { CallToAction } from "../CallToAction/CallToAction"
import { usePageAddress } from "../PageLink/usePageAddress"
import { ProductIndex } from "../ProductIndex/ProductIndex"
import { useSite } from "../Site/Site"
import type { FamilyPages } from "../SizeFinder/FoundSizes"
import { SectionLineUp } from "../SizeFinder/SectionLineUp"
import { SizeFinder } from "../SizeFinder/SizeFinder"
import { WeightCalculator } from "../WeightCalculator/WeightCalculator"
import type { PageWords } from "../Seo/PageHead"
import type { OpenSize } from "../../steel/calculator/entries"

interface ProductsViewProps {
  readonly words: PageWords<Queries.ProductsPageQuery["productsPage"]>
  /** The products in their order, with the sizes each lists. */
  readonly listing: Queries.ProductsPageQuery["listing"]["nodes"]
  /** The query of the address: "?size=50nb". */
  readonly search: string
}

/** The page of all products: the finder for sizes, the weight calculator, and every product. */
export function ProductsView({ words, listing, search }: ProductsViewProps) {
  const { allProduct } = useSite()
  const address = usePageAddress()
  const [weighed, setWeighed] = React.useState<Parameters<OpenSize>>()
  // A copy, by which the calculator sees that the same size was opened again.
  const onWeigh = React.useCallback<OpenSize>(
    (size, quantity) => setWeighed([{ ...size }, quantity]),
    [],
  )
  const pages = React.useMemo(() => familyPages(listing), [listing])
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
            address={search}
            onWeigh={onWeigh}
          />
        </div>
      </section>
      <Band
        heading={words.calculatorHeading}
        text={words.calculatorText}
        className="band--galv"
        id="weight"
      >
        <WeightCalculator start={weighed?.[0]} startQuantity={weighed?.[1]} />
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
function familyPages(products: ProductsViewProps["listing"]): FamilyPages {
  return Object.fromEntries(
    [...products]
      .reverse()
      .flatMap(({ url, sizeTables }) => sizeTables.map((family) => [family, url])),
  )
}
