import type { Quantity } from "../../steel/quantity"
import { asWritten, LONGEST_WORDS, type InquiryLine } from "../list/line"
import { firstWanted } from "../wantedSize"
import type { Choice, PastedLine } from "./paste"

/** What the buyer chose, by line. null for "as written". */
export type Choices = Readonly<Record<number, Choice | null>>

/** What a line means, after the buyer's choice. null if it goes as written. */
export function choiceOf(
  line: PastedLine | undefined,
  chosen: Choice | null | undefined,
): Choice | null {
  return chosen ?? (line?.kind === "read" ? line : null)
}

/** The quantity of a choice, or the one its size begins with. */
export function quantityOf({ quantity, size }: Choice): Quantity {
  return quantity ?? firstWanted(size.id).quantity
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
      const size = { kind: "size", sizeId: choice.size.id, quantity: quantityOf(choice) } as const
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
