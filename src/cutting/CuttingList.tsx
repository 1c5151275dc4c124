import * as React from "react"
import { addLines } from "../inquiry/list/useInquiryList"
import { DirectWays, PrintButton, SendLinks, useCopy, type Message } from "../inquiry/list/sending"
import { PageLink } from "../kit/PageLink"
import { FaultLine } from "../kit/blocks/Field"
import * as fields from "../kit/blocks/Field.module.css"
import { Notice } from "../kit/blocks/Notice"
import { PrintedSheet } from "../kit/blocks/PrintedSheet"
import { TablesMissing } from "../sizes/catalogue/TablesMissing"
import { saveFile } from "../kit/hooks/browser"
import { useIsHydrated } from "../kit/hooks/hydrated"
import { useKeptPlace } from "../kit/hooks/storage"
import { useSizeOf } from "../sizes/catalogue/sizeCatalogue"
import type { PageWords } from "../kit/page"
import type { CuttingSay } from "../kit/words/catalogue"
import { fixedFigure, kgFigure } from "../steel/format"
import { sizeDesignation, sizeName } from "../steel/range/size"
import { sum } from "./plan"
import { LoadNote } from "../inquiry/load/LoadNote"
import { PasteRows, Rows } from "./Rows"
import {
  MOST_ROWS,
  readBars,
  readRow,
  readSettings,
  sectionsOf,
  type CutSection,
  type TypedSettings,
} from "./typed"
import { SectionPlan } from "./SectionPlan"
import {
  bestOf,
  choicesOf,
  cuttingCsv,
  cuttingMessage,
  inquiryLines,
  marksOf,
  totals,
  type Planned,
} from "./sheet"
import { useCuttingWords } from "./useCuttingWords"
import { jobKey, usePlans } from "./usePlans"
import { useSectionReader } from "./useSectionReader"
import { useTypedList } from "./useTypedList"
import * as styles from "./CuttingList.module.css"

export interface CuttingListProps {
  texts: PageWords<Queries.CuttingListPageQuery["cuttingListPage"]>
  /** The fragment of the page's address; it may contain a list. */
  hash: string
}

/** Turns a list of pieces into the bars to buy and a plan for the saw. */
export function CuttingList(props: CuttingListProps) {
  const isHydrated = useIsHydrated()
  const { texts, hash } = props
  return (
    <section className="band">
      <div className={`sheet ${styles.room}`}>
        {isHydrated ? (
          <OwnList key={hash} {...props} />
        ) : (
          <div className="stack">
            <p className="lead">{texts.before}</p>
            <DirectWays />
            <PageLink className="btn btn--main" to="/inquiry">
              {texts.linkLabel}
            </PageLink>
          </div>
        )}
      </div>
    </section>
  )
}

function OwnList({ texts, hash }: CuttingListProps) {
  const words = useCuttingWords()
  const typed = useTypedList(hash)
  const { rows, settings, change } = typed
  const { catalogue, sizeOf } = useSizeOf()
  const read = useSectionReader(catalogue, sizeOf)
  useKeptPlace(read !== undefined)
  const { sections, faulty, sectionOf } = React.useMemo(() => {
    let above = ""
    const texts = rows.map(({ section }) => (above = section.trim() || above))
    const sectionAt = (place: number) => read?.(texts[place]) ?? []
    const results = read
      ? rows.map((row, nth) =>
          readRow({ ...row, section: row.section && texts[nth] }, sectionAt(nth)),
        )
      : []
    return {
      sectionOf: read && sectionAt,
      sections: sectionsOf(results.flatMap(({ piece }) => piece ?? [])),
      faulty: results.filter(({ faults }) => Object.keys(faults).length > 0).length,
    }
  }, [rows, read])
  return (
    <div className="stack">
      {typed.news.map((say, place) => (
        <Notice key={place} role="status">
          <p>{say(words)}</p>
          {typed.putBack ? (
            <button className="btn btn--line" type="button" onClick={typed.putBack}>
              {words.putBack}
            </button>
          ) : null}
        </Notice>
      ))}
      {catalogue.status === "failed" ? <TablesMissing /> : null}
      <div className="stack no-print">
        <h2 className="h3">{texts.rowsHeading}</h2>
        <Rows rows={rows} sectionOf={sectionOf} onChange={(next) => change({ rows: next })} />
        <div className="cluster">
          {rows.length > 0 ? (
            <button className="btn btn--text" type="button" onClick={typed.clear}>
              {words.clear}
            </button>
          ) : null}
          {typed.undo ? (
            <button className="btn btn--text" type="button" onClick={typed.undo}>
              {words.undoClear}
            </button>
          ) : null}
        </div>
        <PasteRows
          room={MOST_ROWS - rows.length}
          onTake={(more) => change({ rows: [...rows, ...more] })}
        />
        <Settings settings={settings} onChange={(next) => change({ settings: next })} />
        <p role="status">{faulty > 0 ? words.toCorrect(faulty) : ""}</p>
      </div>
      {sections.length > 0 ? (
        <Plans
          {...{ texts, sections, settings, link: typed.link }}
          onSettings={(next) => change({ settings: next })}
        />
      ) : null}
    </div>
  )
}

