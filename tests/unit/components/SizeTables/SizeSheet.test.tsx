import { renderToStaticMarkup } from "../../../jsdom/markup"
import { SizeSheet } from "../../../../src/components/SizeTables/SizeSheet"
import { hasWeightOfBlackTube } from "../../../../src/steel/range/size"
import { sizes } from "../../steel/publishedSizes"

test("a pre-galvanized size has the standard of its strip, and its weight from the table of black tube", () => {
  const listed = sizes.find(hasWeightOfBlackTube)
  expect(listed).toBeDefined()
  if (!listed) return
  const html = renderToStaticMarkup(<SizeSheet size={listed} />)
  expect(html).toContain("Weight from the table of black tube.")
  expect(html).toContain("Standard of the strip")
  expect(html).not.toContain("table of IS 277")
})

test("the sum of a computed size comes out as it stands", () => {
  const computed = sizes.find(({ id }) => id === "gp-33.7x1.4")
  if (!computed) throw new Error("There is no 33.7 x 1.4.")
  const html = renderToStaticMarkup(<SizeSheet size={computed} />).replaceAll("\u00a0", " ")
  const [, mass, length, kg] = /([\d.]+) kg\/m × (\d+) m = ([\d.]+)/.exec(html) ?? []
  expect((Number(mass) * Number(length)).toFixed(2)).toBe(kg)
})

test("a black size has its weight from the table of its standard", () => {
  const black = sizes.find(
    ({ family, basis, standard }) => family === "square" && basis === "table" && standard,
  )
  expect(black).toBeDefined()
  if (!black) return
  expect(renderToStaticMarkup(<SizeSheet size={black} />)).toContain(
    `Weight from the table of ${black.standard}.`,
  )
})
