import type { CuttingSay } from "../kit/words/catalogue"
import { figureFault, figureIn, readFigure } from "../steel/figure"
import { roundTo } from "../steel/format"
import type { Size } from "../steel/range/size"
import type { Piece, Stock } from "./plan"

/** A row of the cutting list, as typed. */
export interface TypedRow {
  readonly mark: string
  /** "ISMC 100", or the id of a size that was chosen: "ismc-100". */
  readonly section: string
  readonly length: string
  readonly count: string
}

export type RowField = keyof TypedRow

export const rowFields: readonly RowField[] = ["mark", "section", "length", "count"]

export const emptyRow: TypedRow = { mark: "", section: "", length: "", count: "" }

/** What holds for all sections, as typed. */
export interface TypedSettings {
  /** "6 m, 12 m" */
  readonly bars: string
  /** Of the saw: "3". */
  readonly kerf: string
  /** For plates and bolts, in % of the weight: "0". */
  readonly connections: string
  /** Bars and offcuts that are there, by the id of their section: "2 x 4.5 m, 1 x 3200". */
  readonly there: Readonly<Record<string, string>>
}

export const firstSettings: TypedSettings = {
  bars: "6 m, 12 m",
  kerf: "3",
  connections: "0",
  there: {},
}

/** What a section can be: one size, several to choose from, or none. */
export type ReadSection = readonly Size[]

export interface CutSection {
  readonly size: Size
  readonly pieces: readonly Piece[]
}

/** More rows would be slow on a phone, and so many pieces of one kind are no cutting list. */
export const MOST_ROWS = 500
const MOST_PIECES = 10_000

/** mm. The longest is that of a bar that can be had at all. */
const limits = { least: 10, most: 30_000 }

/** A bare figure up to this is a length in metres, as no piece is as short in mm. */
const MOST_METRES = 30

/** A length in mm to a tenth, or what is wrong with it: "2500", "2.5", "2.5 m", `10'6"`, "8 ft 2.5 in". */
export function readLength(typed: string): number | CuttingSay {
  if (typed.trim() === "") return (words) => words.missing.length
  const figure = readFigure(typed)
  if (!figure) return figureFault(typed)
  const unit = figure.unit ?? (figure.value <= MOST_METRES ? "m" : "mm")
  const mm = figureIn({ ...figure, unit }, "mm")
  if (mm === null) return figureFault(typed)
  return mm >= limits.least && mm <= limits.most ? roundTo(mm, 1) : (words) => words.lengthBetween
}

/** How many pieces, or what is wrong with it. */
export function readCount(typed: string): number | CuttingSay {
  if (typed.trim() === "") return (words) => words.missing.count
  const figure = readFigure(typed)
  const count = figure && figureIn(figure, "pieces")
  if (count === null) return figureFault(typed)
  if (!Number.isInteger(count)) return (words) => words.wholePieces
  return count >= 1 && count <= MOST_PIECES ? count : (words) => words.countBetween(MOST_PIECES)
}

/** A figure from 0 to `most`, or what is wrong with it. Nothing typed is 0. */
function readShare(typed: string, unit: "mm" | null, most: number): number | CuttingSay {
  if (typed.trim() === "") return 0
  const figure = readFigure(typed.replace(/%\s*$/, ""))
  const value = figure && (unit ? figureIn(figure, unit) : figure.unit ? null : figure.value)
  if (value === null) return figureFault(typed)
  return value >= 0 && value <= most ? value : (words) => words.between0(String(most))
}

/** Bars that are bought, or with "2 x" in front of a length that are there. All, or what is wrong with the first that is faulty. */
export function readBars(typed: string, areThere: boolean): readonly Stock[] | CuttingSay {
  const bars: Stock[] = []
  for (const part of typed.split(/[,;\n]|\band\b/).map((text) => text.trim())) {
    if (part === "") continue
    const [, times = "1", length] = /^(?:(\d+)\s*(?:[x×*]|nos\.?(?: of)?)\s*)?(.*)$/i.exec(part)!
    const mm = readLength(length)
    if (typeof mm === "function") return mm
    const count = areThere ? readCount(times) : null
    if (typeof count === "function") return count
    if (!bars.some((bar) => !areThere && bar.length === mm)) bars.push({ length: mm, count })
  }
  return bars
}

