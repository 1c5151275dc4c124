import { Banner } from "../Banner/Banner"
import { CallToAction } from "../CallToAction/CallToAction"
import { ProductIndex } from "../ProductIndex/ProductIndex"
import { useSite } from "../Site/Site"

interface HiddenProductViewProps {
  readonly product: NonNullable<Queries.HiddenProductPageQuery["hiddenProduct"]>
  readonly words: Pick<
    NonNullable<Queries.HiddenProductPageQuery["productsPage"]>,
    "breadcrumb" | "hidden"
  >
}

/** The page at the address of a hidden product: says that it is not available now and lists what is. */
export function HiddenProductView({ product, words }: HiddenProductViewProps) {
  const { allProduct } = useSite()
  const { breadcrumb, hidden } = words
  const isRelated = (slug: string) => product.related.some((each) => each.slug === slug)
  const related = allProduct.nodes.filter(({ slug }) => isRelated(slug))
  return (
    <>
      <Banner
        crumbs={{ between: [{ label: breadcrumb, to: "/products" }], current: product.name }}
        heading={product.name}
        lead={hidden.text}
      />
      {related.length > 0 ? (
        <ProductIndex heading={hidden.relatedHeading} products={related} />
      ) : null}
      <ProductIndex
        heading={hidden.allHeading}
        products={allProduct.nodes.filter(({ slug }) => !isRelated(slug))}
      />
      <CallToAction />
    </>
  )
}
