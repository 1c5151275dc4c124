import * as React from "react"
import * as fields from "../../kit/blocks/Field.module.css"
import { PageLink } from "../../kit/PageLink"
import { useCatalogue } from "../../sizes/catalogue/sizeCatalogue"
import { useSite } from "../../kit/Site"
import { useWords } from "../../kit/words/words"
import { quantityText, type Quantity } from "../../steel/quantity"
import { firstQuantity } from "../../steel/range/commercialRange"
import { sizeName } from "../../steel/range/size"
import type { ReadLine } from "../paste/read"
import { useReading } from "../paste/readings"
import type { SizeLine, WordsLine } from "./line"
import * as styles from "./InquiryList.module.css"

interface QuestionProps {
  line: WordsLine
  /** Takes the line that the buyer chose: a size, or the words as they are. */
  onAnswer: (line: SizeLine | WordsLine) => void
}

/** Why a line goes as written, and what it could mean. Sizes and quantities are asked apart; "as I wrote it" is always an answer. */
export function Question({ line, onAnswer }: QuestionProps) {
  const { text, isOpen = false } = line
  const steel = useWords("steel")
  const words = useWords("reading")
  const reading = useReading(text, useCatalogue().index, isOpen)
  const [sizeId, setSizeId] = React.useState("")
  const candidates = (isOpen && reading?.candidates) || []
  const only = candidates.length === 1 && candidates[0].quantities.length > 1
  const chosen = only ? candidates[0] : candidates.find(({ size }) => size.id === sizeId)
  const take = (size: SizeLine["sizeId"], quantity: Quantity | undefined) =>
    onAnswer({
      ...{ kind: "size", sizeId: size, text, rate: line.rate },
      quantity: quantity ?? firstQuantity(size),
    })
  const chooseSize = (id: string) => {
    if (id === AS_WRITTEN) return onAnswer({ ...line, isOpen: undefined })
    const candidate = candidates.find(({ size }) => size.id === id)
    if (candidate && candidate.quantities.length < 2) return take(id, candidate.quantities[0])
    setSizeId(id)
  }
  const chooseQuantity = (place: string) => {
    if (place === AS_WRITTEN) return onAnswer({ ...line, isOpen: undefined })
    if (chosen) take(chosen.size.id, chosen.quantities[Number(place)])
  }
  return (
    <>
      <Why reading={reading} isOpen={isOpen} />
      {candidates.length > 0 ? (
        <span className="cluster">
          {only ? (
            <b>{sizeName(candidates[0].size, steel)}</b>
          ) : (
            <Choice
              label={words.sizeFor(text)}
              first={words.chooseSize}
              value={sizeId}
              options={candidates.map(({ size, label }) => [
                size.id,
                [sizeName(size, steel), label?.(words)].filter(Boolean).join(": "),
              ])}
              onChoose={chooseSize}
            />
          )}
          {chosen ? (
            <Choice
              label={words.quantityFor(text)}
              first={words.chooseQuantity}
              value=""
              options={chosen.quantities.map((quantity, place) => [
                String(place),
                quantityText(quantity, steel),
              ])}
              onChoose={chooseQuantity}
            />
          ) : null}
        </span>
      ) : null}
    </>
  )
}

const AS_WRITTEN = "written"

interface ChoiceProps {
  label: string
  first: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChoose: (value: string) => void
}

function Choice({ label, first, value, options, onChoose }: ChoiceProps) {
  const words = useWords("reading")
  return (
    <select
      className={`${fields.control} ${fields.inline}`}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="" disabled>
        {first}
      </option>
      {options.map(([own, text]) => (
        <option key={own} value={own}>
          {text}
        </option>
      ))}
      <option value={AS_WRITTEN}>{words.asIWrote}</option>
    </select>
  )
}

/** Why a line is asked or goes as written, with the ways to products of ours that it names. */
function Why({ reading, isOpen }: { reading: ReadLine | undefined; isOpen: boolean }) {
  const steel = useWords("steel")
  const words = useWords("reading")
  const { allProduct } = useSite()
  const products = reading?.product
    ? allProduct.nodes.filter(({ family }) => family === reading.product)
    : []
  const reason = reading?.reason?.(words) ?? ""
  return (
    <small className={`label ${isOpen ? styles.isAsked : ""}`}>
      <span>{isOpen ? [reason, steel.toSettle].filter(Boolean).join(" · ") : reason}</span>
      {isOpen ? null : <span>{reason ? ` ${steel.asWritten}` : steel.asWritten}</span>}
      {products.map(({ name, url }) => (
        <PageLink className="link tap" to={url} key={url}>
          {name}
        </PageLink>
      ))}
    </small>
  )
}
