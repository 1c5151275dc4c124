import * as React from "react"
import { AddToInquiry } from "../../inquiry/list/AddToInquiry"
import { drawingSentence, SectionDrawing } from "../SectionDrawing/SectionDrawing"
import { indianFigure, roundTo } from "../../steel/format"
import { tradeFiguresText } from "../../steel/range/tradeMass"
import { hasWeightOfBlackTube, sizeDesignation, type CatalogueSize } from "../../steel/range/size"
import { quantityText, type Quantity } from "../../steel/quantity"
import type { Section } from "../../steel/section/section"
import type { NoWall, TrueWall } from "../../steel/calculator/wall"
import type { NoWeight } from "../../steel/calculator/form"
import type { WeightAnswer } from "../../steel/calculator/answer"
import type { Entries } from "../../steel/calculator/entries"
import { Working } from "./Working"
import * as styles from "./WeightCalculator.module.css"
import { useWords } from "../../interface/words"
import type { CalculatorWords } from "../../interface/catalogue"

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
  const drawing = useWords("drawing")
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
            <span>{figure || "\u00a0"}</span>
            {unit ? <small>{` ${unit}`}</small> : null}
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
        {section ? (
          <SectionDrawing
            section={section}
            label={drawingSentence(section, drawing)}
            scaleBar={false}
          />
        ) : (
          <div className="ph" />
        )}
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
  /** False until the tables have loaded: until then no size can be called unlisted. */
  tablesLoaded: boolean
}) {
  const words = useWords("calculator")
  if (!answer.isKnown) {
    return (
      <Answer headline={noAnswer(answer, words)} rows={weightRows(words, null)} section={null} />
    )
  }
  return (
    <Answer
      headline={weightHeadline(entries, answer, words)}
      rows={weightRows(words, answer, askedQuantity(entries, answer))}
      section={answer.section}
    >
      <p className={styles.basis}>
        {[
          ...answer.readingNotes.map((say) => say(words)),
          basisOf(answer, tablesLoaded, words),
          ...answer.notes.map((say) => say(words)),
        ].join(" ")}
      </p>
      <div className={styles.calc__act}>
        {answer.listed ? (
          <AddToInquiry
            sizeId={answer.listed.id}
            quantity={askedQuantity(entries, answer)}
            name={sizeDesignation(answer.listed, words)}
          />
        ) : (
          <p className={styles.basis}>{words.notAddable}</p>
        )}
      </div>
      <Working answer={answer} />
    </Answer>
  )
}

function weightHeadline(entries: Entries, answer: WeightAnswer, words: CalculatorWords): Headline {
  const { unit, isExample } = entries
  const { figures, name } = answer
  const counted = quantityText(askedQuantity(entries, answer), words)
  const of = words.answerOf(counted, name(words))
  const label = isExample ? words.example(of) : of
  if (unit === "pieces" || unit === "metres") return { label, ...massFigure(figures.kg, words) }
  return {
    label,
    figure: indianFigure(figures.pieces, figures.pieces < 100 ? 1 : 0),
    unit: words.piecesOfLength(indianFigure(figures.pieceLength, 3)),
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
function basisOf(
  { tableSize, standard }: WeightAnswer,
  tablesLoaded: boolean,
  words: CalculatorWords,
): string {
  if (tableSize && hasWeightOfBlackTube(tableSize)) return words.fromBlackTube
  if (tableSize) {
    return tableSize.standard ? words.fromTable(tableSize.standard) : words.fromMaker
  }
  if (!tablesLoaded) return standard ? words.computedBy(standard) : words.computedOnly
  return standard ? words.inNoTable(standard) : words.inNoTableNorStandard
}

/** The first fault in place of an answer. The fields are marked at the same time. */
function noAnswer({ faults }: NoWeight | NoWall, words: CalculatorWords): Headline {
  const [first, ...others] = faults
  const sentence = first?.sentence(words) ?? ""
  const label = others.length > 0 ? words.noAnswers(sentence) : words.noAnswer(sentence)
  return { label, figure: "", unit: "" }
}

/** In kg below a tonne, in tonnes from there. */
function massFigure(kg: number, words: CalculatorWords): { figure: string; unit: string } {
  return kg < 1000
    ? { figure: indianFigure(kg, kg < 100 ? 2 : 1), unit: words.kgUnit }
    : { figure: indianFigure(kg / 1000, 3), unit: words.tonnesUnit }
}

function weightRows(
  words: CalculatorWords,
  answer: WeightAnswer | null,
  quantity?: Quantity,
): Row[] {
  const { rows } = words
  const figures = answer?.figures
  const perSquareMetre = figures?.massPerSquareMetre ?? null
  const trade = answer?.tableSize && quantity && tradeRow(answer.tableSize, quantity, words)
  const withUnit = (value: number | undefined, decimals: number, unit: string) =>
    value === undefined ? "" : `${indianFigure(value, decimals)}${unit && "\u00a0"}${unit}`
  return [
    perSquareMetre === null
      ? [
          rows.perMetre,
          withUnit(figures?.massPerMetre, figures && figures.massPerMetre < 1 ? 3 : 2, "kg"),
        ]
      : [rows.perSquareMetre, withUnit(perSquareMetre, 2, "kg")],
    [rows.perPiece, withUnit(figures?.kgPerPiece, 1, "kg")],
    [rows.weight, withUnit(figures?.kg, 1, "kg")],
    [rows.length, withUnit(figures?.metres, 1, "m")],
    [rows.piecesPerTonne, withUnit(figures?.piecesPerTonne, 1, "")],
    [rows.metresPerTonne, withUnit(figures?.metresPerTonne, 1, "m")],
    ...(trade ? [trade] : []),
  ]
}

/** The weight by the old trade chart, if it differs. */
function tradeRow(size: CatalogueSize, quantity: Quantity, words: CalculatorWords): Row | null {
  const text = tradeFiguresText(size, quantity, words)
  return text ? [words.oldChart, text] : null
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
  const words = useWords("calculator")
  const wall = found.isKnown ? found : null
  return (
    <Answer
      headline={
        found.isKnown
          ? {
              label: entries.isExample
                ? words.example(found.sentence(words))
                : found.sentence(words),
              figure: indianFigure(found.wall),
              unit: "mm",
            }
          : noAnswer(found, words)
      }
      rows={wallRows(wall, words)}
      section={wall ? section : null}
    >
      {wall ? (
        <p className={styles.basis}>{wall.accuracyNotes.map((say) => say(words)).join(" ")}</p>
      ) : null}
      <p className={styles.basis}>{words.scaleNote}</p>
    </Answer>
  )
}

function wallRows(wall: TrueWall | null, words: CalculatorWords): Row[] {
  const { rows } = words
  const percent = (deviation: number | null | undefined) => {
    if (deviation === null || deviation === undefined) return ""
    const share = indianFigure(Math.abs(deviation), 1)
    if (share === "0") return "0\u00a0%"
    return words[deviation < 0 ? "percentUnder" : "percentOver"](share)
  }
  return [
    [rows.nominal, wall?.nominalWall ? `${indianFigure(wall.nominalWall)}\u00a0mm` : ""],
    [rows.thicknessDeviation, percent(wall?.wallDeviation)],
    [rows.weightDeviation, percent(wall?.massDeviation)],
    [rows.actual, wall ? indianFigure(wall.massPerMetre, 3) : ""],
  ]
}
