import * as React from "react"
import { AddToInquiry } from "../AddToInquiry/AddToInquiry"
import { SectionDrawing } from "../SectionDrawing/SectionDrawing"
import { indianFigure, roundTo } from "../../steel/format"
import { OLD_CHART, tradeText } from "../../steel/range/tradeMass"
import type { CatalogueSize } from "../../steel/range/size"
import { quantityText, type Quantity } from "../../steel/quantity"
import type { Section } from "../../steel/section/section"
import type { NoWall, TrueWall } from "../../steel/calculator/wall"
import type { NoWeight } from "../../steel/calculator/form"
import type { WeightAnswer } from "../../steel/calculator/answer"
import type { Entries } from "../../steel/calculator/entries"
import { Working } from "./Working"
import * as styles from "./WeightCalculator.module.css"

interface Headline {
  readonly label: string
  readonly figure: string
  readonly unit: string
}

type Row = readonly [label: string, value: string]

interface AnswerProps {
  headline: Headline
  rows: readonly Row[]
  /** null leaves the drawing's place empty. */
  section: Section | null
  children?: React.ReactNode
}

/** The answer in large type, further figures, and the section drawn to scale. The layout stays the same without an answer. */
function Answer({ headline, rows, section, children }: AnswerProps) {
  const { label, figure, unit } = headline
  const length = figure.length + unit.length * 0.36 + 0.3
  return (
    <div className={styles.calc__out}>
      <div className={styles.calc__fig}>
        <output aria-live="polite" className={styles.calc__answer}>
          <span className="label">{label}</span>
          <span
            className={styles.calc__ans}
            style={{ "--length": Math.max(length, 6) } as React.CSSProperties}
          >
            {figure || "\u00a0"}
            {unit ? <small> {unit}</small> : null}
          </span>
        </output>
        <dl className={styles.calc__rows}>
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value || "\u00a0"}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.calc__draw}>
        {section ? <SectionDrawing section={section} scaleBar={false} /> : <div className="ph" />}
      </div>
      <div className={styles.calc__more}>{children}</div>
    </div>
  )
}

/** The weight of a quantity of a section. */
export function WeightFound({
  entries,
  answer,
  tablesLoaded,
}: {
  entries: Entries
  answer: WeightAnswer | NoWeight
  /** False before the tables are there: nothing can be said then of a size that is not in them. */
  tablesLoaded: boolean
}) {
  if (!answer.isKnown) {
    return <Answer headline={noAnswer(answer)} rows={weightRows(null)} section={null} />
  }
  return (
    <Answer
      headline={weightHeadline(entries, answer)}
      rows={weightRows(answer, askedQuantity(entries, answer))}
      section={answer.section}
    >
      <p className={styles.basis}>
        {[...answer.readingNotes, basisOf(answer, tablesLoaded), ...answer.notes].join(" ")}
      </p>
      <div className={styles.calc__act}>
        {answer.listed ? (
          <AddToInquiry
            sizeId={answer.listed.id}
            quantity={askedQuantity(entries, answer)}
            name={answer.listed.designation}
          />
        ) : (
          <p className={styles.basis}>
            A section in no table can’t be added to the list. Describe it in your message.
          </p>
        )}
      </div>
      <Working answer={answer} />
    </Answer>
  )
}

function weightHeadline(entries: Entries, answer: WeightAnswer): Headline {
  const { unit, isExample } = entries
  const { figures, name } = answer
  const counted = quantityText(askedQuantity(entries, answer))
  const label = `${isExample ? "Example: " : ""}${counted}, ${name}`
  if (unit === "pieces" || unit === "metres") return { label, ...massFigure(figures.kg) }
  return {
    label,
    figure: indianFigure(figures.pieces, figures.pieces < 100 ? 1 : 0),
    unit: `pieces of ${indianFigure(figures.pieceLength, 3)}\u00a0m`,
  }
}

/** The typed quantity, for the inquiry list. */
function askedQuantity({ unit }: Entries, { figures }: WeightAnswer): Quantity {
  return {
    amount: roundTo(figures[unit], 3),
    unit,
    pieceLength: roundTo(figures.pieceLength, 3),
  }
}

