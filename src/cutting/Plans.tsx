import * as React from "react"
import { addLines } from "../inquiry/list/useInquiryList"
import { ChatLink, MailLink, PrintButton, shorterTexts, useCopy } from "../inquiry/list/sending"
import { LoadNote } from "../inquiry/load/LoadNote"
import { NumberField } from "../kit/blocks/Field"
import { FigureTable } from "../kit/blocks/FigureTable"
import { Notice } from "../kit/blocks/Notice"
import { PrintedSheet } from "../kit/blocks/PrintedSheet"
import { saveFile } from "../kit/hooks/browser"
import { PageLink } from "../kit/PageLink"
import type { PageWords } from "../kit/page"
import { useWords } from "../kit/words/words"
import { fixedFigure, kgFigure } from "../steel/format"
import { sizeDesignation, sizeName } from "../steel/range/size"
import { sum, type Pattern, type Stock } from "./plan"
import {
  bestOf,
  choicesOf,
  choiceTexts,
  countOf,
  cuttingCsv,
  cuttingText,
  inquiryLines,
  marksOf,
  patternText,
  planText,
  totals,
  type Planned,
} from "./sheet"
import { readBars, type CutSection, type TypedList } from "./typed"
import { useCuttingWords } from "./useCuttingWords"
import { usePlans } from "./usePlans"
import * as styles from "./CuttingList.module.css"

export type CuttingTexts = PageWords<Queries.CuttingListPageQuery["cuttingListPage"]>

interface PlansProps {
  texts: CuttingTexts
  sections: readonly CutSection[]
  bars: readonly Stock[]
  kerf: number
  /** % of the weight. */
  connections: number
  /** Bars that are there, as typed, by the id of their section. */
  there: TypedList["there"]
  onThere: (there: TypedList["there"]) => void
  /** The address that opens this list. */
  link: string
}

