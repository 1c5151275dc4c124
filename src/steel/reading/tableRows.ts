import type { ReadingSay } from "../../interface/catalogue"
import type { Unit } from "./meaning"
import { cellsOf, isLengthUnit, type Column, type ColumnRole, type Table } from "./tableColumns"
import { termsOf, type Measure, type Term } from "./terms"
import { tokenize } from "./tokens"

/** A row of a table as a line that says what each figure is. */
export interface Row {
  readonly text: string
  /** Why the row needs a question, as sentences. */
  readonly doubts: readonly ReadingSay[]
}

interface Cell extends Column {
  readonly text: string
}

/** The row as a line: "MS angle 50x50x6 length 6 m qty 20 nos". null if its cells are not those of the table. */
export function rowOf(line: string, { columns, separator }: Table): Row | null {
  const texts = cellsOf(line, separator)
  while (texts.at(-1) === "" && texts.length > columns.length) texts.pop()
  const isShort = separator === "tab" && texts.length < columns.length && texts.length > 1
  if (texts.length !== columns.length && !isShort) return null
  const cells = texts.flatMap((text, place): Cell[] =>
    /^(|-+|–|—|nil|n\.?a\.?|na|\.)$/i.test(text) ? [] : [{ ...columns[place], text }],
  )
  const doubts: ReadingSay[] = []
  const of = (role: ColumnRole) => cells.filter((cell) => cell.role === role)
  const text = [
    ...of("text").map(sizeText),
    ...of("bore").map(({ text: bore }) => withUnit(bore, "nb")),
    ...of("outside").map(({ text: outside, unit }) => `od ${withUnit(outside, unit ?? "mm")}`),
    ...sidesOf(of("depth"), of("width"), of("length")),
    ...of("thickness").map(({ text: wall, unit }) => `thk ${withUnit(wall, unit ?? "mm")}`),
    ...of("length").map((cell) => lengthText(cell, of("width"), doubts)),
    ...of("class").map(({ text: name }) => (name.length === 1 ? `class ${name}` : name)),
    ...of("grade").map(({ text: grade }) => (/^\d+$/.test(grade) ? `grade ${grade}` : grade)),
    ...quantityTexts(cells, doubts),
    ...of("remark").map((cell) => remarkText(cell, doubts)),
  ]
  return { text: text.filter(Boolean).join(" "), doubts }
}

/** True for the line under a header in Markdown: "|---|:--:|". */
export function isRule(line: string): boolean {
  return /^[\s|:+=_-]+$/.test(line)
}

function withUnit(text: string, unit: string | null): string {
  return unit === null || hasUnit(text) ? text : `${text} ${unit}`
}

function hasUnit(text: string): boolean {
  return /[\p{L}"'”’″′]/u.test(text.replace(/(?<=\d) *[xX] *(?=\d)/g, ""))
}

/** "Size (NB)" 50 is a bore, "Size (inch)" 2 is in inches. In "50x50x6" the millimetres are clear. */
function sizeText({ text, unit }: Cell): string {
  return /^[\d./ ]+$/.test(text) ? withUnit(text, unit) : text
}

/** Depth and width of a tube are a chain, and so are a width and a length in feet. */
function sidesOf(
  [depth]: readonly Cell[],
  [width]: readonly Cell[],
  [length]: readonly Cell[],
): string[] {
  if (depth && width) return [`${depth.text}x${width.text}`]
  if (width && length && areFeet(width, length)) return []
  const side = depth ?? width
  return side ? [`width ${withUnit(side.text, side.unit ?? "mm")}`] : []
}

const MOST_FEET = 30

function areFeet(side: Cell, length: Cell): boolean {
  return [side, length].every(({ text, unit }) => unit === null && Number(text) <= MOST_FEET)
}

/** A bare length is in m up to 24, and in mm from 100 up. */
function lengthText(cell: Cell, [width]: readonly Cell[], doubts: ReadingSay[]): string {
  const { text, unit } = cell
  if (width && areFeet(width, cell)) return `${width.text}x${text}`
  const value = Number(text.replaceAll(",", ""))
  if (unit !== null || Number.isNaN(value)) return `length ${withUnit(text, unit)}`
  if (value >= 100) return `length ${text} mm`
  if (value > 24) doubts.push((words) => words.makesUnclear(text))
  return `length ${text} m`
}

/** The quantities with their units: "qty 20 nos". A weight without unit says nothing if there is another quantity. */
function quantityTexts(cells: readonly Cell[], doubts: ReadingSay[]): string[] {
  const units = cells.filter(({ role }) => role === "unit").map(({ text }) => text)
  const [unit] = units
  const quantities = cells.filter(({ role }) => role === "quantity")
  const counted = quantities.map((cell) => quantityText(cell, unit, doubts))
  const weights = cells.filter(({ role, unit: own, text }) => {
    const isClear = own !== null || hasUnit(text)
    return role === "weight" && (isClear || quantities.length === 0)
  })
  return [...counted, ...weights.map((cell) => quantityText(cell, unit, doubts))]
}

/** Words for pieces that mean something else outside a column of units. */
const pieceWords = /^(length|lengths|sheets?|plates?|bars?|pipes?|angles?)$/i

function quantityText(
  { text, unit, role }: Cell,
  unitCell: string | undefined,
  doubts: ReadingSay[],
) {
  const figure = measureIn(text)
  const plainUnit = unitCell?.replaceAll(".", "").replace(pieceWords, "nos")
  const said = plainUnit === undefined ? null : unitIn(plainUnit)
  const isOther = plainUnit !== undefined && (said === null || isOtherUnit(said, figure?.unit))
  if (isOther) doubts.push((words) => words.makesUnclear(unitCell ?? ""))
  if (!figure) return text
  if (hasUnit(text)) return `qty ${inTotal(text, figure.unit)}`
  const own = unit ?? plainUnit ?? null
  if (own === null && role === "weight") doubts.push((words) => words.makesUnclear(text))
  return `qty ${inTotal(withUnit(text, own), own === null ? null : unitIn(own))}`
}

function isOtherUnit(said: Unit, own: Unit | null | undefined): boolean {
  return (
    own !== null && own !== undefined && own !== said && !(isLengthUnit(own) && isLengthUnit(said))
  )
}

/** Feet of a quantity are running feet. */
function inTotal(text: string, unit: Unit | null): string {
  return unit === "foot" ? text.replace(/\p{L}+\.?$/u, "rft") : text
}

function measureIn(text: string): Measure | undefined {
  return termsOf(tokenize(text)).find((term: Term): term is Measure => term.is === "measure")
}

function unitIn(word: string): Unit | null {
  return measureIn(`2 ${word}`)?.unit ?? null
}

/** A figure without unit in a remark can be anything. */
function remarkText({ text }: Cell, doubts: ReadingSay[]): string {
  const isOpen = termsOf(tokenize(text)).some((term) => term.is === "measure" && term.unit === null)
  if (!isOpen) return text
  doubts.push((words) => words.makesUnclear(text))
  return ""
}
