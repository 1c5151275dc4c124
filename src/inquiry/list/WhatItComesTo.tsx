import * as React from "react"
import { FaultLine, Tick } from "../../kit/blocks/Field"
import * as fields from "../../kit/blocks/Field.module.css"
import { useSettled } from "../../kit/hooks/browser"
import { useWords } from "../../kit/words/words"
import { quantityOf } from "./line"
import { kgText, type ShownLine } from "./list"
import { readRate, costOf, rupees } from "./reckon"
import { changeLines, inquiryLines, setReckoning, useList } from "./useInquiryList"
import * as styles from "./InquiryList.module.css"

/** What the list comes to at rates that the buyer types himself. Folded, with the sum in its heading. */
export function WhatItComesTo({ rows }: { rows: readonly ShownLine[] }) {
  const words = useWords("list")
  const steel = useWords("steel")
  const reckoning = useList((kept) => kept.reckoning)
  const [same, setSame] = React.useState("")
  const { lines, sums, total, left } = costOf(rows, reckoning, steel)
  const useForAll = (event: React.SyntheticEvent) => {
    event.preventDefault()
    const rate = readRate(same)
    if (rate === null || typeof rate === "function") return
    changeLines(new Map(inquiryLines().map((line) => [line, { ...line, rate: same }])))
  }
  return (
    <details className={`fold ${styles.fold}`}>
      <summary>
        <span>{total > 0 ? `${words.comesTo}: ${rupees(total)}` : words.comesTo}</span>
      </summary>
      <div className={styles.parts}>
        <p className="small">{words.comesToHint}</p>
        <form className={styles.row} onSubmit={useForAll}>
          <b>{words.sameRate}</b>
          <RateField label={words.sameRate} text={same} onType={setSame} />
          <button className="btn btn--line" type="submit">
            {words.useForAll}
          </button>
        </form>
        <ul className="ruled">
          {rows.map(({ line, short, quantity, kg }, place) => {
            const own = lines[place]
            return (
              <li className={styles.row} key={place}>
                <div>
                  <b>{short}</b>
                  <small>
                    {[
                      quantity,
                      kg !== null && quantityOf(line)?.unit !== "kg"
                        ? `= ${kgText(kg, steel)}`
                        : "",
                      own ? `@ ${own.rate}` : "",
                    ]
                      .filter(Boolean)
                      .join(" ")}
                  </small>
                  {kg === null ? <small>{words.noWeight}</small> : null}
                </div>
                {kg === null ? null : (
                  <RateField
                    label={words.rateOf(short)}
                    text={line.rate ?? ""}
                    onType={(rate) => changeLines(new Map([[line, { ...line, rate }]]))}
                  />
                )}
                {own ? <b className={styles.amount}>{rupees(own.amount)}</b> : null}
              </li>
            )
          })}
        </ul>
        <Tick
          text={words.addGst}
          checked={reckoning.withGst}
          onChange={({ target }) => setReckoning({ withGst: target.checked })}
        />
        <dl className="figures">
          {sums.map(([term, amount]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        {total > 0 && left > 0 ? <p className="small">{words.notInSum(left)}</p> : null}
        <Tick
          text={words.sendRates}
          checked={reckoning.isSent}
          onChange={({ target }) => setReckoning({ isSent: target.checked })}
        />
      </div>
    </details>
  )
}

interface RateFieldProps {
  label: string
  text: string
  onType: (text: string) => void
}

/** A field for a rate. What is no rate stays as typed, with a sentence once the buyer pauses. */
function RateField({ label, text, onType }: RateFieldProps) {
  const steel = useWords("steel")
  const { ratePlaceholder } = useWords("list")
  const id = React.useId()
  const read = readRate(text)
  const isSettled = useSettled(text) === text
  const fault = isSettled && typeof read === "function" ? read(steel) : ""
  return (
    <div className={`${styles.field} ${fault ? fields.isFaulty : ""}`}>
      <input
        className={`${fields.control} ${styles.rate}`}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? id : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder={ratePlaceholder}
        maxLength={24}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {fault ? (
        <FaultLine className={styles.fault} id={id} role="alert">
          {fault}
        </FaultLine>
      ) : null}
    </div>
  )
}
