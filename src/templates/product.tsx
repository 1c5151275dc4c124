import { graphql } from "gatsby"
import { lazy, memo, Suspense } from "react"
import { productCalculators } from "../calculator/entries"
import type { TablesPageContext } from "../content/routes/page-context"
import { CONTACT_PAGE, FORM_ID } from "../inquiry/inquiryPage"
import { AddProduct, GoodsOfPage } from "../inquiry/list/AddToInquiry"
import { Band } from "../kit/blocks/Band"
import { Banner, type Crumbs } from "../kit/blocks/Banner"
import { CallToAction } from "../kit/blocks/CallToAction"
// Styles of a part that loads later would be missing from the page's HTML.
import "../kit/blocks/Carousel.module.css"
import { Icon } from "../kit/blocks/Icon"
import { FULL_WIDTH, Picture, type PictureData } from "../kit/blocks/Picture"
import { ChartIndex, ProductCells } from "./blocks/ProductIndex"
import "../kit/blocks/Slider.module.css"
import { Prose } from "../kit/blocks/Text"
import { ToolBoundary } from "../kit/blocks/ToolBoundary"
import { unbroken } from "../kit/format/texts"
import { PageLink } from "../kit/PageLink"
import { pageHead } from "../site/seo/PageHead"
import { pageWithTables } from "../site/seo/search-engines"
import { useProductsOf, useProductsStep, useSite } from "../kit/Site"
import type { Words } from "../kit/words/catalogue"
import { useWords } from "../kit/words/words"
import { SectionSheet } from "../catalogue/SectionSheet"
import { representativeSection } from "../steel/section/representative"
import { Downloads, ProductSizes, WeightBand } from "./ProductSizes"
import * as styles from "./product.module.css"

type Product = NonNullable<Queries.ProductPageQuery["product"]>

interface ProductPageProps {
  readonly data: Queries.ProductPageQuery
  /** Without sizes there are no tables, and the product is added to the list in words. */
  readonly pageContext: Pick<TablesPageContext, "sizes" | "charts">
}

/** How many specification rows the title block at the top shows. */
const titleBlockRows = 4

