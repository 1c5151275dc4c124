import * as React from "react"
import { FaultLine } from "../../site/blocks/FaultLine"
import * as fields from "../../site/blocks/Field.module.css"
import { Fold } from "../../site/blocks/Fold"
import { Tick } from "../../site/blocks/Tick"
import { useSettled } from "../../site/hooks/useSettled"
import { useWords } from "../../site/words/words"
import { kgText, type ShownLine } from "./list"
import { rateInOtherUnit, readRate, reckoned, rupees, type Reckoning } from "./reckon"
import { changeLines, inquiryLines, setReckoning, useList } from "./useInquiryList"
import * as styles from "./WhatItComesTo.module.css"

/** What the list comes to at rates that the buyer types himself. Folded, with the sum in its heading. */
export function WhatItComesTo({ rows }: { rows: readonly ShownLine[] }) {
  const words = useWords("list")
  const reckoning = useList((kept) => kept.reckoning)
  const { withGst, isSent } = reckoning
  const { sum, gst, total, left, amounts } = reckoned(rows, reckoning)
  const sums = withGst ? [words.sum, words.gst, words.total] : [words.sumWithoutGst]
  return (
    <Fold
      className={styles.fold}
      heading={<span>{sum > 0 ? `${words.comesTo}: ${rupees(total)}` : words.comesTo}</span>}
    >
      <div className={styles.parts}>
        <p className="small">{words.comesToHint}</p>
        <SameRate reckoning={reckoning} />
        <ul className="ruled">
          {rows.map((row, place) => (
            <RatedLine key={place} {...{ row, reckoning }} amount={amounts[place] ?? null} />
          ))}
        </ul>
        <Tick
          text={words.addGst}
          checked={withGst}
          onChange={({ target }) => setReckoning({ withGst: target.checked })}
        />
        {sum > 0 ? (
          <dl className="figures">
            {sums.map((term, place) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{rupees([sum, gst, total][place] ?? 0)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {sum > 0 && left > 0 ? <p className="small">{words.notInSum(left)}</p> : null}
        <Tick
          text={words.sendRates}
          checked={isSent}
          onChange={({ target }) => setReckoning({ isSent: target.checked })}
        />
      </div>
    </Fold>
  )
}

/** Changes the rates of all lines. */
function changeRates(rateOf: (rate: string) => string): void {
  changeLines(
    new Map(inquiryLines().map((line) => [line, { ...line, rate: rateOf(line.rate ?? "") }])),
  )
}

/** The same rate for all lines, which takes their place at a press or at Enter, and the unit of all rates. */
function SameRate({ reckoning }: { reckoning: Reckoning }) {
  const words = useWords("list")
  const [rate, setRate] = React.useState("")
  const { perTonne } = reckoning
  const changeUnit = () => {
    const converted = (typed: string) => rateInOtherUnit(typed, reckoning)
    setRate(converted)
    changeRates(converted)
    setReckoning({ perTonne: !perTonne })
  }
  return (
    <form
      className={styles.same}
      onSubmit={(event) => {
        event.preventDefault()
        if (typeof readRate(rate, reckoning) === "number") changeRates(() => rate)
      }}
    >
      <RateField
        isRequired
        label={words.sameRate}
        text={rate}
        {...{ reckoning }}
        onType={setRate}
      />
      <select
        className={`${fields.control} ${fields.inline}`}
        aria-label={words.rateUnit}
        value={words.rateUnits[perTonne ? "tonne" : "kg"]}
        onChange={changeUnit}
      >
        {Object.values(words.rateUnits).map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </select>
      <button className="btn btn--line" type="submit">
        {words.useForAll}
      </button>
    </form>
  )
}

interface RatedLineProps {
  row: ShownLine
  reckoning: Reckoning
  amount: number | null
}

/** A line with its rate and what it comes to, or that it has no weight. */
function RatedLine({ row: { line, short, quantity, kg }, reckoning, amount }: RatedLineProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const weighed = kg === null ? "" : ` = ${kgText(kg, steel)}`
  return (
    <li className={styles.row}>
      <div>
        <b>{short}</b>
        <small>{quantity + weighed}</small>
        {kg === null ? <small>{words.noWeight}</small> : null}
      </div>
      {kg === null ? null : (
        <RateField
          label={words.rateOf(short)}
          text={line.rate ?? ""}
          reckoning={reckoning}
          onType={(rate) => changeLines(new Map([[line, { ...line, rate }]]))}
        />
      )}
      {amount === null ? null : <b className={styles.amount}>{rupees(amount)}</b>}
    </li>
  )
}

interface RateFieldProps {
  label: string
  text: string
  reckoning: Reckoning
  isRequired?: boolean
  onType: (text: string) => void
}

/** A field for a rate. What is no rate stays as typed, with a sentence once the buyer pauses. */
function RateField({ label, text, reckoning, isRequired = false, onType }: RateFieldProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const id = React.useId()
  const read = readRate(text, reckoning)
  const unit = words.rateUnits[reckoning.perTonne ? "tonne" : "kg"]
  const isSettled = useSettled(text) === text
  const fault = isSettled && typeof read === "function" ? read(steel) : ""
  return (
    <div className={`${styles.field} ${fault ? fields.isFaulty : ""}`}>
      {isRequired ? (
        <label className={fields.label} htmlFor={id}>
          {label}
        </label>
      ) : null}
      <input
        className={`${fields.control} ${styles.rate}`}
        id={id}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-f` : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder={unit}
        maxLength={24}
        required={isRequired}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {fault ? (
        <FaultLine className={styles.fault} id={`${id}-f`} role="alert">
          {fault}
        </FaultLine>
      ) : null}
    </div>
  )
}
