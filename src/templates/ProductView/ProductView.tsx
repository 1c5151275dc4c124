import { graphql } from "gatsby"
import { productCalculators } from "../../calculator/entries"
import { FORM_ID } from "../../inquiry/inquiryPage"
import { AddProduct, GoodsOfPage } from "../../inquiry/list/AddToInquiry"
import { useWords } from "../../site/words/words"
import type { Words } from "../../site/words/catalogue"
import type { ChartFile } from "../../content/routes/page-context"
import type { SizeFigures } from "../../steel/range/makeSize"
import { representativeSection } from "../../steel/section/representative"
import { Band } from "../../site/blocks/Band"
import { Banner } from "../../site/blocks/Banner"
import { CallToAction } from "../../site/blocks/CallToAction"
import { Downloads } from "../../site/blocks/Downloads"
import { FamilyIndex } from "../../site/blocks/FamilyIndex"
import { Icon } from "../../site/blocks/Icon"
import { PageLink } from "../../site/PageLink"
import { Prose } from "../../site/blocks/Prose"
import { SectionSheet } from "../../sizes/drawing/SectionSheet"
import { useSite, type SiteContent } from "../../site/Site"
import { ProductPictures } from "./ProductPictures"
import { ProductSizes } from "./ProductSizes"
import * as styles from "./ProductView.module.css"
import { WeightBand } from "./WeightBand"

type Product = Queries.ProductViewFragment

interface ProductViewProps {
  product: Product
  /** The product's sizes; without them there are no tables, and the product is added to the list in words. */
  sizes?: readonly SizeFigures[] | null
  charts?: readonly ChartFile[]
}

/** How many specification rows the title block at the top shows. */
const titleBlockRows = 4

/** A product's page: head, sizes, calculator, specification, description, downloads and related products. */
export function ProductView({ product, sizes, charts = [] }: ProductViewProps) {
  const { navigation, settings } = useSite()
  const headings = settings.productHeadings
  const inquiryTo = `${navigation.contact.to}?product=${product.slug}#${FORM_ID}`
  const section = representativeSection(product.family)
  const calculator = productCalculators[product.family]
  const words = useWords("tables")
  const { add } = useWords("steel")
  return (
    <>
      <ProductBanner product={product} hasSizes={Boolean(sizes)} inquiryTo={inquiryTo} />
      {sizes ? (
        <ProductSizes sizes={sizes} family={product.family} headings={headings} />
      ) : (
        <Band heading={add} id="add">
          <div className={section ? styles.specs : undefined}>
            {section ? <SectionSheet section={section} /> : null}
            <AddProduct product={product} />
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
                    <dt>{title}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ) : null}
        </div>
      </section>
      {sizes || !calculator ? null : (
        <GoodsOfPage value={product}>
          <WeightBand
            families={calculator.families}
            start={calculator.start}
            note={calculator.note && words[calculator.note]}
            headings={headings}
          />
        </GoodsOfPage>
      )}
      {charts.length > 0 ? (
        <section className="band band--rule" id="downloads">
          <div className="sheet grid">
            <div className="aside">
              <h2>{headings.downloads}</h2>
            </div>
            <div className="beside">
              <Downloads
                files={charts.map((chart) => ({
                  ...chart,
                  ...(chart.kind === "PDF"
                    ? { title: product.chartLabel ?? headings.chart, note: headings.chartNote }
                    : { title: headings.chartData, note: headings.chartDataNote }),
                }))}
              />
            </div>
          </div>
        </section>
      ) : null}
      <CallToAction inquiryTo={inquiryTo} />
      <FamilyIndex products={product.related} label={headings.related} />
    </>
  )
}

/** Breadcrumb of a product, under Value Added Product or under all products. */
export function productCrumbs(
  { name, listedIn }: Pick<Product, "name" | "listedIn">,
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
  product: Product
  hasSizes: boolean
  inquiryTo: string
}

/** The head of a product's page. */
function ProductBanner({ product, hasSizes, inquiryTo }: ProductBannerProps) {
  const { navigation, settings } = useSite()
  const words = useWords("tables")
  const headings = settings.productHeadings
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
  return [{ label, value: standards.map((standard) => standard.replace(" ", "\u00a0")).join(", ") }]
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

/** The rows of the specification that the title block has no room for, if they say more than its standard. */
function Specification({ product }: { product: Product }) {
  const headings = useSite().settings.productHeadings
  const rows = product.specifications.slice(titleBlockRows)
  if (rows.length < 2 && rows.every(({ value }) => product.standards.includes(value))) return null
  return (
    <section className="band" id="specification">
      <div className="sheet grid">
        <h2 className="aside">{headings.specifications}</h2>
        <div className="beside">
          <table className={styles.spec}>
            <caption className="vh">{`${product.name}: ${headings.specifications}`}</caption>
            <tbody>
              {rows.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}

export const productViewFragment = graphql`
  fragment ProductView on Product {
    slug
    name
    heading
    url
    family
    summary
    searchDescription
    descriptionHeading
    description
    features {
      title
      text
    }
    specifications {
      label
      value
    }
    standards
    bisLicence
    testCertificate
    listedIn
    chartLabel
    pictures {
      ...BannerPicture
    }
    related {
      ...ListedProduct
    }
  }
`
