import { AddProduct } from "../../inquiry/list/AddProduct"
import { GoodsOfPage } from "../../inquiry/list/AddToInquiry"
import { Band } from "../Band/Band"
import { CallToAction } from "../CallToAction/CallToAction"
import { Downloads } from "../Downloads/Downloads"
import { FamilyIndex } from "../FamilyIndex/FamilyIndex"
import { FeatureList } from "../FeatureList/FeatureList"
import { Prose } from "../Prose/Prose"
import { useSite } from "../Site/Site"
import { SpecificationTable } from "../SpecificationTable/SpecificationTable"
import { representativeSection } from "../../steel/section/representative"
import type { ChartFile } from "../../routes/page-context"
import type { SizeFigures } from "../../steel/range/makeSize"
import { SectionSheet } from "../SectionSheet/SectionSheet"
import { ProductSizes } from "./ProductSizes"
import { standardsRow } from "./standardsRow"
import { useInquiryAddress } from "./useInquiryAddress"
import { WeightBand } from "./WeightBand"
import { productCalculators } from "../../calculator/entries"
import * as styles from "./ProductView.module.css"
import { useWords } from "../../interface/words"

export interface ProductViewProps {
  product: Queries.ProductViewFragment
  /** The product's sizes; without them there are no tables, and the product is added to the list in words. */
  sizes?: readonly SizeFigures[] | null
  charts?: readonly ChartFile[]
}

/** A product's page below its head: sizes, calculator, specification, description, downloads and related products. */
export function ProductRest({ product, sizes, charts = [] }: ProductViewProps) {
  const headings = useSite().settings.productHeadings
  const inquiryTo = useInquiryAddress(product)
  const calculator = productCalculators[product.family]
  const words = useWords("tables")
  const { add } = useWords("steel")
  return (
    <>
      {sizes ? (
        <ProductSizes sizes={sizes} family={product.family} headings={headings} />
      ) : (
        <Band heading={add} id="add">
          <AddProduct product={product} />
        </Band>
      )}
      <Specification product={product} isBesideHeading={Boolean(sizes)} />
      <section className="band band--rule">
        <div className="sheet grid">
          <div className="aside">
            <h2>{product.descriptionHeading}</h2>
            <Prose className={styles.text} html={product.description} />
          </div>
          {product.features.length > 0 ? (
            <div className="beside">
              <h2 className="vh">{headings.features}</h2>
              <FeatureList
                rows={product.features.map(({ title, text }) => ({ term: title, text }))}
              />
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
          <h2 className="aside">{headings.specifications}</h2>
          <div className="beside">{table}</div>
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
