import { cellRows, type Column } from "../reader/table"
import { isPacked } from "../kit/sending/pack"
import type { CuttingSentence } from "../kit/words/catalogue"
import { figureFault, figureIn, readFigure, readNumber } from "../steel/figure"
import { roundTo } from "../steel/format"
import { amountFault, readPieceLength } from "../steel/quantity"
import type { Size } from "../steel/range/size"
import type { Stock } from "./ways"
import type { Piece } from "./plan"

export const rowFields = ["mark", "section", "length", "count"] as const

export type PieceField = (typeof rowFields)[number]

/**
 * A row of the cutting list, as typed. The section is "ISMC 100", or the id of a size that was chosen with the words it was chosen
 * for: "shs-50x50x3 50x50x3 E350".
 */
export type TypedRow = Readonly<Record<PieceField, string>>

export const newRow: TypedRow = { mark: "", section: "", length: "", count: "" }

/** The cutting list as typed. */
export interface TypedList {
  readonly rows: readonly TypedRow[]
  /** The bars that are bought: "6 m, 12 m". */
  readonly bars: string
  /** Of the saw, in mm: "3". */
  readonly kerf: string
  /** Bars and offcuts that are there, by the id of their section: "2 x 4.5 m, 1 x 3200". */
  readonly there: Readonly<Record<string, string>>
}

export const newList: TypedList = {
  ...{ rows: [], bars: "6 m, 12 m", kerf: "3", there: {} },
}

/** Pieces that are cut from the same kind of bar. */
export interface CutSection {
  /** The id of the size, followed by `also` in lower case. */
  readonly id: string
  readonly size: Size
  /** The section as typed if that says more than the size, as a grade does: "ISMB 200 E350"; else "". */
  readonly also: string
  readonly pieces: readonly Piece[]
}

/** More rows would be slow on a phone; more pieces of one kind or lengths of bars, or a wider saw cut in mm, is a slip. */
export const most = { rows: 500, pieces: 10_000, lengths: 4, kerf: 20 }

/** A bare figure up to this is a length in metres, as no piece is as short in mm. */
const MOST_METRES = 30

/** A length in mm to a tenth, or what is wrong with it: "2500", "2.5", "2.5 m", `10'6"`, "8 ft 2.5 in". */
export function readLength(typed: string): number | CuttingSentence {
  const metres = readPieceLength(typed, (readNumber(typed) ?? 0) > MOST_METRES ? "mm" : "m")
  if (typeof metres === "function") return metres
  if (metres >= 0.01 && metres <= MOST_METRES) return roundTo(metres * 1000, 1)
  return (words) => words.pieceBetween(0.01, MOST_METRES)
}

/** How many pieces, or what is wrong with it. */
export function readCount(typed: string): number | CuttingSentence {
  if (typed.trim() === "") return (words) => words.quantityMissing
  const figure = readFigure(typed)
  const amount = figure && figureIn(figure, "pieces")
  if (amount === null) return figureFault(typed)
  if (amount > most.pieces) return (words) => words.atMost(words.pieces(String(most.pieces)))
  return amountFault({ amount, unit: "pieces" }) ?? amount
}

/** A saw cut in mm, or what is wrong with it. Nothing typed is 0. */
export function readKerf(typed: string): number | CuttingSentence {
  const figure = readFigure(typed.trim() || 0)
  const mm = figure && figureIn(figure, "mm")
  if (mm === null) return figureFault(typed)
  return mm >= 0 && mm <= most.kerf ? mm : (words) => words.between0(most.kerf)
}

/** Between lengths; a comma with three figures behind it is part of one: "6,000, 12,000". */
const BETWEEN = /[;\n]|\band\b|,\s+|,(?!\d{3}(?!\d))/

/**
 * Bars that are bought, or with "2 x" in front of a length that are there. All, or what is wrong with the first that is faulty. Those
 * of one length add up.
 */
export function readBars(typed: string, areThere: boolean): readonly Stock[] | CuttingSentence {
  const counts = new Map<number, number>()
  for (const part of typed.split(BETWEEN).filter((text) => text.trim())) {
    const [, times = "1", text] = /^\s*(?:(\d+)\s*(?:[x×*]|nos\.?(?: of)?)\s*)?(.*)$/i.exec(part)!
    const [length, count] = [readLength(text), readCount(times)]
    if (typeof length === "function") return length
    if (typeof count === "function") return count
    counts.set(length, (counts.get(length) ?? 0) + count)
  }
  if (!areThere && counts.size === 0) return (words) => words.barsMissing
  return counts.size > most.lengths && !areThere
    ? (words) => words.tooManyLengths(most.lengths)
    : [...counts].map(([length, count]) => ({ length, count: areThere ? count : null }))
}

/** What a section can mean. */
export interface ReadSection {
  /** The likeliest first. */
  readonly sizes: readonly Size[]
  /** Whether the visitor must confirm, even if there is only one size: black pipe for galvanized. */
  readonly isAsked: boolean
  /** See `CutSection`. */
  readonly also: string
}

/** A row with its pieces, or what is wrong with it. Neither for an empty row. */
export interface ReadRow {
  readonly row: TypedRow
  /** What the section can mean. */
  readonly sizes: readonly Size[]
  readonly also?: string
  readonly piece?: Piece & Pick<CutSection, "size" | "also">
  readonly fault?: { readonly field: PieceField; readonly say: CuttingSentence }
}

