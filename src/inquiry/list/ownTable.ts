import { readAmount, STANDARD_LENGTH } from "../../steel/quantity"
import type { SteelWords } from "../../kit/words/catalogue"
import { asWritten, lineFault, readLine, tidyLine, type InquiryLine } from "./line"
import { shownLine } from "./list"
import type { SizeOf } from "../../steel/range/size"

/** The head of the last column of the CSV file, in every language. */
export const CODE_HEAD = "Code"

const COLUMNS = 11

/**
 * The lines of our own CSV file, pasted as it is or from a spreadsheet, in either language; null for any other text. A row that was
 * changed so that it no longer fits its code becomes a question.
 */
export function readOwnTable(
  text: string,
  sizeOf: SizeOf,
  words: SteelWords,
): InquiryLine[] | null {
  const table = text.replace(/^\uFEFF/, "").trimStart()
  const [head] = table.split(/\r?\n/, 1)
  const border = ["\t", ",", ";"].find((sign) => {
    const [cells = []] = cellsOf(head, sign)
    return cells.length === COLUMNS && cells.at(-1) === CODE_HEAD
  })
  if (!border) return null
  const nameOf = (line: InquiryLine) => shownLine(line, sizeOf, words).name
  return cellsOf(table, border)
    .slice(1)
    .flatMap((cells) => linesOfRow(cells, nameOf))
}

function linesOfRow(
  cells: readonly string[],
  nameOf: (line: InquiryLine) => string,
): InquiryLine[] {
  const [number, name, remark, , amount, unit, length, , kg, , code = ""] = cells
  if (!number && !amount && kg) return []
  const line = readLine(code)
  const figures = (words: string) => words.match(/\d+(?:\.\d+)?/g)?.join(" ")
  const isNamed = line?.kind === "size" ? figures(nameOf(line)) === figures(name) : true
  const read = line?.kind === "words" ? line : line && isNamed ? withCells(line) : null
  if (read && (read.kind !== "words" || read.text === name) && !lineFault(read))
    return [tidyLine(read)]
  const text = [name, remark, `${amount} ${unit}`.trim()].filter(Boolean).join(", ")
  return asWritten(text).map((each) => (code || amount ? { ...each, isOpen: true } : each))

  function withCells(goods: Exclude<InquiryLine, { kind: "words" }>): InquiryLine | null {
    const isText = goods.kind === "size" && !goods.remark && remark !== ""
    const about = isText
      ? { text: remark, isWhole: (goods.isWhole && remark === goods.text) || undefined }
      : { remark }
    if (!goods.quantity) return amount === "" ? ({ ...goods, ...about } as InquiryLine) : null
    const figure = readAmount(`${amount} ${unit}`, goods.quantity.unit)
    if (typeof figure === "function") return null
    const quantity = { ...goods.quantity, amount: figure }
    const pieceLength = Number(length) || STANDARD_LENGTH
    return { ...goods, ...about, quantity: { ...quantity, pieceLength } } as InquiryLine
  }
}

/** The cells of all rows. A cell in quotes can hold the sign between cells, and line breaks. */
function cellsOf(text: string, border: string): string[][] {
  const rows: string[][] = [[]]
  const cells = text.matchAll(
    new RegExp(`("(?:[^"]|"")*"|[^${border}\\r\\n]*)(${border}|\\r?\\n|$)`, "g"),
  )
  for (const [whole, cell, end] of cells) {
    if (whole === "") break
    const plain = /^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell
    rows[rows.length - 1].push(plain.replace(/^'(?=[=+\-@\t])/, "").trim())
    if (end.includes("\n")) rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}
