import { readdirSync, readFileSync } from "node:fs"
import { tables as tableWords } from "../../../../src/interface/en/tables"
import { brotliCompressSync } from "node:zlib"
import { renderToStaticMarkup } from "../../../jsdom/markup"
import { figures as allFigures, sizes as catalogue } from "../../steel/publishedSizes"
import { sizesFrom } from "../../../../src/steel/range/catalogue"
import { productFigures } from "../../../../src/steel/range/productSizes"
import { ProductSizes } from "../../../../src/components/ProductView/ProductSizes"
import { rowIndex, rowsFound } from "../../../../src/components/SizeTables/rowFilter"
import { sizesOfRows } from "../../../../src/steel/tables/sizesOfRows"
import { sizeTables } from "../../../../src/steel/tables/sizeTable"
import { english as words } from "../../../../src/interface/en"
import { INQUIRY_PAGE } from "../../../../src/inquiry/inquiryPage"
import { tableHtml } from "../../../../src/components/SizeTables/tableHtml"
import type { SiteContent } from "../../../../src/components/Site/Site"
import type { CatalogueSize, SizeFamily } from "../../../../src/steel/range/size"
import { sizeOfId } from "../../../../src/steel/range/computedSize"

const { productHeadings: headings } = JSON.parse(
  readFileSync("content/site/settings.json", "utf8"),
) as SiteContent["settings"]
const byId = new Map(catalogue.map((size) => [size.id, size]))

interface Entry {
  readonly url: string
  readonly family: string
  readonly sizeTables?: string[]
  readonly standards?: string[]
  readonly specifications: { value: string }[]
}

const products = readdirSync("content/products")
  .map((file): Entry => JSON.parse(readFileSync(`content/products/${file}`, "utf8")) as Entry)
  .map((entry) => ({
    ...entry,
    figures: productFigures({ standards: [], sizeTables: [], ...entry }, allFigures),
  }))
  .map((entry) => ({ ...entry, sizes: sizesFrom(entry.figures) }))
  .filter(({ sizes }) => sizes.length > 0)
  .map((product) => [product.url, product] as const)

function sizesOf(...families: SizeFamily[]): CatalogueSize[] {
  return catalogue.filter(({ family }) => families.includes(family))
}

function htmlOf(sizes: readonly CatalogueSize[]): string {
  return sizeTables(sizes, tableWords.columns)
    .map((table) => tableHtml(table, words.tables, INQUIRY_PAGE))
    .join("")
}

/** The sizes the rows link to. */
function idsIn(html: string): string[] {
  return Array.from(
    html.matchAll(/<(?:tr><th scope="row"|li)><a href="\/inquiry\?add=([^"]*)">/g),
    ([, id]) => decodeURIComponent(id),
  )
}

/** The first row of a size: its label, then its figures. */
function row(sizes: readonly CatalogueSize[], id: string): string[] {
  const found = sizeTables(sizes, tableWords.columns)
    .flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
    .find((candidate) => candidate.id === id)
  return found ? [found.label, ...found.cells] : []
}

test("the products with sizes have tables", () => {
  expect(products.map(([url]) => url).sort()).toEqual([
    "/angle-channel-beam",
    "/gs-pipe",
    "/ms-pipes",
    "/ms-sheet",
    "/plank",
    "/product/channel-beam",
    "/product/erw-tubes-pipes",
    "/product/hr-sheet",
    "/product/ms-angle",
    "/structural-teel-tubes-and-pipes",
  ])
})

