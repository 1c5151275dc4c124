import * as React from "react"
import * as fields from "../../kit/blocks/Field.module.css"
import { PageLink } from "../../kit/PageLink"
import { useCatalogue } from "../../catalogue/sizeCatalogue"
import { useSite } from "../../kit/Site"
import { useWords } from "../../kit/words/words"
import { quantityText } from "../../steel/quantity"
import { firstQuantity } from "../../steel/range/commercialRange"
import { sizeName } from "../../steel/range/size"
import { isAsked, useReading } from "./readings"
import type { SizeLine, WordsLine } from "./line"
import * as styles from "./InquiryList.module.css"

interface QuestionProps {
  line: WordsLine
  /** Takes the line that the buyer chose: a size, or the words as they are. */
  onAnswer: (line: SizeLine | WordsLine) => void
}

/** Why a line goes as written, with the ways to products of ours that it names, and what it could mean, to choose from. */
export function Question({ line, onAnswer }: QuestionProps) {
  const { text, isOpen = false } = line
  const steel = useWords("steel")
  const words = useWords("reading")
  const { allProduct } = useSite()
  const reading = useReading(text, useCatalogue().index, isOpen)
  const products = allProduct.nodes.filter(
    ({ kind }) => reading?.product !== undefined && kind === reading.product,
  )
  const reason =
    reading?.kind === "size"
      ? [...reading.notes.map((say) => say(words)), words.noQuantityGiven].join(" ")
      : (reading?.reason?.(words) ?? "")
  const said = isOpen
    ? [steel.toSettle, reason].filter(Boolean).join(": ")
    : // What was asked is answered: by the words themselves.
      [reading?.kind === "words" ? reason : "", steel.asWritten].filter(Boolean).join(" ")
  return (
    <>
      <small className={`label ${isOpen ? styles.isAsked : ""}`}>
        <span>{said}</span>
        {products.map(({ name, url }) => (
          <PageLink className="link tap" to={url} key={url}>
            {name}
          </PageLink>
        ))}
      </small>
      {isOpen ? <Choices line={line} onAnswer={onAnswer} /> : null}
    </>
  )
}

interface ChoicesProps extends Pick<QuestionProps, "onAnswer"> {
  line: SizeLine | WordsLine
}

/**
 * What the words of a line could mean: sizes, each with the quantities that could be meant. "As I wrote it" is always an answer. It
 * is given by a press: who moves through the choices by keyboard takes one by Enter or the button.
 */
export function Choices({ line, onAnswer }: ChoicesProps) {
  const { text = "", rate } = line
  const steel = useWords("steel")
  const words = useWords("reading")
  const reading = useReading(text, useCatalogue().index, true)
  const isByKey = React.useRef(false)
  const [picked, setPicked] = React.useState("")
  if (!reading || !isAsked(reading)) return null
  const sizes = reading.candidates.flatMap(({ size, label, quantities }) =>
    (quantities.length > 0 ? quantities : [firstQuantity(size.id)]).map((quantity) => ({
      line: { kind: "size", sizeId: size.id, quantity, text, rate } as const,
      label: [sizeName(size, steel), label?.(words), quantityText(quantity, steel)],
    })),
  )
  const asWritten = { line: { kind: "words", text, rate } as const, label: [words.asIWrote] }
  const answers = [...sizes, asWritten]
  const take = (value: string) => onAnswer(answers[Number(value)].line)
  const now = answers.findIndex((answer) => isSameChoice(answer.line, line))
  return (
    <span className="cluster">
      <select
        className={`${fields.control} ${fields.inline}`}
        aria-label={words.meaningOf(text)}
        value={picked || (now < 0 ? "" : String(now))}
        onPointerDown={() => (isByKey.current = false)}
        onKeyDown={({ key }) => {
          isByKey.current = key !== "Tab"
          if (key === "Enter" && picked) take(picked)
        }}
        onChange={({ target }) => (isByKey.current ? setPicked : take)(target.value)}
      >
        <option value="" disabled>
          {words.choose}
        </option>
        {answers.map(({ label }, place) => (
          <option key={place} value={place}>
            {label.filter(Boolean).join(": ")}
          </option>
        ))}
      </select>
      {picked ? (
        <button className="btn btn--line" type="button" onClick={() => take(picked)}>
          {words.takeThis}
        </button>
      ) : null}
    </span>
  )
}

function isSameChoice(answer: SizeLine | WordsLine, line: SizeLine | WordsLine): boolean {
  if (answer.kind === "words" || line.kind === "words")
    return answer.kind === line.kind && !line.isOpen
  const isSameAmount = answer.quantity.amount === line.quantity.amount
  return answer.sizeId === line.sizeId && (line.isChanged === true || isSameAmount)
}
