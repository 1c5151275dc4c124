import { Banner } from "../Banner/Banner"
import { Icon } from "../Icon/Icon"
import { PageLink } from "../PageLink/PageLink"
import { useSite, type SiteContent } from "../Site/Site"
import { ProductPictures } from "./ProductPictures"
import { standardsRow } from "./standardsRow"
import { useInquiryAddress } from "./useInquiryAddress"

/** How many specification rows the title block at the top shows. */
const titleBlockRows = 4

/** Breadcrumb of a product, under Value Added Product or under all products. */
export function productCrumbs(
  { name, listedIn }: Pick<Queries.ProductViewFragment, "name" | "listedIn">,
  { products }: SiteContent["navigation"],
) {
  const valueAdded = products.more.find(({ to }) => to === "/value-added-product")
  const parent =
    listedIn.includes("valueAdded") && valueAdded
      ? { label: valueAdded.label, to: valueAdded.to }
      : { label: products.label, to: "/products" }
  return { between: [parent], current: name }
}

interface ProductBannerProps {
  product: Queries.ProductViewFragment
  hasSizes: boolean
}

/** The head of a product's page. */
export function ProductBanner({ product, hasSizes }: ProductBannerProps) {
  const { navigation, settings } = useSite()
  const headings = settings.productHeadings
  const inquiryTo = useInquiryAddress(product)
  return (
    <Banner
      crumbs={productCrumbs(product, navigation)}
      heading={product.heading}
      lead={product.summary}
      picture={product.pictures[0]}
      media={
        product.pictures.length > 1 ? (
          <ProductPictures name={product.name} pictures={product.pictures} />
        ) : undefined
      }
      rows={[
        ...product.specifications.slice(0, titleBlockRows),
        ...standardsRow(product.standards, headings.standard),
      ]}
    >
      <div className="btn-row">
        <PageLink className="btn btn--main btn--arrow" to={inquiryTo}>
          <span>{headings.inquiry}</span>
          <Icon name="arrow" />
        </PageLink>
        {hasSizes ? (
          <a className="btn btn--line" href="#sizes">
            {headings.findSize}
          </a>
        ) : null}
      </div>
    </Banner>
  )
}
