import * as React from "react"
import { AddToInquiry } from "../../inquiry/list/AddToInquiry"
import { PageLink } from "../../site/PageLink"
import { kgPerSheet, pieceFigures, sizeDesignation, type Size } from "../../steel/range/size"
import { dimensionText, fixedFigure, mmText } from "../../steel/format"
import type { OpenSize } from "../../calculator/entries"
import type { Reading } from "../../inquiry/paste/reading"
import { certainQuantity } from "../../inquiry/paste/search"
import { lengthText, quantityText, STANDARD_LENGTH } from "../../steel/quantity"
import { tradeMassText } from "../../steel/range/tradeMass"
import type { SizeMatch } from "../../steel/finder/sizeIndex"
import { SizeEnd } from "../drawing/SizeEnd"
import * as styles from "./SizeRow.module.css"
import { useWords } from "../../site/words/words"
import type { FoundWords, SteelWords } from "../../site/words/catalogue"
import { useLinesOf } from "../../inquiry/list/useInquiryList"

/** The sheet whose weight the row shows, mm. */
const SHEET = { width: 1250, length: 2500 }

interface SizeRowProps {
  match: SizeMatch
  /** The query as read; it may contain a quantity. */
  reading: Reading
  /** That of the drawings of its list. */
  scale: number
  /** The page that lists the size; null if no table does. */
  page: string | null
  /** Opens the size in the weight calculator, with the quantity that was typed. */
  onWeigh: OpenSize
}

/** A size found: drawing, name, thickness, weights, and a button to add it to the list. */
export const SizeRow = React.memo(function SizeRow({
  match,
  reading,
  scale,
  page,
  onWeigh,
}: SizeRowProps) {
  const words = useWords("found")
  const steel = useWords("steel")
  const readingWords = useWords("reading")
  const { size, kind, why } = match
  const name = sizeDesignation(size, steel)
  const quantity = certainQuantity(size, reading)
  const isListed = useLinesOf(size.id).length > 0
  const isComputed = size.basis === "computed" && size.massPer === "metre"
  const sheet = kgPerSheet(size, SHEET)
  const length = quantity?.pieceLength ?? STANDARD_LENGTH
  const [perPiece, piece, mass] =
    sheet === null
      ? [
          pieceFigures(size, length)?.kgPerPiece ?? 0,
          words.perPiece(lengthText(length, steel)),
          "kg/m",
        ]
      : [sheet, words.perSheet(dimensionText(SHEET.length, SHEET.width)), "kg/m²"]
  const figures = [
    [
      fixedFigure(size.wall, Number.isInteger(size.wall * 10) ? 1 : 2),
      "webThickness" in size.section ? words.web : words.thick,
    ],
    [fixedFigure(perPiece, 1), piece],
    [fixedFigure(size.mass, size.mass < 1 ? 3 : 2), mass],
  ]
  return (
    <li className={styles.frow}>
      <SizeEnd size={size} scale={scale} />
      <div className={styles.frow__n}>
        {kind === "computed" || page === null ? (
          <a className="t22" href="#weight" onClick={() => onWeigh(size, quantity)}>
            {name}
          </a>
        ) : (
          <PageLink className="t22" to={page}>
            {name}
          </PageLink>
        )}{" "}
        {isComputed || size.basis === "approximate" ? (
          <span className={`label ${styles.frow__mark}`}>
            {isComputed ? words.computed : words.approximate}
          </span>
        ) : null}
        <small className="label">{details(size, words, steel)}</small>
        {size.tradeMass === undefined ? null : (
          <small className={`label ${styles.frow__why}`}>
            {words.oldPiece(
              tradeMassText(size, steel),
              fixedFigure(size.tradeMass * STANDARD_LENGTH, 1),
            )}
          </small>
        )}
        {quantity && !isListed ? (
          <small className={`label ${styles.frow__why}`}>
            {words.adds(quantityText(quantity, steel))}
          </small>
        ) : null}
        {why && (kind !== "computed" || size.section.shape === "sheet") ? (
          <small className={`label ${styles.frow__why}`}>{why(readingWords)}</small>
        ) : null}
      </div>
      {figures.map(([figure, label]) => (
        <div className={label.startsWith("kg/m") ? styles.frow__w : styles.frow__x} key={label}>
          <b className={label.startsWith("kg/m") ? "t28" : "t20"}>{figure}</b>
          <small className="label">{label}</small>
        </div>
      ))}
      <div className={styles.frow__add}>
        <AddToInquiry sizeId={size.id} quantity={quantity} name={name} isIconOnly />
      </div>
    </li>
  )
})

function details(size: Size, words: FoundWords, steel: SteelWords): string {
  const { family, lengths, wall, pipe, standard } = size
  const outside = pipe?.class ? words.outside(mmText(lengths[0]), mmText(wall)) : ""
  return [steel.families[family], outside, standard.replaceAll("IS ", "IS\u00a0")]
    .filter(Boolean)
    .join(", ")
}
