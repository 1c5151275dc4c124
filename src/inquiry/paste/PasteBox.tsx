import * as React from "react"
import * as fields from "../../site/blocks/Field.module.css"
import { showElement } from "../../site/hooks/focus"
import { useTabText } from "../../site/hooks/storage"
import type { PasteWords, SteelSay } from "../../site/words/catalogue"
import { useWords } from "../../site/words/words"
import { requestCatalogue, type CatalogueState } from "../../site/hooks/sizeCatalogue"
import { firstQuantity } from "../../steel/range/commercialRange"
import { asWritten, LONGEST_WORDS, type InquiryLine } from "../list/line"
import type { Choice, PastedLine } from "./paste"
import * as styles from "./paste.module.css"

interface PasteBoxProps {
  texts: Readonly<Record<"heading" | "text" | "label" | "example", string>>
  catalogue: CatalogueState
  /** The page of the box: each keeps a text of its own. */
  page: "inquiry" | "delivery"
  /** True where only sizes can be added. What is not read stays in the box. */
  isOfSizes?: boolean
  /** Returns why lines could not be added, or null. */
  onAdd: (lines: readonly InquiryLine[]) => SteelSay | null
  /** Receives a sentence about what was added and what is left in the box. */
  onAdded?: (sentence: string) => void
}

/** What the buyer chose, by line. null for "as written". */
type Choices = Readonly<Record<number, Choice | null>>

/** What a line means, after the buyer's choice. null if it goes as written. */
function choiceOf(line: PastedLine | undefined, chosen: Choice | null | undefined): Choice | null {
  return chosen ?? (line?.kind === "read" ? line : null)
}

/**
 * The lines for the inquiry list, and what stays in the box. What is not read or not answered goes along as written; where only
 * sizes can be added it stays.
 */
export function linesToAdd(
  lines: readonly PastedLine[],
  choices: Choices,
  isOfSizes: boolean,
): { ready: InquiryLine[]; rest: string[] } {
  const ready: InquiryLine[] = []
  const rest: string[] = []
  for (const [place, line] of lines.entries()) {
    const choice = choiceOf(line, choices[place])
    if (line.kind === "heading") continue
    if (choice) {
      const { remark } = line
      const size = {
        kind: "size",
        sizeId: choice.size.id,
        quantity: choice.quantity ?? firstQuantity(choice.size.id),
      } as const
      // A long remark goes along as lines of its own, whole.
      if (remark.length > LONGEST_WORDS) ready.push(size, ...asWritten(remark))
      else ready.push(remark === "" ? size : { ...size, remark })
    } else if (isOfSizes) {
      rest.push(line.words)
    } else {
      const [first, ...more] = asWritten(line.words.replaceAll("\n", ", "))
      const quantity = line.kind === "words" ? line.quantity : null
      if (first) ready.push({ ...first, quantity: more.length > 0 ? null : quantity }, ...more)
    }
  }
  return { ready, rest }
}

/** What was read, the text of the box at that moment, and what the buyer chose since. */
interface ReadText {
  readonly lines: readonly PastedLine[]
  readonly of: string
  readonly choices: Choices
  /** How often the box was read. */
  readonly nth: number
}

const nothingRead: ReadText = { lines: [], of: "", choices: {}, nth: 0 }

/**
 * A box for a requirement in the buyer's own words. Each line is read as a size; where several could be meant the buyer chooses, and
 * what is not certain goes along as written.
 */
