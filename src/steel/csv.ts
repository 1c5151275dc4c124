/** What a cell may hold; null is an empty cell. */
export type CsvCell = string | number | null

/** A spreadsheet takes a cell that begins so for a formula. */
const BEGINS_FORMULA = /^[=+\-@\t\r]/

/**
 * CSV as RFC 4180 has it, with CRLF after every row. A byte order mark tells spreadsheets that it is UTF-8. A text that
 * would be a formula in a spreadsheet gets an apostrophe before it; numbers are written as they are, without grouping.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("")}`
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return ""
  if (typeof cell === "number") return Number.isFinite(cell) ? String(cell) : ""
  const text = BEGINS_FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
