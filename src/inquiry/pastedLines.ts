import { plainCharacter } from "../steel/plainText"
import { isRule, rowOf } from "../steel/reading/tableRows"
import { tableOf, type Table } from "../steel/reading/tableColumns"
import type { ReadingSay } from "../interface/catalogue"

/** A line of a pasted text. */
export interface PastedLine {
  readonly typed: string
  /** The line to read: for a row of a table, with the names of its columns. */
  readonly text: string
  readonly doubts: readonly ReadingSay[]
  /** True for the header of a table. */
  readonly isColumns: boolean
}

/** The lines of a text. A header names the columns of the rows under it, up to the next header. */
export function pastedLines(typedLines: readonly string[]): PastedLine[] {
  let table: Table | null = null
  return typedLines.flatMap((line): PastedLine[] => {
    const typed = line.trim()
    const digits = withPlainDigits(line)
    const plain = { typed, text: digits.trim(), doubts: [], isColumns: false }
    const header = tableOf(digits)
    if (header) {
      table = header
      return [{ ...plain, isColumns: true }]
    }
    if (table === null) return [plain]
    if (isRule(line)) return []
    return [{ ...plain, ...rowOf(digits, table) }]
  })
}

/** The line with 0 to 9 for the digits of other scripts. */
function withPlainDigits(line: string): string {
  return line.replace(/\p{Nd}/gu, plainCharacter)
}
