import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chartCsv } from "./chart-csv"
import { propertyFigures } from "./chart-properties"
import { chartPdf, type SizeChart } from "./chart-pdf"
import { sizes as catalogue } from "../../../tests/published-sizes"
import { sizeCharts } from "../../build/pages/content-pages"
import { english } from "../../kit/words/en"
import { hindi } from "../../kit/words/hi"
import type { Words } from "../../kit/words/catalogue"
import { sizeTables } from "../../steel/tables/sizeTable"
import type { Size, SizeFamily } from "../../steel/range/size"

/** Reading PDFs back starts a process of its own; on a busy machine that takes a while. */
jest.setTimeout(60_000)

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

const isFigure = (text: string) => /^\d[\d.]*$/.test(text)

function rowsOf({ tables }: SizeChart) {
  return tables.flatMap(({ groups }) => groups.flatMap((group) => group.rows))
}

const plain = (text: string) => text.replaceAll("\u00a0", " ")

describe("the chart as a PDF, read back", () => {
  const charts = {
    hollow: chart("Hollow sections", sizesOf("square", "rectangular").slice(0, 120)),
    pipes: chart("MS Pipes", sizesOf("pipe")),
    rolled: chart("Sections", sizesOf("equalAngle", "unequalAngle", "channel", "beam")),
    sheets: chart("Sheets", sizesOf("sheet", "chequered", "gpPipe")),
    hindi: chart("एंगल", sizesOf("unequalAngle"), hindi),
    named: { ...chart("तख़्ते", sizesOf("plank")), company: { name: "दोआब ²½₹≤→", phone: "1800" } },
    latin: chart("Łódź ²½₹≤→", sizesOf("plank")),
  }
  type Name = keyof typeof charts
  const names = Object.keys(charts) as Name[]
  let read: Record<Name, { readonly pages: readonly (readonly string[])[]; readonly title: string }>
  const warnings: string[] = []
  /** To start a process that reads PDFs takes half a second: it reads all of them. */
  beforeAll(async () => {
    jest
      .spyOn(process, "emitWarning")
      .mockImplementation((warning) => void warnings.push(String(warning)))
    const folder = mkdtempSync(join(tmpdir(), "charts-"))
    const files = names.map((name) => join(folder, `${name}.pdf`))
    for (const [at, file] of files.entries()) writeFileSync(file, await chartPdf(charts[names[at]]))
    const json = execFileSync(process.execPath, ["tests/pdf-pages.mjs", ...files])
    rmSync(folder, { recursive: true })
    const documents = JSON.parse(String(json)) as (typeof read)[Name][]
    read = Object.fromEntries(names.map((name, at) => [name, documents[at]])) as typeof read
  })

  const figuresOf = (each: SizeChart) =>
    rowsOf(each)
      .flatMap(({ label, cells, tradeMass }) => [label, ...cells, tradeMass ?? ""])
      .map(plain)
      .filter(isFigure)

  test("they have every figure of the page, and with the section properties no other, and none is cut", () => {
    for (const name of names) {
      const found = read[name].pages.flat().map(plain).filter(isFigure)
      const wanted = figuresOf(charts[name])
      expect(wanted.filter((figure) => !found.includes(figure))).toEqual([])
      const properties = rowsOf(charts[name]).flatMap(({ size }) =>
        propertyFigures(size.section).map(String),
      )
      const known = new Set([...wanted, ...properties])
      // The figures in a Hindi sentence are figures, too.
      if (name === "hindi" || name === "named") continue
      expect(found.filter((figure) => !known.has(figure))).toEqual([])
      expect(read[name].pages.flat().join(" ")).not.toContain("…")
    }
    const beam = plain(read.rolled.pages.flat().join(" "))
    expect(beam).toMatch(/ISMB 200 100 × 5\.7 × 10 .* 30\.82 2115 211\.5 \S+ 8\.283 136\.7/)
  })

  test("every page has the company, its telephone, the date of the content and its number, and tables their standards", () => {
    const { pages, title } = read.pipes
    expect(pages.length).toBeGreaterThan(1)
    expect(title).toBe("MS Pipes: sizes and theoretical weights")
    const frame = ["Yard & Sons", "1800 111 2222", "MS Pipes", "Data as on 10 March 2026"]
    pages.forEach((texts, index) => {
      const page = plain(texts.join(" "))
      for (const text of [...frame, "theoretical", `Page ${index + 1} of ${pages.length}`])
        expect(page).toContain(text)
    })
    for (const standard of charts.pipes.tables[0].standards) {
      expect(standard).toMatch(/:\d{4}\b/)
      expect(pages.flat().join("").replace(/\s/g, "")).toContain(standard.replace(/\s/g, ""))
    }
  })

  test("a chart in Hindi has no word of English, and a company with a name in Devanagari gets one", () => {
    expect(read.hindi.title).toBe("एंगल: साइज़ और थ्योरेटिकल वज़न")
    const latin = plain(read.hindi.pages.flat().join(" ")).match(/[a-z]{4,}/gi) ?? []
    expect(latin.filter((word) => !"Yard & Sons".includes(word))).toEqual([])
    expect(read.named.pages[0]).toContain("1800")
  })

  test("a text may mix scripts and signs, and a letter that the fonts lack is left out and named", () => {
    const named = read.named.pages[0].join("")
    for (const letter of "²½₹≤") expect(named).toContain(letter)
    expect(read.latin.pages[0].join("")).toContain("Łódź ²½₹≤")
    const all = names.flatMap((name) => read[name].pages.flat()).join("")
    expect(all).not.toMatch(/[→\0]/)
    expect(warnings).toEqual([expect.stringMatching(/leave out “→” \(U\+2192\) of “/)])
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

  test("a row of pre-galvanized tube says when its weight comes from black tube", () => {
    const read = records(chartCsv(chart("GP", sizesOf("gpSquare")).tables, english))
    const weights = new Set(read.map((record) => record["Weight is"]))
    expect(weights).toEqual(new Set(["the table of black tube", "computed"]))
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
