import * as fields from "../../site/blocks/Field.module.css"
import { Icon } from "../../site/blocks/Icon"
import { useWords } from "../../site/words/words"
import { quantityText, type Quantity } from "../../steel/quantity"
import { sizeName } from "../../steel/range/size"
import type { AskedPart, Choice, PastedLine } from "./paste"
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

/** A line: what was typed, what was read or why it was not, and what goes along with it. */
function ReadLine({ line, isOfSizes, chosen, onChoose }: ReadLineProps) {
  const steel = useWords("steel")
  const words = useWords("reading")
  const icon = chosen ? "tick" : line.kind === "ask" ? "warning" : "arrow"
  const color = chosen ? styles.isRead : line.kind === "words" ? styles.isWritten : ""
  const notes = [
    ...(line.kind === "read" ? line.notes.map((say) => say(words)) : []),
    ...(chosen && line.remark ? [words.goesAlong(line.remark)] : []),
  ]
  const quantity = chosen && quantityText(quantityOf(chosen), steel)
  return (
    <li className={`${styles.read} ${color}`}>
      <Icon name={icon} />
      <div className="stack">
        <q className="label">{line.typed.includes(line.words) ? line.words : line.typed}</q>
        {line.kind === "read" ? <b className="t20">{sizeName(line.size, steel)}</b> : null}
        {line.kind === "ask" ? <Why>{line.sentence(words)}</Why> : null}
        {line.kind === "words" ? (
          <>
            {line.product ? <ProductLinks family={line.product} /> : null}
            {line.unsold ? <Why>{unsoldSentence(line.unsold, words)}</Why> : null}
            <p className="small">{isOfSizes ? words.stays : words.asWritten}</p>
          </>
        ) : null}
        {quantity ? (
          <p className="small">{chosen.quantity ? quantity : words.noQuantity(quantity)}</p>
        ) : null}
        {notes.map((note) => (
          <p className="label" key={note}>
            {note}
          </p>
        ))}
        {line.kind === "ask" ? <Choices {...{ line, chosen, isOfSizes, onChoose }} /> : null}
      </div>
    </li>
  )
}

function Why({ children }: { children: React.ReactNode }) {
  return <p className={`small ${styles.read__why}`}>{children}</p>
}

interface ChoicesProps extends ReadLineProps {
  line: AskedPart
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
  return (
    <Why>
      {products.length === 0 ? words.productNotListed : null}
      {products.map(({ name, url }, place) => (
        <React.Fragment key={url}>
          {place === 0 ? "" : ", "}
          <PageLink className="link" to={url}>
            {name}
          </PageLink>
        </React.Fragment>
      ))}
    </Why>
  )
}

function quantityOf({ quantity, size }: Choice): Quantity {
  return quantity ?? firstQuantity(size.id)
}
