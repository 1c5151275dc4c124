import { indianFigure } from "../../steel/format"
import { hasWeightOfBlackTube } from "../../steel/range/size"
import { weigh } from "../../steel/calculator/weigh"
import { shapeName, type Weight, type SumStep } from "../../steel/calculator/form"
import type { WeightShape } from "../../steel/range/families"
import type { WeightAnswer } from "../../steel/calculator/answer"
import { firstEntries, weightRequest } from "../../steel/calculator/entries"
import { Fold } from "../Fold/Fold"
import * as styles from "./Working.module.css"
import { useWords } from "../../interface/words"
import type { CalculatorWords } from "../../interface/catalogue"

/** The calculation behind an answer, step by step, with formula, standard and notes. */
export function Working({ answer }: { answer: WeightAnswer }) {
  const words = useWords("calculator")
  const { tableSize, shape, steps, formula } = answer
  return (
    <Fold heading={words.showWorking}>
      <div className={styles.work__in}>
        <Steps steps={steps} />
        {tableSize ? (
          <>
            <p className={styles.work__head}>{words.fromDimensions}</p>
            <Steps steps={shape.steps.filter(({ unit }) => isOfTheShape.includes(unit))} />
            <p>{comparison(answer.figures.massPerMetre, shape.figures.massPerMetre, words)}</p>
          </>
        ) : null}
        <p>
          {words.formula} <b>{formula || shape.formula}</b>
        </p>
        <p>
          {words.theoretical} <span>{sourceOf(answer, words)}</span>
        </p>
      </div>
    </Fold>
  )
}

function sourceOf({ tableSize, standard }: WeightAnswer, words: CalculatorWords): string {
  if (tableSize && hasWeightOfBlackTube(tableSize)) return words.standardOfStrip(standard)
  if (tableSize) return standard ? words.standardIs(standard) : words.makerSource
  return standard ? words.formulaOf(standard) : words.noStandard
}

const isOfTheShape: readonly SumStep["unit"][] = ["mm", "mm²", "kg/m²", "kg/m"]

function Steps({ steps }: { steps: readonly SumStep[] }) {
  const words = useWords("calculator")
  return (
    <dl className={styles.steps}>
      {steps.map(({ label, expression, value, unit }) => (
        <div key={label(words)}>
          <dt>{label(words)}</dt>
          <dd>
            <span>{typeof expression === "string" ? expression : expression(words)}</span> ={" "}
            <b>{`${indianFigure(value, 3)}\u00a0${unit === "nos" ? words.stepUnits.nos : unit}`}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function comparison(table: number, shape: number, words: CalculatorWords): string {
  const apart = indianFigure(Math.abs(shape / table - 1) * 100, 1)
  return apart === "0" ? words.agrees : words[shape > table ? "higher" : "lower"](apart)
}

/** All formulas, so that a weight can also be worked out by hand. */
export function Formulas({ shapes }: { shapes: readonly WeightShape[] }) {
  const words = useWords("calculator")
  return (
    <Fold heading={words.formulas} className={styles.formulas}>
      <div className={styles.formulas__in}>
        <dl>
          {shapes.map((shape) => {
            const weight = firstWeight(shape)
            return weight ? (
              <div key={shape}>
                <dt>{shapeName(shape, words)}</dt>
                <dd>
                  <b>{weight.formula}</b>
                  {weight.standard ? <span>{weight.standard}</span> : null}
                </dd>
              </div>
            ) : null
          })}
        </dl>
        <p>{words.symbols}</p>
      </div>
    </Fold>
  )
}

function firstWeight(shape: WeightShape): Weight | null {
  const weight = weigh(weightRequest(firstEntries(shape)))
  return weight.isKnown ? weight : null
}
