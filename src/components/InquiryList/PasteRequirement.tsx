import * as React from "react"
import { asWritten, MOST_LINES, type InquiryLine, type SizeLine } from "../../inquiry/list/line"
import { countText } from "../../inquiry/list/list"
import { PASTED_KEY } from "../../inquiry/list/useLeftInBox"
import type { Choice } from "../../inquiry/readQuantity"
import type { Requirement } from "../../inquiry/requirement"
import type { RequirementLine } from "../../inquiry/requirementLine"
import { showElement } from "../../hooks/focus"
import { useTabText } from "../../hooks/useTabText"
import { wantedQuantity } from "./wantedQuantity"
import { requestCatalogue, type CatalogueState } from "../../stores/sizeCatalogue"
import * as fields from "../Field/Field.module.css"
import * as styles from "./PasteRequirement.module.css"
import { useWords } from "../../interface/words"
import type { PasteWords, SteelSay, SteelWords } from "../../interface/catalogue"

interface PasteRequirementProps {
  texts: {
    readonly heading: string
    readonly text: string
    readonly label: string
    readonly example: string
  }
  catalogue: CatalogueState
  /** The page of the box: each keeps a text of its own. */
  page: "inquiry" | "delivery"
  /** Adds sizes, and on the inquiry list what was not read, as written. Returns why nothing could be added, or null. */
  onAdd: (lines: readonly InquiryLine[]) => SteelSay | null
  /** Receives a sentence about what was added and what is left in the box. */
  onAdded?: (sentence: string) => void
}

/** The code that reads the lines and shows them. */
interface Reader {
  readonly readRequirement: (typeof import("../../inquiry/requirement"))["readRequirement"]
  readonly ReadLines: (typeof import("./ReadLines"))["ReadLines"]
}

/** What was read, and the text of the box at that moment. */
interface ReadText extends Requirement {
  readonly of: string
}

/** Choices made by hand, by line; null leaves a line out. */
type Choices = Readonly<Record<number, Choice | null>>

const nothingRead: ReadText = { lines: [], leftOut: null, of: "" }

/**
 * A box for a requirement in free text. Each line is read as a size; the visitor chooses between several possible sizes, and
 * unread lines stay in the box.
 */
export function PasteRequirement(props: PasteRequirementProps) {
  const { texts, catalogue, page, onAdd, onAdded } = props
  const steel = useWords("steel")
  const words = useWords("paste")
  const id = React.useId()
  const resultRef = React.useRef<HTMLDivElement>(null)
  const [text, setText] = useTabText(page === "inquiry" ? PASTED_KEY : "pasted-delivery")
  const [reader, loadReader] = useReader()
  const [{ lines, leftOut, of }, setRead] = React.useState(nothingRead)
  const [chosen, setChosen] = React.useState<Choices>({})
  const [status, setStatus] = React.useState("")
  const [readings, setReadings] = React.useState(0)
  const [isWaiting, setIsWaiting] = React.useState(false)

  // After it is drawn: the first time its code comes with it.
  React.useEffect(() => {
    if (readings > 0 && resultRef.current) showElement(resultRef.current)
  }, [readings])

  const choiceOf = (line: RequirementLine, place: number): Choice | null =>
    chosen[place] ?? (line.kind === "read" ? line : null)
  const choose = (place: number, choice: Choice | null) =>
    setChosen((before) => ({ ...before, [place]: choice }))
  const ready = lines.flatMap((line, place) => wantedOf(choiceOf(line, place)))
  const rest = linesLeft(lines, choiceOf)
  if (leftOut) rest.push(...linesOf(text).slice(MOST_LINES))
  // What is not certain goes along as written. A delivery is checked size by size.
  const written = page === "inquiry" ? asWritten(rest.join("\n")) : []
  const wanted = [...ready, ...written]

  const read = async (news = "") => {
    setIsWaiting(catalogue.status !== "ready")
    if (catalogue.status !== "ready") return requestCatalogue()
    const loaded = await loadReader()
    if (!loaded) return setStatus(words.notLoaded)
    const requirement = loaded.readRequirement(text, catalogue.index)
    setRead({ ...requirement, of: text })
    setChosen((before) => keptChoices(before, lines, requirement.lines))
    setStatus(requirement.lines.length === 0 ? words.nothingPasted : news)
    setReadings((count) => count + 1)
  }

  const readAfterWaiting = React.useEffectEvent(() => {
    if (isWaiting && catalogue.status === "ready") void read()
  })
  React.useEffect(() => readAfterWaiting(), [catalogue.status])

  const add = () => {
    // What was typed since would be lost with the lines that leave the box.
    if (text !== of) return void read(words.readAgain)
    if (wanted.length === 0) return setStatus(words.chooseOne)
    const refusal = onAdd(wanted)
    if (refusal) return setStatus(refusal(steel))
    const left = written.length > 0 ? [] : rest
    setRead(nothingRead)
    setChosen({})
    setStatus("")
    setText(left.join("\n"))
    onAdded?.(addedText(ready.length, left.length, steel, words))
  }

  return (
    <section className={styles.paste} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>{texts.heading}</h2>
      <p>{texts.text}</p>
      <RequirementBox {...{ id, texts, text }} onChange={setText} />
      <div className={styles.paste__act}>
        <button className="btn btn--line" type="button" onClick={() => void read()}>
          {words.read}
        </button>
        <p className="small" role="status">
          {status || catalogueSentence(catalogue, words)}
        </p>
      </div>
      {reader && lines.length > 0 ? (
        <div
          className={styles.paste__result}
          tabIndex={-1}
          ref={resultRef}
          role="group"
          aria-label={words.linesRead}
        >
          <reader.ReadLines {...{ lines, leftOut, choiceOf }} onChoose={choose} />
          <AddButton lines={wanted} onPress={add} />
        </div>
      ) : null}
    </section>
  )
}

