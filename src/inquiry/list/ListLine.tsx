import * as React from "react"
import { FaultLine, Labelled } from "../../kit/blocks/Field"
import * as fields from "../../kit/blocks/Field.module.css"
import { Icon, IconButton } from "../../kit/blocks/Icon"
import { unbroken } from "../../kit/format/texts"
import { focusOnMount, showElement } from "../../kit/hooks/focus"
import { requestCatalogue, useCatalogue, useSizeOf } from "../../catalogue/sizeCatalogue"
import { useSite } from "../../kit/Site"
import { useWords } from "../../kit/words/words"
import { SizeEnd } from "../../catalogue/SizeEnd"
import { readFigure } from "../../steel/figure"
import { roundTo } from "../../steel/format"
import {
  feetText,
  readAmount,
  quantityUnits,
  readPieceLength,
  STANDARD_LENGTH,
  stepQuantity,
  type Quantity,
  type QuantityUnit,
} from "../../steel/quantity"
import type { SizeIndex } from "../../steel/finder/sizeIndex"
import { weightNotes, type Size } from "../../steel/range/size"
import type { ListWords, SteelSentence } from "../../kit/words/catalogue"
import { linesNow, loadReader, useReading } from "./readings"
import {
  asWritten,
  lineFault,
  lineText,
  MOST_LINES,
  tidyLine,
  type InquiryLine,
  type ProductLine,
  type SizeLine,
  type WordsLine,
} from "./line"
import { Choices, Question } from "./Question"
import { DraftField, useDraft } from "./DraftField"
import { kgText, quantityIn, shownLine, type ShownLine } from "./list"
import { changeLine, inquiryLines, keyOf, rewriteLine, setLines } from "./useInquiryList"
import { UnitSelect } from "./UnitSelect"
import * as styles from "./InquiryList.module.css"

interface ListLineProps {
  line: InquiryLine
}

/** The id of a line, for the focus. */
export const lineId = (line: InquiryLine) => `inquiry-line-${keyOf(line)}`

/** Frames in which a long list has drawn the line that is gone to. */
const MOST_FRAMES = 120

/** Goes to a place of the list once it is drawn, as what was pressed is no longer there. */
export function goToDrawn(id: string, block: ScrollLogicalPosition, left = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id)
    if (place) showElement(place, block)
    else if (left > 0) goToDrawn(id, block, left - 1)
  })
}

/** Goes to a line. */
export function focusLine(line: InquiryLine | undefined): void {
  if (line) goToDrawn(lineId(line), "nearest")
}

/**
 * A line of the list: a size with its drawing and weight, a product, or words. A quantity can be changed, a question answered, also
 * once more, and what the buyer wrote can be put right, which reads it again.
 */
export const ListLine = React.memo(function ListLine(props: ListLineProps) {
  const { line } = props
  const words = useWords("list")
  const [isEdited, setIsEdited] = React.useState(false)
  const { catalogue, sizeOf } = useSizeOf(false)
  const row = shownLine(line, sizeOf, words)
  const { text } = line
  const remove = () => {
    const lines = inquiryLines()
    const at = lines.indexOf(line)
    // Another tab may have changed the list since this line was drawn.
    if (at >= 0) setLines(lines.toSpliced(at, 1), words.removed(row.short), { place: at })
  }
  const close = () => {
    setIsEdited(false)
    focusLine(line)
  }
  const answer = (next: InquiryLine) => {
    changeLine(line, next)
    close()
  }
  const icon = line.isOpen ? "warning" : "inquiry"
  return (
    <li className={`item ${styles.line}`} id={lineId(line)} tabIndex={-1}>
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
          <IconButton
            icon="edit"
            label={words.changeWords(row.short)}
            aria-expanded={isEdited}
            onClick={() => setIsEdited(!isEdited)}
          />
        )}
        <IconButton icon="remove" label={words.remove(row.short)} onClick={remove} />
      </span>
      {line.kind === "words" ? null : <GoodsFields line={line} row={row} />}
      {line.kind === "size" ? <Notes row={row} text={text} /> : null}
      {isEdited && line.kind !== "product" ? (
        <LineText line={line} onAnswer={answer} onClose={close} />
      ) : null}
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
  line: SizeLine | WordsLine
  onAnswer: (line: InquiryLine) => void
  onClose: () => void
}

