/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import ChartPage, { type ChartPageData } from "./chart"
import { renderOnSite } from "../../tests/jsdom/site"
import { contentFile } from "../../tests/site-content"
import { figures, sizes } from "../../tests/published-sizes"
import { chartFigures, sizesFrom } from "../steel/range/catalogue"
import { chartSources, sizeTables } from "../steel/tables/sizeTable"
import { english } from "../kit/words/en"
import { hindi } from "../kit/words/hi"

const plain = (text: string) => text.replaceAll("\u00a0", " ")

test("a chart whose tables have no size says so and asks for what is needed, without tables, downloads or products that are gone", () => {
  const own = contentFile<object>("charts/ismc.json")
  const chart = { slug: "ismc", ...own, products: ["gone"] } as unknown as ChartPageData["chart"]
  renderOnSite(
    <ChartPage
      data={{ chart, weightsPage: null, allChart: { nodes: [] } }}
      pageContext={{ sizes: null, charts: [], sources: "" }}
    />,
  )
  expect(screen.getByText(/No size of this chart is in our range/)).toBeTruthy()
  expect(document.querySelector('a[href="/inquiry"]')).toBeTruthy()
  expect(screen.queryByRole("table")).toBeNull()
  expect(document.querySelector("#downloads, #sizes, #weight, .whole.no-print")).toBeNull()
})

const chosen = (sizeTables: string[], series?: string) =>
  sizesFrom(chartFigures({ sizeTables, series }, figures))

test("a chart has the sizes of its families, of rolled sections only the series it names", () => {
  expect(
    new Set(chosen(["channel"], "ISMC").map(({ designation }) => designation.slice(0, 4))),
  ).toEqual(new Set(["ISMC"]))
  expect(
    chosen(["channel"], "ISLC, ISJC").map(({ designation }) => designation.slice(0, 4)),
  ).toEqual(expect.arrayContaining(["ISLC", "ISJC"]))
  expect(chosen(["pipe"])).toEqual(sizes.filter(({ family }) => family === "pipe"))
  expect(chosen(["channel"], "ISXX")).toEqual([])
})

test.each([
  [
    english,
    /^Weights from IS 808:2021\. The older chart .* differs for 8 of the 18 sizes, most for ISMC 75: 7\.14 kg\/m here, 6\.80 kg\/m there\.$/,
  ],
  [hindi, /^वज़न IS 808:2021 से। .* 18 में से 8 साइज़ .* ISMC 75 में: यहाँ 7\.14 kg\/m, वहाँ 6\.80 kg\/m।$/],
])(
  "the sources of a chart name its standard and the older chart's largest difference: %#",
  ({ tables: words }, sentence) => {
    expect(plain(chartSources(sizeTables(chosen(["channel"], "ISMC"), words), words))).toMatch(
      sentence,
    )
  },
)

test("a chart of pre-galvanized pipe says that IS 277 is the standard of the strip, not the source of the weights", () => {
  const words = english.tables
  expect(chartSources(sizeTables(chosen(["gpSquare", "gpPipe"]), words), words)).toBe(
    `Strip standard: IS 277:2003. ${words.computedNote}`,
  )
})

test("a chart without a standard says that its weights are computed, and one the older chart agrees with says nothing of it", () => {
  const words = english.tables
  expect(chartSources(sizeTables(chosen(["plank"]), words), words)).toBe(words.computedNote)
  expect(chartSources(sizeTables(chosen(["equalAngle"]), words), words)).toBe(
    "Weights from IS 808:2021.",
  )
})
