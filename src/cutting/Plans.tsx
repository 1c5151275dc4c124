import * as React from "react"
import { MOST_LINES, tidyLine, type InquiryLine, type SizeLine } from "../inquiry/list/line"
import { ifStored, inquiryLines, setLines } from "../inquiry/list/useInquiryList"
import { NumberField } from "../kit/blocks/Field"
import { Figures } from "../kit/blocks/Figures"
import { FigureTable } from "../kit/blocks/FigureTable"
import { Notice } from "../kit/blocks/Notice"
import { PrintedSheet } from "../kit/blocks/PrintedSheet"
import { PageLink } from "../kit/PageLink"
import type { PageWords } from "../kit/page"
import type { CuttingWords } from "../kit/words/catalogue"
import { Ways } from "../kit/sending/Ways"
import { fixedFigure, kgFigure } from "../steel/format"
import { sizeDesignation, type Size } from "../steel/range/size"
import { sum, type Stock } from "./ways"
import type { Pattern, Plan } from "./plan"
import {
  barLines,
  cuttingCsv,
  cuttingMessage,
  goodsOf,
  marksOf,
  patternText,
  planText,
  totals,
  rowText,
  sectionName,
  type Part,
  type Planned,
  type Sums,
} from "./sheet"
import { readBars, type CutSection, type ReadRow, type TypedList } from "./typed"
import { useCuttingWords } from "./useCuttingWords"
import { usePlans } from "./usePlans"
import * as styles from "./CuttingList.module.css"

export type CuttingTexts = PageWords<Queries.CuttingListPageQuery["cuttingListPage"]>

interface PlansProps {
  texts: CuttingTexts
  sections: readonly CutSection[]
  /** The rows that are not planned. */
  faulty: readonly ReadRow[]
  bars: readonly Stock[]
  kerf: number
  /** Bars that are there, as typed, by the id of their section. */
  there: TypedList["there"]
  onThere: (there: TypedList["there"]) => void
  /** The address that opens this list. */
  link: string
  /** The bars that this list put on the inquiry list, as text. */
  put: readonly [string, (text: string) => void]
}

