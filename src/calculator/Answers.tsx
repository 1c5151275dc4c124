import * as React from "react"
import { drawingSentence, SectionDrawing } from "../catalogue/SectionDrawing"
import { AddToInquiry } from "../inquiry/list/AddToInquiry"
import type { CalculatorWords } from "../kit/words/catalogue"
import { useWords } from "../kit/words/words"
import { indianFigure, kgFigure, massFigure, roundTo, tonnesFigure } from "../steel/format"
import { lengthText, quantityText, type Quantity } from "../steel/quantity"
import { massTable, sizeDesignation, tradeFiguresText } from "../steel/range/size"
import type { Section } from "../steel/section/section"
import type { Entries } from "./entries"
import type { NoAnswer } from "./read"
import type { TrueWall } from "./wall"
import type { WeightAnswer } from "./weight"
import * as styles from "./WeightCalculator.module.css"

type Headline = Readonly<Record<"label" | "figure" | "unit", string>>

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
  const words = useWords("steel")
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
        <dl className={`figures ${styles.calc__rows}`}>
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt className="small muted">{term}</dt>
              <dd className="t20">{value || "\u00a0"}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.calc__draw}>
        {section ? (
          <SectionDrawing
            section={section}
            label={drawingSentence(section, words)}
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

/** The first fault in place of an answer. The fields are marked at the same time. */
function noAnswer({ faults: [first] }: NoAnswer, words: CalculatorWords): Headline {
  return { label: words.noAnswer(first?.sentence(words) ?? ""), figure: "", unit: "" }
}

interface WeightFoundProps {
  entries: Entries
  answer: WeightAnswer | NoAnswer
}

/** The weight of a quantity of a section. */
export function WeightFound({ entries, answer }: WeightFoundProps) {
  const words = useWords("calculator")
  if (!answer.isKnown) {
    return <Answer headline={noAnswer(answer, words)} rows={weightRows(words)} section={null} />
  }
  const { section, listed, readingNotes, notes } = answer
  const { amount, unit, pieceLength } = answer.quantity
  const quantity = { amount: roundTo(amount, 3), unit, pieceLength: roundTo(pieceLength, 3) }
  return (
    <Answer
      headline={weightHeadline(entries, answer, quantity, words)}
      rows={weightRows(words, answer, quantity)}
      section={section}
    >
      <p className={`small muted ${styles.basis}`}>
        {[
          ...readingNotes.map((note) => note(words)),
          basisOf(answer, words),
          ...notes.map((note) => note(words)),
        ].join(" ")}
      </p>
      <div className={`cluster ${styles.calc__act}`}>
        {listed ? (
          <AddToInquiry
            sizeId={listed.id}
            quantity={quantity}
            name={sizeDesignation(listed, words)}
          />
        ) : (
          <p className={`small muted ${styles.basis}`}>{words.notAddable}</p>
        )}
      </div>
      <details className="fold">
        <summary>{words.showWorking}</summary>
        <div className={`small muted ${styles.work}`}>
          <p>
            {words.formula} <b>{answer.formula}</b>
          </p>
          {answer.tableSize ? <p>{comparison(answer, words)}</p> : null}
          <p>{words.symbols}</p>
        </div>
      </details>
    </Answer>
  )
}

function weightHeadline(
  { isExample }: Entries,
  { name, figures: { kg, pieces } }: WeightAnswer,
  quantity: Quantity,
  words: CalculatorWords,
): Headline {
  const of = words.answerOf(quantityText(quantity, words), name(words))
  const label = isExample ? words.example(of) : of
  if (quantity.unit === "kg" || quantity.unit === "tonnes") {
    const unit = words.piecesOfLength(lengthText(quantity.pieceLength, words))
    return { label, figure: indianFigure(pieces, pieces < 100 ? 1 : 0), unit }
  }
  return kg < 1000
    ? { label, figure: kgFigure(kg, pieces), unit: words.units.kg }
    : { label, figure: tonnesFigure(kg), unit: words.units.tonnes }
}

/** Says where the weight comes from. */
function basisOf({ tableSize, standard }: WeightAnswer, words: CalculatorWords): string {
  if (tableSize) return words.weightFrom(massTable(tableSize, words))
  return standard ? words.computedBy(standard) : words.computedOnly
}

/** How the weight by the formula differs from that of the table. */
function comparison({ shapeMass, massPerMetre }: WeightAnswer, words: CalculatorWords): string {
  const apart = indianFigure(Math.abs(shapeMass / massPerMetre - 1) * 100, 1)
  if (apart === "0") return words.agrees
  return words[shapeMass > massPerMetre ? "higher" : "lower"](apart)
}

/** Empty values without an answer. The weight by the old trade chart is the last, if it differs. */
export function weightRows(
  words: CalculatorWords,
  answer?: WeightAnswer,
  quantity?: Quantity,
): Row[] {
  const { rows } = words
  const perSquareMetre = answer?.massPerSquareMetre ?? null
  const mass = answer?.massPerMetre ?? NaN
  const perPiece = mass * (answer?.quantity.pieceLength ?? NaN)
  const { kg = NaN, metres = NaN, pieces = NaN } = answer?.figures ?? {}
  const old =
    answer?.tableSize && quantity ? tradeFiguresText(answer.tableSize, quantity, words) : ""
  const figure = (text: string, unit = "") => (answer ? `${text}${unit && "\u00a0"}${unit}` : "")
  return [
    perSquareMetre === null
      ? [rows.perMetre, figure(massFigure(mass), "kg")]
      : [rows.perSquareMetre, figure(massFigure(perSquareMetre), "kg")],
    [rows.perPiece, figure(kgFigure(perPiece, 1), "kg")],
    [rows.weight, figure(kgFigure(kg, pieces), "kg")],
    [rows.length, figure(indianFigure(metres, 1), "m")],
    [rows.piecesPerTonne, figure(indianFigure(1000 / perPiece, 1))],
    [rows.metresPerTonne, figure(indianFigure(1000 / mass, 1), "m")],
    ...(old ? [[words.oldChart, old] as const] : []),
  ]
}

/** The actual thickness found from a weight. */
export function WallFound({ entries, found }: { entries: Entries; found: TrueWall | NoAnswer }) {
  const words = useWords("calculator")
  const { rows } = words
  const wall = found.isKnown ? found : null
  const percent = (deviation: number | null = null) => {
    if (deviation === null) return ""
    const share = indianFigure(Math.abs(deviation), 1)
    return share === "0" ? "0\u00a0%" : words[deviation < 0 ? "percentUnder" : "percentOver"](share)
  }
  return (
    <Answer
      headline={
        found.isKnown
          ? {
              label: (entries.isExample ? words.example : String)(found.sentence(words)),
              figure: indianFigure(found.wall),
              unit: "mm",
            }
          : noAnswer(found, words)
      }
      rows={[
        [rows.nominal, wall?.nominalWall ? `${indianFigure(wall.nominalWall)}\u00a0mm` : ""],
        [rows.thicknessDeviation, percent(wall?.wallDeviation)],
        [rows.weightDeviation, percent(wall?.massDeviation)],
        [rows.actual, wall ? indianFigure(wall.massPerMetre, 3) : ""],
      ]}
      section={wall ? wall.section : null}
    >
      {wall ? (
        <p className={`small muted ${styles.basis}`}>
          {wall.accuracyNotes.map((note) => note(words)).join(" ")}
        </p>
      ) : null}
      <p className={`small muted ${styles.basis}`}>{words.scaleNote}</p>
    </Answer>
  )
}
