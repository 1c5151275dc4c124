import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Banner } from "../components/Banner/Banner"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { ProductIndex } from "../components/ProductIndex/ProductIndex"
import { Seo } from "../components/Seo/Seo"
import { useSite } from "../components/Site/Site"

/** The page at the address of a hidden product: says that it is not available now and lists what is. */
export function HiddenProductPage({ data }: PageProps<Queries.HiddenProductPageQuery>) {
  const { allProduct } = useSite()
  const { hiddenProduct, productsPage } = data
  if (!hiddenProduct || !productsPage) return null
  const { breadcrumb, hidden: words } = productsPage
  const isRelated = (slug: string) => hiddenProduct.related.some((each) => each.slug === slug)
  const related = allProduct.nodes.filter(({ slug }) => isRelated(slug))
  return (
    <>
      <Banner
        crumbs={{
          between: [{ label: breadcrumb, to: "/products" }],
          current: hiddenProduct.name,
        }}
        heading={hiddenProduct.name}
        lead={words.text}
      />
      {related.length > 0 ? (
        <ProductIndex heading={words.relatedHeading} products={related} />
      ) : null}
      <ProductIndex
        heading={words.allHeading}
        products={allProduct.nodes.filter(({ slug }) => !isRelated(slug))}
      />
      <CallToAction />
    </>
  )
}

export function HiddenProductHead({ data, location }: HeadProps<Queries.HiddenProductPageQuery>) {
  const { hiddenProduct, productsPage } = data
  if (!hiddenProduct || !productsPage) return null
  return (
    <Seo
      title={hiddenProduct.name}
      description={productsPage.hidden.searchDescription}
      path={location.pathname}
      noindex
    />
  )
}

export const hiddenProductPageParts = graphql`
  fragment HiddenProductPageParts on Query {
    hiddenProduct(id: { eq: $id }) {
      name
      related {
        slug
      }
    }
    productsPage {
      breadcrumb
      hidden {
        text
        searchDescription
        relatedHeading
        allHeading
      }
    }
  }
`
