import { readFileSync } from "node:fs"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"

/**
 * The tables of a file of examples, as `test.each` takes them: below "# heading" a line an example, its cells separated by tabs.
 * Lines that begin with "//" are remarks. In a cell "\n" and "\u200B" are what they are in JSON.
 */
export function examplesIn(...path: readonly string[]): (heading: string) => string[][] {
  const tables = readFileSync(join(...path), "utf8").split(/^# /m)
  return (heading) => {
    const [, ...rows] = tables.find((each) => each.startsWith(`${heading}\n`))?.split("\n") ?? []
    if (rows.length === 0) throw new Error(`${path.join("/")} has no table “${heading}”`)
    return rows
      .filter((row) => row !== "" && !row.startsWith("//"))
      .map((row) => row.split("\t").map(withLetters))
  }
}

const withLetters = (cell: string) =>
  cell.replace(/\\(?:[nrt\\]|u[\dA-F]{4})/g, (code) => JSON.parse(`"${code}"`) as string)

/** A cell that is a pattern between slashes, or a text. */
export function patternIn(cell: string): string | RegExp {
  return /^\/[^]+\/$/.test(cell) ? new RegExp(cell.slice(1, -1)) : cell
}

/**
 * Checks every row of a long table in one test; a fault names its row. (To count a test of its own for each of thousands of
 * rows takes longer than to check them.)
 */
export function checkEach<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  check: (row: Row) => void,
): void {
  const faults = rows.flatMap((row) => {
    try {
      check(row)
      return []
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return [`${nameOf(row)}: ${stripVTControlCharacters(reason)}`]
    }
  })
  expect(rows).not.toHaveLength(0)
  expect(faults).toEqual([])
}