/** A product's page: head, sizes, calculator, specification, description, downloads and related products. */
export default function ProductPage({
  data: { product, allChart },
  pageContext,
}: ProductPageProps) {
  const { settings } = useSite()
  const words = useWords("tables")
  const productsOf = useProductsOf()
  if (!product) return null
  const { sizes, charts } = pageContext
  const headings = settings.productHeadings
  const inquiryTo = `${CONTACT_PAGE}?product=${product.slug}#${FORM_ID}`
  const section = representativeSection(product.kind)
  const calculator = productCalculators[product.kind]
  return (
    <>
      <ProductBanner product={product} hasSizes={Boolean(sizes)} inquiryTo={inquiryTo} />
      {sizes ? (
        <ProductSizes sizes={sizes} />
      ) : (
        <Band heading={words.need} id="add">
          <div className={section ? `split ${styles.specs}` : undefined}>
            {section ? <SectionSheet section={section} /> : null}
            <ToolBoundary kept={["inquiry-list", "pasted-inquiry"]}>
              <AddProduct product={product} />
            </ToolBoundary>
          </div>
        </Band>
      )}
      <Specification product={product} />
      <section className="band band--rule">
        <div className="sheet grid">
          <div className="aside">
            <h2>{product.descriptionHeading}</h2>
            <Prose className={styles.text} html={product.description} />
          </div>
          {product.features.length > 0 ? (
            <div className="beside">
              <h2 className="vh">{headings.features}</h2>
              <dl className={`ruled ${styles.feat}`}>
                {product.features.map(({ title, text }) => (
                  <div key={title}>
                    <dt className="t22">{title}</dt>
                    <dd>{unbroken(text)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ) : null}
        </div>
      </section>
      {sizes || !calculator ? null : (
        <GoodsOfPage value={product}>
          <WeightBand {...calculator} note={calculator.note && words[calculator.note]} />
        </GoodsOfPage>
      )}
      {charts.length > 0 ? <Downloads charts={charts} label={product.chartLabel} /> : null}
      <ChartIndex {...allChart} />
      <CallToAction inquiryTo={inquiryTo} />
      <ProductCells products={productsOf(product.related)} heading={headings.related} />
    </>
  )
}

/** Breadcrumb of a product, under Value Added Product or under all products. */
function useCrumbs(product: Product | null): Crumbs {
  const { more } = useSite().navigation.products
  const products = useProductsStep()
  const valueAdded = more.filter(({ to }) => to === "/value-added-product")
  const isUnderIt = product?.listedIn.includes("valueAdded") && valueAdded.length > 0
  return { breadcrumb: product?.name ?? "", between: isUnderIt ? valueAdded : products }
}

interface ProductBannerProps {
  product: Product
  hasSizes: boolean
  inquiryTo: string
}

/** The head of a product's page. */
function ProductBanner({ product, hasSizes, inquiryTo }: ProductBannerProps) {
  const headings = useSite().settings.productHeadings
  const words = useWords("tables")
  return (
    <Banner
      {...useCrumbs(product)}
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
        ...millRows(product, words.mill),
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

/** A specification row with the product's standards; none if it has no standards. */
function standardsRow(standards: readonly string[], label: string) {
  if (standards.length === 0) return []
  return [{ label, value: standards.join(", ") }]
}

/** What the mill gives with the product, as far as it is known. */
function millRows(
  mill: { slug: string; bisLicence?: string | null; testCertificate?: boolean | null },
  words: Words["tables"]["mill"],
) {
  return [
    ...(mill.bisLicence ? [{ label: words.licence, value: mill.bisLicence }] : []),
    ...(mill.testCertificate ? [{ label: words.certificate, value: words.eachLot }] : []),
  ]
}

/** The rows of the specification that the title block has no room for. */
function Specification({ product }: { product: Product }) {
  const headings = useSite().settings.productHeadings
  const rows = product.specifications.slice(titleBlockRows)
  if (rows.length === 0) return null
  return (
    <section className="band" id="specification">
      <div className="sheet grid">
        <h2 className="aside">{headings.specifications}</h2>
        <div className="beside">
          <table className={`table ${styles.spec}`}>
            <caption className="vh">{`${product.name}: ${headings.specifications}`}</caption>
            <tbody>
              {rows.map(({ label, value }) => (
                <tr key={label}>
                  <th className="small muted" scope="row">
                    {label}
                  </th>
                  <td className="t22">{unbroken(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}

/** Loads only where needed: few products have several pictures. */
const PictureCarousel = lazy(async () => ({
  default: (await import("../kit/blocks/Carousel")).Carousel,
}))

interface ProductPicturesProps {
  name: string
  pictures: readonly (PictureData | null)[]
}

/** The pictures of a product as slides. Memoized, because React renders a lazy part again when its parent changes. */
const ProductPictures = memo(function ProductPictures({ name, pictures }: ProductPicturesProps) {
  const slides = pictures.map((picture, index) => (
    <Picture
      key={index}
      picture={picture}
      first={index === 0}
      sizes={`(min-width: 1024px) 50vw, ${FULL_WIDTH}`}
    />
  ))
  return (
    <ToolBoundary instead={slides[0]}>
      <Suspense fallback={slides[0]}>
        <PictureCarousel label={name} slides={slides} />
      </Suspense>
    </ToolBoundary>
  )
})

export const Head = pageHead<Queries.ProductPageQuery, TablesPageContext>(function useHead({
  data,
  location,
  pageContext,
}) {
  const { siteUrl, productHeadings } = useSite().settings
  const { product } = data
  const crumbs = useCrumbs(product)
  if (!product) return null
  const { sizes, charts } = pageContext
  const tables = sizes && { id: "sizes", name: productHeadings.sizes, files: charts }
  return {
    title: product.name,
    description: product.searchDescription,
    ...crumbs,
    things: [pageWithTables(product, tables, location.pathname, siteUrl)],
  }
})

export const query = graphql`
  query ProductPage($slug: String!) {
    product(fields: { slug: { eq: $slug } }) {
      slug
      ...ProductContent
      pictures {
        ...BannerPicture
      }
    }
    allChart(filter: { products: { in: [$slug] } }, sort: { name: ASC }) {
      nodes {
        ...ListedChart
      }
    }
  }
`