/** The words of a line, to put right: they are read again. What they could mean can be chosen again, too. */
function LineText({ line, onAnswer, onClose }: LineTextProps) {
  const words = useWords("list")
  const { index, status } = useCatalogue()
  const { control, fault, leave } = useDraft(line.text ?? "", (typed, isLeft) => {
    const own = corrected(line, typed, index)
    if (own === null) {
      requestCatalogue()
      loadReader().catch(() => undefined)
      return status === "failed" ? words.tablesMissing : words.loading
    }
    // While one types, a second line is not yet taken for itself.
    const next =
      isLeft || own.length === 1 ? own : asWritten(typed.trim().replace(/\s*\n\s*/g, ", "))
    if (next.length === 0) return words.wordsMissing
    if (inquiryLines().length + next.length - 1 > MOST_LINES) return words.listFull(MOST_LINES)
    rewriteLine(line, next, words.readAgain)
    return ""
  })
  return (
    <div className={`stack ${styles.edit}`}>
      <textarea
        {...control}
        className={fields.control}
        aria-label={words.wordsOf}
        rows={Math.min(6, Math.ceil(control.value.length / 40))}
        ref={focusOnMount}
        onKeyDown={({ key }) => void (key === "Escape" && leave() && onClose())}
      />
      <FaultLine role="alert">{fault}</FaultLine>
      <span className="cluster">
        {line.isOpen ? null : <Choices line={line} onAnswer={onAnswer} />}
        <button className="btn btn--line" type="button" onClick={() => void (leave() && onClose())}>
          {words.done}
        </button>
      </span>
    </div>
  )
}

/**
 * The lines that corrected words make. A quantity that was changed by hand stays until another is written. null until they can be
 * read; words that are no size yet can be corrected even then.
 */
function corrected(
  line: SizeLine | WordsLine,
  typed: string,
  index?: SizeIndex,
): InquiryLine[] | null {
  const next = linesNow(typed, index) ?? (line.kind === "words" ? asWritten(typed) : null)
  if (next === null) return null
  const [own] = next
  if (next.length !== 1 || own.kind === "product") return next
  if (line.kind === "size" && line.isChanged && own.kind === "size") {
    const [before] = linesNow(line.text ?? "", index) ?? []
    const isSame = (each: keyof Quantity) =>
      before?.kind === "size" && before.quantity[each] === own.quantity[each]
    const { quantity, rate } = line
    if (isSame("amount") && isSame("unit") && isSame("pieceLength"))
      return [{ ...own, quantity, rate, isWhole: undefined, isChanged: true }]
  }
  return [{ ...own, rate: line.rate }]
}

type Goods = SizeLine | ProductLine
type Field = "amount" | "pieceLength" | "remark"

const fullQuantity = (line: Goods): Quantity => ({
  ...{ pieceLength: STANDARD_LENGTH, amount: 1, unit: "pieces" },
  ...line.quantity,
})

/** With another quantity than the one he wrote, the buyer's words go along, and this one counts. */
function withQuantity(line: Goods, next: Partial<Quantity>): Goods {
  const quantity = { ...fullQuantity(line), ...next }
  if (line.kind === "product") return { ...line, quantity }
  return { ...line, quantity, isWhole: undefined, isChanged: line.text ? true : undefined }
}

/** A line with what is typed in one of its fields, or why the list cannot take it. */
function withTyped(line: Goods, field: Field, text: string): Goods | SteelSentence {
  if (field === "remark") return { ...line, remark: text }
  if (line.kind === "product" && text.trim() === "") return { ...line, quantity: null }
  // A first quantity may name its unit. A bare number counts pieces, so "2.5" is refused, not read as metres.
  const named = (each: QuantityUnit) =>
    typeof readFigure(text)?.unit === "string" && typeof readAmount(text, each) === "number"
  const unit = line.quantity?.unit ?? quantityUnits.find(named) ?? "pieces"
  const value = field === "amount" ? readAmount(text, unit) : readPieceLength(text)
  if (typeof value === "function") return value
  return withQuantity(line, { unit, [field]: roundTo(value, 3) })
}