/** Says where the weight comes from. */
function basisOf({ tableSize, standard }: WeightAnswer, tablesLoaded: boolean): string {
  if (tableSize) {
    return tableSize.standard
      ? `Weight from the table of ${tableSize.standard}.`
      : "Weight from a maker’s table."
  }
  const computed = standard
    ? `computed with the formula of ${standard}.`
    : "computed from its dimensions."
  return tablesLoaded ? `This size is in no table: ${computed}` : `Weight ${computed}`
}

/** The first fault in place of an answer. The fields are marked at the same time. */
function noAnswer({ faults }: NoWeight | NoWall): Headline {
  const [first, ...others] = faults
  const more = others.length > 0 ? " See the marked fields." : ""
  return { label: `No answer yet. ${first?.sentence ?? ""}${more}`, figure: "", unit: "" }
}

/** In kg below a tonne, in tonnes from there. */
function massFigure(kg: number): { figure: string; unit: string } {
  return kg < 1000
    ? { figure: indianFigure(kg, kg < 100 ? 2 : 1), unit: "kg" }
    : { figure: indianFigure(kg / 1000, 3), unit: "tonnes" }
}

function weightRows(answer: WeightAnswer | null, quantity?: Quantity): Row[] {
  const figures = answer?.figures
  const perSquareMetre = figures?.massPerSquareMetre ?? null
  const trade = answer?.tableSize && quantity && tradeRow(answer.tableSize, quantity)
  const withUnit = (value: number | undefined, decimals: number, unit: string) =>
    value === undefined ? "" : `${indianFigure(value, decimals)}${unit && "\u00a0"}${unit}`
  return [
    perSquareMetre === null
      ? [
          "Weight per metre",
          withUnit(figures?.massPerMetre, figures && figures.massPerMetre < 1 ? 3 : 2, "kg"),
        ]
      : ["Weight per square metre", withUnit(perSquareMetre, 2, "kg")],
    ["Weight per piece", withUnit(figures?.kgPerPiece, 1, "kg")],
    ["Total weight", withUnit(figures?.kg, 1, "kg")],
    ["Total length", withUnit(figures?.metres, 1, "m")],
    ["Pieces per tonne", withUnit(figures?.piecesPerTonne, 1, "")],
    ["Metres per tonne", withUnit(figures?.metresPerTonne, 1, "m")],
    ...(trade ? [trade] : []),
  ]
}

/** The weight by the old trade chart, if it differs. */
function tradeRow(size: CatalogueSize, quantity: Quantity): Row | null {
  const text = tradeText(size, quantity).replace(`${OLD_CHART}: `, "")
  return text ? [OLD_CHART, text] : null
}

/** The actual thickness found from a weight. */
export function WallFound({
  entries,
  found,
  section,
}: {
  entries: Entries
  found: TrueWall | NoWall
  section: Section | null
}) {
  const example = entries.isExample ? "Example: " : ""
  const wall = found.isKnown ? found : null
  return (
    <Answer
      headline={
        found.isKnown
          ? {
              label: `${example}${found.sentence}`,
              figure: indianFigure(found.wall),
              unit: "mm",
            }
          : noAnswer(found)
      }
      rows={wallRows(wall)}
      section={wall ? section : null}
    >
      {wall ? <p className={styles.basis}>{wall.accuracyNote}</p> : null}
      <p className={styles.basis}>
        Scale, zinc, paint and water on the piece count as steel. The standards allow a tolerance on
        thickness and weight.
      </p>
    </Answer>
  )
}

function wallRows(wall: TrueWall | null): Row[] {
  const percent = (deviation: number | null | undefined) => {
    if (deviation === null || deviation === undefined) return ""
    const share = indianFigure(Math.abs(deviation), 1)
    return share === "0" ? "0\u00a0%" : `${share}\u00a0% ${deviation < 0 ? "under" : "over"}`
  }
  return [
    ["Nominal thickness", wall?.nominalWall ? `${indianFigure(wall.nominalWall)}\u00a0mm` : ""],
    ["Thickness deviation", percent(wall?.wallDeviation)],
    ["Weight deviation", percent(wall?.massDeviation)],
    ["Actual kg/m", wall ? indianFigure(wall.massPerMetre, 3) : ""],
  ]
}