describe.each(products)("the static page of %s", (_, { sizes, figures, family }) => {
  const html = renderToStaticMarkup(
    <ProductSizes sizes={figures} family={family} headings={headings} />,
  )
  const tables = html.slice(html.indexOf("<details"))

  test("has a row for every size, and every row links to a size", () => {
    const ids = idsIn(tables)
    expect(new Set(ids).size).toBe(ids.length)
    const known = sizesOfRows(sizeTables(sizes, tableWords.columns))
    for (const id of ids) {
      expect(sizeOfId(id, byId)?.id).toBe(id)
      expect(known.get(id)?.id).toBe(id)
    }
    const byPiece = sizes.filter(({ massPer }) => massPer === "metre").map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(byPiece))
  })

  test("has a header for every column and row", () => {
    for (const table of tables.match(/<table>.*?<\/table>/g) ?? []) {
      const [head = "", ...rows] = table.match(/<tr>.*?<\/tr>/g) ?? []
      expect(head).toMatch(/^<tr>(<th scope="col">.*?<\/th>)+<\/tr>$/)
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(row).toMatch(/^<tr><th scope="row">/)
    }
  })

  test("says in every table that weights are theoretical, and by which standard", () => {
    const captions = tables.match(
      /<table><caption class="vh">[^<]+, theoretical weight<\/caption>/g,
    )
    expect(captions).toHaveLength(tables.match(/<table/g)?.length ?? 0)
    const notes = html.match(/Theoretical weights[.,][^<]*/g)
    expect(notes).toHaveLength(new Set(sizes.map((size) => size.family)).size)
  })

  test("has one group open: that of the size drawn", () => {
    const whole = sizeTables(sizes, tableWords.columns).filter(
      ({ groups }) => groups.length === 1,
    ).length
    expect(html.match(/<details open/g)).toHaveLength(Math.max(1, whole))
    const drawn = /class="btn[^"]*" href="\/inquiry\?add=([^"]*)"/.exec(html)?.[1] ?? ""
    const open = tables.split("<details").filter((group) => group.startsWith(" open"))
    expect(open.some((group) => idsIn(group).includes(drawn))).toBe(true)
  })

  test("adds at most 3.5 KB and 970 elements to the document", () => {
    const compressed = (text: string) => brotliCompressSync(Buffer.from(text)).length
    expect(compressed(tables)).toBeLessThanOrEqual(3.5 * 1024)
    expect(tables.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(970)
  })
})

describe("figures", () => {
  test("are kg/m, kg of a 6 m piece, pieces and metres to the tonne", () => {
    expect(row(sizesOf("square"), "shs-100x100x4").slice(0, 5)).toEqual([
      "4",
      "11.73",
      "70.4",
      "14.2",
      "85.3",
    ])
  })

  test("of sheet are kg/m² and, for every length, kg of a sheet and sheets to the tonne", () => {
    expect(row(sizesOf("sheet"), "sheet-5x1250")).toEqual([
      "5",
      "39.25",
      "122.7",
      "8.2",
      "245.3",
      "4.1",
    ])
  })

  test("of a beam are shown with those of the old trade chart if they differ", () => {
    const rows = sizeTables(sizesOf("beam", "channel"), tableWords.columns).flatMap(({ groups }) =>
      groups.flatMap((group) => group.rows),
    )
    const trade = new Map(rows.map(({ id, tradeMass }) => [id, tradeMass]))
    expect(trade.get("ismb-100")).toBe("11.50")
    expect(trade.get("ismb-250")).toBeUndefined()
    expect(htmlOf(sizesOf("beam"))).toContain("ISMB\u00a0100</a> 8.95\u00a0kg/m, old chart 11.50")
    const [beams] = sizeTables(sizesOf("beam"), tableWords.columns)
    expect(tableHtml(beams, words.tables, INQUIRY_PAGE, beams.groups[0])).toContain(
      "ISMB\u00a0100</a><small>old chart 11.50</small>",
    )
  })

  test("of pre-galvanized tube say whether they come from a table or from the dimensions", () => {
    expect(row(sizesOf("gpSquare"), "gp-25x25x1.6").at(-1)).toBe("table")
    expect(row(sizesOf("gpSquare"), "gp-15x15x1").at(-1)).toBe("formula")
  })
})

describe("groups", () => {
  test("of pipe are bores with their inches and outside diameter; 150 nb is two of them", () => {
    const [{ groups }] = sizeTables(sizesOf("pipe"), tableWords.columns)
    const heads = groups.map(({ title, detail }) => `${title}: ${detail}`.replaceAll("\u00a0", " "))
    expect(heads).toContain("50 nb: 2 inch, 60.3 mm OD")
    expect(heads.filter((head) => head.startsWith("150 nb"))).toEqual([
      "150 nb: 6 inch, 165.1 mm OD",
      "150 nb: 6 inch, 168.3 mm OD",
    ])
  })

  test("and their rows go from small to large", () => {
    const [{ groups }] = sizeTables(sizesOf("square"), tableWords.columns)
    const sides = groups.map(({ title }) => parseFloat(title))
    expect(sides).toEqual(sides.slice().sort((a, b) => a - b))
    for (const { rows } of groups) {
      const walls = rows.map(({ size }) => size.wall)
      expect(walls).toEqual(walls.slice().sort((a, b) => a - b))
    }
  })

  test("text of a table cannot become markup", () => {
    const [size] = sizesOf("plank")
    const html = htmlOf([{ ...size, designation: '<img src="x">&' }])
    expect(html).not.toContain("<img")
    expect(html).toContain("&lt;img src=&quot;x&quot;>&amp;")
  })
})

describe("the filter of a page finds", () => {
  const rowsOf = (...families: SizeFamily[]) =>
    rowIndex(sizeTables(sizesOf(...families), tableWords.columns))

  test.each<[string, SizeFamily[], string[]]>([
    ["100x100x4.5", ["square"], ["shs-100x100x4.5"]],
    ["100 X 100 * 4.5", ["square"], ["shs-100x100x4.5"]],
    ["50 nb medium", ["pipe"], ["pipe-50nb-m"]],
    ["ismb 200", ["beam", "channel"], ["ismb-200"]],
    ["isa 75x75x8", ["equalAngle"], ["isa-75x75x8"]],
    ["200x25 1.6", ["plank"], ["plank-200x25x1.6"]],
    ["16 gauge 40x40", ["gpSquare"], ["gp-40x40x1.6"]],
    ["5 mm 1250", ["sheet"], ["sheet-5x1250"]],
    ["no such size", ["plank"], []],
    ["पाइप 50 nb medium", ["pipe"], ["pipe-50nb-m"]],
  ])("by %s", (typed, families, ids) => {
    expect([...rowsFound(rowsOf(...families), typed, words).rows]).toEqual(ids)
  })

  test('the 2 inch pipe by 2" and 2 inch, without the 1/2 and 2 1/2 inch ones', () => {
    const pipes = rowsOf("pipe")
    const bores = ['2"', "2 inch"].map((typed) =>
      [...rowsFound(pipes, typed, words).rows].map((id) => byId.get(id)?.pipe?.nominalBore),
    )
    for (const found of bores) expect(new Set(found)).toEqual(new Set([50]))
  })

  test("whole figures: 50 nb is not 150 nb", () => {
    const found = [...rowsFound(rowsOf("pipe"), "50 nb", words).rows]
    expect(new Set(found.map((id) => byId.get(id)?.pipe?.nominalBore))).toEqual(new Set([50]))
  })

  test("all rows for nothing typed", () => {
    expect(rowsFound(rowsOf("plank"), "", words).rows.size).toBe(14)
  })

  test("a thickness by itself", () => {
    const { rows } = rowsFound(rowsOf("square"), "3.6 mm", words)
    expect(rows.size).toBeGreaterThan(0)
    for (const id of rows) expect(id).toMatch(/x3\.6$/)
  })

  test.each<[string, SizeFamily[], string | undefined]>([
    ["50x50x3", ["square"], "shs-50x50x3"],
    ["OD 50.8 x 2", ["pipe"], "pipe-50.8x2"],
    ["500x500x20", ["square", "rectangular"], "shs-500x500x20"],
    ["26x13x0.6", ["square", "rectangular"], "rhs-26x13x0.6"],
    ["OD 50.8 x 2", ["beam"], undefined],
  ])("%s, which no table of the page lists, computed for its calculator", (typed, families, id) => {
    const { isMissing, computed } = rowsFound(rowsOf(...families), typed, words)
    expect([isMissing, computed?.id]).toEqual([true, id])
  })

  test("the nearest size to one that is not listed, and says so", () => {
    const found = rowsFound(rowsOf("square"), "50x50x3", words)
    expect(found.isMissing).toBe(true)
    expect(found.rows.size).toBeGreaterThan(0)
    expect([...found.rows]).not.toContain("shs-50x50x3")
    expect(found.sentence.replaceAll("\u00a0", " ")).toMatch(
      /^This size is not in these tables\. The nearest is 50 × 50 × \d/,
    )
  })

  test.each(["hello", "😀", "तुरंत", "patti 25x5", "chaukhat"])("nothing by %s", (typed) => {
    const found = rowsFound(rowsOf("square", "pipe", "sheet"), typed, words)
    expect([found.rows.size, found.isMissing]).toEqual([0, true])
  })
})
