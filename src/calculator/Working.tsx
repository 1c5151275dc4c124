import { Fold } from "../site/blocks/Fold"
import { useWords } from "../site/words/words"
import { indianFigure } from "../steel/format"
import { hasWeightOfBlackTube } from "../steel/range/size"
import type { WeightShape } from "../steel/range/families"
import type { SumStep } from "./read"
import { shapeName, shapes } from "./shapes"
import type { WeightAnswer } from "./weight"
import * as styles from "./Working.module.css"

/** The calculation behind an answer, step by step, with formula, standard and notes. */
export function Working({ answer }: { answer: WeightAnswer }) {
  const words = useWords("calculator")
  const { tableSize, steps, shapeSteps, massPerMetre, shapeMass, standard, formula } = answer
  const apart = indianFigure(Math.abs(shapeMass / massPerMetre - 1) * 100, 1)
  const source = () => {
    if (tableSize && hasWeightOfBlackTube(tableSize)) return words.standardOfStrip(standard)
    if (tableSize) return standard ? words.standardIs(standard) : words.makerSource
    return standard ? words.formulaOf(standard) : words.noStandard
  }
  return (
    <Fold heading={words.showWorking}>
      <div className={styles.work__in}>
        <Steps steps={steps} />
        {tableSize ? (
          <>
            <p className={styles.work__head}>{words.fromDimensions}</p>
            <Steps steps={shapeSteps} />
            <p>
              {apart === "0"
                ? words.agrees
                : words[shapeMass > massPerMetre ? "higher" : "lower"](apart)}
            </p>
          </>
        ) : null}
        <p>
          {words.formula} <b>{formula}</b>
        </p>
        <p>
          {words.theoretical} <span>{source()}</span>
        </p>
      </div>
    </Fold>
  )
}

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

/** All formulas, so that a weight can also be worked out by hand. */
export function Formulas({ offered }: { offered: readonly WeightShape[] }) {
  const words = useWords("calculator")
  return (
    <Fold heading={words.formulas} className={styles.formulas}>
      <div className={styles.formulas__in}>
        <dl>
          {offered.map((shape) => (
            <div key={shape}>
              <dt>{shapeName(shape, words)}</dt>
              <dd>
                <b>{shapes[shape].formula}</b>
                {shapes[shape].standard ? <span>{shapes[shape].standard}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
        <p>{words.symbols}</p>
      </div>
    </Fold>
  )
}
