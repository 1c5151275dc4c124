import { sizeOf } from "../../steel/publishedSizes"
import { list as listWords } from "../../site/words/en/list"
import { steel as words } from "../../site/words/en/steel"
import { list as hindiWords } from "../../site/words/hi/list"
import { steel as hindi } from "../../site/words/hi/steel"
import { quantityFigures, type Quantity } from "../../steel/quantity"
import { sheetSize, sizeFrom } from "../../steel/range/makeSize"
import { MOST_LINES, type InquiryLine } from "./line"
import { listTotals, quantityIn, shownLine, withLines } from "./list"
import { listCsv, listMessage } from "./message"

const size = (sizeId: string, quantity: Partial<Quantity> = {}): InquiryLine => ({
  kind: "size",
  sizeId,
  quantity: { amount: 20, unit: "pieces", pieceLength: 6, ...quantity },
})
const blue: InquiryLine = {
  kind: "words",
  words: "Colour Coated Products",
  quantity: { amount: 50, unit: "pieces" },
  product: "colour-coated-products",
  remark: "blue 0.5 mm",
}
const written: InquiryLine = { kind: "words", words: "TMT saria 12mm 2 ton", quantity: null }
const page = "https://example.com/inquiry"

describe("adding", () => {
  test("the same in the same unit adds up, a size as well as a product", () => {
    const tonnes = (amount: number) => size("ismb-200", { amount, unit: "tonnes" })
    expect(withLines([tonnes(0.1), blue], [tonnes(0.2), blue]).lines).toEqual([
      tonnes(0.3),
      { ...blue, quantity: { amount: 100, unit: "pieces" } },
    ])
  })

  test.each([
    ["another size", size("ismb-250")],
    ["another unit", size("ismb-200", { unit: "tonnes" })],
    ["another length of piece", size("ismb-200", { pieceLength: 12 })],
    ["another remark", { ...size("ismb-200"), remark: "Jindal" }],
    ["words", written],
  ])("%s is a line of its own", (_, other) => {
    expect(withLines([size("ismb-200")], [other]).lines).toEqual([size("ismb-200"), other])
  })

  test("words written twice stay twice: each may be needed", () => {
    expect(withLines([written], [written]).lines).toEqual([written, written])
  })

  test("all lines or none are taken, and a sentence says why", () => {
    const full = Array.from({ length: MOST_LINES }, (_, n) => size(`shs-${n}x1`))
    for (const [before, more, sentence] of [
      [full, [written], "The list takes 500 lines"],
      [[], [written, size("ismb-200", { amount: 0 })], "more than 0"],
      [[], [size("ismb-200", { amount: 1e9 })], "at most 10,00,000 nos"],
      [[], [size("ismb-200", { pieceLength: 1609 })], "between 0.05 and 30 m"],
      [[], [{ ...written, words: " " }], "Write what you need"],
      [[], [{ ...written, words: "x".repeat(1001) }], "1000 characters"],
    ] as const) {
      const { lines, refusal } = withLines(before, more)
      expect(lines).toBe(before)
      expect(refusal?.(words)).toContain(sentence)
    }
  })
})

