import type { Choice } from "../../inquiry/readQuantity"
import type { RequirementLine } from "../../inquiry/requirementLine"
import { sizeName } from "../../steel/range/size"
import { quantityText } from "../../steel/quantity"
import { Icon } from "../Icon/Icon"
import * as fields from "../Field/Field.module.css"
import { ProductAnswer } from "../OtherGoods/ProductAnswer"
import { wantedQuantity } from "./wantedQuantity"
import * as styles from "./PasteRequirement.module.css"
import { useWords } from "../../interface/words"
import type { ReadingSay, ReadingWords, SteelWords } from "../../interface/catalogue"

interface ReadLinesProps {
  lines: readonly RequirementLine[]
  /** Says that the text has too many lines, if it has. */
  leftOut: ReadingSay | null
  choiceOf: (line: RequirementLine, place: number) => Choice | null
  onChoose: (place: number, choice: Choice | null) => void
}

/** The lines of a requirement as they were read, with a choice where a line can mean several sizes. */
export function ReadLines({ lines, leftOut, choiceOf, onChoose }: ReadLinesProps) {
  const words = useWords("reading")
  return (
    <>
      <ul>
        {lines.map((line, place) => (
          <ReadLine
            key={place}
            line={line}
            chosen={choiceOf(line, place)}
            onChoose={(choice) => onChoose(place, choice)}
          />
        ))}
      </ul>
      {leftOut ? <p className="label">{leftOut(words)}</p> : null}
    </>
  )
}

interface ReadLineProps {
  line: RequirementLine
  /** What the line means; null for nothing. */
  chosen: Choice | null
  onChoose: (choice: Choice | null) => void
}

/** A line of the requirement: what was typed and what was read. */
function ReadLine({ line, chosen, onChoose }: ReadLineProps) {
  const steel = useWords("steel")
  const words = useWords("reading")
  if (line.kind === "heading") return <li className={styles.read__head}>{line.typed}</li>
  return (
    <li className={`${styles.read} ${chosen ? styles.isRead : ""}`}>
      <Icon name={chosen ? "tick" : "warning"} />
      <div>
        <q>{line.typed}</q>
        {line.kind === "read" ? (
          <b>{sizeName(line.size, steel)}</b>
        ) : (
          <p className={styles.read__why}>
            {line.kind === "product" ? (
              <ProductAnswer family={line.family} />
            ) : (
              line.sentence(words)
            )}
          </p>
        )}
        {chosen ? <p className={styles.read__q}>{quantitySentence(chosen, steel, words)}</p> : null}
        {line.notes
          .map((say) => say(words))
          .map((note) => (
            <p className="label" key={note}>
              {note}
            </p>
          ))}
        {line.kind === "ask" && line.choices.length > 0 ? (
          <Choices line={line.typed} choices={line.choices} chosen={chosen} onChoose={onChoose} />
        ) : null}
      </div>
    </li>
  )
}

function quantitySentence(chosen: Choice, steel: SteelWords, words: ReadingWords): string {
  const text = quantityText(wantedQuantity(chosen), steel)
  return chosen.quantity ? text : words.noQuantity(text)
}

interface ChoicesProps extends Pick<ReadLineProps, "chosen" | "onChoose"> {
  line: string
  choices: readonly Choice[]
}

/** The sizes a line may mean. Labels include the quantity only if it differs between choices. */
function Choices({ line, choices, chosen, onChoose }: ChoicesProps) {
  const steel = useWords("steel")
  const words = useWords("reading")
  const isBySize = new Set(choices.map(({ size }) => size.id)).size === choices.length
  const isOneLength = new Set(choices.map(({ quantity }) => quantity?.pieceLength)).size === 1
  const label = (choice: Choice) =>
    isBySize && isOneLength
      ? sizeName(choice.size, steel)
      : `${sizeName(choice.size, steel)}, ${quantityText(wantedQuantity(choice), steel)}`
  return (
    <select
      className={`${fields.control} ${fields.inline}`}
      aria-label={words.sizeFor(line)}
      value={chosen ? choices.indexOf(chosen) : ""}
      onChange={({ target }) => onChoose(choices[Number(target.value || -1)] ?? null)}
    >
      <option value="">{words.choose}</option>
      {choices.map((choice, place) => (
        <option key={label(choice)} value={place}>
          {label(choice)}
        </option>
      ))}
    </select>
  )
}
