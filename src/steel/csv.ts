/** The value of a cell. null is an empty cell. */
export type CsvCell = string | number | null

/** A spreadsheet runs a cell that starts with one of these as a formula. */
const BEGINS_FORMULA = /^[=+\-@\t\r]/

/**
 * The rows as CSV (RFC 4180): CRLF after every row, and a byte order mark so that spreadsheets read it as UTF-8. A text
 * that a spreadsheet would run as a formula gets an apostrophe in front. Numbers are written without grouping; NaN and
 * infinity become empty cells.
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