/** More lengths would make more plans than anybody compares. */
const MOST_LENGTHS = 4

/** The settings as figures, and what is wrong with each of them. */
export function readSettings({ bars, kerf, connections }: TypedSettings) {
  const read = {
    bars: readBars(bars, false),
    kerf: readShare(kerf, "mm", 20),
    connections: readShare(connections, null, 100),
  }
  if (Array.isArray(read.bars) && read.bars.length > MOST_LENGTHS)
    read.bars = (words) => words.tooManyLengths(MOST_LENGTHS)
  return read
}

/** What is wrong with the fields of a row, and the row if nothing is. An empty row is neither. */
export function readRow(
  row: TypedRow,
  section: ReadSection,
): {
  readonly faults: Partial<Record<RowField, CuttingSay>>
  readonly piece: (Piece & { readonly size: Size }) | null
} {
  if (rowFields.every((field) => row[field].trim() === "")) return { faults: {}, piece: null }
  const length = readLength(row.length)
  const count = readCount(row.count)
  const [size] = section
  const fault: CuttingSay | null =
    row.section.trim() === ""
      ? (words) => words.missing.section
      : !size
        ? (words) => words.noSection(row.section.trim().slice(0, 40))
        : size.massPer === "squareMetre"
          ? (words) => words.noBars
          : section.length > 1
            ? (words) => words.whichSection
            : null
  if (fault || typeof length === "function" || typeof count === "function")
    return {
      faults: {
        ...(fault && { section: fault }),
        ...(typeof length === "function" && { length }),
        ...(typeof count === "function" && { count }),
      },
      piece: null,
    }
  return { faults: {}, piece: { mark: row.mark.trim(), length, count, size: size! } }
}

/** The pieces by section, in the order they are written. */
export function sectionsOf(pieces: readonly (Piece & { readonly size: Size })[]): CutSection[] {
  const ids = [...new Set(pieces.map(({ size }) => size.id))]
  return ids.map((id) => {
    const own = pieces.filter(({ size }) => size.id === id)
    return {
      size: own[0].size,
      pieces: own.map(({ mark, length, count }) => ({ mark, length, count })),
    }
  })
}

/** Names of the columns of a table in English, Hindi and Hindi in Latin letters. */
const columns: Readonly<Record<RowField, RegExp>> = {
  mark: /^(?:.*\bmark(?:ing)?s?\b.*|(?:piece|part|item|member)(?: ?(?:no|id))?|tag|pos(?:ition)?|मार्क.*)$/,
  section:
    /^(?:.*\b(?:section|profile|size)s?\b.*|description|material|particulars|सेक्शन|साइज़|साइज|माल)$/,
  length: /^(?:.*\b(?:length|len|lth)\b.*|l|लंबाई.*|लम्बाई.*)$/,
  count: /^(?:.*\b(?:qty|quantity|nos|pcs|pieces|count|number)\b.*|no|n|नग.*|संख्या|मात्रा)$/,
}

const unitInHead = /\b(mm|cm|m|mtr|metres?|meters?|ft|feet|inch(?:es)?|in)\b|(मिमी|मीटर|फुट|इंच)/

