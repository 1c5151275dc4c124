import { indianFigure } from "../../steel/format"
import { weigh } from "../../steel/calculator/weigh"
import {
  shapeNames,
  type Weight,
  type WeightShape,
  type SumStep,
} from "../../steel/calculator/form"
import type { WeightAnswer } from "../../steel/calculator/answer"
import { firstEntries, weightRequest } from "../../steel/calculator/entries"
import * as styles from "./WeightCalculator.module.css"

/** The calculation behind an answer, step by step, with formula, standard and notes. */
export function Working({ answer }: { answer: WeightAnswer }) {
  const { tableSize, shape, steps, formula } = answer
  return (
    <details className={styles.work}>
      <summary>Show the calculation</summary>
      <div className={styles.work__in}>
        <Steps steps={steps} />
        {tableSize ? (
          <>
            <p className={styles.work__head}>Calculated from the dimensions</p>
            <Steps steps={shape.steps.filter(({ unit }) => isOfTheShape.includes(unit))} />
            <p>{comparison(answer.figures.massPerMetre, shape.figures.massPerMetre)}</p>
          </>
        ) : null}
        <p>
          Formula: <b>{formula || shape.formula}</b>
        </p>
        <p>Theoretical weight, steel at 7850 kg/m³. {sourceOf(answer)}</p>
      </div>
    </details>
  )
}

function sourceOf({ tableSize, standard }: WeightAnswer): string {
  if (tableSize) return standard ? `Standard: ${standard}.` : "From a maker’s table."
  return standard ? `Formula of ${standard}.` : "No standard is known."
}

const isOfTheShape: readonly SumStep["unit"][] = ["mm", "mm²", "kg/m²", "kg/m"]

function Steps({ steps }: { steps: readonly SumStep[] }) {
  return (
    <dl className={styles.steps}>
      {steps.map(({ label, expression, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {expression} ={" "}
            <b>
              {indianFigure(value, 3)}
              {"\u00a0"}
              {unit}
            </b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function comparison(table: number, shape: number): string {
  const apart = indianFigure(Math.abs(shape / table - 1) * 100, 1)
  return apart === "0"
    ? "The calculated weight agrees with the table."
    : `Calculated weight is ${apart} % ${shape > table ? "higher" : "lower"}; the table weight is used.`
}

/** All formulas, so that a weight can also be worked out by hand. */
export function Formulas({ shapes }: { shapes: readonly WeightShape[] }) {
  return (
    <details className={styles.formulas}>
      <summary>Formulas and standards</summary>
      <div className={styles.formulas__in}>
        <dl>
          {shapes.map((shape) => {
            const weight = firstWeight(shape)
            return weight ? (
              <div key={shape}>
                <dt>{shapeNames[shape]}</dt>
                <dd>
                  <b>{weight.formula}</b>
                  {weight.standard ? <span>{weight.standard}</span> : null}
                </dd>
              </div>
            ) : null
          })}
        </dl>
        <p>
          m in kg/m, A in mm², all lengths in mm. H and B are the sides, D the outside diameter or
          the depth, t the thickness, a and b the legs, R₁ and R₂ the root and toe radii, w the
          width; of channels and beams tw is the web and T the mean flange. Steel at 7850 kg/m³,
          theoretical.
        </p>
      </div>
    </details>
  )
}

function firstWeight(shape: WeightShape): Weight | null {
  const weight = weigh(weightRequest(firstEntries(shape)))
  return weight.isKnown ? weight : null
}
