import * as React from "react"
import { firstWanted, type WantedSize } from "../../inquiry/wantedSize"
import { MOST_LINES } from "../../inquiry/storedList"
import type { Choice } from "../../inquiry/readQuantity"
import type { Requirement, RequirementLine } from "../../inquiry/requirement"
import { sizeName } from "../../steel/range/size"
import { quantityText } from "../../steel/quantity"
import { Icon } from "../Icon/Icon"
import { SelectBox } from "../SelectBox/SelectBox"
import { ProductAnswer } from "../OtherGoods/ProductAnswer"
import { requestCatalogue, type CatalogueState } from "../../stores/sizeCatalogue"
import * as styles from "./InquiryList.module.css"
import { useWords } from "../../interface/words"
import type { ReadingWords, SteelSay, SteelWords } from "../../interface/rooms"

interface PasteRequirementProps {
  texts: {
    readonly heading: string
    readonly text: string
    readonly label: string
    readonly example: string
  }
  catalogue: CatalogueState
  /** Returns why lines could not be added, or null. */
  onAdd: (lines: readonly WantedSize[]) => SteelSay | null
  /** Receives a sentence about what was added and what is left in the box. */
  onAdded: (sentence: string) => void
}

const nothingRead: Requirement = { lines: [], leftOut: null }

/**
 * A box for a requirement in free text. Each line is read as a size; the visitor chooses between several possible sizes, and
 * unread lines stay in the box.
 */
export function PasteRequirement({ texts, catalogue, onAdd, onAdded }: PasteRequirementProps) {
  const steel = useWords("steel")
  const words = useWords("reading")
  const id = React.useId()
  const resultRef = React.useRef<HTMLDivElement>(null)
  const [text, setText] = React.useState("")
  const [{ lines, leftOut }, setRequirement] = React.useState(nothingRead)
  /** Choices made by hand, by line; null leaves a line out. */
  const [chosen, setChosen] = React.useState<Readonly<Record<number, Choice | null>>>({})
  const [status, setStatus] = React.useState("")

  const choiceOf = (line: RequirementLine, place: number): Choice | null =>
    chosen[place] ?? (line.kind === "read" ? line : null)
  const ready = lines.flatMap((line, place) => wantedOf(choiceOf(line, place)))

  const read = async () => {
    if (catalogue.status !== "ready") return requestCatalogue()
    const reader = await import("../../inquiry/requirement").catch(() => null)
    if (!reader) return setStatus(words.notLoaded)
    const requirement = reader.readRequirement(text, catalogue.index)
    setRequirement(requirement)
    setChosen({})
    setStatus(requirement.lines.length === 0 ? words.nothingPasted : "")
    requestAnimationFrame(() => resultRef.current?.focus())
  }

  const add = () => {
    const refusal = onAdd(ready)
    if (refusal) return setStatus(refusal(steel))
    const left = linesLeft(lines, choiceOf)
    const rest = leftOut ? [...left, ...linesOf(text).slice(MOST_LINES)] : left
    setRequirement(nothingRead)
    setStatus("")
    setText(rest.join("\n"))
    onAdded(addedText(ready.length, rest.length, steel, words))
  }

  return (
    <section className={styles.paste} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>{texts.heading}</h2>
      <p>{texts.text}</p>
      <label htmlFor={id}>{texts.label}</label>
      <textarea
        className={styles.box}
        id={id}
        rows={5}
        value={text}
        placeholder={texts.example}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.paste__act}>
        <button className="btn btn--line" type="button" onClick={() => void read()}>
          {words.read}
        </button>
        <p className="small" role="status">
          {status || catalogueSentence(catalogue, words)}
        </p>
      </div>
      {lines.length > 0 ? (
        <div
          className={styles.paste__result}
          tabIndex={-1}
          ref={resultRef}
          role="group"
          aria-label={words.linesRead}
        >
          <ReadLines
            lines={lines}
            choiceOf={choiceOf}
            onChoose={(place, choice) => setChosen((before) => ({ ...before, [place]: choice }))}
          />
          {leftOut ? <p className={styles.line__note}>{leftOut(words)}</p> : null}
          <AddButton
            count={ready.length}
            onPress={() => (ready.length > 0 ? add() : setStatus(words.chooseOne))}
          />
        </div>
      ) : null}
    </section>
  )
}

function AddButton({ count, onPress }: { count: number; onPress: () => void }) {
  const steel = useWords("steel")
  const words = useWords("reading")
  return (
    <button
      className="btn btn--main"
      type="button"
      aria-disabled={count === 0 ? true : undefined}
      onClick={onPress}
    >
      {count === 0 ? words.nothingToAdd : words.addSizes(steel.sizes(count))}
    </button>
  )
}

interface ReadLinesProps {
  lines: readonly RequirementLine[]
  choiceOf: (line: RequirementLine, place: number) => Choice | null
  onChoose: (place: number, choice: Choice | null) => void
}

function ReadLines({ lines, choiceOf, onChoose }: ReadLinesProps) {
  return (
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
  )
}

/** The non-empty lines of a text. */
function linesOf(text: string): string[] {
  return text.split(/[\r\n]+/).filter((line) => line.trim() !== "")
}

/** "5 sizes added. One line is left in the box." */
function addedText(added: number, left: number, steel: SteelWords, words: ReadingWords): string {
  const sentence = words.sizesAdded(steel.sizes(added))
  return left === 0 ? sentence : `${sentence} ${words.linesLeft(left)}`
}

function catalogueSentence({ status }: CatalogueState, words: ReadingWords): string {
  if (status === "loading") return words.loading
  if (status === "failed") return words.notLoaded
  return ""
}

/** The lines not added, with their headings: a line can mean something else without its heading. */
function linesLeft(
  lines: readonly RequirementLine[],
  choiceOf: (line: RequirementLine, place: number) => Choice | null,
): string[] {
  const left: string[] = []
  let heading: string | null = null
  for (const [place, line] of lines.entries()) {
    if (line.kind === "heading") heading = line.typed
    else if (!choiceOf(line, place)) {
      if (heading !== null && !line.isHeading) left.push(heading)
      heading = null
      left.push(line.typed)
    }
  }
  return left
}

function wantedOf(choice: Choice | null): WantedSize[] {
  return choice ? [{ sizeId: choice.size.id, quantity: wantedQuantity(choice) }] : []
}

function wantedQuantity({ size, quantity }: Choice): WantedSize["quantity"] {
  return quantity ?? firstWanted(size.id).quantity
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
            <p className={styles.line__note} key={note}>
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
    <SelectBox
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
    </SelectBox>
  )
}