/** Rows pasted from a spreadsheet or typed: "A1, ISMC 100, 2500, 4". The columns are those its header names, else in this order. */
export function readTable(text: string): TypedRow[] {
  let places: Record<RowField, number> | null = null
  let unit = ""
  let section = ""
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .flatMap((line): TypedRow[] => {
      const cells = cellsOf(line)
      const header = headerOf(cells)
      if (header) {
        places = header
        unit = unitInHead.exec(cells[header.length]?.toLowerCase() ?? "")?.[0] ?? ""
        return []
      }
      const at = places ?? placesOf(cells)
      const cell = (field: RowField) => cells[at[field]] ?? ""
      const length = cell("length")
      // A cell that is left empty below a section means the same section.
      section = cell("section") || section
      return [
        {
          mark: cell("mark"),
          section,
          length: unit && readFigure(length)?.unit === null ? `${length} ${unit}` : length,
          count: cell("count"),
        },
      ]
    })
}

function headerOf(cells: readonly string[]): Record<RowField, number> | null {
  const names = cells.map((cell) =>
    cell
      .toLowerCase()
      .replace(/\(.*?\)|[.:#]/g, " ")
      .trim(),
  )
  const place = (field: RowField) => names.findIndex((name) => columns[field].test(name))
  const places = {
    mark: place("mark"),
    section: place("section"),
    length: place("length"),
    count: place("count"),
  }
  return places.length >= 0 && places.count >= 0 && !cells.some((cell) => /\d{2}/.test(cell))
    ? places
    : null
}

/** Mark, section, length, number; without the mark if there are only three cells, with the number of the line in front if five. */
function placesOf(cells: readonly string[]): Record<RowField, number> {
  const first = cells.length >= 5 && /^\d+\.?$/.test(cells[0]) ? 1 : 0
  const mark = cells.length === 3 ? -1 : first
  return { mark, section: mark + 1, length: mark + 2, count: mark + 3 }
}

function cellsOf(line: string): string[] {
  const border = [/\t/, /\|/, /;/, /,(?!\d{3}\b)|, /, / {2,}/].find((each) =>
    each.test(line.trim()),
  )
  const cells = border ? line.split(border) : [line]
  return cells.map((cell) =>
    cell.trim().replace(/^"(.*)"$/, (_, text: string) => text.replaceAll('""', '"')),
  )
}

/** The list as a text for the address and the storage of this browser, and back. */
export function listText(rows: readonly TypedRow[], settings: TypedSettings): string {
  const { bars, kerf, connections, there } = settings
  const fields = rows.flatMap((row) => rowFields.map((field) => ["r", row[field]]))
  const own = Object.entries(there).flatMap(([id, text]) =>
    text.trim() ? [["t", `${id} ${text}`]] : [],
  )
  return new URLSearchParams([
    ["cut", "1"],
    ["bars", bars],
    ["kerf", kerf],
    ["plus", connections],
    ...own,
    ...fields,
    ["end", String(rows.length)],
  ]).toString()
}

/** The list in a text. null if it is none; `isWhole` is false if its end is missing. Never throws. */
export function readListText(text: string): {
  readonly rows: readonly TypedRow[]
  readonly settings: TypedSettings
  readonly isWhole: boolean
  /** Whether a later version of this page wrote it. */
  readonly isNewer: boolean
} | null {
  const params = new URLSearchParams(text)
  const version = params.get("cut")
  if (version === null) return null
  const fields = params.getAll("r")
  const rows = Array.from({ length: Math.ceil(fields.length / 4) }, (_, nth): TypedRow => {
    const [mark = "", section = "", length = "", count = ""] = fields.slice(nth * 4, nth * 4 + 4)
    return { mark, section, length, count }
  })
  const there = params
    .getAll("t")
    .map((own) => [own.split(" ")[0], own.slice(own.indexOf(" ") + 1)])
  const settings = {
    bars: params.get("bars") ?? firstSettings.bars,
    kerf: params.get("kerf") ?? firstSettings.kerf,
    connections: params.get("plus") ?? firstSettings.connections,
    there: Object.fromEntries(there) as Record<string, string>,
  }
  return {
    rows: rows.slice(0, MOST_ROWS),
    settings,
    isWhole: params.get("end") === String(rows.length) && rows.length <= MOST_ROWS,
    isNewer: Number(version) > 1,
  }
}