const settingFields = ["bars", "kerf", "connections"] as const
const units = { bars: "", kerf: "mm", connections: "%" }

interface SettingsProps {
  settings: TypedSettings
  onChange: (settings: TypedSettings) => void
}

function Settings({ settings, onChange }: SettingsProps) {
  const words = useCuttingWords()
  const read = readSettings(settings)
  return (
    <div className={styles.settings}>
      {settingFields.map((field) => {
        const figure = read[field]
        return (
          <TextField
            key={field}
            label={`${words.settings[field]}${units[field] && `, ${units[field]}`}`}
            hint={field === "bars" ? words.settings.barsHint : ""}
            fault={typeof figure === "function" ? figure : undefined}
            value={settings[field]}
            onType={(text) => onChange({ ...settings, [field]: text })}
          />
        )
      })}
    </div>
  )
}

interface TextFieldProps {
  label: string
  hint: string
  fault: CuttingSay | undefined
  value: string
  onType: (text: string) => void
}

function TextField({ label, hint, fault, value, onType }: TextFieldProps) {
  const words = useCuttingWords()
  const id = React.useId()
  return (
    <div className={`${fields.field} ${fault ? fields.isFaulty : ""}`}>
      <label htmlFor={id}>{label}</label>
      <input
        className={fields.control}
        id={id}
        autoComplete="off"
        maxLength={200}
        value={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault || hint ? `${id}-said` : undefined}
        onChange={({ target }) => onType(target.value)}
      />
      {fault ? (
        <FaultLine id={`${id}-said`}>{fault(words)}</FaultLine>
      ) : hint ? (
        <p className={fields.hint} id={`${id}-said`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

interface PlansProps {
  texts: CuttingListProps["texts"]
  sections: readonly CutSection[]
  settings: TypedSettings
  /** The address that opens this list. */
  link: string
  onSettings: (settings: TypedSettings) => void
}

function Plans({ texts, sections, settings, link, onSettings }: PlansProps) {
  const words = useCuttingWords()
  const read = readSettings(settings)
  const [chosen, setChosen] = React.useState<Readonly<Record<string, number>>>({})
  const bars = typeof read.bars === "function" ? [] : read.bars
  const kerf = typeof read.kerf === "function" ? 0 : read.kerf
  const connections = typeof read.connections === "function" ? 0 : read.connections
  const isFaulty = typeof read.bars === "function" || typeof read.kerf === "function"
  const parts = (isFaulty ? [] : sections).map((section) => {
    const typed = settings.there[section.size.id] ?? ""
    const there = readBars(typed, true)
    return {
      section,
      typed,
      there,
      choices: choicesOf(bars, typeof there === "function" ? [] : there),
    }
  })
  const jobs = parts.flatMap(({ section, choices }) =>
    choices.map((choice) => ({ section, choice })),
  )
  const plans = usePlans(jobs, kerf)
  const shown = parts.map((part) => {
    const found = part.choices.map((choice) =>
      plans.get(jobKey({ section: part.section, choice }, kerf)),
    )
    const own = found.filter((plan) => plan !== undefined)
    const all = own.length === found.length ? own : undefined
    const wanted = chosen[part.section.size.id] ?? (all ? bestOf(all) : 0)
    return { ...part, plans: all, place: Math.min(wanted, part.choices.length - 1) }
  })
  const planned = shown.flatMap(({ section, choices, plans: own, place }): Planned[] =>
    own ? [{ section, plan: own[place], choice: choices[place] }] : [],
  )
  const kgOfBars = sum(planned.map(({ section, plan }) => (section.size.mass * plan.bought) / 1000))
  const sums = totals(sections, kgOfBars, connections, words)
  return (
    <PrintedSheet heading={`${words.heading},`} note={words.theoretical} blanks={words.blanks}>
      <div className="stack">
        <h2 className="h2">{texts.planHeading}</h2>
        {shown.map(({ section, choices, plans: own, place, typed, there }) => (
          <SectionPlan
            key={section.size.id}
            {...{ section, choices, kerf }}
            plans={own}
            chosen={place}
            onChoose={(next) => setChosen({ ...chosen, [section.size.id]: next })}
          >
            <div className={`${styles.there} no-print`}>
              <TextField
                label={words.settings.there}
                hint={words.settings.thereHint}
                fault={typeof there === "function" ? there : undefined}
                value={typed}
                onType={(text) =>
                  onSettings({ ...settings, there: { ...settings.there, [section.size.id]: text } })
                }
              />
            </div>
          </SectionPlan>
        ))}
        <section className={`panel ${styles.total}`} data-clear-of-notice>
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
          {planned.length === shown.length && planned.length > 0 ? (
            <Send
              {...{ planned, link }}
              message={cuttingMessage(planned, sums, kerf, link, words)}
            />
          ) : null}
          <p className="small muted no-print">{words.theoretical}</p>
        </section>
        <Marks sections={sections} />
      </div>
    </PrintedSheet>
  )
}

/** What can be done with the plan: buy the bars, send it, print it, keep it. */
function Send({
  planned,
  link,
  message,
}: {
  planned: readonly Planned[]
  link: string
  message: Message
}) {
  const words = useCuttingWords()
  const { copy, outcome } = useCopy()
  const [said, setSaid] = React.useState({ text: "", isDone: false })
  const put = () => {
    const refusal = addLines(inquiryLines(planned, words), words.areOnList)
    setSaid(
      refusal ? { text: refusal(words), isDone: false } : { text: words.areOnList, isDone: true },
    )
  }
  const hasBars = planned.some(({ plan }) => plan.bought > 0)
  return (
    <div className="stack no-print">
      <div className="btn-row">
        {hasBars ? (
          <button className="btn btn--main" type="button" onClick={put}>
            {words.toList}
          </button>
        ) : null}
        <SendLinks subject={words.heading} message={message} />
        <PrintButton />
        <button
          className="btn btn--line"
          type="button"
          onClick={() => saveFile("cutting-list.csv", "text/csv", cuttingCsv(planned, words))}
        >
          {words.csv}
        </button>
        <button
          className="btn btn--line"
          type="button"
          onClick={() => void copy(message[0], words.textCopied)}
        >
          {words.copyText}
        </button>
        <button
          className="btn btn--line"
          type="button"
          onClick={() => void copy(link, words.linkCopied)}
        >
          {words.copyLink}
        </button>
      </div>
      <p role="status">
        {said.text} {said.isDone ? <PageLink to="/inquiry">{words.openList}</PageLink> : null}
      </p>
      {outcome}
    </div>
  )
}

/** Weight and paint of each mark. */
function Marks({ sections }: { sections: readonly CutSection[] }) {
  const words = useCuttingWords()
  const heads = [words.heads.mark, words.heads.section, words.heads.length, words.heads.count]
  return (
    <div className={styles.marks}>
      <table className="table">
        <caption>{words.byMark}</caption>
        <thead>
          <tr>
            {[...heads, words.each, words.all, words.paint].map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {marksOf(sections).map(({ mark, size, length, count, kgEach, kg, paint }, place) => (
            <tr key={place}>
              <th scope="row">{mark || words.noMark}</th>
              <td aria-label={sizeName(size, words)}>{sizeDesignation(size, words)}</td>
              <td>{length}</td>
              <td>{count}</td>
              <td>{kgFigure(kgEach, 1)}</td>
              <td>{kgFigure(kg)}</td>
              <td>{paint === null ? "" : fixedFigure(paint, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
