import { LONGEST_PIECE } from "./forms"
import { amountUnits, isFigure, markToken, means, tidy, type Token } from "./tokens"
import { tokensOfLine } from "./statements"
import table from "./vocabulary.json"
import { meaningOf, unitOf, type Unit } from "./words"

/** A line of a pasted text, with its tokens. */
export interface TypedLine {
  /** The buyer's words. A row of a table has the names of its columns: "Item: MS angle | Size: 50x50x6 | Qty: 20". Read alone it is a row, too. */
  readonly typed: string
  /** The text that the positions of the tokens belong to. */
  readonly text: string
  /** Empty for what is not read. */
  readonly tokens: readonly Token[]
  /** True for a row of a table, whose columns say what its figures are. */
  readonly isRow: boolean
  /** True for the names of columns. */
  readonly isHead: boolean
}

/** A longer line is no list of sizes: it is not read, in characters. */
const LONGEST_LINE = 5000

/**
 * The lines of a text that are not empty, one after the other. A header names the columns of the rows under it, up to an empty line or
 * the next header.
 */
export function* linesOf(text: string): Generator<TypedLine> {
  let table: Table | null = null
  const words = (typed: string, isHead = false) => ({
    ...{ typed: typed.trim(), text: typed, tokens: [], isRow: false, isHead },
  })
  for (const whole of withWholeCells(text).split(LINE_END)) {
    const typed = whole.replace(STAMP, "")
    const line = typed.length > LONGEST_LINE ? typed : tidy(typed)
    const next = tableOf(line, typed)
    if (next || line.trim() === "") {
      table = next
      if (next) yield words(next.header, true)
    } else if (typed.length > LONGEST_LINE) yield words(typed)
    else if (!table || !isRule(line)) {
      const row = table && labelledCells(line, table)
      if (table && row !== null) table.isUsed = true
      const own = row ?? line
      const read = labelledRow(own) ?? { text: own, tokens: tokensOfLine(own), isRow: false }
      yield { typed: (row ?? typed).trim(), ...read, isHead: false }
    }
  }
}

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/

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

/** What the cells of a column are. `text` is read as it stands, `aside` is no part of size or quantity. */
type ColumnRole = keyof (typeof table)["column"]

export interface Column {
  /** As typed. */
  readonly name: string
  readonly role: ColumnRole
  /** The unit in the header: "mm" of "Length (mm)". null if there is none. */
  readonly unit: Unit | null
}

/** The columns of a pasted table, and the mark between its cells. */
export interface Table {
  readonly columns: readonly Column[]
  readonly border: RegExp
  /** As typed. */
  readonly header: string
  /** True if a row stands under it. */
  isUsed: boolean
}

/** A header with blanks behind its commas has rows with blanks behind theirs: no border cuts "1,200 kg" in two. */
const borders = [/\t/, /\|/, /;/, comma("(?! )"), comma(" "), comma(""), / {2,}/]

/** A comma outside quotes. */
function comma(next: string): RegExp {
  return new RegExp(`,${next}(?=(?:[^"]*"[^"]*")*[^"]*$)`)
}

/** No header of a table is longer, in characters. */
const LONGEST_HEADER = 1000
/** Sides without unit up to this are feet. */
const MOST_FEET = 30

const names = new Map(
  Object.entries(table.column).flatMap(([role, list]) =>
    list.split(", ").map((name) => [name, role as ColumnRole] as const),
  ),
)
const vague = new Set(table.vague.split(", "))
const asides = new Set(table.asideColumn.split(", "))

