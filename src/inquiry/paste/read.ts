import type { ReadingSay } from "../../site/words/catalogue"
import { steel } from "../../site/words/en/steel"
import type { SizeIndex } from "../../steel/finder/sizeIndex"
import { quantityText, type Quantity } from "../../steel/quantity"
import { sizeName, type Size } from "../../steel/range/size"
import { readText as readPasted, type Choice, type PastedLine } from "./paste"
import { unsoldSentence } from "./reading"

/** A size that a line could mean, with what it may say of the quantity. */
export interface Candidate {
  readonly size: Size
  /** The likeliest first. Empty: the line gives none. Two or more are asked, apart from the size. */
  readonly quantities: readonly Quantity[]
}

/** A line of the box, read. */
export interface ReadLine {
  /**
   * The line in the buyer's words, whole; in front of it the heading that says what it is: "MS angle: 50x50 20 nos". Read alone it
   * gives the same.
   */
  readonly text: string
  /** "size": one candidate with at most one quantity. "question": the buyer chooses. "words": no candidates; it goes as written. */
  readonly kind: "size" | "question" | "words"
  /** The likeliest first. */
  readonly candidates: readonly Candidate[]
  /**
   * Whether the candidate's name and quantity say each word and figure of the text, but greetings, "please", "need", "send" and
   * their Hindi. If not, the text goes along below the reading, whole. False for words.
   */
  readonly isWhole: boolean
  /** Why it is asked, or goes as written; null if there is nothing to say. */
  readonly reason: ReadingSay | null
  /** What a buyer should know of the reading: "16 gauge is 1.6 mm in the trade". */
  readonly notes: readonly ReadingSay[]
  /** The family of a product of ours without tables of sizes, if the line names one: "door-frame". */
  readonly product: string | null
}

/**
 * Reads a text line by line, lazily, so that a page can read long texts in slices. Never throws. Nothing of the text is dropped:
 * each word and figure is in the `text` of some line.
 */
export function* readLines(text: string, index: SizeIndex): Generator<ReadLine> {
  const lines = readPasted(text, index)
  let heading = ""
  for (const [place, line] of lines.entries()) {
    if (line.kind === "heading") {
      heading = line.typed
      if (!isUnder(heading, lines[place + 1])) yield asWords(heading)
    } else {
      const words = isUnder(heading, line)
        ? `${heading.replace(/[\s:.-]+$/, "")}: ${line.words.slice(heading.length + 1)}`
        : line.words
      yield readLine(words.replaceAll("\n", " ").trim(), line)
    }
  }
}

/** All at once. */
export function readText(text: string, index: SizeIndex): readonly ReadLine[] {
  return [...readLines(text, index)]
}

function isUnder(heading: string, line: PastedLine | undefined): boolean {
  if (heading === "" || !line || line.kind === "heading") return false
  return line.words !== line.typed && line.words.startsWith(`${heading} `)
}

function asWords(text: string): ReadLine {
  return {
    ...{ text, kind: "words", candidates: [], isWhole: false, reason: null, notes: [] },
    product: null,
  }
}

function readLine(text: string, line: Exclude<PastedLine, { kind: "heading" }>): ReadLine {
  if (line.kind === "words") {
    const { unsold, product } = line
    const reason: ReadingSay | null = unsold && ((words) => unsoldSentence(unsold, words))
    return { ...asWords(text), reason, product }
  }
  if (line.kind === "ask") {
    const candidates = candidatesOf(line.choices)
    return { ...asWords(text), kind: "question", candidates, reason: line.sentence }
  }
  const candidates = candidatesOf([line])
  const isWhole = line.remark === "" && saysAll(text, candidates[0])
  return { ...asWords(text), kind: "size", candidates, isWhole, notes: line.notes }
}

/** The choices by size, each quantity once. */
function candidatesOf(choices: readonly Choice[]): Candidate[] {
  const sizes = new Map(choices.map(({ size }) => [size.id, size]))
  return [...sizes.values()].map((size) => {
    const quantities = choices.flatMap((choice) =>
      choice.size.id === size.id && choice.quantity ? [choice.quantity] : [],
    )
    const texts = quantities.map((quantity) => JSON.stringify(quantity))
    return { size, quantities: quantities.filter((_, n) => texts.indexOf(texts[n]) === n) }
  })
}

/** Words that a name and a quantity say in others, and greetings. */
const said = new Set(
  "ms m.s. mm x nos no pcs pc piece pieces length lengths m mtr kg kgs t ton tons mt angle channel beam pipe tube sheet plate shs rhs isa ismb ismc nb od thk please pls need send hi hello chahiye bhejo".split(
    " ",
  ),
)

/** Whether the name of a size and its quantity have each word and figure of a text. */
function saysAll(text: string, { size, quantities }: Candidate): boolean {
  const [quantity] = quantities
  const shown = `${sizeName(size, steel)} ${quantity ? quantityText(quantity, steel) : ""}`
  const known = new Set(wordsOf(shown))
  return quantity !== undefined && wordsOf(text).every((word) => known.has(word) || said.has(word))
}

/** Words and figures apart: "50x50x3 20nos" is 50, x, 50, x, 3, 20, nos. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{N}+(?:[.,/]\p{N}+)*|[\p{L}\p{M}]+/gu) ?? []
}
