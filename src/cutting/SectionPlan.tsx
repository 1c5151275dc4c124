import * as React from "react"
import { Notice } from "../kit/blocks/Notice"
import * as fields from "../kit/blocks/Field.module.css"
import { kgFigure } from "../steel/format"
import { sizeName } from "../steel/range/size"
import { sum, type Pattern, type Plan } from "./plan"
import type { CutSection } from "./typed"
import { barsOf, barText, offcutText, pieceText, planText, type Choice } from "./sheet"
import { useCuttingWords } from "./useCuttingWords"
import * as styles from "./CuttingList.module.css"

interface SectionPlanProps {
  section: CutSection
  choices: readonly Choice[]
  /** One for each choice; undefined while it is made. */
  plans: readonly Plan[] | undefined
  chosen: number
  onChoose: (place: number) => void
  kerf: number
  /** The field for bars that are there. */
  children: React.ReactNode
}

/** What to buy for one section, and how each bar is cut. */
export function SectionPlan(props: SectionPlanProps) {
  const { section, choices, plans, chosen, onChoose, kerf, children } = props
  const words = useCuttingWords()
  const id = React.useId()
  const plan = plans?.[chosen]
  const said = plan && planText(section, plan, choices[chosen], kerf, words)
  const count = sum(section.pieces.map((piece) => piece.count))
  return (
    <section className={`stack ${styles.part}`} aria-labelledby={id}>
      <h3 className="h3" id={id}>
        {sizeName(section.size, words)}
        <small className="label">{words.countOf(count)}</small>
      </h3>
      {plan && said ? (
        <>
          {choices.length > 1 ? (
            <div className={`${styles.choices} no-print`} role="group" aria-labelledby={id}>
              {choices.map(({ bought }, place) => (
                <label key={place} className={styles.choice}>
                  <input
                    className={fields.pick}
                    type="radio"
                    name={id}
                    checked={place === chosen}
                    onChange={() => onChoose(place)}
                  />
                  <span className={styles.choice__text}>
                    {bought.length === 1
                      ? barText(bought[0].length, words)
                      : words.together(
                          bought.map(({ length }) => barText(length, words)).join(words.plus),
                        )}
                    <small>{choiceText(plans[place], section, words)}</small>
                  </span>
                </label>
              ))}
            </div>
          ) : null}
          <p className={styles.buy}>
            {said.bought ? `${words.plan}: ` : null}
            <b>{said.bought || words.nothingToBuy}</b>
            {said.bought ? `, ${words.kg(kgFigure(said.kg))}` : null}
          </p>
          {said.faults.length > 0 ? (
            <Notice role="status">
              {said.faults.map((fault) => (
                <p key={fault}>{fault}</p>
              ))}
            </Notice>
          ) : null}
          <ul className="small">
            {said.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <ol className={styles.patterns}>
            {plan.patterns.map((pattern, place) => (
              <Bar
                key={place}
                pattern={pattern}
                section={section}
                longest={Math.max(...plan.patterns.map(({ stock }) => stock.length))}
              />
            ))}
          </ol>
        </>
      ) : (
        <p className="muted">{words.planning}</p>
      )}
      {children}
    </section>
  )
}

/** "14 bars, 1,605 kg" */
function choiceText(
  plan: Plan,
  { size }: CutSection,
  words: ReturnType<typeof useCuttingWords>,
): string {
  const count = sum([...barsOf(plan).values()])
  const left = sum(plan.left.map((piece) => piece.count))
  const kg = words.kg(kgFigure((size.mass * plan.bought) / 1000))
  return left > 0 ? words.withoutPieces(left) : `${words.bars(count)}, ${kg}`
}

interface BarProps {
  pattern: Pattern
  section: CutSection
  /** mm of the longest bar beside it: all are drawn at one scale. */
  longest: number
}

/** Bars that are cut alike: drawn at scale with their marks, and in words. */
function Bar({ pattern, section, longest }: BarProps) {
  const words = useCuttingWords()
  const { bars, stock, pieces, offcut } = pattern
  const each = pieces.flatMap(({ mark, length, count }) =>
    Array.from({ length: count }, () => ({ mark: mark || String(length), length })),
  )
  return (
    <li>
      <p>
        <b>{words.like(bars)}</b>
        {`, ${barText(stock.length, words)}`}
        {stock.count === null ? "" : `, ${words.fromThere}`}
      </p>
      <div
        className={styles.bar}
        style={{ width: `${(100 * stock.length) / longest}%` }}
        aria-hidden="true"
      >
        {each.map(({ mark, length }, place) => (
          <span key={place} style={{ flexGrow: length }}>
            {mark}
          </span>
        ))}
        {offcut > 0 ? <i style={{ flexGrow: offcut }} /> : null}
      </div>
      <p className="small">
        {pieces.map(pieceText).join(", ")}
        {`; ${offcutText(pattern, section.size, words)}`}
      </p>
    </li>
  )
}
