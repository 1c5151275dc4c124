import { buffer } from "node:stream/consumers"
import PDFDocument from "pdfkit"
import {
  tableNotes,
  type TableGroup,
  type SizeRow,
  type SizeTable,
} from "../../steel/tables/sizeTable"
import { outlinePath } from "../../steel/section/contour"
import { sectionOutline } from "../../steel/section/outline"
import type { Section } from "../../steel/section/section"
import { longDate } from "../../kit/format/dates"
import { languageTag } from "../../kit/words/language"
import { propertyColumns, propertyFigures } from "./chart-properties"
import { asSpelled, fonts, withoutUnknown, write, type Style } from "./chart-text"
import type { Words } from "../../kit/words/catalogue"

export interface SizeChart {
  readonly company: { readonly name: string; readonly phone: string }
  /** The title: "MS Pipes". */
  readonly title: string
  readonly tables: readonly SizeTable[]
  /** The day the content was last changed. */
  readonly date: Date
  readonly words: Words
}

/** All lengths in points. */
const margins = { top: 84, bottom: 58, left: 36, right: 36 }
const height = { title: 22, head: 24, row: 11 }

/** Groups with at most this many rows stay on one page; of longer ones, so many begin it. */
const TOGETHER = 6

const ink = { mill: "#0E1B22", grey: "#4B5F68", line: "#C3CED3", oxide: "#A63A22" }

/** The chart as an A4 file: a table for each group of sizes, with its section. The same chart gives the same bytes. */
export async function chartPdf(chart: SizeChart): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margins,
    bufferPages: true,
    lang: languageTag[chart.words.language],
    displayTitle: true,
    info: {
      Title: chart.words.charts.documentTitle(chart.title),
      Author: chart.company.name,
      CreationDate: chart.date,
      ModDate: chart.date,
    },
  })
  const written = buffer(document)
  for (const table of chart.tables) drawFamily(document, table, chart.words)
  drawFrames(document, chart)
  document.end()
  return written
}

/** The name of a family, its notes and its groups. */
function drawFamily(document: PDFKit.PDFDocument, table: SizeTable, words: Words): void {
  const [{ rows }] = table.groups
  const hasProperties = propertyFigures(rows[0].size.section)[0] !== null
  const notes = [
    ...tableNotes(table, words.tables),
    ...(hasProperties ? [words.tables.properties.note] : []),
  ]
  needRows(document, TOGETHER + 5)
  const { left, right } = margins
  write(document, ["head", 15, ink.mill], words.steel.families[table.family], [left, document.y])
  const width = document.page.width - left - right
  write(document, ["text", 7, ink.grey], notes.join(" "), [left, document.y + 20], { width })
  document.y += 8
  for (const group of table.groups) drawGroup(document, group, words.charts)
  document.y += 14
}

/** Begins a new page unless this one has room for a heading and so many rows. */
function needRows(document: PDFKit.PDFDocument, count: number): void {
  if (rowsLeft(document) < count) document.addPage()
}

function rowsLeft(document: PDFKit.PDFDocument): number {
  return Math.floor((document.page.maxY() - document.y - height.title - height.head) / height.row)
}

/** A group as a table, which goes on below its repeated heads on the next page. */
function drawGroup(document: PDFKit.PDFDocument, group: TableGroup, words: Words["charts"]): void {
  const { title, detail, rows } = group
  const columns = chartColumns(group, words)
  for (let drawn = 0; drawn < rows.length;) {
    needRows(document, Math.min(rows.length - drawn, TOGETHER))
    const shown = rows.slice(drawn, drawn + rowsLeft(document))
    const { y } = document
    const left = margins.left + drawSection(document, rows[0].size.section, y)
    write(document, ["head", 12, ink.mill], title, [left, y + 5])
    const width = document.widthOfString(withoutUnknown(title))
    const note = drawn > 0 ? words.continued : detail
    write(document, ["text", 7.5, ink.grey], note, [left + width + 6, y + 9])
    document.y = y + height.title
    drawTable(document, columns, shown)
    drawn += shown.length
  }
  document.y += 4
}

