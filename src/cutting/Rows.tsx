import * as React from "react"
import { FaultLine } from "../kit/blocks/Field"
import * as fields from "../kit/blocks/Field.module.css"
import { Icon } from "../kit/blocks/Icon"
import { massFigure } from "../steel/format"
import { sizeName, type Size } from "../steel/range/size"
import {
  emptyRow,
  MOST_ROWS,
  readRow,
  readTable,
  rowFields,
  type ReadSection,
  type RowField,
  type TypedRow,
} from "./typed"
import { useCuttingWords } from "./useCuttingWords"
import * as styles from "./CuttingList.module.css"

interface RowsProps {
  rows: readonly TypedRow[]
  /** What each row says its section is, or what the row above says. undefined while the tables load. */
  sectionOf: ((place: number) => ReadSection) | undefined
  onChange: (rows: readonly TypedRow[]) => void
}

/** The rows of the list to type in. Below the last one stands an empty one. */
export function Rows({ rows, sectionOf, onChange }: RowsProps) {
  const words = useCuttingWords()
  const shown = rows.length < MOST_ROWS ? [...rows, emptyRow] : rows
  // The same function for good, so that a letter draws one row and not all.
  const latest = React.useRef({ rows, onChange })
  React.useEffect(() => {
    latest.current = { rows, onChange }
  })
  const put = React.useCallback((place: number, ...row: TypedRow[]) => {
    latest.current.onChange(latest.current.rows.toSpliced(place, 1, ...row))
  }, [])
  let above = ""
  return (
    <ul className={`${styles.rows} ruled`} aria-label={words.rows}>
      {shown.map((row, place) => {
        const before = above
        above = row.section.trim() || above
        const isOwn = place < rows.length
        return (
          <Row
            key={place}
            {...{ row, place, isOwn }}
            above={before}
            section={isOwn ? sectionOf?.(place) : undefined}
            onPut={put}
          />
        )
      })}
    </ul>
  )
}

interface RowProps {
  row: TypedRow
  place: number
  /** False for the empty row below the list. */
  isOwn: boolean
  /** The section of the rows above, which an empty one repeats. */
  above: string
  section: ReadSection | undefined
  /** Puts a row in its place, or none to remove it. */
  onPut: (place: number, ...row: TypedRow[]) => void
}

const Row = React.memo(function Row({ row, place, isOwn, above, section, onPut }: RowProps) {
  const words = useCuttingWords()
  const number = place + 1
  const id = React.useId()
  // A field is called wrong once it was left, not while it is typed.
  const [left, setLeft] = React.useState<Partial<Record<RowField, boolean>>>({})
  const faults = section ? readRow({ ...row, section: row.section || above }, section).faults : {}
  const fault = rowFields.map((field) => left[field] !== false && faults[field]).find(Boolean)
  const [size] = section ?? []
  const isChosen = size !== undefined && size.id === row.section
  return (
    <li
      className={styles.row}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setLeft({})
      }}
    >
      {rowFields.map((field) => {
        const isFaulty = left[field] !== false && faults[field] !== undefined
        return (
          <label key={field} className={`${styles[field]} ${isFaulty ? fields.isFaulty : ""}`}>
            <span className="label">{words.heads[field]}</span>
            <input
              className={fields.control}
              aria-label={words.fieldOf(words.heads[field], number)}
              aria-invalid={isFaulty || undefined}
              aria-describedby={isFaulty ? id : undefined}
              autoComplete="off"
              inputMode={field === "count" ? "numeric" : "text"}
              maxLength={field === "section" ? 120 : 40}
              placeholder={field === "section" ? above : undefined}
              value={field === "section" && isChosen ? sizeName(size, words) : row[field]}
              onChange={({ target }) => {
                setLeft(Object.fromEntries(rowFields.map((each) => [each, false])))
                onPut(place, { ...row, [field]: target.value })
              }}
            />
          </label>
        )
      })}
      {isOwn ? (
        <button
          className={`iconbtn ${styles.remove}`}
          type="button"
          aria-label={words.removeRow(number)}
          onClick={() => onPut(place)}
        >
          <Icon name="remove" />
        </button>
      ) : null}
      {fault ? (
        <FaultLine className={styles.said} id={id}>
          {fault(words)}
        </FaultLine>
      ) : size && section?.length === 1 ? (
        <p className={`small muted ${styles.said}`}>
          {`${sizeName(size, words)}, ${words.perMetre(massFigure(size.mass))}`}
        </p>
      ) : null}
      {section && section.length > 1 ? (
        <Choices
          sizes={section}
          label={words.fieldOf(words.whichSection, number)}
          onChoose={(chosen) => onPut(place, { ...row, section: chosen.id })}
        />
      ) : null}
    </li>
  )
})

interface ChoicesProps {
  sizes: readonly Size[]
  label: string
  onChoose: (size: Size) => void
}

/** The sizes that a section can mean. */
function Choices({ sizes, label, onChoose }: ChoicesProps) {
  const words = useCuttingWords()
  return (
    <div className={`cluster ${styles.said}`} role="group" aria-label={label}>
      {sizes.slice(0, 4).map((size) => (
        <button className="chip" type="button" key={size.id} onClick={() => onChoose(size)}>
          {sizeName(size, words)}
        </button>
      ))}
    </div>
  )
}

interface PasteRowsProps {
  /** How many more rows the list takes. */
  room: number
  onTake: (rows: readonly TypedRow[]) => void
}

/** A box for the rows of a spreadsheet. What the list does not take stays in it. */
export function PasteRows({ room, onTake }: PasteRowsProps) {
  const words = useCuttingWords()
  const id = React.useId()
  const [text, setText] = React.useState("")
  const [said, setSaid] = React.useState("")
  const take = () => {
    const rows = readTable(text)
    const lines = text.split(/\r?\n/).filter((line) => line.trim())
    const rest = rows.length > room ? lines.slice(lines.length - rows.length + room) : []
    setText(rest.join("\n"))
    onTake(rows.slice(0, room))
    const taken = words.taken(Math.min(rows.length, room))
    setSaid(
      rows.length === 0
        ? words.nothingPasted
        : rest.length > 0
          ? `${taken} ${words.rest(MOST_ROWS, rest.length)}`
          : taken,
    )
  }
  return (
    <details className="fold no-print">
      <summary>{words.paste}</summary>
      <div className="stack">
        <div className={fields.field}>
          <label htmlFor={id}>{words.pasteHint}</label>
          <textarea
            className={fields.control}
            id={id}
            rows={6}
            spellCheck={false}
            placeholder={words.pasteExample}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <button className="btn btn--line" type="button" onClick={take}>
          {words.take}
        </button>
        <p className="small" role="status">
          {said}
        </p>
      </div>
    </details>
  )
}
