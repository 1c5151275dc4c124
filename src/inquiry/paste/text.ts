import { partsOf, type Part } from "./parts"
import { isRule, rowParts, tableOf, type Table } from "./table"

/** A line of a pasted text, with its parts. */
export interface TypedLine {
  readonly typed: string
  /** The text that the positions of the parts belong to. */
  readonly text: string
  readonly parts: readonly Part[]
  /** True for a row under the header of a table, whose cells say what their figures are. */
  readonly isRow: boolean
  /** True for the header of a table. */
  readonly isColumns: boolean
}

/** A longer line is no list of sizes: it is not read, in characters. */
const LONGEST_LINE = 5000
/** A list holds no more. What follows is not read, so that a long text takes no longer. */
const MOST_LINES = 500

/** The lines of a text that are not empty. A header names the columns of the rows under it, up to the next header. */
export function linesOf(text: string): TypedLine[] {
  let table: Table | null = null
  return withWholeCells(text)
    .split(/[\r\n]+/)
    .map(withoutStamp)
    .filter((line) => line.trim() !== "")
    .flatMap((line, place): TypedLine[] => {
      const plain = { typed: line.trim(), text: line, isRow: false, isColumns: false }
      const header = tableOf(line)
      if (header) {
        table = header
        return [{ ...plain, parts: [], isColumns: true }]
      }
      if (table !== null && isRule(line)) return []
      if (line.length > LONGEST_LINE || place >= MOST_LINES) return [{ ...plain, parts: [] }]
      const parts = table && rowParts(line, table)
      return [parts ? { ...plain, parts, isRow: true } : { ...plain, parts: partsOf(line) }]
    })
}

/** A cell of a spreadsheet with line breaks stands in quotes: `"ISMB 200⏎(IS 2062)"⇥4⇥Nos`. */
function withWholeCells(text: string): string {
  return text.replace(
    /(^|[\t\n])"((?:[^"]|"")*)"(?=[\t\r\n ]|$)/g,
    (whole, before: string, cell: string) =>
      /[\r\n]|[a-z]{3}.*\d$/i.test(cell) || before === "\t"
        ? before + cell.replaceAll('""', '"').replace(/[\r\n\t]+/g, " ")
        : whole,
  )
}

const STAMPS = [
  /^\s*\[[^\][]{8,40}\]\s*(?:[^:\d]{1,40}|\+?[\d ]{8,20}):\s/u,
  /^\s*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d\d(?::\d\d)?(?:\s*[ap]m)?\s*-\s*(?:[^:]{1,40}:\s)?/iu,
]

/** A line of a copied chat without its time and sender: "[10:33 am, 25/11/2026] A Trader: 25x25 pipe". */
function withoutStamp(line: string): string {
  for (const stamp of STAMPS) {
    const found = stamp.exec(line)
    if (found) return line.slice(found[0].length)
  }
  return line
}