/** What to buy for each section and how it is cut, with the sums, the load and the ways to send it. */
export function Plans(props: PlansProps) {
  const { texts, sections, bars, kerf, connections, there, onThere, link } = props
  const words = useCuttingWords()
  const parts = sections.map((section) => {
    const own = readBars(there[section.size.id] ?? "", true)
    const [fault, stocks] = typeof own === "function" ? [own, []] : [undefined, own]
    return { section, fault, choices: choicesOf(bars, stocks) }
  })
  const plans = usePlans(parts, kerf)
  const planned = parts.flatMap(({ section, choices }, nth): Planned[] => {
    const own = plans[nth]
    if (!own) return []
    const place = bestOf(own)
    return [{ section, plan: own[place], stocks: choices[place], kerf }]
  })
  const kgOfBars = sum(planned.map(({ section, plan }) => (section.size.mass * plan.bought) / 1000))
  const sums = totals(sections, kgOfBars, connections, words)
  return (
    <PrintedSheet
      heading={`${words.heading},`}
      note={words.theoretical}
      blanks={Object.values(words.blanks)}
    >
      <div className="stack">
        <h2 className="h2">{texts.planHeading}</h2>
        {parts.map(({ section, choices, fault }, nth) => {
          const { size, pieces } = section
          const own = planned.find((each) => each.section === section)
          return (
            <section
              className={`stack ${styles.part}`}
              aria-label={sizeName(size, words)}
              key={size.id}
            >
              <h3 className="h3">
                {sizeName(size, words)}
                <small className="label">{words.countOf(countOf(pieces))}</small>
              </h3>
              {own ? (
                <SectionPlan
                  {...own}
                  others={choiceTexts(choices, plans[nth] ?? [], size, words)}
                />
              ) : (
                <p className="muted">{words.planning}</p>
              )}
              <div className={`${styles.there} no-print`}>
                <NumberField
                  name={size.id}
                  label={words.settings.there}
                  hint={words.settings.thereHint}
                  fault={fault?.(words)}
                  isText
                  value={there[size.id] ?? ""}
                  onType={(id, text) => onThere({ ...there, [id]: text })}
                />
              </div>
            </section>
          )
        })}
        <section className="panel" data-clear-of-notice>
          <dl className="figures">
            {sums.map(([term, figure]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
          <LoadNote
            kg={kgOfBars}
            canBeCut={sections.every(({ pieces }) => pieces.every(({ length }) => length <= 6000))}
            lines={planned.flatMap((each) =>
              inquiryLines([each], words).map((line) => ({ size: each.section.size, line })),
            )}
          />
          {planned.length === parts.length ? <Send {...{ planned, sums, link }} /> : null}
          <p className="small muted no-print">{words.theoretical}</p>
        </section>
        <FigureTable
          caption={words.byMark}
          heads={[...Object.values(words.heads), words.each, words.all, words.paint]}
          rows={marksOf(sections).map(({ mark, size, length, count, kgEach, kg, paint }) => [
            mark || words.noMark,
            sizeDesignation(size, words),
            ...[length, count, kgFigure(kgEach, 1), kgFigure(kg)],
            paint > 0 ? fixedFigure(paint, 2) : "",
          ])}
        />
      </div>
    </PrintedSheet>
  )
}

/** What to buy for one section, and how each bar is cut. */
function SectionPlan({ others, ...planned }: Planned & { others: readonly string[] }) {
  const words = useCuttingWords()
  const { plan, section } = planned
  const { bought, kg, sentences, faults } = planText(planned, words)
  return (
    <>
      <p className={styles.buy}>
        {bought ? `${words.plan}: ` : ""}
        <b>{bought || words.nothingToBuy}</b>
        {bought ? `, ${kg}` : ""}
      </p>
      {faults.length > 0 ? (
        <Notice role="status">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </Notice>
      ) : null}
      <ul className="small">
        {[...sentences, ...others].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <ol className={styles.patterns}>
        {plan.patterns.map((pattern, place) => {
          const [bars, cuts] = patternText(pattern, section.size, words)
          return (
            <li key={place}>
              <p>{bars}</p>
              <Bar
                {...pattern}
                longest={Math.max(...plan.patterns.map(({ stock }) => stock.length))}
              />
              <p className="small">{cuts}</p>
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** A bar at scale with the marks of its pieces. `longest`: mm of the longest bar beside it, which has the whole width. */
function Bar({ stock, pieces, offcut, longest }: Pattern & { longest: number }) {
  const each = pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece))
  return (
    <div
      className={styles.bar}
      style={{ width: `${(100 * stock.length) / longest}%` }}
      aria-hidden="true"
    >
      {each.map(({ mark, length }, place) => (
        <span key={place} style={{ flexGrow: length }}>
          {mark || length}
        </span>
      ))}
      {offcut > 0 ? <i style={{ flexGrow: offcut }} /> : null}
    </div>
  )
}

interface SendProps {
  planned: readonly Planned[]
  sums: readonly (readonly [string, string])[]
  link: string
}

/** What can be done with the plan: buy the bars, send it, print it, keep it. */
function Send({ planned, sums, link }: SendProps) {
  const words = useCuttingWords()
  const { copy, say, outcome } = useCopy()
  const [isOnList, setOnList] = React.useState(false)
  const { linesLeftOut } = useWords("list")
  const message = shorterTexts(cuttingText(planned, sums, link, words), linesLeftOut)
  const put = () => {
    const refusal = addLines(inquiryLines(planned, words), words.areOnList)
    say(refusal ? refusal(words) : words.areOnList)
    setOnList(!refusal)
  }
  const save = () => {
    const file = "cutting-list.csv"
    saveFile(file, "text/csv;charset=utf-8", cuttingCsv(planned, words))
    say(words.fileSaved(file))
  }
  const others = [
    ["CSV", save],
    [words.copyText, () => copy(message[0], words.textCopied)],
    [words.copyLink, () => copy(link, words.linkCopied)],
  ] as const
  return (
    <div className="stack no-print">
      <div className="btn-row">
        {planned.some(({ plan }) => plan.bought > 0) ? (
          <button className="btn btn--main" type="button" onClick={put}>
            {words.toList}
          </button>
        ) : null}
        <ChatLink message={message} />
        <MailLink subject={words.heading} message={message} />
        <PrintButton />
        {others.map(([label, act]) => (
          <button className="btn btn--line" type="button" key={label} onClick={() => void act()}>
            {label}
          </button>
        ))}
      </div>
      {outcome}
      {isOnList ? <PageLink to="/inquiry">{words.openList}</PageLink> : null}
    </div>
  )
}
