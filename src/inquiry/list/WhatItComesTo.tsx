import * as React from "react"
import { Tick } from "../../kit/blocks/Field"
import { useWords } from "../../kit/words/words"
import { LONGEST_RATE, type InquiryLine } from "./line"
import { kgText, type ShownLine } from "./list"
import { readRate, costOf, rupees } from "./rates"
import { DraftField } from "./DraftField"
import { changeLines, inquiryLines, keyOf, setRateSettings, useList } from "./useInquiryList"
import * as styles from "./InquiryList.module.css"

/** What the list comes to at rates that the buyer types himself. Folded, with the sum in its heading. */
export function WhatItComesTo({ rows }: { rows: readonly ShownLine[] }) {
  const words = useWords("list")
  const rateSettings = useList((kept) => kept.rateSettings)
  const [isOpen, setIsOpen] = React.useState(false)
  const { lines, sums, total, left } = costOf(rows, rateSettings, words)
  const rates = new Set(rows.flatMap(({ kg, line }) => (kg === null ? [] : (line.rate ?? ""))))
  const setRate = (of: readonly InquiryLine[], rate: string) =>
    changeLines(new Map(of.map((line) => [line, { ...line, rate }])))
  return (
    <details
      className={`fold ${styles.fold}`}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <span>{total > 0 ? `${words.comesTo}: ${rupees(total)}` : words.comesTo}</span>
      </summary>
      <div className={styles.parts}>
        <p className="small">{words.comesToHint}</p>
        <div className={styles.row}>
          <b>{words.sameRate}</b>
          <RateField
            label={words.sameRate}
            text={rates.size === 1 ? [...rates][0] : ""}
            onType={(rate) => setRate(inquiryLines(), rate)}
          />
        </div>
        <ul className="ruled">
          {(isOpen ? rows : []).map(({ line, short, quantity, kg }, place) => {
            const own = lines[place]
            return (
              <li className={styles.row} key={keyOf(line)}>
                <div>
                  <b>{short}</b>
                  <small>
                    {[quantity, kg === null ? "" : `= ${kgText(kg, words)}`, own && `@ ${own.rate}`]
                      .filter(Boolean)
                      .join(" ")}
                  </small>
                  {kg === null ? <small>{words.noWeight}</small> : null}
                </div>
                {kg === null ? null : (
                  <RateField
                    label={words.rateOf(short)}
                    text={line.rate ?? ""}
                    onType={(rate) => setRate([line], rate)}
                  />
                )}
                {own ? <b className={styles.amount}>{rupees(own.amount)}</b> : null}
              </li>
            )
          })}
        </ul>
        <Tick
          text={words.addGst}
          checked={rateSettings.withGst}
          onChange={({ target }) => setRateSettings({ withGst: target.checked })}
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
          checked={rateSettings.isSent}
          onChange={({ target }) => setRateSettings({ isSent: target.checked })}
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

/** A field for a rate. What is no rate stays as typed, with a sentence. */
function RateField({ label, text, onType }: RateFieldProps) {
  const steel = useWords("steel")
  const { ratePlaceholder } = useWords("list")
  const settle = (typed: string): string => {
    const read = readRate(typed)
    if (typeof read === "function") return read(steel)
    onType(typed.trim())
    return ""
  }
  return (
    <DraftField
      className={styles.rate}
      aria-label={label}
      inputMode="decimal"
      placeholder={ratePlaceholder}
      maxLength={LONGEST_RATE}
      value={text}
      onSettle={settle}
    />
  )
}