interface RequirementBoxProps {
  id: string
  texts: PasteRequirementProps["texts"]
  text: string
  onChange: (text: string) => void
}

function RequirementBox({ id, texts, text, onChange }: RequirementBoxProps) {
  return (
    <>
      <label className={fields.label} htmlFor={id}>
        {texts.label}
      </label>
      <textarea
        className={fields.control}
        id={id}
        rows={5}
        value={text}
        placeholder={texts.example}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}

/** The reader, null until it is loaded, and a function that loads it; null if that fails. */
function useReader(): [Reader | null, () => Promise<Reader | null>] {
  const [reader, setReader] = React.useState<Reader | null>(null)
  const load = async () => {
    const parts = Promise.all([import("../../inquiry/requirement"), import("./ReadLines")])
    const loaded = await parts.then(
      ([{ readRequirement }, { ReadLines }]) => ({ readRequirement, ReadLines }),
      () => null,
    )
    setReader(loaded)
    return loaded
  }
  return [reader, load]
}

function AddButton({ lines, onPress }: { lines: readonly InquiryLine[]; onPress: () => void }) {
  const steel = useWords("steel")
  const words = useWords("paste")
  return (
    <button
      className="btn btn--main"
      type="button"
      aria-disabled={lines.length === 0 ? true : undefined}
      onClick={onPress}
    >
      {lines.length === 0 ? words.nothingToAdd : words.addSizes(countText(lines, steel))}
    </button>
  )
}

/** The choices of the lines that are the same when the box is read again. */
function keptChoices(
  choices: Choices,
  before: readonly RequirementLine[],
  now: readonly RequirementLine[],
): Choices {
  return Object.fromEntries(
    Object.entries(choices).filter(([place]) => before[+place]?.typed === now[+place]?.typed),
  )
}

/** The non-empty lines of a text. */
function linesOf(text: string): string[] {
  return text.split(/[\r\n]+/).filter((line) => line.trim() !== "")
}

/** "5 sizes added. One line is left in the box." */
function addedText(added: number, left: number, steel: SteelWords, words: PasteWords): string {
  const sentence = words.sizesAdded(steel.sizes(added))
  return left === 0 ? sentence : `${sentence} ${words.linesLeft(left)}`
}

function catalogueSentence({ status }: CatalogueState, words: PasteWords): string {
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
  let columns: string | null = null
  for (const [place, line] of lines.entries()) {
    if (line.kind === "heading" && line.isColumns) columns = line.typed
    else if (line.kind === "heading") heading = line.typed
    else if (!choiceOf(line, place)) {
      if (columns !== null) left.push(columns)
      columns = null
      if (heading !== null && !line.isHeading) left.push(heading)
      heading = null
      left.push(line.typed)
    }
  }
  return left
}

function wantedOf(choice: Choice | null): SizeLine[] {
  return choice ? [{ kind: "size", sizeId: choice.size.id, quantity: wantedQuantity(choice) }] : []
}
