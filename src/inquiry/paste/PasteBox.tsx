import * as React from "react"
import * as fields from "../../site/blocks/Field.module.css"
import { showElement } from "../../site/hooks/focus"
import { useTabText } from "../../site/hooks/storage"
import type { PasteWords, SteelSay, SteelWords } from "../../site/words/catalogue"
import { useWords } from "../../site/words/words"
import { requestCatalogue, type CatalogueState } from "../../site/hooks/sizeCatalogue"
import type { InquiryLine } from "../list/line"
import type { PastedLine } from "./paste"
import { choiceOf, linesToAdd, type Choices } from "./toAdd"
import * as styles from "./paste.module.css"

interface PasteBoxProps {
  texts: {
    readonly heading: string
    readonly text: string
    readonly label: string
    readonly example: string
  }
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

/** The code that reads the lines and shows them. */
interface Reader {
  readonly readText: (typeof import("./paste"))["readText"]
  readonly ReadLines: (typeof import("./ReadLines"))["ReadLines"]
}

/** What was read, and the text of the box at that moment. */
interface ReadText {
  readonly lines: readonly PastedLine[]
  readonly of: string
}

const nothingRead: ReadText = { lines: [], of: "" }

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
  const result = React.useRef<HTMLDivElement>(null)
  const [text, setText] = useTabText(`pasted-${page}`)
  const [reader, loadReader] = useReader()
  const [{ lines, of }, setRead] = React.useState(nothingRead)
  const [choices, setChoices] = React.useState<Choices>({})
  const [status, setStatus] = React.useState("")
  const [readings, setReadings] = React.useState(0)
  const [isWaiting, setIsWaiting] = React.useState(false)
  const { ready, rest } = linesToAdd(lines, choices, isOfSizes)

  // After the result is drawn: the first time its code comes with it.
  React.useEffect(() => {
    if (readings > 0 && result.current) showElement(result.current)
  }, [readings])

  const read = async (news = "") => {
    setIsWaiting(catalogue.status !== "ready")
    if (catalogue.status !== "ready") return requestCatalogue()
    const loaded = await loadReader()
    if (!loaded) return setStatus(steel.tablesMissing)
    const now = loaded.readText(text, catalogue.index)
    setRead({ lines: now, of: text })
    setChoices((before) => keptChoices(before, lines, now))
    setStatus(now.length === 0 ? words.nothingPasted : news)
    setReadings((count) => count + 1)
  }

  const readAfterWaiting = React.useEffectEvent(() => {
    if (isWaiting && catalogue.status === "ready") void read()
  })
  React.useEffect(() => readAfterWaiting(), [catalogue.status])

  const add = () => {
    // What was typed since would be lost with the lines that leave the box.
    if (text !== of) return void read(words.readAgain)
    if (ready.length === 0) return setStatus(words.chooseOne)
    const refusal = onAdd(ready)
    if (refusal) return setStatus(refusal(steel))
    setRead(nothingRead)
    setChoices({})
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
        <button className="btn btn--line" type="button" onClick={() => void read()}>
          {words.read}
        </button>
        <p className="small" role="status">
          {status || catalogueSentence(catalogue, steel)}
        </p>
      </div>
      {reader && lines.length > 0 ? (
        <div
          className={`stack ${styles.result}`}
          tabIndex={-1}
          ref={result}
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
            onChoose={(place, choice) => setChoices({ ...choices, [place]: choice })}
          />
          <AddButton count={ready.length} onPress={add} />
        </div>
      ) : null}
    </section>
  )
}

/** The reader, null until it is loaded, and a function that loads it; null if that fails. */
function useReader(): [Reader | null, () => Promise<Reader | null>] {
  const [reader, setReader] = React.useState<Reader | null>(null)
  const load = async () => {
    const parts = Promise.all([import("./paste"), import("./ReadLines")])
    const loaded = await parts.then(
      ([{ readText }, { ReadLines }]) => ({ readText, ReadLines }),
      () => null,
    )
    setReader(loaded)
    return loaded
  }
  return [reader, load]
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

function catalogueSentence({ status }: CatalogueState, words: SteelWords): string {
  if (status === "loading") return words.loading
  if (status === "failed") return words.tablesMissing
  return ""
}
