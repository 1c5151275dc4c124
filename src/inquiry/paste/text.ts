import { isRule, rowOf, tableOf, type Table } from "./table"
import { tidy, tokensOf, type Token } from "./tokens"

/** A line of a pasted text, with its tokens. */
export interface TypedLine {
  readonly typed: string
  /** The text that the positions of the tokens belong to. */
  readonly text: string
  /** Empty for what is not read. */
  readonly tokens: readonly Token[]
  /** True for a row under the header of a table, whose cells say what their figures are. */
  readonly isRow: boolean
  /** True for the header of a table. */
  readonly isColumns: boolean
}

/** A longer line is no list of sizes: it is not read, in characters. */
const LONGEST_LINE = 5000
/** A list holds no more lines, and no more tokens: what follows is not read, so that a long text takes no longer. */
const MOST_LINES = 500
const MOST_TOKENS = 10_000

/** The lines of a text that are not empty. A header names the columns of the rows under it, up to the next header. */
export function linesOf(text: string): TypedLine[] {
  let table: Table | null = null
  let left = MOST_TOKENS
  return withWholeCells(text)
    .split(/[\r\n]+/)
    .map((line) => line.replace(STAMP, ""))
    .filter((line) => line.trim() !== "")
    .flatMap((typed, place): TypedLine[] => {
      const line = { typed: typed.trim(), text: typed, tokens: [], isRow: false, isColumns: false }
      if (typed.length > LONGEST_LINE || place >= MOST_LINES || left <= 0) return [line]
      const text = tidy(typed)
      const header = tableOf(text)
      table = header ?? table
      if (header) return [{ ...line, isColumns: true }]
      if (table && isRule(text)) return []
      const row = table && rowOf(text, table)
      const read = row ?? { text, tokens: tokensOf(text) }
      left -= read.tokens.length
      return [{ ...line, ...read, isRow: row !== null }]
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

/** Time and sender in front of a line of a copied chat: "[10:33 am, 25/11/2026] A Trader: ", "25/11/26, 10:33 am - A Trader: ". */
const STAMP =
  /^\s*(?:\[[^\][]{8,40}\]\s*(?:[^:\d]{1,40}|\+?[\d ]{8,20}):\s|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d\d(?::\d\d)?(?:\s*[ap]m)?\s*-\s*(?:[^:]{1,40}:\s)?)/iu
