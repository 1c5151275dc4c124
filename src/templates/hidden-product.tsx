import { graphql } from "gatsby"
import { pageHead } from "../site/seo/PageHead"
import { Banner } from "../kit/blocks/Banner"
import { CallToAction } from "../kit/blocks/CallToAction"
import { ProductIndex } from "./blocks/ProductIndex"
import { useProductsStep, useSite } from "../kit/Site"

/** The page at the address of a hidden product: says that it is not available now and lists what is. */
export default function HiddenProductPage({ data }: { data: Queries.HiddenProductPageQuery }) {
  const between = useProductsStep()
  const { nodes } = useSite().allProduct
  const { hiddenProduct: product, productsPage } = data
  if (!product || !productsPage) return null
  const { hidden } = productsPage
  const related = nodes.filter(({ slug }) => product.related.includes(slug))
  return (
    <>
      <Banner
        breadcrumb={product.name}
        between={between}
        heading={product.name}
        lead={hidden.text}
      />
      {related.length > 0 ? (
        <ProductIndex heading={hidden.relatedHeading} products={related} />
      ) : null}
      <ProductIndex
        heading={hidden.allHeading}
        products={nodes.filter((each) => !related.includes(each))}
      />
      <CallToAction />
    </>
  )
}

export const Head = pageHead<Queries.HiddenProductPageQuery>(({ data }) => {
  const { hiddenProduct, productsPage } = data
  if (!hiddenProduct || !productsPage) return null
  const description = productsPage.hidden.searchDescription
  return { title: hiddenProduct.name, description, noindex: true }
})

export const query = graphql`
  query HiddenProductPage($slug: String!) {
    hiddenProduct(fields: { slug: { eq: $slug } }) {
      name
      related
    }
    productsPage {
      hidden {
        ...HiddenProductWordsContent
      }
    }
  }
`