/** The table whose header this line is: "S.No | Description | Size | Thk | Qty | Unit". null for any other line. */
export function tableOf(line: string, header = line): Table | null {
  if (line.length > LONGEST_HEADER) return null
  for (const border of borders) {
    const cells = cellsOf(line, border)
    const hasFigure = cells.some((cell) => /\p{Nd}/u.test(cell.replace(/\(.*?\)/g, "")))
    const columns = hasFigure ? [] : cells.map(columnOf)
    const known = columns.filter((column) => column !== null)
    const isOfSizes = known.some(({ role }) => role !== "aside" && role !== "remark")
    if (isOfSizes && known.length >= 2 && known.length * 2 >= cells.length) {
      const named = columns.map((column, place) => column ?? textColumn(cells[place]))
      return { border, columns: named, header, isUsed: false }
    }
  }
  return null
}

function textColumn(name: string): Column {
  return { name, role: "text", unit: null }
}

function columnOf(name: string, place: number): Column | null {
  const column = meaningOfColumn(name, place)
  return column && { name, ...column }
}

function meaningOfColumn(cell: string, place: number): Omit<Column, "name"> | null {
  // "M.T."
  const words =
    cell
      .replace(/(?<!\p{L}\p{L})\.(?=\p{L}(?!\p{L}))/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|#/gu) ?? []
  const text = words.join(" ")
  if (/^(no|#)$/.test(text))
    return place === 0 ? { role: "aside", unit: null } : { role: "quantity", unit: "pieces" }
  const last = words.at(-1) ?? ""
  const role = roleOf(words)
  const unit = words.length > 1 && last !== "no" && role !== "aside" ? unitOf(last) : null
  const own = unit && roleOf(words.slice(0, -1).filter((word) => word !== "in"))
  if (own) return { role: own, unit }
  // "Tons", "Reqd MT", "MT Qty"
  const [alone, ...more] = words.filter((word) => !vague.has(word))
  const named = more.every((word) => names.get(word) === "quantity") ? unitOf(alone ?? "") : null
  const lone = named === "m" ? "runningMetres" : named
  if (role === null)
    return amountUnits.has(lone) || lone === "lots" ? { role: "quantity", unit: lone } : null
  const isCount = role === "quantity" && (unitOf(last) === "pieces" || /^(bars|sheets)$/.test(last))
  return { role, unit: isCount ? "pieces" : /^(gauge|swg)$/.test(last) ? "gauge" : null }
}

function roleOf(words: readonly string[]): ColumnRole | null {
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word))
  const named = names.get(words.join(" "))
  if (named) return named
  const isPerPiece = has(/^(weight|wt)$/) && has(/^(m|mtr|per|unit|each|piece|pc|sectional)$/)
  const isQuantity = has(/^(qty|quantity|nos|pcs|length|weight|wt)$/)
  if (isPerPiece || (words.some((word) => asides.has(word)) && !isQuantity)) return "aside"
  return names.get(words.filter((word) => !vague.has(word)).join(" ")) ?? null
}

/** The cells of a row, without blanks, bars and quotes around them. */
export function cellsOf(line: string, border: RegExp): string[] {
  const isFramed = border.source === "\\|" && /^\s*\|.*\|\s*$/.test(line)
  const cells = line.split(border).slice(isFramed ? 1 : 0, isFramed ? -1 : undefined)
  return cells.map((cell) => cell.trim().replace(/^(?:\*\*|")(.*?)(?:\*\*|")$/, "$1"))
}

/**
 * The cells of each row of a pasted table, without empty ones at its end, and the columns that the header above it names: null without
 * one. There, the first border that gives three cells is the one between them.
 */
export function* cellRows(
  text: string,
): Generator<{ readonly cells: readonly string[]; readonly columns: readonly Column[] | null }> {
  let table: Table | null = null
  for (const line of withWholeCells(text).split(LINE_END)) {
    const header = tableOf(line)
    table = header ?? table
    const cuts = [...(table ? [table.border] : []), ...borders, /,/].map((border) => {
      const cells = cellsOf(line, border)
      return cells.slice(0, cells.findLastIndex(Boolean) + 1)
    })
    const cells = [3, 2, 1].map((least) => cuts.find(({ length }) => length >= least)).find(Boolean)
    if (cells && !header) yield { cells, columns: table?.columns ?? null }
  }
}

/** True for the line under a header in Markdown: "|---|:--:|". */
function isRule(line: string): boolean {
  return /^[\s|:+=_-]+$/.test(line)
}

/**
 * A row under a header, with the names of its columns: "Item: MS angle | Qty: 20". The first row keeps those of its empty cells, so that
 * no word of the header is lost. null for a line that is no row of the table: other cells, or the unit in the column of figures.
 */
function labelledCells(line: string, { columns, border, isUsed }: Table): string | null {
  const cells = cellsOf(line, border)
  while (cells.length > columns.length && cells[cells.length - 1] === "") cells.pop()
  const isShort = border.source === "\\t" && cells.length > 1 && cells.length < columns.length
  const cellOf = (role: ColumnRole) =>
    cells[columns.findIndex((column) => column.role === role)] ?? ""
  const isTurned = unitOf(cellOf("quantity").replace(/\.$/, "")) && /\d/.test(cellOf("unit"))
  if (isTurned || !(cells.length === columns.length || isShort)) return null
  const named = columns.map(({ name }, place) => {
    const cell = cells[place] ?? ""
    const label = name.replace(/:/g, "").trim()
    if (cell === "" && isUsed) return ""
    return label === "" ? cell : `${label}: ${cell === "" ? "-" : cell}`
  })
  return named.filter(Boolean).join(" | ")
}

/** "Item: MS angle | Size: 50x50x6 | Qty: 20 | Unit: Nos": a row with the names of its columns. null for any other line. */
function labelledRow(line: string): Pick<TypedLine, "text" | "tokens" | "isRow"> | null {
  if (!line.includes(" | ")) return null
  const cells = line.split(" | ").map((cell, place) => {
    const [, name, value = cell] = /^\s*([^:]{1,40}): *(.*)$/s.exec(cell) ?? []
    const isNumber = /^(no\.?|#)$/i.test(name?.trim() ?? "")
    const column = name === undefined ? null : columnOf(name, isNumber ? place : 0)
    return { column, name, value: value.trim() }
  })
  const known = cells.flatMap(({ column }) => column ?? [])
  const isOfSizes = known.some(({ role }) => role !== "aside" && role !== "remark")
  if (!isOfSizes || known.length < 2) return null
  const columns = cells.map(({ column, name }) => column ?? textColumn(name ?? ""))
  const values = cells.map(({ value }) => (value === "-" ? "" : value))
  return { ...readRow(values, columns), isRow: true }
}

/** A cell of a row that says something, with its column and its first figure. */
interface Cell extends Column {
  readonly text: string
  readonly start: number
  readonly tokens: readonly Token[]
  readonly figure: Token | undefined
}

/** The text of a row, and its tokens with what its columns say about its figures. */
function readRow(
  cells: readonly string[],
  columns: readonly Column[],
): Pick<TypedLine, "text" | "tokens"> {
  const filled = filledCells(cells, columns)
  const isSide = ({ figure, role }: Cell) => figure && /^(width|depth|length)$/.test(role)
  // "8 | 4" are feet. A length in another unit is that of a piece.
  const isFeet = filled
    .filter(isSide)
    .every(({ figure, unit }) => figure && !unit && !figure.unit && figure.value <= MOST_FEET)
  const first = filled.findIndex((cell) => isSide(cell) && cell.role !== "length")
  const sides = filled.filter(
    (cell, place) =>
      isSide(cell) && (cell.role !== "length" || (isFeet && first >= 0 && place > first)),
  )
  const tokens = filled.flatMap((cell, place) => {
    const { figure, unit, start } = cell
    const side = sides.indexOf(cell)
    const read =
      side < 0
        ? tokensOfCell(cell, place === 0, filled)
        : withFigure(cell, {
            unit: figure?.unit ?? unit,
            role: sides.length > 1 ? null : "width",
            isJoined: side > 0,
          })
    // "100 | 50" are the sides of one size.
    return [...(side > 0 ? [markToken("x", start)] : []), ...read, markToken("|", start)]
  })
  return { text: cells.join(" | "), tokens }
}

function filledCells(cells: readonly string[], columns: readonly Column[]): Cell[] {
  return cells.flatMap((text, place) => {
    if (/^(|-+|–|—|nil|n\.?a\.?|\.)$/i.test(text)) return []
    const start = cells.slice(0, place).join(" | ").length + (place > 0 ? 3 : 0)
    const tokens = tokensOfLine(text, true).map((one) => ({
      ...{ ...one, start: one.start + start, end: one.end + start },
    }))
    return tokens.length === 0
      ? []
      : [{ ...columns[place], text, start, tokens, figure: tokens.find(isFigure) }]
  })
}

/** The tokens of a cell, its figure with what is known of it. */
function withFigure({ tokens, figure }: Cell, known: Partial<Token>): Token[] {
  return tokens.map((token) => (token === figure ? { ...token, ...known } : token))
}

const lengthUnits = new Set<Unit | null>(["mm", "cm", "inch", "m", "ft", "runningMetres"])
/** True if a figure can have a unit that its column does not say: millimetres in a column of metres. */
function agrees(own: Unit | null, named: Unit | null): boolean {
  const isLength = lengthUnits.has(own) && lengthUnits.has(named)
  return own === null || named === null || own === named || isLength
}

/** The tokens of a cell that is no side: what it says by its column. */
function tokensOfCell(cell: Cell, isFirst: boolean, row: readonly Cell[]): Token[] {
  const { role, unit, tokens, figure, text } = cell
  const hasQuantity = row.some((one) => one.role === "quantity")
  const isAside = /^(aside|remark|grade)$/.test(role) || (role === "weight" && hasQuantity && !unit)
  if (role === "unit" || isAside) {
    const isNumber = role === "aside" && isFirst && /^\d{1,3}\.?$/.test(text)
    const use = role === "unit" || isNumber ? "taken" : "along"
    return tokens.map((token) => ({ ...token, use: means(token, "class") ? null : use }))
  }
  if (role === "class") return classOf(tokens)
  if (!figure) return [...tokens]
  if (role === "quantity" || role === "weight") return withFigure(cell, amountOfCell(cell, row))
  if (role === "length") {
    const usual = figure.value >= 100 ? "mm" : figure.value <= LONGEST_PIECE ? "m" : null
    const own = figure.unit ?? unit ?? usual
    const isContrary = !agrees(figure.unit, "m")
    return withFigure(cell, { unit: own, role: own === null ? null : "length", isContrary })
  }
  const own = figure.unit ?? unit ?? (role === "bore" ? "nb" : null)
  const isNamed = role === "outside" || role === "thickness"
  const known = { unit: own, role: isNamed ? role : figure.role }
  return role !== "text" || tokens.length === 1 ? withFigure(cell, known) : [...tokens]
}

/** A quantity: in its own unit, in that of its column, or in that of the row. */
function amountOfCell({ role, unit, figure }: Cell, row: readonly Cell[]): Partial<Token> {
  const said = row.find((one) => one.role === "unit")?.text
  const isPieces = /^(length|sheet|plate|bar|pipe|angle)s?$/i.test(said ?? "")
  const named = isPieces ? "pieces" : unitOf(said?.replace(/\.$/, "") ?? "")
  const own = figure?.unit ?? null
  const all = own ?? unit ?? named
  // A unit that is none leaves the quantity open.
  const isAmount = all === null || amountUnits.has(all) || all === "m" || all === "ft"
  if (!isAmount || (said !== undefined && named === null) || (role === "weight" && all === null))
    return { unit: "lots" }
  return { unit: all, role: "quantity", isContrary: !agrees(own, unit) || !agrees(own, named) }
}

/** A cell with the class of a pipe: "B". */
function classOf(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => {
    const meaning = token.word.length === 1 ? meaningOf(`class ${token.word}`) : null
    return meaning ? { ...token, meaning } : token
  })
}
