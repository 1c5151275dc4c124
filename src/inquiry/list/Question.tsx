import * as fields from "../../kit/blocks/Field.module.css"
import { PageLink } from "../../kit/PageLink"
import { useCatalogue } from "../../catalogue/sizeCatalogue"
import { useSite } from "../../kit/Site"
import { useWords } from "../../kit/words/words"
import { quantityText } from "../../steel/quantity"
import { firstQuantity } from "../../steel/range/commercialRange"
import { sizeName } from "../../steel/range/size"
import { useReading } from "./readings"
import type { SizeLine, WordsLine } from "./line"
import * as styles from "./InquiryList.module.css"

interface QuestionProps {
  line: WordsLine
  /** Takes the line that the buyer chose: a size, or the words as they are. */
  onAnswer: (line: SizeLine | WordsLine) => void
}

/**
 * Why a line goes as written, with the ways to products of ours that it names, and what it could mean: sizes, each with the
 * quantities that could be meant. "As I wrote it" is always an answer.
 */
export function Question({ line, onAnswer }: QuestionProps) {
  const { text, isOpen = false, rate } = line
  const steel = useWords("steel")
  const words = useWords("reading")
  const { allProduct } = useSite()
  const reading = useReading(text, useCatalogue().index, isOpen)
  const candidates = (isOpen && reading?.candidates) || []
  const answers = candidates.flatMap(({ size, label, quantities }) =>
    (quantities.length > 0 ? quantities : [firstQuantity(size.id)]).map((quantity) => ({
      line: { kind: "size", sizeId: size.id, quantity, text, rate } as const,
      label: [
        sizeName(size, steel),
        label?.(words),
        quantities.length === 1 ? "" : quantityText(quantity, steel),
      ],
    })),
  )
  const products = allProduct.nodes.filter(
    ({ kind }) => reading?.product !== undefined && kind === reading.product,
  )
  const reason =
    reading?.kind === "size"
      ? [...reading.notes.map((say) => say(words)), words.noQuantityGiven].join(" ")
      : (reading?.reason?.(words) ?? "")
  const said = isOpen
    ? [steel.toSettle, reason].filter(Boolean).join(": ")
    : [reason, steel.asWritten].filter(Boolean).join(" ")
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
      {answers.length > 0 ? (
        <select
          className={`${fields.control} ${fields.inline}`}
          aria-label={words.meaningOf(text)}
          value=""
          onChange={({ target }) =>
            onAnswer(answers[Number(target.value)]?.line ?? { ...line, isOpen: undefined })
          }
        >
          <option value="" disabled>
            {words.choose}
          </option>
          {answers.map(({ label }, place) => (
            <option key={place} value={place}>
              {label.filter(Boolean).join(": ")}
            </option>
          ))}
          <option value="written">{words.asIWrote}</option>
        </select>
      ) : null}
    </>
  )
}
