import { buffer } from "node:stream/consumers"
import PDFDocument from "pdfkit"
import {
  tableNotes,
  type SizeGroup,
  type SizeRow,
  type SizeTable,
} from "../../steel/tables/sizeTable"
import { outlinePath } from "../../steel/section/contour"
import { sectionOutline } from "../../steel/section/outline"
import type { Section } from "../../steel/section/section"
import { longDate } from "../../kit/format/dates"
import { languageTag } from "../../kit/words/language"
import { propertyColumns, propertyFigures } from "./chart-properties"
import {
  registerFonts,
  textHeight,
  textWidth,
  write,
  writeParagraph,
  type Style,
} from "./chart-text"
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
const page = { width: 595.28, height: 841.89, left: 36, right: 36, top: 34, bottom: 34 }
const inner = { top: 84, bottom: page.height - 58, width: page.width - page.left - page.right }
const GUTTER = 20
/** A chart of at most this many rows has one column, in letters so many times larger: it fills its sheet. */
const SHORT = { rows: 40, scale: 1.3 }

const ROW_HEIGHT = 11
const HEAD_HEIGHT = 22
const GROUP_HEAD = 24
/** Groups with at most this many rows are not split between columns. */
const MOST_TOGETHER = 14

const ink = { mill: "#0E1B22", grey: "#4B5F68", line: "#C3CED3", oxide: "#A63A22" }

/** The chart as an A4 file: tables in two columns, or one when they are short, every group with its section. The same chart gives the same bytes. */
export async function chartPdf(chart: SizeChart): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
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
  registerFonts(document)
  const rows = chart.tables.flatMap(({ groups }) => groups.flatMap((group) => group.rows))
  const place = new Columns(document, rows.length <= SHORT.rows)
  const { charts, steel, tables } = chart.words
  for (const table of chart.tables) {
    const notes = tableNotes(table, tables).join(" ")
    const columnsOf = (group: SizeGroup) => chartColumns(group, charts)
    drawTable(document, place, table, steel.families[table.family], notes, columnsOf, charts)
  }
  // Section properties follow all weights. Sheet and indicative profiles have none.
  for (const table of chart.tables) {
    if (propertyFigures(table.groups[0].rows[0].size.section)[0] === null) continue
    const { heading, note } = tables.properties
    const name = `${steel.families[table.family]}: ${heading}`
    drawTable(document, place, table, name, note, propertiesOf, charts)
  }
  drawFrames(document, chart)
  document.end()
  return written
}

/** The position of the next item: down the left column, then the right one, then on a new page. */
class Columns {
  private column = 0
  private readonly count: number
  private readonly scale: number
  readonly width: number
  y: number = inner.top

  constructor(
    private readonly document: PDFKit.PDFDocument,
    isShort: boolean,
  ) {
    this.count = isShort ? 1 : 2
    this.scale = isShort ? SHORT.scale : 1
    this.width = isShort ? inner.width / SHORT.scale : (inner.width - GUTTER) / 2
    this.begin()
  }

  get x(): number {
    return page.left + this.column * (this.width + GUTTER)
  }

  get room(): number {
    return inner.top + (inner.bottom - inner.top) / this.scale - this.y
  }

  /** The frame of the page, drawn last, restores what is saved here. */
  private begin(): void {
    this.document.save().scale(this.scale, this.scale, { origin: [page.left, inner.top] })
  }

  /** Moves on to the next column if this one has less than `height` left. Returns whether it moved on. */
  need(height: number): boolean {
    if (this.room >= height) return false
    this.y = inner.top
    this.column = (this.column + 1) % this.count
    if (this.column > 0) return true
    this.document.addPage()
    this.begin()
    return true
  }
}

const noteStyle: Style = ["text", 7, ink.grey]
const titleStyle: Style = ["head", 12, ink.mill]
const headStyle: Style = ["text", 6.5, ink.grey]

/** The name of a table and its note, and its groups. A page has room for the beginning of the first group as well. */
function drawTable(
  document: PDFKit.PDFDocument,
  place: Columns,
  { groups }: SizeTable,
  name: string,
  note: string,
  columnsOf: (group: SizeGroup) => ChartColumn[],
  words: Words["charts"],
): void {
  const height = textHeight(document, noteStyle, note, place.width)
  place.need(34 + height + heightTogether(groups[0]))
  write(document, ["head", 15, ink.mill], name, [place.x, place.y + 14])
  writeParagraph(document, noteStyle, note, [place.x, place.y + 20], place.width)
  place.y += 26 + height
  for (const group of groups) drawGroup(document, place, group, columnsOf(group), words)
  place.y += 14
}

