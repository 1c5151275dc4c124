import { renderToStaticMarkup } from "../../../jsdom/markup"
import { SizeFinder } from "../../../../src/components/SizeFinder/SizeFinder"
import { commonScale, SizeRow } from "../../../../src/components/SizeFinder/SizeRow"
import { sectionOutline } from "../../../../src/steel/section/outline"
import { searchSizes } from "../../../../src/inquiry/paste/search"
import type { SizeMatch } from "../../../../src/steel/finder/sizeIndex"
import { readTyped } from "../../../../src/inquiry/paste/search"
import { index } from "../../steel/publishedSizes"

function row(match: SizeMatch, page: string | null = "/ms-pipes", typed = ""): string {
  return renderToStaticMarkup(
    <SizeRow
      match={match}
      reading={readTyped(typed)}
      scale={1}
      page={page}
      onWeigh={() => undefined}
    />,
  )
}

function first(query: string): SizeMatch {
  const [match] = searchSizes(index, query).matches
  if (!match) throw new Error(`${query} finds nothing`)
  return match
}

test("a row adds the quantity typed with its size", () => {
  const typed = "100x50x4 - 20 pcs 12 m"
  expect(row(first(typed), null, typed).replaceAll("\u00a0", " ")).toContain("Adds 20 nos of 12 m")
  expect(row(first("100x50x4"), null, "100x50x4")).not.toContain("Adds")
})

test("without scripts the finder is a form that puts the query in the address", () => {
  const texts = {
    hint: "50x50x3",
    examplesHeading: "Try",
    examples: [{ query: "2 inch medium", meaning: "Pipe" }],
    note: "",
    nothing: "",
  }
  const page = renderToStaticMarkup(
    <SizeFinder texts={texts} pages={{}} page="/products" address="" onWeigh={() => undefined} />,
  )
  expect(page).toMatch(/<form[^>]* action="\/products#sizes" method="get"/)
  expect(page).toMatch(/<input[^>]* name="q"/)
  expect(page).toContain('href="/products?q=2+inch+medium"')
})

test("a table size links to the page that lists it", () => {
  const shown = row(first("2 inch medium"))
  expect(shown).toContain('href="/ms-pipes"')
  expect(shown).toContain("5.03")
  expect(shown).toContain("30.2")
  expect(shown).not.toContain("computed")
})

test("a size in no table is marked computed and links to the calculator", () => {
  const shown = row(first("137x137x4 square"))
  expect(shown).toContain("computed")
  expect(shown).toContain('href="#weight"')
})

test("sheet shows kg/m² and kg per sheet, chequered sheet approximately", () => {
  const sheet = row(first("5 mm sheet"))
  expect(sheet).toContain("kg/m²")
  expect(sheet).toContain("122.7")
  expect(row(first("6 mm chequered"))).toContain("approximate")
})

test("the largest section of a list fills its drawing, and no section exceeds it", () => {
  const { matches } = searchSizes(index, "75 angle")
  const scale = commonScale(matches)
  const lengths = matches.map(({ size }) => sectionOutline(size.section).height * scale)
  expect(Math.max(...lengths)).toBeCloseTo(40)
})