export function PasteBox({
  texts,
  catalogue,
  page,
  isOfSizes = false,
  onAdd,
  onAdded,
}: PasteBoxProps) {
  const steel = useWords("steel")
  const words = useWords("paste")
  const id = React.useId()
  const [text, setText] = useTabText(`pasted-${page}`)
  /** The code that reads the lines and shows them, once it is loaded. */
  const [reader, setReader] = React.useState<typeof import("./ReadLines")>()
  const [read, setRead] = React.useState(nothingRead)
  const [status, setStatus] = React.useState("")
  const [isWaiting, setIsWaiting] = React.useState(false)
  const { lines, choices } = read
  const { ready, rest } = linesToAdd(lines, choices, isOfSizes)

  const readBox = async (news = "") => {
    setIsWaiting(catalogue.status !== "ready")
    if (catalogue.status !== "ready") return requestCatalogue()
    const loaded = await import("./ReadLines").catch(() => null)
    if (!loaded) return setStatus(steel.tablesMissing)
    setReader(loaded)
    const now = loaded.readText(text, catalogue.index)
    const kept = keptChoices(choices, lines, now)
    setRead({ lines: now, of: text, choices: kept, nth: read.nth + 1 })
    setStatus(now.length === 0 ? words.nothingPasted : news)
  }

  const readAfterWaiting = React.useEffectEvent(() => {
    if (isWaiting && catalogue.status === "ready") void readBox()
  })
  React.useEffect(() => readAfterWaiting(), [catalogue.status])

  const isFailed = catalogue.status === "failed"
  const waiting = isWaiting && (isFailed ? steel.tablesMissing : steel.loading)
  const add = () => {
    // What was typed since would be lost with the lines that leave the box.
    if (text !== read.of) return void readBox(words.readAgain)
    if (ready.length === 0) return setStatus(words.chooseOne)
    const refusal = onAdd(ready)
    if (refusal) return setStatus(refusal(steel))
    setRead(nothingRead)
    setStatus("")
    setText(rest.join("\n"))
    const left = rest.length === 0 ? [] : [words.linesLeft(rest.length)]
    onAdded?.([words.added(ready.length), ...left].join(" "))
  }

  return (
    <section className={`stack ${styles.paste}`} aria-labelledby={`${id}-h`}>
      <h2 className="h3" id={`${id}-h`}>
        {texts.heading}
      </h2>
      <p>{texts.text}</p>
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
        onChange={(event) => setText(event.target.value)}
      />
      <div className="cluster">
        <button className="btn btn--line" type="button" onClick={() => void readBox()}>
          {words.read}
        </button>
        <p className="small" role="status">
          {waiting || status}
        </p>
      </div>
      {reader && lines.length > 0 ? (
        <div
          className={`stack ${styles.result}`}
          tabIndex={-1}
          key={read.nth}
          ref={showResult}
          role="group"
          aria-labelledby={`${id}-r`}
          data-clear-of-notice
        >
          <p className="lead" id={`${id}-r`}>
            {summary(lines, choices, words)}
          </p>
          <AddButton count={ready.length} onPress={add} />
          <reader.ReadLines
            lines={lines}
            isOfSizes={isOfSizes}
            choiceOf={(place) => choiceOf(lines[place], choices[place])}
            onChoose={(place, choice) =>
              setRead({ ...read, choices: { ...choices, [place]: choice } })
            }
          />
          <AddButton count={ready.length} onPress={add} />
        </div>
      ) : null}
    </section>
  )
}

/** Brings what was read under the header and gives it the focus. Each reading is an element of its own. */
function showResult(result: HTMLElement | null): void {
  if (result) showElement(result)
}

function AddButton({ count, onPress }: { count: number; onPress: () => void }) {
  const words = useWords("paste")
  return (
    <button
      className="btn btn--main"
      type="button"
      aria-disabled={count === 0 ? true : undefined}
      onClick={onPress}
    >
      {count === 0 ? words.nothingToAdd : words.add(count)}
    </button>
  )
}

/** "11 lines read, 2 need an answer, 5 go as written." */
function summary(lines: readonly PastedLine[], choices: Choices, words: PasteWords): string {
  const count = { read: 0, ask: 0, words: 0, heading: 0 }
  for (const [place, line] of lines.entries()) count[choices[place] ? "read" : line.kind] += 1
  return words.summary(count.read, count.ask, count.words)
}

/** The choices of the lines that are the same when the box is read again. */
function keptChoices(
  choices: Choices,
  before: readonly PastedLine[],
  now: readonly PastedLine[],
): Choices {
  return Object.fromEntries(
    Object.entries(choices).filter(([place]) => before[+place]?.typed === now[+place]?.typed),
  )
}