/** What to buy for each section and how it is cut, with the sums and the ways to send it. */
export function Plans(props: PlansProps) {
  const { texts, sections, faulty, bars, kerf, there, onThere, link, put } = props
  const words = useCuttingWords()
  const parts = sections.map((section) => {
    const own = readBars(there[section.id] ?? "", true)
    const [fault, stocks] = typeof own === "function" ? [own(words), bars] : ["", [...bars, ...own]]
    return { ...section, fault, stocks }
  })
  const plans = usePlans(parts, kerf)
  const planned = parts.flatMap((part, nth): Planned[] => {
    const plan = plans[nth]
    return plan ? [{ ...part, plan }] : []
  })
  const marks = marksOf(sections)
  const sums = totals(marks, planned, words)
  return (
    <PrintedSheet
      heading={`${words.heading},`}
      note={words.theoretical}
      blanks={Object.values(words.blanks)}
    >
      <div className="stack">
        <h2 className="h2">{texts.planHeading}</h2>
        {faulty.length > 0 ? (
          <div className="print-only">
            <p>{words.toCorrect(faulty.length)}</p>
            <ul>
              {faulty.map((row, place) => (
                <li key={place}>{rowText(row, words)}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {parts.map(({ fault, ...part }, nth) => (
          <SectionPlan {...part} plan={plans[nth]} key={part.id}>
            <NumberField
              name={part.id}
              label={words.settings.there}
              hint={words.settings.thereHint}
              fault={fault}
              isText
              value={there[part.id] ?? ""}
              onType={(id, text) => onThere({ ...there, [id]: text })}
            />
          </SectionPlan>
        ))}
        <section className="panel">
          <Figures rows={sums} />
          {planned.length === parts.length ? (
            <Send {...{ planned, faulty, sums, link, put }} />
          ) : null}
          <p className="small muted no-print">{words.theoretical}</p>
        </section>
        <FigureTable
          caption={words.byMark}
          heads={[...Object.values(words.heads), words.each, words.all, words.paint]}
          rows={marks.map(({ mark, size, also, length, count, kgEach, kg, paint }) => [
            mark || words.noMark,
            also || sizeDesignation(size, words),
            ...[length, count, kgFigure(kgEach, 1), kgFigure(kg)],
            paint > 0 ? fixedFigure(paint, 2) : "",
          ])}
        />
      </div>
    </PrintedSheet>
  )
}

interface SectionPlanProps extends Part {
  plan: Plan | null | undefined
  /** Where the bars that are there are typed. */
  children: React.ReactNode
}

/** What to buy for one section, and how each bar is cut. */
function SectionPlan({ plan, children, ...part }: SectionPlanProps) {
  const words = useCuttingWords()
  const { size, pieces } = part
  const name = sectionName(part, words)
  const text = plan && planText({ ...part, plan }, words)
  return (
    <section className={`stack ${styles.part}`} aria-label={name}>
      <h3 className="h3">
        {name}
        <small className="label">{words.countOf(sum(pieces.map(({ count }) => count)))}</small>
      </h3>
      {text ? (
        <>
          <p className={styles.buy}>
            {text.bought ? `${words.plan}: ` : ""}
            <b>{text.bought || words.nothingToBuy}</b>
            {text.bought ? `, ${text.kg}` : ""}
          </p>
          {text.faults.length > 0 ? (
            <Notice role="status">
              {text.faults.map((fault) => (
                <p key={fault}>{fault}</p>
              ))}
            </Notice>
          ) : null}
          <ul className="small">
            {text.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Patterns patterns={plan.patterns} size={size} />
        </>
      ) : (
        <p className="muted" role="status">
          {plan === null ? words.planFailed : words.planning}
        </p>
      )}
      <div className={`${styles.there} no-print`}>{children}</div>
    </section>
  )
}

/** Each kind of bar at scale, with what it gives. */
export function Patterns({ patterns, size }: { patterns: readonly Pattern[]; size: Size }) {
  const words = useCuttingWords()
  const longest = Math.max(...patterns.map(({ stock }) => stock.length))
  return (
    <ol className={styles.patterns}>
      {patterns.map((pattern, place) => {
        const [bars, cuts] = patternText(pattern, size, words)
        return (
          <li key={place}>
            <p>{bars}</p>
            <Bar {...pattern} longest={longest} />
            <p className="small">{cuts}</p>
          </li>
        )
      })}
    </ol>
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

/** Whether a line of the inquiry list is for the same bars; number and marks may differ. */
function isAlike(line: SizeLine, former: InquiryLine, words: CuttingWords): boolean {
  const kindOf = ({ remark = "" }: InquiryLine) =>
    remark.startsWith(words.writtenAs("")) ? remark.split("; ", 1)[0] : ""
  return (
    former.kind === "size" &&
    former.sizeId === line.sizeId &&
    former.quantity.pieceLength === line.quantity.pieceLength &&
    kindOf(former) === kindOf(line)
  )
}

interface SendProps extends Pick<PlansProps, "faulty" | "link" | "put"> {
  planned: readonly Planned[]
  sums: Sums
}

/** What can be done with the plan: buy the bars, send it, print it, keep it. */
function Send({ planned, faulty, sums, link, put: [put, setPut] }: SendProps) {
  const words = useCuttingWords()
  const [said, setSaid] = React.useState("")
  const toList = () => {
    const others = [...inquiryLines()]
    // Each line of bars is taken away once: one of the buyer's own may be the same.
    const replaced = put.split("\n").flatMap((goods) => {
      const place = others.findLastIndex((line) => goods !== "" && goodsOf(line) === goods)
      return place < 0 ? [] : others.splice(place, 1)
    })
    const lines = planned.flatMap((each) =>
      barLines(each, words).map((line) =>
        tidyLine({ ...line, rate: replaced.find((former) => isAlike(line, former, words))?.rate }),
      ),
    )
    const all = [...others, ...lines]
    if (all.length > MOST_LINES) return setSaid(words.listFull(MOST_LINES))
    const sentence = replaced.length > 0 ? words.areReplaced : words.areOnList
    const isStored = ifStored(() => (setLines(all, sentence), null))
    if (!isStored) return setSaid(words.notKept)
    setPut(lines.map(goodsOf).join("\n"))
    setSaid(sentence)
  }
  const main = planned.some(({ plan }) => plan.bought > 0) ? (
    <button className="btn btn--main" type="button" onClick={toList}>
      {words.toList}
    </button>
  ) : undefined
  return (
    <div className="stack no-print">
      <Ways
        message={cuttingMessage(planned, faulty, sums, link, words)}
        subject={words.heading}
        main={main}
        isPrinted
        linkCopied={words.linkCopied}
        csv={["cutting-list.csv", () => cuttingCsv(planned, faulty, words)]}
      />
      <p className="small" role="status">
        {said}{" "}
        {said && said !== words.notKept ? (
          <PageLink to="/inquiry">{words.openList}</PageLink>
        ) : null}
      </p>
    </div>
  )
}
