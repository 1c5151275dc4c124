import * as React from "react"
import { Tick } from "../../kit/blocks/Field"
import { Figures } from "../../kit/blocks/Figures"
import { useWords } from "../../kit/words/words"
import { LONGEST_RATE, type InquiryLine } from "./line"
import { kgText, type ShownLine } from "./list"
import { readRate, costOf, rupees } from "./rates"
import { DraftField } from "./DraftField"
import { changeLines, inquiryLines, keyOf, setRateSettings, useList } from "./useInquiryList"
import * as styles from "./InquiryList.module.css"

/** What the list comes to at rates that the buyer types himself. Folded, with the sum in its heading. */
export const WhatItComesTo = React.memo(function WhatItComesTo({
  rows,
}: {
  rows: readonly ShownLine[]
}) {
  const words = useWords("list")
  const rateSettings = useList((kept) => kept.rateSettings)
  const [isOpen, setIsOpen] = React.useState(false)
  const { lines, sums, total, left } = costOf(rows, rateSettings, words)
  const rates = new Set(rows.flatMap(({ kg, line }) => (kg === null ? [] : (line.rate ?? ""))))
  /** A field for the rate of some lines. Text that is not a rate stays in the field, with the reason below it. */
  const rateField = (label: string, rate: string, of: () => readonly InquiryLine[]) => {
    const settle = (typed: string): string => {
      const read = readRate(typed)
      if (typeof read === "function") return read(words)
      changeLines(new Map(of().map((line) => [line, { ...line, rate: typed.trim() }])))
      return ""
    }
    return (
      <DraftField
        className={styles.rate}
        aria-label={label}
        inputMode="decimal"
        placeholder={words.ratePlaceholder}
        maxLength={LONGEST_RATE}
        value={rate}
        onSettle={settle}
      />
    )
  }
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
          {rateField(words.sameRate, rates.size === 1 ? [...rates][0] : "", inquiryLines)}
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
                {kg === null ? null : rateField(words.rateOf(short), line.rate ?? "", () => [line])}
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
        <Figures rows={sums} />
        {total > 0 && left > 0 ? <p className="small">{words.notInSum(left)}</p> : null}
        <Tick
          text={words.sendRates}
          checked={rateSettings.isSent}
          onChange={({ target }) => setRateSettings({ isSent: target.checked })}
        />
      </div>
    </details>
  )
})
