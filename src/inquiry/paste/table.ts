import { means, partsOf, type Figure, type Mark, type Part } from "./parts"
import table from "./vocabulary.json"
import { meaningOf, unitOf, type Unit } from "./words"

/** What the cells of a column are. `text` is read as it stands, `aside` is no part of size or quantity. */
type ColumnRole = keyof (typeof table)["column"]

interface Column {
  readonly role: ColumnRole
  /** The unit in the header: "mm" of "Length (mm)". null if there is none. */
  readonly unit: Unit | null
}

/** The columns of a pasted table, and the mark between its cells. */
export interface Table {
  readonly columns: readonly Column[]
  readonly border: RegExp
}

const borders = [/\t/, /\|/, /;/, /,(?=(?:[^"]*"[^"]*")*[^"]*$)/, / {2,}/]

/** No header of a table is longer, in characters. */
const LONGEST_HEADER = 1000

const names = new Map(
  Object.entries(table.column).flatMap(([role, list]) =>
    list.split(", ").map((name) => [name, role as ColumnRole] as const),
  ),
)
const vague = new Set(table.vague.split(", "))
const asides = new Set(table.asideColumn.split(", "))

/** The table whose header this line is: "S.No | Description | Size | Thk | Qty | Unit". null for any other line. */
export function tableOf(line: string): Table | null {
  if (line.length > LONGEST_HEADER) return null
  for (const border of borders) {
    const cells = cellsOf(line, border).map(({ text }) => text)
    if (cells.length < 2 || cells.some((cell) => /\p{Nd}/u.test(cell.replace(/\(.*?\)/g, ""))))
      continue
    const columns = cells.map(columnOf)
    const known = columns.filter((column) => column !== null)
    const isOfSizes = known.some(({ role }) => role !== "aside" && role !== "remark")
    if (isOfSizes && known.length >= 2 && known.length * 2 >= cells.length)
      return { border, columns: columns.map((column) => column ?? { role: "text", unit: null }) }
  }
  return null
}

function columnOf(cell: string, place: number): Column | null {
  const words = cell.toLowerCase().match(/[\p{L}\p{M}]+|#/gu) ?? []
  const text = words.join(" ")
  if (/^(no|#)$/.test(text))
    return place === 0 ? { role: "aside", unit: null } : { role: "quantity", unit: "pieces" }
  const unit = words.length > 1 ? unitOf(words[words.length - 1]) : null
  const rest = words.slice(0, -1).filter((word) => word !== "in")
  const whole = roleOf(words)
  const own = unit !== null && words.at(-1) !== "no" && whole !== "aside" ? roleOf(rest) : null
  if (own !== null) return { role: own, unit }
  if (whole === null) return null
  const isCount = whole === "quantity" && /(nos|pcs|pieces|bars|lengths|sheets)$/.test(text)
  return { role: whole, unit: isCount ? "pieces" : /(gauge|swg)$/.test(text) ? "gauge" : null }
}

function roleOf(words: readonly string[]): ColumnRole | null {
  const named = names.get(words.join(" "))
  if (named) return named
  const isQuantity = words.some((word) => /^(qty|quantity|nos|pcs|length|weight|wt)$/.test(word))
  const isPerPiece =
    words.some((word) => /^(weight|wt)$/.test(word)) &&
    words.some((word) => /^(m|mtr|per|unit|each|piece|pc|sectional)$/.test(word))
  if (isPerPiece || (words.some((word) => asides.has(word)) && !isQuantity)) return "aside"
  return names.get(words.filter((word) => !vague.has(word)).join(" ")) ?? null
}

interface Cell {
  readonly text: string
  /** Where the text begins in the line. */
  readonly start: number
}

/** The cells of a row, without blanks, bars and quotes around them. */
function cellsOf(line: string, border: RegExp): Cell[] {
  const cells: Cell[] = []
  const pattern = new RegExp(border, "g")
  let from = 0
  const add = (to: number) => {
    const whole = line.slice(from, to)
    const text = whole.trim().replace(/^(?:\*\*|")(.*?)(?:\*\*|")$/, "$1")
    cells.push({ text, start: from + Math.max(0, whole.indexOf(text)) })
  }
  for (const { index, 0: mark } of line.matchAll(pattern)) {
    add(index)
    from = index + mark.length
  }
  add(line.length)
  const isFramed =
    border.source.includes("|") && cells[0].text === "" && cells[cells.length - 1].text === ""
  return isFramed ? cells.slice(1, -1) : cells
}

/** True for the line under a header in Markdown: "|---|:--:|". */
export function isRule(line: string): boolean {
  return /^[\s|:+=_-]+$/.test(line)
}

/** The parts of a row, with what its columns say about its figures. null if its cells are not those of the table. */
export function rowParts(line: string, { columns, border }: Table): Part[] | null {
  const cells = cellsOf(line, border)
  while (cells.length > columns.length && cells[cells.length - 1].text === "") cells.pop()
  const isShort = border.source === "\\t" && cells.length > 1 && cells.length < columns.length
  if (cells.length !== columns.length && !isShort) return null
  const filled = cells.flatMap((cell, place) =>
    /^(|-+|–|—|nil|n\.?a\.?|\.)$/i.test(cell.text)
      ? []
      : [{ ...columns[place], parts: partsIn(cell), text: cell.text }],
  )
  const unit = filled.find(({ role }) => role === "unit")
  const named = unit
    ? (unitOf(unit.text.replace(/\.$/, "")) ??
      (/^(length|sheet|plate|bar|pipe|angle)s?$/i.test(unit.text) ? "pieces" : null))
    : null
  const hasQuantity = filled.some(({ role }) => role === "quantity")
  const isFeet = filled
    .filter(({ role }) => role === "width" || role === "length")
    .every(
      ({ parts, unit: own }) =>
        own === null && figureIn(parts) !== null && (figureIn(parts)?.value ?? 0) <= 30,
    )
  const row: Part[] = []
  for (const { role, unit: own, parts } of filled) {
    const figure = figureIn(parts)
    const isSecond =
      row.some((part) => part.is === "figure" && part.role === "width") &&
      (role === "depth" || role === "width" || (role === "length" && isFeet))
    if (role === "aside" || role === "unit" || (role === "weight" && hasQuantity && own === null))
      setUse(parts, "number")
    else if (role === "remark" || role === "grade")
      setUse(
        parts.filter((part) => !means(part, "class")),
        "remark",
      )
    else if (role === "quantity" || role === "weight") {
      const isOther = figure?.unit !== null && unit !== undefined && named !== figure?.unit
      if (figure) figure.unit ??= own ?? named
      // A unit that is none, or another than that of the figure, leaves the quantity open.
      if (
        figure &&
        (unit === undefined || (named !== null && !isOther)) &&
        !(role === "weight" && figure.unit === null)
      )
        figure.role = "quantity"
      else if (figure) figure.unit = "lots"
      if (figure?.role === "quantity" && figure.unit === "m") figure.unit = "runningMetres"
      if (figure?.role === "quantity" && figure.unit === "foot") figure.unit = "runningFeet"
    } else if (role === "bore" && figure) figure.unit ??= "nb"
    else if (role === "outside" && figure) figure.role = "outside"
    else if (role === "thickness" && figure)
      Object.assign(figure, { role: "thickness", unit: figure.unit ?? own })
    else if ((role === "width" || role === "depth" || role === "length") && figure && isSecond)
      row.push(joint(figure))
    else if (role === "length" && figure) {
      const metres = figure.value >= 100 ? "mm" : figure.value <= 24 ? "m" : null
      figure.unit ??= own ?? metres
      if (figure.unit !== null) figure.role = "length"
    } else if ((role === "width" || role === "depth") && figure)
      Object.assign(figure, { role: "width", unit: figure.unit ?? own })
    else if (role === "class") setClass(parts)
    else if (role === "text" && own !== null && parts.length === 1 && figure) figure.unit ??= own
    const { start } = parts[0] ?? { start: 0 }
    row.push(
      ...parts.map((part) =>
        isSecond && part === figure ? { ...figure, isJoined: true, role: null } : part,
      ),
      cellBorder(start),
    )
  }
  const widths = row.filter((part): part is Figure => part.is === "figure" && part.role === "width")
  if (row.some((part) => part.is === "figure" && part.isJoined))
    for (const width of widths) width.role = null
  return row
}

function partsIn({ text, start }: Cell): Part[] {
  return partsOf(text).map((part) => ({
    ...part,
    start: part.start + start,
    end: part.end + start,
  }))
}

function figureIn(parts: readonly Part[]): Figure | null {
  return parts.find((part): part is Figure => part.is === "figure") ?? null
}

function setUse(parts: readonly Part[], use: "number" | "remark"): void {
  for (const part of parts) part.use = use
}

function setClass(parts: Part[]): void {
  for (const [place, part] of parts.entries()) {
    const meaning =
      part.is === "word" && part.word.length === 1 ? meaningOf(`class ${part.word}`) : null
    if (meaning && part.is === "word") parts[place] = { ...part, meaning }
  }
}

function joint({ start }: Part): Mark {
  return { is: "mark", mark: "x", start, end: start, use: null }
}

function cellBorder(start: number): Mark {
  return { is: "mark", mark: "|", start, end: start, use: null }
}
