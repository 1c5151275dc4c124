import * as fields from "../../site/blocks/Field.module.css"
import { Icon } from "../../site/blocks/Icon"
import type { ReadingWords, SteelWords } from "../../site/words/catalogue"
import { useWords } from "../../site/words/words"
import { quantityText, type Quantity } from "../../steel/quantity"
import { sizeName } from "../../steel/range/size"
import type { AskedPart, Choice, PastedLine, WrittenPart } from "./paste"
import { firstQuantity } from "../../steel/range/commercialRange"
import { unsoldSentence } from "./reading"
import * as styles from "./paste.module.css"
import * as React from "react"
import { PageLink } from "../../site/PageLink"
import { useSite } from "../../site/Site"

export { readText } from "./paste"

interface ReadLinesProps {
  lines: readonly PastedLine[]
  isOfSizes: boolean
  choiceOf: (place: number) => Choice | null
  onChoose: (place: number, choice: Choice | null) => void
}

/** The lines of a requirement as they were read, with a choice where a line can mean several sizes. */
export function ReadLines({ lines, isOfSizes, choiceOf, onChoose }: ReadLinesProps) {
  return (
    <ul className="ruled">
      {lines.map((line, place) =>
        line.kind === "heading" ? (
          <li className={styles.read__head} key={place}>
            {line.typed}
          </li>
        ) : (
          <ReadLine
            key={place}
            line={line}
            isOfSizes={isOfSizes}
            chosen={choiceOf(place)}
            onChoose={(choice) => onChoose(place, choice)}
          />
        ),
      )}
    </ul>
  )
}

interface ReadLineProps {
  line: Exclude<PastedLine, { kind: "heading" }>
  isOfSizes: boolean
  /** What the line means; null if it goes as written. */
  chosen: Choice | null
  onChoose: (choice: Choice | null) => void
}

/** A line: what was typed, what was read, and what goes along with it. */
function ReadLine({ line, isOfSizes, chosen, onChoose }: ReadLineProps) {
  const steel = useWords("steel")
  const words = useWords("reading")
  const icon = chosen ? "tick" : line.kind === "ask" ? "warning" : "arrow"
  const color = chosen ? styles.isRead : line.kind === "words" ? styles.isWritten : ""
  const notes = [
    ...(line.kind === "read" ? line.notes.map((say) => say(words)) : []),
    ...(chosen && line.remark ? [words.goesAlong(line.remark)] : []),
  ]
  return (
    <li className={`${styles.read} ${color}`}>
      <Icon name={icon} />
      <div className="stack">
        <q className="label">{line.typed.includes(line.words) ? line.words : line.typed}</q>
        {line.kind === "read" ? <b className="t20">{sizeName(line.size, steel)}</b> : null}
        {line.kind === "ask" ? (
          <p className={`small ${styles.read__why}`}>{line.sentence(words)}</p>
        ) : null}
        {line.kind === "words" ? <Written line={line} isOfSizes={isOfSizes} /> : null}
        {chosen ? <p className="small">{quantitySentence(chosen, steel, words)}</p> : null}
        {notes.map((note) => (
          <p className="label" key={note}>
            {note}
          </p>
        ))}
        {line.kind === "ask" ? (
          <Choices line={line} chosen={chosen} isOfSizes={isOfSizes} onChoose={onChoose} />
        ) : null}
      </div>
    </li>
  )
}

/** Why a line goes as written: goods of ours without a table, goods that are not sold here, or not read. */
function Written({ line, isOfSizes }: { line: WrittenPart; isOfSizes: boolean }) {
  const words = useWords("reading")
  const { product, unsold } = line
  return (
    <>
      {product ? (
        <p className={`small ${styles.read__why}`}>
          <ProductLinks family={product} />
        </p>
      ) : null}
      {unsold ? (
        <p className={`small ${styles.read__why}`}>{unsoldSentence(unsold, words)}</p>
      ) : null}
      <p className="small">{isOfSizes ? words.stays : words.goesAsWritten}</p>
    </>
  )
}

function quantitySentence(chosen: Choice, steel: SteelWords, words: ReadingWords): string {
  const text = quantityText(quantityOf(chosen), steel)
  return chosen.quantity ? text : words.noQuantity(text)
}

interface ChoicesProps {
  line: AskedPart
  isOfSizes: boolean
  chosen: Choice | null
  onChoose: (choice: Choice | null) => void
}

/** The sizes a line may mean. Labels include the quantity only if it differs between choices. */
function Choices({ line, isOfSizes, chosen, onChoose }: ChoicesProps) {
  const steel = useWords("steel")
  const words = useWords("reading")
  const { choices } = line
  const isBySize = new Set(choices.map(({ size }) => size.id)).size === choices.length
  const isOneLength = new Set(choices.map(({ quantity }) => quantity?.pieceLength)).size === 1
  const label = (choice: Choice) =>
    isBySize && isOneLength
      ? sizeName(choice.size, steel)
      : `${sizeName(choice.size, steel)}, ${quantityText(quantityOf(choice), steel)}`
  return (
    <select
      className={`${fields.control} ${fields.inline}`}
      aria-label={words.sizeFor(line.words)}
      value={chosen ? choices.indexOf(chosen) : ""}
      onChange={({ target }) => onChoose(choices[Number(target.value || -1)] ?? null)}
    >
      <option value="">{isOfSizes ? words.chooseOrLeave : words.chooseOrWritten}</option>
      {choices.map((choice, place) => (
        <option key={label(choice)} value={place}>
          {label(choice)}
        </option>
      ))}
    </select>
  )
}

/** Links to the products of ours that have no size table. `family` is that of the products: "door-frame". */
function ProductLinks({ family }: { family: string }) {
  const words = useWords("reading")
  const { allProduct } = useSite()
  const products = allProduct.nodes.filter((product) => product.family === family)
  if (products.length === 0) return <>{words.productNotListed}</>
  return (
    <>
      {products.map(({ name, url }, place) => (
        <React.Fragment key={url}>
          {place === 0 ? "" : ", "}
          <PageLink className="link" to={url}>
            {name}
          </PageLink>
        </React.Fragment>
      ))}
    </>
  )
}

function quantityOf({ quantity, size }: Choice): Quantity {
  return quantity ?? firstQuantity(size.id)
}