function drawTable(
  document: PDFKit.PDFDocument,
  columns: readonly ChartColumn[],
  rows: readonly SizeRow[],
): void {
  const below = (bottom: number) => ({ top: 0, left: 0, right: 0, bottom })
  const head: PDFKit.Mixins.RowStyle = {
    height: height.head,
    align: { y: "bottom" },
    textColor: ink.grey,
    border: below(0.8),
    borderColor: { bottom: ink.mill },
  }
  const table = document.font(fonts.text).table({
    position: { x: margins.left, y: document.y },
    columnStyles: (place) =>
      place === 0 ? { width: 44 } : { width: columns[place].width ?? "*", align: { x: "right" } },
    rowStyles: (place) => (place === 0 ? head : { height: height.row }),
    defaultStyle: {
      padding: { top: 1, bottom: 1, left: 2, right: 0 },
      textColor: ink.mill,
      border: below(0.3),
      borderColor: { bottom: ink.line },
    },
  })
  const row = (texts: readonly string[], first: string, size: number) =>
    table.row(
      texts.map((text, place) => ({ text, font: { src: place ? fonts.text : first, size } })),
    )
  const heads = columns.map(({ head, unit }) => [head, unit].map(withoutUnknown).join("\n").trim())
  asSpelled(document, heads.join(" "), () => void row(heads, fonts.text, 6))
  for (const each of rows) {
    const cells = columns.map(({ cell }) => withoutUnknown(cell(each)))
    row(cells, fonts.head, 7.5)
  }
  table.end()
}

interface ChartColumn {
  readonly head: string
  readonly unit: string
  readonly cell: (row: SizeRow) => string
  /** In points; by default all columns share the room. */
  readonly width?: number
}

/**
 * The columns of the page, with the flanges and the old trade chart of channels and beams, then the section properties. Left out
 * are empty ones, and properties that are the same as one before them: a square tube has one axis.
 */
function chartColumns(group: TableGroup, words: Words["charts"]): ChartColumn[] {
  const label = { ...group.labelColumn, cell: ({ label }: SizeRow) => label }
  const flange = { ...words.flange, width: 58, cell: ({ size }: SizeRow) => flanges(size.section) }
  const figures = group.columns.map((column, index) => ({
    ...column,
    cell: ({ cells }: SizeRow) => cells[index],
  }))
  const oldChart = {
    head: words.oldChart,
    unit: "kg/m",
    cell: ({ tradeMass }: SizeRow) => tradeMass ?? "",
  }
  const properties = propertyColumns.map((column, index) => ({
    ...column,
    cell: ({ size }: SizeRow) => String(propertyFigures(size.section)[index] ?? ""),
  }))
  const textOf = ({ cell }: ChartColumn) => group.rows.map(cell).join(" ").trim()
  const isRepeated = (text: string, place: number) =>
    properties.slice(0, place).some((other) => textOf(other) === text)
  return [
    label,
    flange,
    ...figures,
    oldChart,
    ...properties.filter((column, place) => !isRepeated(textOf(column), place)),
  ].filter((column) => textOf(column) !== "")
}

function flanges(section: Section): string {
  return "flangeWidth" in section
    ? `${section.flangeWidth} × ${section.webThickness} × ${section.flangeThickness}`
    : ""
}

/** The box a section is drawn in. */
const GLYPH = { width: 26, height: 17 }

/**
 * Draws the first section of a group as large as its box allows and returns its width. Sheet is not drawn: it would be a line.
 */
function drawSection(document: PDFKit.PDFDocument, section: Section, y: number): number {
  if (section.shape === "sheet") return 0
  const outline = sectionOutline(section)
  const scale = Math.min(GLYPH.width / outline.width, GLYPH.height / outline.height)
  const path = outlinePath(outline, { x: margins.left, y: y + 20, scale })
  document.path(path).fill(ink.mill, "even-odd")
  return GLYPH.width + 8
}

/** Header and footer of every page. Called last, when the number of pages is known. */
function drawFrames(
  document: PDFKit.PDFDocument,
  { company, title, date, words }: SizeChart,
): void {
  const { subtitle, stamp, page: pageOf } = words.charts
  const day = longDate(date, words.language)
  const { count } = document.bufferedPageRange()
  const { left } = margins
  const right = document.page.width - margins.right
  const foot = document.page.height - 44
  const rule = (y: number, width: number, colour: string) =>
    document.moveTo(left, y).lineTo(right, y).lineWidth(width).stroke(colour)
  const small: Style = ["text", 9, ink.mill]
  const smallest: Style = ["text", 7.5, ink.grey]
  for (let index = 0; index < count; index++) {
    document.switchToPage(index)
    write(document, ["head", 18, ink.mill], company.name, [left, 34])
    write(document, ["head", 18, ink.oxide], company.phone, [right, 34], { right: true })
    write(document, small, title, [left, 57])
    write(document, small, subtitle, [right, 57], { right: true })
    rule(72, 1.5, ink.mill)
    rule(foot - 3, 0.5, ink.line)
    write(document, smallest, stamp(day), [left, foot])
    write(document, smallest, pageOf(index + 1, count), [right, foot], { right: true })
  }
}
