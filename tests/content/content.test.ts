import { parseTree } from "jsonc-parser"
import { entryText } from "../../src/content/model/content-type"
import type { Home } from "../../src/content/model/fixed-pages"
import { typeOfFile } from "../../src/content/model/index"
import type { Product } from "../../src/content/model/product"
import type { Project } from "../../src/content/model/collections"
import { faultsOf } from "../../src/content/check/read-files"
import { readContentFiles } from "../../src/content/check/read-files"
import { contentWith } from "../hostile-content"

const files = readContentFiles("content")

function entries<T>(folder: string): (T & { slug: string })[] {
  return files
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .map(({ path, text }) => ({
      ...(JSON.parse(text) as T),
      slug: path.slice(folder.length + 1, -".json".length),
    }))
}

function single<T>(name: string): T {
  return entries<T>("site").find(({ slug }) => slug === name) as T
}

test("the content has no faults", async () => {
  expect(await faultsOf("content")).toEqual([])
})

test("files are written as the editor writes them, so that an edit changes only its own lines", () => {
  for (const { path, text } of files) {
    expect(text).toBe(entryText(typeOfFile(path)?.fields ?? {}, JSON.parse(text)))
  }
})

test("stored texts match the editor's patterns, so an opened entry can be saved", () => {
  const asked: string[] = []
  const refused: string[] = []
  contentWith(({ text, widget, where }) => {
    const [pattern] = (widget.pattern ?? []) as string[]
    if (pattern === undefined) return undefined
    asked.push(where)
    if (!new RegExp(pattern).test(text)) refused.push(`${where}: ${text}`)
    return undefined
  })
  expect(asked.length).toBeGreaterThan(0)
  expect(refused).toEqual([])
})

describe("the typography", () => {
  const texts = files.flatMap(({ path, text }) => stringsIn(text).map((string) => [path, string]))

  function stringsIn(text: string): string[] {
    const found: string[] = []
    const visit = (node: ReturnType<typeof parseTree>) => {
      if (node?.type === "string") found.push(String(node.value))
      // Figures are shown as buyers would type them.
      const isTyped = ["query", "example"].includes(node?.children?.[0]?.value as string)
      if (node?.type === "property") visit(isTyped ? undefined : node.children?.[1])
      else node?.children?.forEach(visit)
    }
    visit(parseTree(text))
    return found
  }

  test.each([
    ["a dash in place of punctuation or “to”", /[–—]| - /],
    ["a size without multiplication sign", /\d ?[xX*] ?\d/],
    [
      "a size or unit that may break at the end of a line",
      /\d ×|× \d|\d (mm|MT|MPa|µm|nb|kg|m)(?!\w)/,
    ],
  ])("no text has %s", (_, fault) => {
    expect(texts.filter(([, text]) => fault.test(text ?? ""))).toEqual([])
  })
})

describe("each figure of the specification", () => {
  const products = entries<Product>("products")

  // A row: product, label, value.
  const figures = `
    chaukhat: Single door: 100 × 50 mm
    chaukhat: Double door: 130 × 65 and 75 × 65 mm
    chaukhat: Thickness: 1.4 to 2.5 mm
    alpha: L section: 46 × 18, 52 × 24, 62 × 33 mm
    alpha: T section: 52 × 25 mm
    alpha: Z section: 41 × 24 mm
    plank: Size: 125 × 25 to 275 × 25 mm
    plank: Thickness: 1.6 and 2.0 mm
    reflector: Size: 100 × 30 mm
    reflector: Thickness: 1.4 to 2 mm
    structural-steel-tubes-pipes: Square: 20 × 20 to 500 × 500 mm
    structural-steel-tubes-pipes: Rectangular: 26 × 13 to 600 × 400 mm
    structural-steel-tubes-pipes: Wall thickness: 0.6 to 20 mm
    ms-pipes: Size: 15 to 400 nb
    ms-pipes: Wall thickness: 1.6 to 20 mm
    colour-coated-products: Paint: 4-coat system, 30 µm coating
    colour-coated-products: Thickness: 0.25 to 1.20 mm
    colour-coated-products: Width: up to 1440 mm
    colour-coated-products: Metallic coating: AZ-70 for sheet, AZ-150 for coil
    colour-coated-products: Tensile strength: up to 550 MPa
    colour-coated-products: Colours: Red, blue, green, yellow, violet, white, orange, others on request
    ms-sheet: Size: 1250 to 2500 mm
    ms-sheet: Thickness: 1.6 to 20 mm
    gp-pipes: Square: 15 × 15 to 100 × 100 mm
    gp-pipes: Rectangular: 26 × 13 to 100 × 50 mm
    gp-pipes: Round: 15 to 100 mm
    gp-pipes: Wall thickness: 1 to 2.5 mm`

  test("is a row of its product, which has no other of that name", () => {
    const rows = products.flatMap(({ slug, specifications = [] }) =>
      specifications.map(({ label, value }) =>
        [slug, label, value].join(": ").replaceAll("\u00A0", " "),
      ),
    )
    const wanted = figures.trim().split(/\n */)
    const labels = wanted.map((row) => row.replace(/(?<=: .*?: ).*/, ""))
    expect(rows.filter((row) => labels.some((label) => row.startsWith(label))).sort()).toEqual(
      wanted.sort(),
    )
  })

  test("the company's claims", () => {
    const { supplied, vision, years, branches: places } = single<Home>("home").claims
    expect([supplied.figure, vision.figure, years.figure, places.figure]).toEqual([
      240000, 200000, 30, 8,
    ])
  })

  test("GP is not called GI, and an AZ coating names its own standards", () => {
    const standardsOf = (name: string) => products.find(({ slug }) => slug === name)?.standards
    expect(standardsOf("gp-pipes")?.join()).not.toContain("IS 4736")
    expect(standardsOf("colour-coated-products")).toEqual(["IS 15965:2012", "IS 15961:2012"])
  })
})

test("project pictures that are not photographs say so", () => {
  const { note } = single<Home>("home").projects
  for (const { name, picture } of entries<Project>("projects")) {
    // Marked by one line for all of them, or each by itself.
    const isSaid = picture?.kind === "photograph" || picture?.caption || note
    expect({ name, isSaid: Boolean(isSaid) }).toEqual({ name, isSaid: true })
  }
})
