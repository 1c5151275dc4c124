import type { RequirementLine } from "../../../src/inquiry/requirementLine"
import { reading } from "../../../src/interface/en/reading"
import type { Quantity } from "../../../src/steel/quantity"
import type { InWords } from "../../in-words"

/** Replaces each sentence by its name, so that tests do not depend on the wording: "twoWays 2,5 ton". */
export const sentenceNames = {
  ...Object.fromEntries(Object.entries(reading).map(nameOfSentence)),
  unsold: Object.fromEntries(Object.keys(reading.unsold).map((name) => [name, name])),
  classes: reading.classes,
}

function nameOfSentence([name, sentence]: [string, unknown]) {
  const isFunction = typeof sentence === "function"
  return [name, isFunction ? (...said: readonly unknown[]) => [name, ...said].join(" ") : name]
}

export function quantityOf(quantity: Quantity | null): string {
  if (quantity === null) return "no quantity"
  const { amount, unit, pieceLength } = quantity
  return unit === "pieces" ? `${amount} of ${pieceLength} m` : `${amount} ${unit}`
}

/** The meaning of a line, in the notation of the corpus. */
export function meaning(line: InWords<RequirementLine>): string {
  switch (line.kind) {
    case "read":
      return `${quantityOf(line.quantity)}, ${line.size.id}`
    case "product":
      return `product ${line.family}`
    default:
      return line.kind
  }
}

/** Notes that follow from the size, not from how the line was read. */
const NOTE_ABOUT_SIZE =
  /^(computed|outsideRange|taperedThickness|listed\w+|series|blackTube|tube)\b/
const MOST_OFFERED = 3

/** The question, the first sizes offered and the notes that the buyer sees, in the notation of the corpus. */
export function told(line: InWords<RequirementLine>): string {
  if (line.kind === "heading") return ""
  const notes = line.notes.filter((note) => !NOTE_ABOUT_SIZE.test(note))
  const question = line.kind === "ask" || line.kind === "unread" ? [line.sentence] : []
  const offered = line.kind === "ask" ? offers(line.choices) : []
  return [...question, ...offered, ...notes].join(" | ")
}

type Choices = readonly { size: { id: string }; quantity: Quantity | null }[]

function offers(choices: Choices): string[] {
  if (choices.length === 0) return []
  const texts = choices.map(({ size, quantity }) => `${quantityOf(quantity)}, ${size.id}`)
  const more = texts.length - MOST_OFFERED
  return [texts.slice(0, MOST_OFFERED).join("; ") + (more > 0 ? ` and ${more} more` : "")]
}
