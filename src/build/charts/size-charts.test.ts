import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chartCsv } from "./chart-csv"
import { propertyFigures } from "./chart-properties"
import { chartPdf, type SizeChart } from "./chart-pdf"
import { sizes as catalogue } from "../../steel/publishedSizes"
import { sizeCharts } from "./size-charts"
import { english } from "../../site/words/en"
import { hindi } from "../../site/words/hi"
import type { Words } from "../../site/words/catalogue"
import { sizeTables } from "../../steel/tables/sizeTable"
import type { Size, SizeFamily } from "../../steel/range/size"

/** Reading PDFs back starts a process of its own; on a busy machine that takes a while. */
jest.setTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), "charts-"))
afterAll(() => rmSync(folder, { recursive: true }))

function sizesOf(...families: SizeFamily[]): Size[] {
  return catalogue.filter(({ family }) => families.includes(family))
}

function chart(title: string, sizes: readonly Size[], words: Words = english): SizeChart {
  return {
    company: { name: "Yard & Sons", phone: "1800 111 2222" },
    title,
    tables: sizeTables(sizes, words.tables),
    date: new Date("2026-03-09T20:00:00Z"),
    words,
  }
}

function rowsOf({ tables }: SizeChart) {
  return tables.flatMap(({ groups }) => groups.flatMap((group) => group.rows))
}

interface ReadPdf {
  readonly pages: readonly (readonly string[])[]
  readonly title: string
}

/** What each chart says as a PDF. To start a process that reads PDFs takes half a second: it reads all of them. */
async function readBack(charts: readonly SizeChart[]): Promise<readonly ReadPdf[]> {
  const files = charts.map((_, index) => join(folder, `read-back-${index}.pdf`))
  for (const [index, file] of files.entries()) writeFileSync(file, await chartPdf(charts[index]))
  const script = "tests/pdf-pages.mjs"
  const json = execFileSync(process.execPath, [script, ...files], { encoding: "utf8" })
  return JSON.parse(json) as ReadPdf[]
}

const plain = (text: string) => text.replaceAll("\u00a0", " ")

describe("the chart as a PDF, read back", () => {
  const charts = [
    chart("Hollow sections", sizesOf("square", "rectangular").slice(0, 120)),
    chart("MS Pipes", sizesOf("pipe")),
    chart("Angle, channel, beam", sizesOf("equalAngle", "unequalAngle", "channel", "beam")),
    chart("Sheets", sizesOf("sheet", "chequered", "gpPipe")),
    chart("एंगल", sizesOf("unequalAngle"), hindi),
    { ...chart("तख़्ते", sizesOf("plank")), company: { name: "दोआब", phone: "1800" } },
  ]
  const drawn = new Map<string, ReadPdf>()
  beforeAll(async () => {
    const documents = await readBack(charts)
    charts.forEach(({ title }, index) => drawn.set(title, documents[index]))
  })
  const read = (title: string) => {
    const document = drawn.get(title)
    if (!document) throw new Error(`No chart of ${title} was read.`)
    return document
  }

  const figures = (texts: readonly string[]) =>
    texts.map(plain).filter((text) => /^\d[\d.]*$/.test(text))
  const figuresOf = (each: SizeChart) =>
    figures(
      rowsOf(each).flatMap(({ label, cells, tradeMass }) => [label, ...cells, tradeMass ?? ""]),
    )

  test("they have every figure of the page, and with the section properties after them no other", () => {
    for (const each of charts) {
      const found = figures(read(each.title).pages.flat())
      const shown = new Set(found)
      expect(figuresOf(each).filter((figure) => !shown.has(figure))).toEqual([])
      const properties = rowsOf(each).flatMap(({ size }) =>
        propertyFigures(size.section).map(String),
      )
      const known = new Set([...figuresOf(each), ...properties])
      // The figures in a Hindi sentence are figures, too.
      if (each.words.language === "en" && each.title !== "तख़्ते") {
        expect(found.filter((figure) => !known.has(figure))).toEqual([])
      }
    }
    const beam = plain(read("Angle, channel, beam").pages.flat().join(" "))
    expect(beam).toMatch(/Beam: Section properties.*ISMB 200 30\.82 2115 211\.5 8\.283 136\.7/)
  })

  test("every page has the company, its telephone, the date of the content and its number", () => {
    const { pages, title } = read("MS Pipes")
    expect(pages.length).toBeGreaterThan(1)
    expect(title).toBe("MS Pipes: sizes and theoretical weights")
    pages.forEach((texts, index) => {
      const page = plain(texts.join(" "))
      expect(page).toContain("Yard & Sons")
      expect(page).toContain("1800 111 2222")
      expect(page).toContain("MS Pipes")
      expect(page).toContain("Data as on 10 March 2026")
      expect(page).toContain("theoretical")
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    })
  })

  test("every table names its standards with their editions", () => {
    const text = plain(read("MS Pipes").pages.flat().join("")).replaceAll(" ", "")
    const [pipes] = charts.find(({ title }) => title === "MS Pipes")!.tables
    for (const words of pipes.standards) {
      expect(words).toMatch(/:\d{4}\b/)
      expect(text).toContain(words.replaceAll(" ", ""))
    }
  })

  test("a chart in Hindi has no word of English", () => {
    const { pages, title } = read("एंगल")
    expect(title).toBe("एंगल: साइज़ और थ्योरेटिकल वज़न")
    const latin = plain(pages.flat().join(" ")).match(/[a-z]{4,}/gi) ?? []
    expect(latin.filter((word) => !"Yard & Sons".includes(word))).toEqual([])
    // And a company with a name in Devanagari gets one.
    expect(read("तख़्ते").pages[0]).toContain("1800")
  })
})

