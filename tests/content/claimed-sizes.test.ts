import { readFileSync } from "node:fs"
import { join } from "node:path"
import { firstEntries, changeEntries } from "../../src/calculator/entries"
import { weightAnswer } from "../../src/calculator/weight"
import { families } from "../../src/steel/range/families"
import type { SizeFamily } from "../../src/steel/range/size"
import { index } from "../../src/steel/publishedSizes"

interface Product {
  readonly sizeTables: readonly SizeFamily[]
  readonly specifications: readonly { readonly label: string; readonly value: string }[]
}

function productOf(slug: string): Product {
  const file = join(__dirname, "../../content/products", `${slug}.json`)
  return JSON.parse(readFileSync(file, "utf8")) as Product
}

/** The two ends of a row: [["20", "20"], ["500", "500"]] of "20 × 20 to 500 × 500 mm". */
function ends({ specifications }: Product, label: string): string[][] {
  const value = specifications.find((row) => row.label === label)?.value ?? ""
  return value
    .replace(/\s/g, " ")
    .replace(/ (mm|nb)$/, "")
    .split(" to ")
    .map((end) => end.split(" × "))
}

/** The size the page's calculator offers for the inquiry list when these lengths are typed. */
function picked(family: SizeFamily, lengths: Record<string, string>) {
  const entries = changeEntries(firstEntries(families[family].weighed), {
    fields: Object.entries(lengths),
  })
  const answer = weightAnswer(entries, index.sizes)
  if (!answer.isKnown) throw new Error(answer.faults.map(({ field }) => field).join())
  return answer.listed
}

test("the ends of what the pages of hollow sections and MS pipes claim can be picked on them", () => {
  const hollow = productOf("structural-steel-tubes-pipes")
  const walls = ends(hollow, "Wall thickness").map(([wall]) => wall)
  for (const [end, wall] of walls.entries()) {
    const [side] = ends(hollow, "Square")[end]
    expect(picked("square", { side, wall })?.basis).toMatch(/table|computed/)
    const [depth, width] = ends(hollow, "Rectangular")[end]
    expect(picked("rectangular", { depth, width, wall })?.basis).toMatch(/table|computed/)
  }
  const pipes = productOf("ms-pipes")
  for (const [end, [wall]] of ends(pipes, "Wall thickness").entries()) {
    const [bore] = ends(pipes, "Size")[end]
    const size = picked("pipe", { outsideDiameter: bore, outsideDiameterUnit: "nb", wall })
    expect(size?.pipe?.nominalBore).toBe(Number(bore))
  }
})

test("a round tube of any outside diameter on the page of MS pipes is computed and marked so", () => {
  expect(picked("pipe", { outsideDiameter: "50.8", wall: "2" })?.basis).toBe("computed")
})