/** @param read what a section can mean; undefined while the tables load */
export function readRows(
  rows: readonly TypedRow[],
  read: ((section: string) => ReadSection) | undefined,
): ReadRow[] {
  return rows.map((row) => {
    if (!read || isEmptyRow(row)) return { row, sizes: [] }
    const section = row.section.trim()
    const means = read(section)
    const { sizes, also } = means
    const [length, count] = [readLength(row.length), readCount(row.count)]
    const fault = (field: PieceField, say: CuttingSentence) => ({
      ...{ row, sizes, also },
      fault: { field, say },
    })
    const say = sectionFault(section, means)
    if (say) return fault("section", say)
    if (typeof length === "function") return fault("length", length)
    if (typeof count === "function") return fault("count", count)
    return {
      row,
      sizes,
      also,
      piece: { mark: row.mark.trim(), length, count, size: sizes[0], also },
    }
  })
}

export function isEmptyRow(row: TypedRow): boolean {
  return rowFields.every((field) => row[field].trim() === "")
}

function sectionFault(typed: string, { sizes, isAsked }: ReadSection): CuttingSentence | null {
  const [size, ...others] = sizes
  if (typed === "") return (words) => words.sectionMissing
  if (!size) return (words) => words.noSection(typed.slice(0, 40))
  if (size.massPer === "squareMetre") return (words) => words.noBars
  return isAsked || others.length > 0 ? (words) => words.whichSection : null
}

/** The pieces by section, in the order they are written. */
export function sectionsOf(rows: readonly ReadRow[]): CutSection[] {
  const sections = new Map<string, CutSection & { pieces: Piece[] }>()
  for (const { size, also, ...piece } of rows.flatMap((row) => row.piece ?? [])) {
    const id = [size.id, also.toLowerCase()].filter(Boolean).join(" ")
    const section = sections.get(id) ?? { id, size, also, pieces: [] }
    section.pieces.push(piece)
    sections.set(id, section)
  }
  return [...sections.values()]
}

/**
 * Rows pasted from a spreadsheet or typed: "A1, ISMC 100, 2500, 4". The columns are those its header names, else in this order; if
 * all lengths are whole metres and all numbers large, length and number stand the other way round. A cell that is left empty below a
 * section means the same section; a row of totals is none.
 */
export function readTable(text: string): TypedRow[] {
  let [section, isNamed] = ["", false]
  const rows = [...cellRows(text)].flatMap(({ cells, columns }): TypedRow[] => {
    if (/^(grand |sub ?)?total\b/i.test(cells.find(Boolean) ?? "")) return []
    isNamed = columns !== null
    const row = rowOf(columns ? placesOf(columns).map((place) => cells[place]) : unnamed(cells))
    section = row.section || section
    const unit = columns?.find(({ role }) => role === "length")?.unit ?? ""
    const length = readNumber(row.length) === null ? row.length : `${row.length} ${unit}`.trim()
    return [{ ...row, section, length }]
  })
  const isTurned = rows.every(
    ({ length, count }) => /^[1-9]\d?$/.test(length) && /^\d{3,}$/.test(count),
  )
  return isNamed || !isTurned
    ? rows
    : rows.map((row) => ({ ...row, length: row.count, count: row.length }))
}

/** The columns of a table in the order of the fields. */
function placesOf(columns: readonly Column[]): number[] {
  const named = (pattern: RegExp) => columns.findIndex(({ name }) => pattern.test(name))
  const of = (role: string) => columns.findIndex((each) => each.role === role)
  const marks = /mark|tag|\bmk\b|\bpos|मार्क/i
  const sections = /section|profile|size|description|material|सेक्शन|साइज़/i
  const known = named(sections)
  const mark = [marks, /part|item|piece|name/i].map(named).find((at) => at >= 0 && at !== known)
  const other = columns.findIndex(({ role }, at) => role === "text" && at !== mark)
  return [mark ?? -1, known < 0 ? other : known, of("length"), of("quantity")]
}

/** Mark, section, length, number; without the mark if there are only three cells, with the number of the line in front if five. */
function unnamed(cells: readonly string[]): readonly string[] {
  if (cells.length === 3) return ["", ...cells]
  const isNumbered = /^\d+\.?$/.test(cells[0]) && readFigure(cells[2] ?? "") === null
  return cells.length > 4 && isNumbered ? cells.slice(1) : cells
}

function rowOf([mark = "", section = "", length = "", count = ""]: readonly (
  | string
  | undefined
)[]) {
  return { mark, section, length, count }
}

/** The list as a text for the address and the storage of this browser. */
export function listText({ rows, there, bars, kerf }: TypedList): string {
  const own = Object.entries(there).filter(([, text]) => text.trim())
  return new URLSearchParams([
    ["cut", "2"],
    ...Object.entries({ bars, kerf }),
    ...own.map((each) => ["there", each.join("\t")]),
    ...rows.map((row) => ["row", rowFields.map((field) => row[field]).join("\t")]),
    ["end", String(rows.length)],
  ]).toString()
}

/** The list in a text; null if it is none. `isWhole` is false if a part is missing, or of a newer version. Never throws. */
export function readListText(text: string): (TypedList & { readonly isWhole: boolean }) | null {
  const params = new URLSearchParams(text)
  // A packed list that was damaged is one without rows, which is not whole.
  const version = params.get("cut") ?? (isPacked(`#${text}`) ? "" : null)
  if (version === null) return null
  const rows = params.getAll("row").map((row) => rowOf(row.split("\t")))
  const { bars, kerf } = { ...newList, ...Object.fromEntries(params) }
  const there = params.getAll("there").flatMap((each) => {
    const [id, own] = each.split("\t")
    return own === undefined ? [] : [[id, own] as const]
  })
  return {
    ...{ rows: rows.slice(0, most.rows), bars, kerf },
    there: Object.fromEntries(there),
    isWhole:
      version === "2" &&
      params.get("end") === String(rows.length) &&
      there.length === params.getAll("there").length &&
      rows.length <= most.rows,
  }
}