describe("what is said of the list", () => {
  const lines = [
    size("shs-100x100x5"),
    blue,
    { ...size("ismb-200", { amount: 500, unit: "kg" }), remark: "Jindal" } as const,
    written,
  ]

  test("a message has every line with its quantity, remark and weight, the total and the link", () => {
    expect(listMessage(lines, sizeOf, words, page)).toEqual({
      summary: "4 lines, 2.229\u00a0t and 2 lines without weight",
      text: [
        "Please quote for this list.",
        "",
        "1. Square hollow section 100 × 100 × 5 mm: 20 nos of 6 m = 1,729 kg",
        "2. Colour Coated Products, blue 0.5 mm: 50 nos",
        "3. Beam ISMB 200, Jindal: 500 kg",
        "   (Old trade chart: 25.4 kg/m, 3.3 nos of 6 m)",
        "4. TMT saria 12mm 2 ton",
        "",
        "Total: 2.229 tonnes (theoretical) and 2 lines without weight",
        "",
        `${page}#l=2_20p-shs-100x100x5_50p~Colour+Coated+Products~colour-coated-products~blue+0%2E5+mm_500kg-ismb-200~Jindal_~TMT+saria+12mm+2+ton_n4`,
      ].join("\n"),
    })
    const { text } = listMessage(lines, sizeOf, hindi, page)
    expect(text).toContain("2. Colour Coated Products, blue 0.5 mm: 50 नग")
    expect(text).toContain("2 लाइन बिना वज़न की")
  })

  test("a message does not repeat a quantity that is already in the words, but gives a different one", () => {
    const of = (amount: number) => {
      const quantity = { amount, unit: "pieces" } as const
      return shownLine({ ...written, words: "chaukhat 30 nos", quantity }, sizeOf, words).quantity
    }
    expect(of(30)).toBe("")
    expect(of(3)).toBe("3 nos")
  })

  test.each([
    ["sheet-8x1219.2", 2.438, "Sheet 8 mm, 1219 × 2438 mm (4 × 8 ft): 5 nos = 185 kg"],
    ["sheet-5x1250", 2.5, "Sheet 5 mm, 1250 × 2500 mm: 5 nos = 613 kg"],
  ])(
    "counted sheets of %s are said by their sides, in feet if they are whole",
    (id, length, said) => {
      const { text } = listMessage(
        [size(id, { amount: 5, pieceLength: length })],
        sizeOf,
        words,
        page,
      )
      expect(text).toContain(said.replace(/= .*/, ""))
    },
  )

  test("an unknown size keeps its id and quantity and is not in the total", () => {
    const { text } = listMessage([size("shs-old"), lines[2]], sizeOf, words, page)
    expect(text).toContain("1. shs-old: 20 nos of 6 m\n")
    expect(text).toContain("Total: 0.5 tonnes (theoretical) and 1 line without weight")
  })

  test("the CSV has plain figures and adds up; words and remarks have their columns", () => {
    expect(listCsv(lines, sizeOf, words, listWords).split("\r\n").slice(1)).toEqual([
      "1,Square hollow section 100 × 100 × 5 mm,,IS 4923:1997,20,nos,6,14.41,1729,,",
      "2,Colour Coated Products,blue 0.5 mm,,50,nos,,,,,",
      "3,Beam ISMB 200,Jindal,IS 808:2021,500,kg,6,24.17,500,25.4,",
      "4,TMT saria 12mm 2 ton,,,,,,,,,",
      ",Total,,,,,,,2229,,",
      "",
    ])
    const beam = listCsv([lines[0], size("ismb-100", { amount: 50 })], sizeOf, words, listWords)
    expect(
      beam
        .split("\r\n")
        .slice(1, 4)
        .map((row) => row.split(",").slice(-3)),
    ).toEqual([
      ["1729", "", "1729"],
      ["2685", "11.5", "3450"],
      ["4414", "", "5179"],
    ])
    expect(listCsv(lines, sizeOf, hindi, hindiWords)).toContain("टिप्पणी")
  })

  test("the weights of lines add up to the total as they are shown", () => {
    const some = [
      size("shs-25x25x2", { amount: 1 }),
      size("pipe-15nb-l", { amount: 3 }),
      size("ismb-200"),
    ]
    const shown = some.map((line) => shownLine(line, sizeOf, words))
    const sum = shown.reduce((kg, line) => kg + (line.kg ?? 0), 0)
    expect(listTotals(shown).kg).toBeCloseTo(sum, 6)
    expect(shown.every(({ kg }) => kg !== null && (kg < 100 ? kg * 10 : kg) % 1 === 0)).toBe(true)
  })
})

describe("another unit", () => {
  const tube = sizeFrom({ family: "square", lengths: [50, 50, 3] })
  const twenty = { amount: 20, unit: "pieces", pieceLength: 6 } as const

  test.each(["metres", "kg", "tonnes"] as const)("%s give the same weight, and back", (unit) => {
    const counted = quantityIn(unit, twenty, tube)
    const { kg } = quantityFigures(twenty, tube.mass)
    expect(Math.abs(quantityFigures(counted, tube.mass).kg - kg)).toBeLessThan(1)
    expect(quantityIn("pieces", counted, tube)).toEqual(twenty)
  })

  test.each([
    ["less than a piece", { ...twenty, amount: 1, unit: "kg" }, "pieces", tube, 1],
    ["an unknown size", twenty, "tonnes", null, 20],
    ["sheet by the square metre", twenty, "tonnes", sheetSize(5), 20],
    [
      "tonnes of such a sheet",
      { ...twenty, amount: 2.5, unit: "tonnes" },
      "pieces",
      sheetSize(3),
      3,
    ],
  ] as const)(
    "of %s keeps the figure, in pieces whole and at least one",
    (_, from, unit, size, amount) => {
      expect(quantityIn(unit, from, size)).toEqual({ ...from, unit, amount })
    },
  )
})
