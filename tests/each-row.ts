import { stripVTControlCharacters } from "node:util"

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
