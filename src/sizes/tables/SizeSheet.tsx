import * as React from "react"
import { saveFile } from "../../kit/hooks/browser"
import { useIsHydrated } from "../../kit/hooks/hydrated"
import {
  crossSectionArea,
  massTable,
  sizeDesignation,
  sizeName,
  sizeNotes,
  type Size,
} from "../../steel/range/size"
import { isPreGalvanized } from "../../steel/range/families"
import { massPerSquareMetre } from "../../steel/section/mass"
import { quantityText, type Quantity } from "../../steel/quantity"
import { AddToInquiry } from "../../inquiry/list/AddToInquiry"
import { CompareButton } from "../compare/Compare"
import { Icon } from "../../kit/blocks/Icon"
import { SectionSheet } from "../../catalogue/SectionSheet"
import type { TitleBlockRow } from "../../kit/blocks/TitleBlock"
import * as styles from "./SizeTables.module.css"
import { useWords } from "../../kit/words/words"
import type { SteelWords, TableWords } from "../../kit/words/catalogue"
import { indianFigure, massFigure, propertyFigure } from "../../steel/format"
import {
  propertiesOfSize,
  type AxisProperties,
  type SectionProperties,
} from "../../steel/section/properties"

interface SizeSheetProps {
  size: Size
  /** How much of it the visitor has asked for. */
  quantity?: Quantity | undefined
  hasActions?: boolean
  /** Those that the page has brought along; of others they are computed when they are opened. */
  properties?: SectionProperties | undefined
}

/** A size: drawing, figures, calculation and actions. */
export function SizeSheet({ size, quantity, hasActions = true, properties }: SizeSheetProps) {
  const words = useWords("tables")
  const steel = useWords("steel")
  return (
    <div className={styles.sheet}>
      <div aria-live="polite">
        <SectionSheet section={size.section} rows={sizeTitleBlock(size, words, steel)} />
        <p className={`small muted ${styles.sum}`}>{originOf(size, words, steel)}</p>
      </div>
      {hasActions ? <SizeActions size={size} quantity={quantity} /> : null}
      {size.section.shape === "sheet" ? null : <Properties size={size} known={properties} />}
    </div>
  )
}

/** What can be done with a size: add it to the inquiry, save its drawing, calculate a quantity. */
export function SizeActions({ size, quantity }: Pick<SizeSheetProps, "size" | "quantity">) {
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
        <CompareButton size={size} />
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
  const [outcome, setOutcome] = React.useState("")
  const save = async () => {
    setOutcome("")
    try {
      const { sectionDxf } = await import("../../steel/section/dxf")
      const file = `${size.id}.dxf`
      saveFile(file, "application/dxf", sectionDxf(size.section, name))
      setOutcome(words.fileSaved(file))
    } catch {
      setOutcome(words.noDrawing)
    }
  }
  return (
    <>
      <button
        className={`btn btn--line ${isHydrated ? "" : "waiting"}`}
        type="button"
        onClick={() => void save()}
      >
        <Icon name="download" />
        <span>
          {words.dxf}
          <span className="vh">: {name}</span>
        </span>
      </button>
      <span className={`small ${styles.outcome}`} role="status">
        {outcome}
      </span>
    </>
  )
}

function sizeTitleBlock(size: Size, words: TableWords, steel: SteelWords): TitleBlockRow[] {
  const section = { label: steel.families[size.family], value: sizeDesignation(size, steel) }
  if (size.section.shape === "sheet") {
    const about = (figure: string) => (size.basis === "approximate" ? words.about(figure) : figure)
    return [
      section,
      { label: words.theoretical, value: about(`${massFigure(squareMetre(size))}\u00a0kg/m²`) },
      {
        label: words.perMetreOfWidth,
        value: about(`${massFigure(size.mass)}\u00a0kg`),
        wide: true,
      },
    ]
  }
  const area = `${crossSectionArea(size).toFixed(2)}\u00a0cm²`
  return [
    section,
    { label: words.theoretical, value: `${massFigure(size.mass)}\u00a0kg/m` },
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
            value: `${massFigure(size.tradeMass)}\u00a0kg/m`,
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
  const origin = formula
    ? `${words.standardText(formula)}${words.stop}`
    : steel.weightFrom(massTable(size, steel))
  return [origin, ...sizeNotes(size).map((note) => note(steel))].join(" ")
}

function squareMetre({ section, mass, basis }: Size): number {
  if (section.shape !== "sheet") return mass
  return basis === "approximate"
    ? mass / (section.width / 1000)
    : massPerSquareMetre(section.thickness)
}

/** What each row of the table gives, with the sign of IS 808 and the power of its unit, cm. */
const propertyRows = [
  ["inertia", "I", 4],
  ["elastic", "Z", 3],
  ["plastic", "Zp", 3],
  ["gyration", "r", 1],
] as const satisfies readonly (readonly [keyof AxisProperties, string, number])[]

/** The site's font has no raised 4. */
const centimetres = (power: number) => (power === 1 ? "cm" : ["cm", <sup key="power">{power}</sup>])

interface PropertiesProps {
  /** No sheet. */
  size: Size
  known: SectionProperties | undefined
}

/** The figures that structural engineers, painters and galvanisers ask for. */
function Properties({ size, known }: PropertiesProps) {
  const words = useWords("tables").properties
  const [isOpen, setOpen] = React.useState(false)
  const found = known ?? (isOpen ? propertiesOfSize(size) : undefined)
  return (
    <details className="fold no-print" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.heading}</summary>
      {found ? <PropertiesTable found={found} massPerMetre={size.mass} /> : null}
    </details>
  )
}

interface PropertiesTableProps {
  found: SectionProperties
  /** kg/m */
  massPerMetre: number
}

function PropertiesTable({ found, massPerMetre }: PropertiesTableProps) {
  const words = useWords("tables").properties
  const { horizontal, upright, leastGyration, torsion, surface } = found
  const others: readonly (readonly [string, string, number?])[] = [
    [`${words.least} (r min)`, propertyFigure(leastGyration), 1],
    ...(torsion ? [[`${words.torsion} (J)`, propertyFigure(torsion), 4] as const] : []),
    [
      words.surface,
      `${indianFigure(surface, 3)}\u00a0m²/m, ${indianFigure((surface * 1000) / massPerMetre, 1)}\u00a0m²/t`,
    ],
  ]
  return (
    <>
      <table className={`table small ${styles.properties}`}>
        <caption className="vh">{words.heading}</caption>
        <thead>
          <tr>
            <td />
            {["z–z", "y–y"].map((axis) => (
              <th scope="col" key={axis}>
                {axis}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {propertyRows.map(([name, sign, power]) => (
            <tr key={name}>
              <th scope="row">
                {`${words[name]} (${sign}, `}
                {centimetres(power)}
                {")"}
              </th>
              <td>{propertyFigure(horizontal[name])}</td>
              <td>{propertyFigure(upright[name])}</td>
            </tr>
          ))}
          {others.map(([label, value, power]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td colSpan={2}>
                <span>{value}</span>
                {power ? ["\u00a0", centimetres(power)] : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{words.note}</p>
    </>
  )
}
