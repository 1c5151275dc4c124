import * as React from "react"
import { FaultLine } from "../../kit/blocks/Field"
import * as fields from "../../kit/blocks/Field.module.css"
import { Icon } from "../../kit/blocks/Icon"
import { unbroken } from "../../kit/format/texts"
import { focusOnMount, showElement } from "../../kit/hooks/focus"
import { useCatalogue, useSizeOf } from "../../catalogue/sizeCatalogue"
import { useWords } from "../../kit/words/words"
import { SizeEnd } from "../../catalogue/SizeEnd"
import { roundTo } from "../../steel/format"
import {
  feetText,
  quantityUnits,
  readAmount,
  readPieceLength,
  STANDARD_LENGTH,
  stepQuantity,
  type Quantity,
  type QuantityUnit,
} from "../../steel/quantity"
import { weightNotes } from "../../steel/range/size"
import type { ListWords, SteelSentence } from "../../kit/words/catalogue"
import { linesOfText, useReading } from "./readings"
import {
  asWritten,
  lineFault,
  MOST_LINES,
  tidyLine,
  type InquiryLine,
  type ProductLine,
  type SizeLine,
} from "./line"
import { Question } from "./Question"
import { SettledField } from "./SettledField"
import { kgText, quantityIn, shownLine, type ShownLine } from "./list"
import { changeLine, inquiryLines, setLines } from "./useInquiryList"
import * as styles from "./InquiryList.module.css"

interface ListLineProps {
  line: InquiryLine
  /** Its place on the list. */
  place: number
}

/** The id of a line, for the focus. */
export const lineId = (place: number) => `inquiry-line-${place}`

/** Goes to a line once it is drawn, as what was pressed is no longer there. */
export function focusLine(place: number, block: ScrollLogicalPosition = "nearest"): void {
  requestAnimationFrame(() => {
    const line = document.getElementById(lineId(place))
    if (line) showElement(line, block)
  })
}

/**
 * A line of the list: a size with its drawing and weight, a product, or words. A quantity can be changed, a question answered, and
 * what the buyer wrote can be put right, which reads it again.
 */
export const ListLine = React.memo(function ListLine(props: ListLineProps) {
  const { line, place } = props
  const words = useWords("list")
  const [isEdited, setIsEdited] = React.useState(false)
  const { catalogue, sizeOf } = useSizeOf(false)
  const row = shownLine(line, sizeOf, words)
  const text = line.kind === "product" ? undefined : line.text
  const remove = () => {
    const lines = inquiryLines()
    const at = lines.indexOf(line)
    // Another tab may have changed the list since this line was drawn.
    if (at >= 0) setLines(lines.toSpliced(at, 1), words.removed(row.short), { place: at })
  }
  const answer = (next: InquiryLine) => {
    changeLine(line, next)
    focusLine(place)
  }
  const close = () => {
    setIsEdited(false)
    focusLine(place)
  }
  const icon = line.kind === "words" && line.isOpen ? "warning" : "inquiry"
  return (
    <li className={`item ${styles.line}`} id={lineId(place)} tabIndex={-1}>
      {line.kind === "size" ? <SizeEnd size={row.size} /> : <Icon name={icon} />}
      <div className={styles.what}>
        <b className={line.kind === "words" ? styles.words : "t22"}>{row.short}</b>
        {line.kind === "words" ? (
          <Question line={line} onAnswer={answer} />
        ) : (
          <small className="label">{aboutLine(row, catalogue.status === "ready", words)}</small>
        )}
      </div>
      <span className={styles.tools}>
        {text === undefined ? null : (
          <button
            className="iconbtn"
            type="button"
            aria-label={words.changeWords(row.short)}
            aria-expanded={isEdited}
            onClick={() => setIsEdited(!isEdited)}
          >
            <Icon name="edit" />
          </button>
        )}
        <button
          className="iconbtn"
          type="button"
          aria-label={words.remove(row.short)}
          onClick={remove}
        >
          <Icon name="remove" />
        </button>
      </span>
      {line.kind === "words" ? null : <GoodsFields line={line} row={row} />}
      {line.kind === "size" ? <Notes row={row} text={text} /> : null}
      {isEdited && text !== undefined ? <LineText {...{ line, text }} onClose={close} /> : null}
    </li>
  )
})

