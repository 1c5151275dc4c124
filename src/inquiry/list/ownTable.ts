import { figureIn, readFigure } from "../../steel/figure"
import { quantityUnits, STANDARD_LENGTH } from "../../steel/quantity"
import { asWritten, lineFault, tidyLine, type Amount, type InquiryLine } from "./line"
import type { SizeOf } from "../../steel/range/size"
import { shownLine } from "./list"
import type { SteelWords } from "../../kit/words/catalogue"

/** The head of the last column of the CSV file, in every language. */
export const CODE_HEAD = "Code"

const COLUMNS = 12

/**
 * The lines of our own CSV file, pasted as it is or from a spreadsheet, in either language; null for any other text. A row that was
 * changed so that it no longer fits its code becomes a question.
 */
export function readOwnTable(
  text: string,
  sizeOf: SizeOf,
  words: SteelWords,
): InquiryLine[] | null {
  const head = text.replace(/^\uFEFF/, "").trimStart()
  const border = ["\t", ",", ";"].find((sign) =>
    isHead(cellsOf(head.split(/\r?\n/, 1)[0], sign)[0]),
  )
  if (!border) return null
  return cellsOf(head, border)
    .slice(1)
    .flatMap((cells) => lineOfRow(cells, sizeOf, words))
}

function isHead(cells: readonly string[] | undefined): boolean {
  return cells?.length === COLUMNS && cells.at(-1) === CODE_HEAD
}

function lineOfRow(cells: readonly string[], sizeOf: SizeOf, words: SteelWords): InquiryLine[] {
  const [number, name, remark, written, , amount, unit, length, , kg] = cells
  const [code, mark] = (cells[COLUMNS - 1] ?? "").split(" ")
  if (cells.every((cell) => cell === "") || (!number && !amount && kg)) return []
  const quantity = readAmount(amount, unit)
  const line: InquiryLine | null = code.startsWith("/")
    ? { kind: "product", product: code.slice(1), name, quantity, remark }
    : code.includes("-") && quantity
      ? {
          ...{ kind: "size", sizeId: code, remark },
          quantity: { ...quantity, pieceLength: Number(length) || STANDARD_LENGTH },
          ...(written && { text: written, isWhole: mark === "=" || undefined }),
        }
      : null
  if (line && !lineFault(line) && isNamed(line, name, sizeOf, words)) return [tidyLine(line)]
  const asText = [name, remark, written, [amount, unit].join(" ").trim()].filter(Boolean).join(", ")
  const isOpen = code !== "" || Boolean(amount)
  return asWritten(asText).map((each) => (isOpen ? { ...each, isOpen } : each))
}

function readAmount(amount: string, unit: string): Amount | null {
  const figure = readFigure(`${amount} ${unit}`)
  const names = { pieces: "pieces", metres: "m", kg: "kg", tonnes: "tonnes" } as const
  for (const each of quantityUnits) {
    const value = figure?.unit ? figureIn(figure, names[each]) : null
    if (value !== null && figure?.unit === names[each]) return { amount: value, unit: each }
  }
  return null
}

/** Whether a size is still the one of its code: its name has the same figures. */
function isNamed(line: InquiryLine, name: string, sizeOf: SizeOf, words: SteelWords): boolean {
  const figures = (text: string) => text.match(/\d+(?:\.\d+)?/g)?.join(" ")
  return line.kind !== "size" || figures(shownLine(line, sizeOf, words).name) === figures(name)
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
