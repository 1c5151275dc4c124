import { Fold } from "../site/blocks/Fold"
import { useWords } from "../site/words/words"
import { indianFigure } from "../steel/format"
import type { SumStep } from "./read"
import type { WeightAnswer } from "./weight"
import * as styles from "./Working.module.css"

/** The calculation behind an answer, step by step, with its formula. */
export function Working({ answer }: { answer: WeightAnswer }) {
  const words = useWords("calculator")
  const { tableSize, steps, shapeSteps, massPerMetre, shapeMass, formula } = answer
  const apart = indianFigure(Math.abs(shapeMass / massPerMetre - 1) * 100, 1)
  return (
    <Fold heading={words.showWorking}>
      <div className={`small muted ${styles.work__in}`}>
        <Steps steps={steps} />
        {tableSize ? (
          <>
            <p>
              <b>{words.fromDimensions}</b>
            </p>
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
        <p>{words.symbols}</p>
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