describe("the chart as CSV", () => {
  /** The tables have no quoted line breaks. */
  function records(csv: string): Record<string, string>[] {
    const [heads, ...lines] = csv
      .replace("\ufeff", "")
      .trim()
      .split("\r\n")
      .map((line) =>
        Array.from(`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, bare]) =>
          quoted === undefined ? bare : quoted.replaceAll('""', '"'),
        ),
      )
    return lines.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at]])))
  }

  test("its rows are the rows of the page, with the same figures", () => {
    const drawn = chart("Rolled and sheet", sizesOf("equalAngle", "channel", "beam", "sheet"))
    const read = records(chartCsv(drawn.tables, english))
    const wanted = drawn.tables.flatMap(({ groups }) =>
      groups.flatMap(({ columns, rows }) =>
        rows.map(({ id, cells, tradeMass }) => ({
          id,
          figures: columns.map(({ head, unit }, at) => [`${head} ${unit}`, Number(cells[at])]),
          trade: tradeMass === undefined ? "" : String(Number(tradeMass)),
        })),
      ),
    )
    expect(read).toHaveLength(wanted.length)
    read.forEach((record, at) => {
      expect(record.Id).toBe(wanted[at].id)
      for (const [name, value] of wanted[at].figures) expect(Number(record[name])).toBe(value)
      expect(record["Old trade chart kg/m"]).toBe(wanted[at].trade)
      expect(record.Standard).toMatch(/^IS \d+(-\d+)?:\d{4}|^$/)
    })
  })
})

test("the headings and words of a CSV are those of its language, its figures the same", () => {
  const rows = [english, hindi].map((words) => {
    const csv = chartCsv(sizeTables(sizesOf("square", "pipe", "sheet"), words.tables), words)
    return csv.trim().split("\r\n")
  })
  const [figures, figuresInHindi] = rows.map((lines) =>
    lines.map((line) => line.match(/(?<=,)[\d.]+(?=,)/g)?.join() ?? ""),
  )
  expect(figuresInHindi).toEqual(figures)
  const latin = rows[1]?.flatMap((line) => line.match(/\b[A-Z]?[a-z]{4,}\b/g) ?? []) ?? []
  expect([...new Set(latin)].filter((word) => !["pipe", "sheet"].includes(word))).toEqual([])
})

test("the charts are where the page links to; the same content gives the same bytes, and another figure, telephone or date is another chart", async () => {
  const planks = chart("Planks", sizesOf("plank"))
  const charts = sizeCharts("plank", planks)
  expect([...charts.keys()]).toEqual(["/charts/plank.pdf", "/charts/plank.csv"])
  const inHindi = sizeCharts("plank", { ...planks, words: hindi })
  expect([...inHindi.keys()]).toEqual(["/charts/plank.hi.pdf", "/charts/plank.hi.csv"])
  for (const [address, { draw }] of charts) {
    const again = sizeCharts("plank", { ...planks }).get(address)
    expect((await draw()).equals((await again!.draw())!)).toBe(true)
  }
  const shown = (of: SizeChart) => JSON.stringify(sizeCharts("plank", of).get("/charts/plank.pdf"))
  for (const change of [
    { date: new Date("2026-03-11T00:00:00Z") },
    { company: { name: "Yard & Sons", phone: "1800 999 9999" } },
    { tables: sizeTables(sizesOf("plank").slice(1), english.tables) },
  ]) {
    expect(shown({ ...planks, ...change })).not.toBe(shown(planks))
  }
})
