import {
  crossSectionArea,
  familyNames,
  pieceFigures,
  sizeName,
  sizeNotes,
  type CatalogueSize,
} from "../../steel/range/size"
import { massPerSquareMetre } from "../../steel/section/mass"
import { indianFigure } from "../../steel/format"
import { STANDARD_LENGTH } from "../../steel/quantity"
import { AddToInquiry } from "../AddToInquiry/AddToInquiry"
import { Icon } from "../Icon/Icon"
import { SectionSheet } from "../SectionSheet/SectionSheet"
import type { TitleBlockRow } from "../TitleBlock/TitleBlock"
import { DxfButton } from "./DxfButton"
import { massText } from "../../steel/tables/sizeTable"
import * as styles from "./SizeTables.module.css"

/** A size: drawing, figures, calculation and actions. */
export function SizeSheet({ size }: { size: CatalogueSize }) {
  const name = sizeName(size)
  const sum = pieceSum(size)
  return (
    <div className={styles.sheet}>
      <div aria-live="polite">
        <SectionSheet section={size.section} rows={titleBlock(size)} />
        <p className={styles.sum}>
          {sum} {originOf(size)}
        </p>
      </div>
      <div className="btn-row no-print">
        <AddToInquiry sizeId={size.id} name={name} />
        <DxfButton section={size.section} name={name} fileName={size.id} />
        <a className="btn btn--text btn--arrow" href="#weight">
          <span>Calculate a quantity</span>
          <Icon name="arrow" />
        </a>
      </div>
    </div>
  )
}

function titleBlock(size: CatalogueSize): TitleBlockRow[] {
  const section = { label: familyNames[size.family], value: size.designation }
  const about = size.basis === "approximate" ? "about\u00a0" : ""
  if (size.section.shape === "sheet") {
    return [
      section,
      { label: "Theoretical weight", value: `${about}${massText(squareMetre(size))}\u00a0kg/m²` },
      {
        label: "Per metre of this width",
        value: `${about}${massText(size.mass)}\u00a0kg`,
        wide: true,
      },
    ]
  }
  const area = `${crossSectionArea(size).toFixed(2)}\u00a0cm²`
  return [
    section,
    { label: "Theoretical weight", value: `${massText(size.mass)}\u00a0kg/m` },
    { label: "Area", value: area, wide: size.standard === "" },
    ...(size.standard === "" ? [] : [{ label: "Standard", value: size.standard }]),
    ...(size.tradeMass === undefined
      ? []
      : [
          {
            label: "Weight in the old trade chart",
            value: `${massText(size.tradeMass)}\u00a0kg/m`,
          },
          {
            label: "Old chart: flange width × web × flange thickness",
            value: size.tradeDimensions ?? "",
          },
        ]),
  ]
}

/** "11.73 kg/m × 6 m = 70.38 kg/pc. 1000 ÷ 70.38 = 14.2 pcs/tonne." */
function pieceSum(size: CatalogueSize): string {
  const piece = pieceFigures(size, STANDARD_LENGTH)
  if (!piece || size.section.shape === "sheet") return ""
  const kg = indianFigure(piece.kgPerPiece, 2)
  return [
    `${massText(size.mass)}\u00a0kg/m × ${STANDARD_LENGTH}\u00a0m = ${kg}\u00a0kg/pc.`,
    `1000 ÷ ${kg} = ${indianFigure(piece.piecesPerTonne, 1)}\u00a0pcs/tonne.`,
  ].join(" ")
}

/** Where the weight comes from, with notes. */
function originOf(size: CatalogueSize): string {
  const { formula, standard } = size
  const origin =
    formula || (standard ? `Weight from the table of ${standard}` : "Weight from a maker’s table")
  return [`${origin}.`, ...sizeNotes(size)].join(" ")
}

function squareMetre({ section, mass, basis }: CatalogueSize): number {
  if (section.shape !== "sheet") return mass
  return basis === "approximate"
    ? mass / (section.width / 1000)
    : massPerSquareMetre(section.thickness)
}
