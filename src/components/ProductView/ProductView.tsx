import { graphql } from "gatsby"
import { Banner } from "../Banner/Banner"
import { CallToAction } from "../CallToAction/CallToAction"
import { Downloads } from "../Downloads/Downloads"
import { FamilyIndex } from "../FamilyIndex/FamilyIndex"
import { FeatureList } from "../FeatureList/FeatureList"
import { Icon } from "../Icon/Icon"
import { PageLink } from "../PageLink/PageLink"
import { Prose } from "../Prose/Prose"
import { FORM_ID } from "../../inquiry/inquiryPage"
import { useSite, type SiteContent } from "../Site/Site"
import { SpecificationTable } from "../SpecificationTable/SpecificationTable"
import { representativeSection } from "../../steel/section/representative"
import type { ChartFile } from "../../routes/page-context"
import type { CompactCatalogue } from "../../steel/range/compactCatalogue"
import { SectionSheet } from "../SectionSheet/SectionSheet"
import { ProductPictures } from "./ProductPictures"
import { ProductSizes } from "./ProductSizes"
import { WeightBand } from "./WeightBand"
import {
  calculatorFamilies,
  calculatorStart,
  calculatorNotes,
} from "../../steel/calculator/productCalculator"
import type { WorkedExample } from "../../steel/calculator/workedExample"
import * as styles from "./ProductView.module.css"
import { useWords } from "../../interface/words"

/** How many specification rows the title block at the top shows. */
const titleBlockRows = 4

interface ProductViewProps {
  product: Queries.ProductViewFragment
  /** The product's sizes; without them there are no tables and no calculator. */
  sizes?: CompactCatalogue | null
  charts?: readonly ChartFile[]
  example?: WorkedExample | null
}

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

/** A product's page: banner, sizes, calculator, specification, description, downloads and related products. */
export function ProductView({ product, sizes, charts = [], example }: ProductViewProps) {
  const { navigation, settings } = useSite()
  const headings = settings.productHeadings
  const inquiryTo = `${navigation.contact.to}?product=${product.slug}#${FORM_ID}`
  const weighedFamilies = calculatorFamilies[product.family]
  const words = useWords("tables")
  const note = calculatorNotes[product.family]
  return (
    <>
      <ProductBanner product={product} inquiryTo={inquiryTo} hasSizes={Boolean(sizes)} />
      {sizes ? (
        <ProductSizes sizes={sizes} family={product.family} example={example} headings={headings} />
      ) : null}
      <Specification product={product} isBesideHeading={Boolean(sizes)} />
      <section className="band band--rule">
        <div className="sheet grid">
          <div className={styles.prodtxt}>
            <h2>{product.descriptionHeading}</h2>
            <Prose className={styles.text} html={product.description} />
          </div>
          {product.features.length > 0 ? (
            <div className={styles.prodfeat}>
              <h2 className="vh">{headings.features}</h2>
              <FeatureList
                rows={product.features.map(({ title, text }) => ({ term: title, text }))}
              />
            </div>
          ) : null}
        </div>
      </section>
      {sizes || !weighedFamilies ? null : (
        <WeightBand
          families={weighedFamilies}
          start={calculatorStart[product.family]}
          example={example}
          note={note && words[note]}
          headings={headings}
        />
      )}
      {charts.length > 0 ? (
        <section className="band band--rule" id="downloads">
          <div className="sheet grid">
            <div className={styles.prodtxt}>
              <h2>{headings.downloads}</h2>
            </div>
            <div className={styles.prodfeat}>
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

/** The standards of a product as a specification row, if it has any. */
function standardsRow(standards: readonly string[], label: string) {
  if (standards.length === 0) return []
  return [{ label, value: standards.map((standard) => standard.replace(" ", "\u00a0")).join(", ") }]
}

interface ProductBannerProps {
  product: Queries.ProductViewFragment
  inquiryTo: string
  hasSizes: boolean
}

function ProductBanner({ product, inquiryTo, hasSizes }: ProductBannerProps) {
  const { navigation, settings } = useSite()
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

interface SpecificationProps {
  product: Queries.ProductViewFragment
  /** Whether the table is beside its heading; otherwise it is below it, beside a drawing. */
  isBesideHeading: boolean
}

function Specification({ product, isBesideHeading }: SpecificationProps) {
  const headings = useSite().settings.productHeadings
  const named = product.specifications.map(({ value }) => value)
  const rows = product.standards.every((standard) => named.includes(standard))
    ? product.specifications
    : [...product.specifications, ...standardsRow(product.standards, headings.standard)]
  const table = (
    <SpecificationTable caption={`${product.name}: ${headings.specifications}`} rows={rows} />
  )
  const section = representativeSection(product.family)
  return (
    <section className="band" id="specification">
      {isBesideHeading ? (
        <div className="sheet grid">
          <h2 className={styles.prodtxt}>{headings.specifications}</h2>
          <div className={styles.prodfeat}>{table}</div>
        </div>
      ) : (
        <div className="sheet">
          <div className="band__head">
            <h2>{headings.specifications}</h2>
          </div>
          <div className={section ? styles.specs : undefined}>
            {section ? <SectionSheet section={section} /> : null}
            {table}
          </div>
        </div>
      )}
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
    listedIn
    chartLabel
    pictures {
      ...BannerPicture
    }
    related {
      slug
      name
      navigationName
      url
      family
      range
      summary
      listedIn
    }
  }
`