interface LineFieldProps extends React.ComponentProps<"input"> {
  line: Goods
  field: Field
  /** The quantity that the list still has, if what is typed is none. */
  still?: string
}

/** A field of a line. */
function LineField({ line, field, still, ...input }: LineFieldProps) {
  const words = useWords("list")
  const settle = (typed: string, isLeft: boolean): string => {
    // Wait until the field is left: a retyped amount keeps its unit, and a first one can still get a unit.
    const isBegun = typed.trim() === "" || line.quantity === null
    if (line.kind === "product" && field === "amount" && isBegun && !isLeft) return ""
    const next = withTyped(line, field, typed)
    const refusal = typeof next === "function" ? next : lineFault(next)
    if (refusal)
      return [refusal(words), still && words.stillCounted(still)].filter(Boolean).join(" ")
    if (typeof next === "object" && lineText(next) !== lineText(line)) changeLine(line, next)
    return ""
  }
  const typed = field === "remark" ? line.remark : line.quantity && fullQuantity(line)[field]
  return <DraftField {...input} value={String(typed ?? "")} onSettle={settle} />
}

/** The quantity with its unit and the length of a piece, the weight, and what the buyer says about a product. */
function GoodsFields({ line, row }: { line: Goods; row: ShownLine }) {
  const words = useWords("list")
  const { size, short: name, kg, quantity: still } = row
  const quantity = fullQuantity(line)
  const figure = {
    ...({ line, still, inputMode: "decimal" } as const),
    onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.target.select(),
  }
  const step = (way: 1 | -1, label: string) => {
    const next = line.quantity ? stepQuantity(quantity, way) : quantity
    const isEnd = line.quantity ? next.amount === quantity.amount : way < 0
    return (
      <IconButton
        icon={way > 0 ? "plus" : "minus"}
        label={label}
        aria-disabled={isEnd || undefined}
        onClick={() => (isEnd ? undefined : changeLine(line, withQuantity(line, next)))}
      />
    )
  }
  return (
    <>
      <div className={styles.line__q}>
        {step(-1, words.less(name))}
        <LineField {...figure} field="amount" aria-label={words.amountOf(name)} />
        {step(1, words.more(name))}
        {line.quantity ? <UnitOf {...{ line, size, name }} /> : null}
        {quantity.unit === "pieces" && line.kind === "size" ? (
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
      {line.kind === "product" ? <Remark line={line} /> : null}
    </>
  )
}

/** The unit of a quantity. Another one keeps the weight where it is known, and going back to the first one gives back its figure. */
function UnitOf({ line, size, name }: { line: Goods; size: Size | null; name: string }) {
  /** What was there before the unit was changed, and what became of it. */
  const former = React.useRef({ line, text: lineText(line) })
  const change = (unit: QuantityUnit) => {
    const first = former.current.text === lineText(line) ? former.current.line : line
    const from = fullQuantity(first)
    const next = unit === from.unit ? first : withQuantity(line, quantityIn(unit, from, size))
    if (lineFault(next)) return
    former.current = { line: first, text: lineText(tidyLine(next)) }
    changeLine(line, { ...next, rate: line.rate })
  }
  return (
    <UnitSelect
      className={fields.inline}
      aria-label={useWords("list").unitOf(name)}
      value={fullQuantity(line).unit}
      onChange={({ target }) => change(target.value as QuantityUnit)}
    />
  )
}

/** What the buyer says about a product without a table of sizes. */
function Remark({ line }: { line: ProductLine }) {
  const { remarkOf } = useWords("steel")
  const { nodes } = useSite().allProduct
  const kind = nodes.find(({ slug }) => slug === line.product)?.kind
  return (
    <Labelled label={remarkOf(kind ?? "")}>
      <LineField line={line} field="remark" />
    </Labelled>
  )
}
