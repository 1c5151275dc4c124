import { massPerMetre } from "../../../../src/steel/section/mass"
import { tables as tableWords } from "../../../../src/interface/en/tables"
import { readFileSync, readdirSync } from "node:fs"
import { figures } from "../publishedSizes"
import { sizesFrom } from "../../../../src/steel/range/catalogue"
import { workedExample } from "../../../../src/steel/calculator/workedExample"
import { typicalSize } from "../../../../src/steel/calculator/typicalSize"
import { sizeTables } from "../../../../src/steel/tables/sizeTable"
import { productFigures } from "../../../../src/steel/range/productSizes"
import { calculator as words } from "../../../../src/interface/en/calculator"

interface Entry {
  readonly family: string
  readonly sizeTables?: string[]
  readonly standards?: string[]
  readonly specifications: { value: string }[]
}

function exampleOf(slug: string) {
  const entry = JSON.parse(readFileSync(`content/products/${slug}.json`, "utf8")) as Entry
  const sizes = sizesFrom(productFigures({ standards: [], sizeTables: [], ...entry }, figures))
  const families = sizeTables(sizes, tableWords.columns).map(({ family }) => family)
  return workedExample({ family: entry.family, families, sizes }, words)
}

test("a hollow section is worked out from its table to the weight of twenty pieces", () => {
  const example = exampleOf("structural-steel-tubes-pipes")
  const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ")
  expect(plain(example?.title)).toBe(
    "Example: 20 nos of Square hollow section 100 × 100 × 5 mm, 6 m long",
  )
  expect(example?.steps.map(({ sum, result }) => `${sum} = ${plain(result)}`)).toEqual([
    "Table: IS 4923:1997 = 14.41 kg/m",
    "14.41 × 6 = 86.46 kg",
    "20 × 86.46 = 1,729.2 kg",
  ])
})

test("the example of coated sheet is as thin as the product", () => {
  const example = exampleOf("colour-coated-products")
  expect(example?.title.replaceAll("\u00a0", " ")).toBe(
    "Example: 20 nos of Sheet 0.5 mm, 1250 mm wide, 2.5 m long",
  )
  // 7850 kg/m³ × 1.25 m × 0.0005 m × 2.5 m × 20.
  expect(example?.steps.at(-1)?.result.replaceAll("\u00a0", " ")).toMatch(/^245\.\d+ kg$/)
})

test("a product without a typical size gets no invented one", () => {
  const coated = { family: "unheard of", families: [], sizes: [] }
  expect(workedExample(coated, words)).toBeNull()
})

test("the formula of pre-galvanized tube has the standard of tube, not that of its strip", () => {
  expect(exampleOf("gp-pipes")?.standard).toMatch(/^IS 4923/)
})

test("every example ends with what the twenty pieces weigh, and names its formula", () => {
  const examples = readdirSync("content/products").map((file) =>
    exampleOf(file.replace(".json", "")),
  )
  const known = examples.filter((example) => example !== null)
  expect(known.length).toBeGreaterThan(8)
  for (const { title, steps, formula } of known) {
    expect(title).toContain("20 nos")
    expect(steps.at(-1)?.result).toMatch(/^[\d,.]+\u00a0kg$/)
    expect(formula).toMatch(/=/)
  }
})

test.each(["single", "double"] as const)(
  "a %s door frame weighs within 3 %% of the tube used for it",
  (rebates) => {
    const outside = { width: 100, depth: 50, wallThickness: 1.6 }
    const frame = massPerMetre({ shape: "doorFrame", ...outside, rebates })
    expect(Math.abs(massPerMetre({ shape: "hollow", ...outside }) / frame - 1)).toBeLessThan(0.03)
  },
)

test("a page of window sections or reflectors has no example, because their weights are unknown", () => {
  expect(exampleOf("alpha")).toBeNull()
  expect(exampleOf("reflector")).toBeNull()
  expect(exampleOf("hr-coil")).toBeNull()
  expect(exampleOf("chaukhat")?.title.replaceAll("\u00a0", " ")).toContain("100 × 50 × 1.6 mm")
})

test("the typical size of a product is that of its drawing, or else its middle one", () => {
  const beams = sizesFrom(figures).filter(({ family }) => family === "beam")
  expect(typicalSize(beams, "rolled")).toMatchObject({ id: "ismb-200" })
  expect(typicalSize(beams, "hollow")).toBe(beams[Math.floor(beams.length / 2)])
  expect(typicalSize(beams.slice(0, 1), "unheard of")).toBe(beams[0])
})
