import * as React from "react"
import { saveFile, useIsHydrated } from "../../site/hooks/browser"
import {
  crossSectionArea,
  massOrigin,
  sizeDesignation,
  sizeName,
  sizeNotes,
  type Size,
} from "../../steel/range/size"
import { isPreGalvanized } from "../../steel/range/families"
import { massPerSquareMetre } from "../../steel/section/mass"
import { quantityText, type Quantity } from "../../steel/quantity"
import { AddToInquiry } from "../../inquiry/list/AddToInquiry"
import { Icon } from "../../site/blocks/Icon"
import { SectionProperties } from "../drawing/SectionProperties"
import { SectionSheet } from "../drawing/SectionSheet"
import type { TitleBlockRow } from "../../site/blocks/TitleBlock"
import { massText } from "../../steel/tables/sizeTable"
import * as styles from "./SizeTables.module.css"
import { useWords } from "../../site/words/words"
import type { SteelWords, TableWords } from "../../site/words/catalogue"

interface SizeSheetProps {
  size: Size
  /** How much of it the visitor has asked for. */
  quantity?: Quantity | undefined
  hasActions?: boolean
}

/** A size: drawing, figures, calculation and actions. */
export function SizeSheet({ size, quantity, hasActions = true }: SizeSheetProps) {
  const words = useWords("tables")
  const steel = useWords("steel")
  return (
    <div className={styles.sheet}>
      <div aria-live="polite">
        <SectionSheet section={size.section} rows={titleBlock(size, words, steel)} />
        <p className={`small muted ${styles.sum}`}>{originOf(size, words, steel)}</p>
      </div>
      {hasActions ? <SizeActions size={size} quantity={quantity} /> : null}
      <SectionProperties section={size.section} massPerMetre={size.mass} />
    </div>
  )
}

/** What can be done with a size: add it to the inquiry, save its drawing, calculate a quantity. */
export function SizeActions({ size, quantity }: Omit<SizeSheetProps, "hasActions">) {
  const words = useWords("tables")
  const steel = useWords("steel")
  const name = sizeName(size, steel)
  return (
    <>
      {quantity ? (
        <p className="small muted no-print">{words.adds(quantityText(quantity, steel))}</p>
      ) : null}
      <div className="btn-row no-print" key={size.id}>
        <AddToInquiry sizeId={size.id} quantity={quantity} name={name} />
        <DxfButton size={size} name={name} />
        <a className="btn btn--text btn--arrow" href="#weight">
          <span>{words.quantity}</span>
          <Icon name="arrow" />
        </a>
      </div>
    </>
  )
}

/** Saves the section as a full-size DXF drawing. Needs scripts; its place is reserved until hydration. */
function DxfButton({ size, name }: { size: Size; name: string }) {
  const words = useWords("tables")
  const isHydrated = useIsHydrated()
  const [fault, setFault] = React.useState("")
  const save = async () => {
    setFault("")
    try {
      const { sectionDxf } = await import("../../steel/section/dxf")
      saveFile(`${size.id}.dxf`, "application/dxf", sectionDxf(size.section, name))
    } catch {
      setFault(words.noDrawing)
    }
  }
  return (
    <>
      <button
        className={`btn btn--line ${isHydrated ? "" : styles.waiting}`}
        type="button"
        onClick={() => void save()}
      >
        <Icon name="download" />
        <span>
          {words.dxf}
          <span className="vh">: {name}</span>
        </span>
      </button>
      <span className={`small ${styles.fault}`} role="status">
        {fault}
      </span>
    </>
  )
}

function titleBlock(size: Size, words: TableWords, steel: SteelWords): TitleBlockRow[] {
  const section = { label: steel.families[size.family], value: sizeDesignation(size, steel) }
  if (size.section.shape === "sheet") {
    const about = (figure: string) => (size.basis === "approximate" ? words.about(figure) : figure)
    return [
      section,
      { label: words.theoretical, value: about(`${massText(squareMetre(size))}\u00a0kg/m²`) },
      {
        label: words.perMetreOfWidth,
        value: about(`${massText(size.mass)}\u00a0kg`),
        wide: true,
      },
    ]
  }
  const area = `${crossSectionArea(size).toFixed(2)}\u00a0cm²`
  return [
    section,
    { label: words.theoretical, value: `${massText(size.mass)}\u00a0kg/m` },
    { label: words.area, value: area, wide: size.standard === "" },
    ...(size.standard === ""
      ? []
      : [
          {
            label: isPreGalvanized(size.family) ? words.standardOfStrip : words.standard,
            value: words.standardText(size.standard),
          },
        ]),
    ...(size.tradeMass === undefined
      ? []
      : [
          {
            label: words.oldWeight,
            value: `${massText(size.tradeMass)}\u00a0kg/m`,
          },
          {
            label: words.oldShape,
            value: size.tradeDimensions ?? "",
          },
        ]),
  ]
}

/** Where the weight comes from, with notes. */
function originOf(size: Size, words: TableWords, steel: SteelWords): string {
  const { formula } = size
  const origin = formula ? `${words.standardText(formula)}${words.stop}` : massOrigin(size, steel)
  return [origin, ...sizeNotes(size).map((say) => say(steel))].join(" ")
}

function squareMetre({ section, mass, basis }: Size): number {
  if (section.shape !== "sheet") return mass
  return basis === "approximate"
    ? mass / (section.width / 1000)
    : massPerSquareMetre(section.thickness)
}
