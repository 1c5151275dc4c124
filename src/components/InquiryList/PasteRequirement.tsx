import * as React from "react"
import { countText } from "../../inquiry/inquiryList"
import { firstWanted, type WantedSize } from "../../inquiry/wantedSize"
import { MOST_LINES } from "../../inquiry/storedList"
import { readRequirement, type RequirementLine } from "../../inquiry/requirement"
import { sizeName } from "../../steel/range/size"
import { quantityText } from "../../steel/quantity"
import type { SizeMatch } from "../../steel/sizeFinder"
import { Icon } from "../Icon/Icon"
import { requestCatalogue, type CatalogueState } from "../../stores/sizeCatalogue"
import * as styles from "./InquiryList.module.css"

interface PasteRequirementProps {
  texts: {
    readonly heading: string
    readonly text: string
    readonly label: string
    readonly example: string
  }
  catalogue: CatalogueState
  /** Says why lines could not be added, or null. */
  onAdd: (lines: readonly WantedSize[]) => string | null
  /** Says what was added, and what was left in the box. */
  onAdded: (sentence: string) => void
}

/** A requirement in free text, read line by line; what fits several sizes is chosen, what fits none is shown. */
export function PasteRequirement({ texts, catalogue, onAdd, onAdded }: PasteRequirementProps) {
  const id = React.useId()
  const resultRef = React.useRef<HTMLDivElement>(null)
  const [text, setText] = React.useState("")
  const [lines, setLines] = React.useState<readonly RequirementLine[]>([])
  const [leftOut, setLeftOut] = React.useState<string | null>(null)
  /** Ids chosen by hand, by the place of the line; "" leaves the line out. */
  const [chosen, setChosen] = React.useState<Readonly<Record<number, string>>>({})
  const [said, setSaid] = React.useState("")

  const idOf = (line: RequirementLine, place: number) =>
    chosen[place] ?? (line.kind === "matched" ? line.size.id : "")
  const ready = lines.flatMap((line, place): WantedSize[] => {
    const sizeId = idOf(line, place)
    if (line.kind === "heading" || sizeId === "") return []
    return [{ sizeId, quantity: line.quantity ?? firstWanted(sizeId).quantity }]
  })

  const read = () => {
    if (catalogue.status !== "ready") return requestCatalogue()
    const requirement = readRequirement(text, catalogue.index)
    setLines(requirement.lines)
    setLeftOut(requirement.leftOut)
    setChosen({})
    setSaid(requirement.lines.length === 0 ? "Paste or type at least one size." : "")
    requestAnimationFrame(() => resultRef.current?.focus())
  }

  const add = () => {
    const refusal = onAdd(ready)
    if (refusal) return setSaid(refusal)
    const left = lines
      .filter((line, place) => line.kind !== "heading" && idOf(line, place) === "")
      .map(({ typed }) => typed)
    const rest = leftOut ? [...left, ...linesOf(text).slice(MOST_LINES)] : left
    setLines([])
    setSaid("")
    setText(rest.join("\n"))
    onAdded(`${countText(ready.length)} added.${stayText(rest.length)}`)
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
        <button className="btn btn--line" type="button" onClick={read}>
          Read the sizes
        </button>
        <p className="small" role="status">
          {said || catalogueSentence(catalogue)}
        </p>
      </div>
      {lines.length > 0 ? (
        <div
          className={styles.paste__result}
          tabIndex={-1}
          ref={resultRef}
          role="group"
          aria-label="What was read"
        >
          <ul>
            {lines.map((line, place) => (
              <ReadLine
                key={place}
                line={line}
                chosen={idOf(line, place)}
                onChoose={(sizeId) => setChosen((before) => ({ ...before, [place]: sizeId }))}
              />
            ))}
          </ul>
          {leftOut ? <p className={styles.line__note}>{leftOut}</p> : null}
          <button
            className="btn btn--main"
            type="button"
            aria-disabled={ready.length === 0 ? true : undefined}
            onClick={() => (ready.length > 0 ? add() : setSaid("Choose at least one size."))}
          >
            {ready.length === 0 ? "Nothing to add yet" : `Add ${countText(ready.length)}`}
          </button>
        </div>
      ) : null}
    </section>
  )
}

/** The lines of a text that are not empty. */
function linesOf(text: string): string[] {
  return text.split(/[\r\n]+/).filter((line) => line.trim() !== "")
}

function stayText(count: number): string {
  if (count === 0) return ""
  return count === 1 ? " One line stays in the box." : ` ${count} lines stay in the box.`
}

function catalogueSentence({ status }: CatalogueState): string {
  if (status === "loading") return "Loading the size tables …"
  if (status === "failed")
    return "The size tables could not be loaded. Check the connection and press again."
  return ""
}

interface ReadLineProps {
  line: RequirementLine
  /** The id of the size the line means; "" for none. */
  chosen: string
  onChoose: (sizeId: string) => void
}

/** One line of the requirement: what was typed over what was read. */
function ReadLine({ line, chosen, onChoose }: ReadLineProps) {
  if (line.kind === "heading") return <li className={styles.read__head}>{line.typed}</li>
  const offered = offeredSizes(line)
  return (
    <li className={`${styles.read} ${chosen ? styles.isRead : ""}`}>
      <Icon name={chosen ? "tick" : "warning"} />
      <div>
        <q>{line.typed}</q>
        {line.kind === "matched" ? (
          <b>{sizeName(line.size)}</b>
        ) : (
          <p className={styles.read__why}>{line.sentence}</p>
        )}
        <p className={styles.read__q}>
          {line.quantity
            ? quantityText(line.quantity)
            : chosen
              ? `No quantity was given: ${quantityText(firstWanted(chosen).quantity)}.`
              : ""}
        </p>
        {line.notes.map((note) => (
          <p className={styles.line__note} key={note}>
            {note}
          </p>
        ))}
        {offered.length > 0 ? (
          <span className={styles.unit}>
            <select
              aria-label={`Size for ${line.typed}`}
              value={chosen}
              onChange={(event) => onChoose(event.target.value)}
            >
              <option value="">Choose, or leave out</option>
              {offered.map(({ size }) => (
                <option key={size.id} value={size.id}>
                  {sizeName(size)}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </span>
        ) : null}
      </div>
    </li>
  )
}

function offeredSizes(line: RequirementLine): readonly SizeMatch[] {
  if (line.kind === "ambiguous") return line.candidates
  return line.kind === "unmatched" ? line.nearMisses : []
}
