import type { SteelWords } from "../../kit/words/catalogue"
import type { SizeOf } from "../../steel/range/size"
import { asWritten, quantityOf, readLine, type InquiryLine } from "./line"
import { shownLine } from "./list"

/** The head of the last column of the CSV file, in every language. */
const CODE_HEAD = "Code"

const COLUMNS = 11

/**
 * The lines of our own CSV file, pasted as it is or from a spreadsheet, in either language, by the codes in its last column; null for
 * any other text. A row that was changed, so that it no longer fits its code, becomes a question, as it stands.
 */
export function readOwnTable(
  text: string,
  sizeOf: SizeOf,
  words: SteelWords,
): InquiryLine[] | null {
  const [head = "", ...rows] = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((row) => row.trim() !== "")
  const sign = ["\t", ",", ";"].find(
    (each) => head.endsWith(`${each}${CODE_HEAD}`) && head.split(each).length >= COLUMNS,
  )
  if (!sign) return null
  return rows.flatMap((row) => {
    // No cell of the last seven has the sign in it.
    const [amount = "", , length = "", , kg = "", , code = ""] = row.split(sign).slice(-7)
    const line = readLine(code)
    const said = row.slice(0, row.length - code.length).replaceAll('""', '"')
    if (line && isSaid(line, amount, length, said)) return [line]
    const isTotal = row.startsWith(sign) && amount === "" && kg !== ""
    const written = said
      .split(sign)
      .map((cell) => cell.replace(/^"|"$/g, "").trim())
      .filter(Boolean)
    return isTotal ? [] : asWritten(written.join(", ")).map((each) => ({ ...each, isOpen: true }))
  })

  /** Whether a row says what its code does. */
  function isSaid(line: InquiryLine, amount: string, length: string, row: string): boolean {
    if (line.kind === "words") return row.includes(line.text)
    const own = quantityOf(line)
    const figures = shownLine(line, sizeOf, words).short.match(/[\d.]+/g) ?? []
    const isLong = !own || !("pieceLength" in own) || Number(length) === own.pieceLength
    const said = [line.kind === "product" ? line.name : "", line.remark ?? ""]
    return (
      (own ? Number(amount) === own.amount : amount === "") &&
      isLong &&
      said.every((part) => row.includes(part)) &&
      new RegExp(figures.join("\\D+").replaceAll(".", "\\.") + "(?!\\d)").test(row)
    )
  }
}