/**
 * "Square hollow section, IS 4923, computed"; what is known about a line besides its name.
 *
 * @param isKnown whether the tables are here: until then it is not known whether there is such a size
 */
function aboutLine({ line, size }: ShownLine, isKnown: boolean, words: ListWords): string {
  if (line.kind !== "size") return words.inWords
  if (!size) return isKnown ? words.notInTables : ""
  const { family, standard, basis, section } = size
  // Every sheet is computed, as its standard has it.
  const computed = basis === "computed" && section.shape !== "sheet" ? words.computed : ""
  const [firstStandard = ""] = standard.split(",")
  return [words.families[family], unbroken(firstStandard), computed, line.remark]
    .filter(Boolean)
    .join(", ")
}

/** What goes along with a size, and what the buyer should know of its weight and of how his words were read. */
function Notes({ row: { size, kg, more }, text }: { row: ShownLine; text: string | undefined }) {
  const steel = useWords("steel")
  const { widthUnknown } = useWords("list")
  const words = useWords("reading")
  const notes = useReading(text, useCatalogue().index, false)?.notes ?? []
  const said = [
    ...more,
    ...(size ? weightNotes(size).map((say) => say(steel)) : []),
    ...(size && kg === null ? [widthUnknown] : []),
    ...notes.map((say) => say(words)),
  ]
  if (said.length === 0) return null
  return (
    <div className={`small ${styles.notes}`}>
      {said.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

interface LineTextProps {
  line: InquiryLine
  text: string
  onClose: () => void
}

/** The words of a line, to put right. They are read again, and an answer to the former words is dropped. */
function LineText({ line, text, onClose }: LineTextProps) {
  const words = useWords("list")
  const { index } = useCatalogue()
  const [typed, setTyped] = React.useState(text)
  const [fault, setFault] = React.useState("")
  const done = async () => {
    if (typed.trim() === text) return onClose()
    if (typed.trim() === "") return setFault(words.wordsMissing)
    const read = index ? await linesOfText(typed, index).catch(() => null) : null
    const next = read ?? asWritten(typed)
    if (next.length === 0) return setFault(words.wordsMissing)
    const lines = inquiryLines()
    const at = lines.indexOf(line)
    if (lines.length + next.length - 1 > MOST_LINES) return setFault(words.listFull(MOST_LINES))
    const rate = next.length === 1 ? line.rate : undefined
    const own = next.map((each) => ({ ...tidyLine(each), rate }))
    if (at < 0) return onClose()
    setLines(lines.toSpliced(at, 1, ...own), words.readAgain, { place: at })
  }
  return (
    <div className={`stack ${styles.edit}`}>
      <textarea
        className={fields.control}
        aria-label={words.wordsOf}
        rows={Math.min(6, Math.ceil(typed.length / 40))}
        value={typed}
        autoComplete="off"
        ref={focusOnMount}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => (key === "Escape" ? onClose() : undefined)}
      />
      {fault ? <FaultLine role="alert">{fault}</FaultLine> : null}
      <span className="cluster">
        <button className="btn btn--line" type="button" onClick={() => void done()}>
          {words.done}
        </button>
        <button className="btn btn--text" type="button" onClick={onClose}>
          {words.cancel}
        </button>
      </span>
    </div>
  )
}

type Goods = SizeLine | ProductLine
type Field = "amount" | "pieceLength" | "remark"

const fullQuantity = (line: Goods): Quantity => ({
  ...{ pieceLength: STANDARD_LENGTH, amount: 1, unit: "pieces" },
  ...line.quantity,
})

function valueOf(line: Goods, field: Field): string {
  return field === "remark" ? (line.remark ?? "") : String(fullQuantity(line)[field])
}

/** With another quantity than the one he wrote, the buyer's words go along. */
function withQuantity(line: Goods, next: Partial<Quantity>): Goods {
  return { ...line, quantity: { ...fullQuantity(line), ...next }, isWhole: undefined } as Goods
}

/** A line with what is typed in one of its fields, or why the list cannot take it. */
function withTyped(line: Goods, field: Field, text: string): Goods | SteelSentence {
  if (field === "remark") return lineFault({ ...line, remark: text }) ?? { ...line, remark: text }
  const { unit } = fullQuantity(line)
  const value = field === "amount" ? readAmount(text, unit) : readPieceLength(text)
  if (typeof value === "function") return value
  const next = withQuantity(line, { [field]: roundTo(value, 3) })
  return lineFault(next) ?? next
}

interface LineFieldProps extends React.ComponentProps<"input"> {
  line: Goods
  field: Field
  /** The quantity that the list still has, if what is typed is none. */
  still?: string
}

/**
 * A field of a line. What the list cannot take stays in the field for correction, with the reason once the visitor pauses, unless
 * the list changes elsewhere in the meantime. Until then the list has the value from before he typed: not 1 for the beginning of
 * "1,5".
 */
function LineField({ line, field, still, ...input }: LineFieldProps) {
  const words = useWords("list")
  const [typed, setTyped] = React.useState<{ text: string; value: string; before: string }>()
  const value = valueOf(line, field)
  const own = typed?.value === value ? typed : undefined
  const text = own?.text ?? value
  const read = (next: string) => withTyped(line, field, next)
  const result = own ? read(text) : line
  const leave = () => {
    if (typeof result !== "function") setTyped(undefined)
  }
  const type = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    const before = own?.before ?? value
    const next = [target.value, before].map(read).find((each) => typeof each !== "function")
    const tidy = tidyLine(next ?? line) as Goods
    setTyped({ text: target.value, value: valueOf(tidy, field), before })
    if (valueOf(tidy, field) !== value) changeLine(line, tidy)
  }
  const fault = typeof result === "function" && (
    <>
      <span>{result(words)}</span> <span>{still && words.stillCounted(still)}</span>
    </>
  )
  return (
    <SettledField
      {...input}
      value={text}
      fault={fault}
      onChange={type}
      // Enter settles a figure, as leaving the field does.
      onKeyDown={({ key }) => (key === "Enter" ? leave() : undefined)}
      onBlur={leave}
    />
  )
}

/** The quantity with its unit and the length of a piece, the weight, and what the buyer says about a product. */
function GoodsFields({ line, row }: { line: Goods; row: ShownLine }) {
  const words = useWords("list")
  const { size, short: name, kg, quantity: still } = row
  const quantity = fullQuantity(line)
  const { unit } = quantity
  const figure = {
    ...({ line, still, inputMode: "decimal" } as const),
    onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.target.select(),
  }
  const step = (way: 1 | -1, label: string) => {
    const next = stepQuantity(quantity, way)
    const isEnd = next.amount === quantity.amount
    return (
      <button
        className="iconbtn"
        type="button"
        aria-label={label}
        aria-disabled={isEnd || undefined}
        onClick={() => (isEnd ? undefined : changeLine(line, withQuantity(line, next)))}
      >
        <Icon name={way > 0 ? "plus" : "minus"} />
      </button>
    )
  }
  return (
    <>
      {line.quantity ? (
        <div className={styles.line__q}>
          {step(-1, words.less(name))}
          <LineField {...figure} field="amount" aria-label={words.amountOf(name)} />
          {step(1, words.more(name))}
          <select
            className={`${fields.control} ${fields.inline}`}
            aria-label={words.unitOf(name)}
            value={unit}
            onChange={({ target }) => {
              const next = quantityIn(target.value as QuantityUnit, quantity, size)
              changeLine(line, withQuantity(line, next))
            }}
          >
            {quantityUnits.map((known) => (
              <option key={known} value={known}>
                {words.units[known]}
              </option>
            ))}
          </select>
          {unit === "pieces" && line.kind === "size" ? (
            <div className={styles.line__q}>
              <span>{words.pieceLength.before}</span>
              <LineField {...figure} field="pieceLength" aria-label={words.pieceLengthOf(name)} />
              <span>{words.pieceLength.after + feetText(quantity.pieceLength, words)}</span>
            </div>
          ) : null}
          <span className={`t20 ${styles.line__w}`}>
            <span>{kg === null ? "" : kgText(kg, words)}</span>
          </span>
        </div>
      ) : null}
      {line.kind === "product" ? (
        <label className={fields.field}>
          <span className={fields.label}>{words.remark}</span>
          <LineField line={line} field="remark" />
        </label>
      ) : null}
    </>
  )
}