function drawGroup(
  document: PDFKit.PDFDocument,
  place: Columns,
  group: SizeGroup,
  columns: readonly ChartColumn[],
  words: Words["charts"],
): void {
  const { width: columnWidth } = place
  const first = columnWidth * (columns.length > 6 ? 0.2 : 0.17)
  /** The first cell is flush left. The others end at the right edge of equal parts of the column. */
  const cell = (style: Style, text: string, index: number, down: number) => {
    const end = index === 0 ? 0 : first + ((columnWidth - first) * index) / (columns.length - 1)
    const at = [place.x + end, place.y + down] as const
    write(document, style, text, at, index === 0 ? "left" : "right")
  }
  const rule = (width: number, colour: string) =>
    line(document, place.x, place.y, place.x + columnWidth, width, colour)
  const heads = (isContinued: boolean) => {
    const left = place.x + drawSection(document, group.rows[0].size.section, place)
    write(document, titleStyle, group.title, [left, place.y + 18])
    const detail = isContinued ? words.continued : group.detail
    const width = textWidth(document, titleStyle, group.title)
    write(document, ["text", 7.5, ink.grey], detail, [left + width + 6, place.y + 18])
    place.y += GROUP_HEAD
    columns.forEach(({ head, unit }, index) => {
      cell(headStyle, head, index, 8)
      cell(headStyle, unit, index, 16)
    })
    place.y += HEAD_HEIGHT - 2
    rule(0.8, ink.mill)
  }
  place.need(heightTogether(group))
  heads(false)
  for (const row of group.rows) {
    if (place.need(ROW_HEIGHT)) heads(true)
    columns.forEach(({ cell: textOf }, index) =>
      cell([index === 0 ? "head" : "text", 8, ink.mill], textOf(row), index, 8),
    )
    place.y += ROW_HEIGHT
    rule(0.3, ink.line)
  }
  place.y += 4
}

/** How much of a group must fit into one column: all of a short one, the beginning of a long one. */
function heightTogether({ rows }: SizeGroup): number {
  const count = rows.length > MOST_TOGETHER ? 4 : rows.length
  return GROUP_HEAD + HEAD_HEIGHT + count * ROW_HEIGHT
}

interface ChartColumn {
  readonly head: string
  readonly unit: string
  readonly cell: (row: SizeRow) => string
}

/**
 * The columns of the page. For channels and beams also the dimensions that the drawing on the page shows, and those of the old
 * trade chart.
 */
function chartColumns(group: SizeGroup, words: Words["charts"]): ChartColumn[] {
  const figures = group.columns.map((column, index) => ({
    ...column,
    cell: ({ cells }: SizeRow) => cells[index],
  }))
  const label = { ...group.labelColumn, cell: ({ label }: SizeRow) => label }
  const isRolled = ["channel", "beam"].includes(group.rows[0].size.section.shape)
  return isRolled
    ? [
        label,
        { ...words.flange, cell: ({ size }) => flanges(size.section) },
        ...figures,
        { head: words.oldChart, unit: "kg/m", cell: ({ tradeMass }) => tradeMass ?? "" },
      ]
    : [label, ...figures]
}

/** The columns of section properties that fit. Tubes of equal sides have one axis, and only angles a least radius of their own. */
function propertiesOf({ labelColumn, rows }: SizeGroup): ChartColumn[] {
  const { family, section } = rows[0].size
  const isAlike = ["square", "gpSquare", "pipe", "gpPipe"].includes(family)
  const unused = isAlike ? /p|J|y|min/ : section.shape === "angle" ? /p|J|^$/ : /p|J|min|^$/
  const columns = propertyColumns.flatMap(({ head, unit }, place) => {
    const cell = ({ size }: SizeRow) => String(propertyFigures(size.section)[place] ?? "")
    return unused.test(head) ? [] : { head, unit, cell }
  })
  return [{ ...labelColumn, cell: ({ label }) => label }, ...columns]
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
function drawSection(document: PDFKit.PDFDocument, section: Section, place: Columns): number {
  if (section.shape === "sheet") return 0
  const outline = sectionOutline(section)
  const scale = Math.min(GLYPH.width / outline.width, GLYPH.height / outline.height)
  const path = outlinePath(outline, { x: place.x, y: place.y + 20, scale })
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
  const right = page.width - page.right
  const foot = page.height - page.bottom
  const [large, small, smallest]: Style[] = [
    ["head", 18, ink.mill],
    ["text", 9, ink.grey],
    ["text", 7.5, ink.grey],
  ]
  for (let index = 0; index < count; index++) {
    document.switchToPage(index)
    document.restore()
    write(document, large, company.name, [page.left, page.top + 14])
    write(document, ["head", 18, ink.oxide], company.phone, [right, page.top + 14], "right")
    write(document, small, title, [page.left, page.top + 30])
    write(document, small, subtitle, [right, page.top + 30], "right")
    line(document, page.left, page.top + 38, right, 1.5, ink.mill)
    line(document, page.left, foot - 12, right, 0.5, ink.line)
    write(document, smallest, stamp(day), [page.left, foot])
    write(document, smallest, pageOf(index + 1, count), [right, foot], "right")
  }
}

function line(
  document: PDFKit.PDFDocument,
  left: number,
  y: number,
  right: number,
  width: number,
  colour: string,
): void {
  document.moveTo(left, y).lineTo(right, y).lineWidth(width).stroke(colour)
}
