import { sizeOf } from "../../steel/publishedSizes"
import { list as listWords } from "../../site/words/en/inquiry"
import { steel as words } from "../../site/words/en/steel"
import { list as hindiWords } from "../../site/words/hi/inquiry"
import { steel as hindi } from "../../site/words/hi/steel"
import { quantityFigures, type Quantity } from "../../steel/quantity"
import { sheetSize, sizeFrom } from "../../steel/range/makeSize"
import { asWritten, lineText, LONGEST_WORDS, MOST_LINES, readLine, withLines } from "./line"
import type { InquiryLine } from "./line"
import { listCsv, listMessage, quantityIn, shownLine, shownList } from "./list"

const size = (sizeId: string, quantity: Partial<Quantity> = {}): InquiryLine => ({
  kind: "size",
  sizeId,
  quantity: { amount: 20, unit: "pieces", pieceLength: 6, ...quantity },
})
const inWords = (text: string, more: object = {}): InquiryLine => ({
  kind: "words",
  words: text,
  quantity: null,
  ...more,
})
const blue = inWords("Colour Coated Products", {
  quantity: { amount: 50, unit: "pieces" },
  product: "colour-coated-products",
  remark: "blue 0.5 mm",
})
const written = inWords("TMT saria 12mm 2 ton")
const page = "https://example.com/inquiry"
const shown = (lines: readonly InquiryLine[], own = words) => shownList(lines, sizeOf, own)
const messageOf = (lines: readonly InquiryLine[], own = words) =>
  listMessage(shown(lines, own), own, page, { withGst: false, isSent: false })

test.each([
  ["20p-shs-50x50x3", size("shs-50x50x3")],
  [
    "2.5t12-pipe-50nb-m~Jindal",
    {
      ...size("pipe-50nb-m", { amount: 2.5, unit: "tonnes", pieceLength: 12 }),
      remark: "Jindal",
    } as InquiryLine,
  ],
  ["~Delivery+to+Sahibabad%2C+site%5F2", inWords("Delivery to Sahibabad, site_2")],
  ["50p~Colour+Coated+Products~colour-coated-products~blue+0%2E5+mm", blue],
  ["~%E0%A4%9A%E0%A4%BE%E0%A4%A6%E0%A4%B0~~0%2E5", inWords("चादर", { remark: "0.5" })],
])("a line is the same again after storage or a link: %s", (text, line) => {
  expect(lineText(line)).toBe(text)
  expect(readLine(text)).toEqual(line)
  // No sign that the list uses, or that mail takes off the end of a link.
  expect(text).toMatch(/^[\w.~%+-]*[^_.]$/)
})

test("a text that is no line is refused and never throws", () => {
  const texts = ["", "~", "20p", "20p-", "-shs-50x50x3", "0p-shs-50x50x3", "1.5p-shs-50x50x3"]
  for (const text of [...texts, "20p99-shs-50x50x3", "~%E0%A4", "5x~words", "~words~../x", "💥"]) {
    expect(readLine(text)).toBeNull()
  }
})

test("what was pasted goes along whole, also a line longer than the list takes", () => {
  const long = "ISMB 200 12 m ".repeat(200).trim()
  const lines = asWritten(`<b>GI pipe</b>\t2 inch\t40 nos\r\n\n ${long}\n\u202E😀`)
  const texts = lines.map((line) => line.words)
  expect(texts[0]).toBe("<b>GI pipe</b> | 2 inch | 40 nos")
  expect(texts.at(-1)).toBe("😀")
  expect(texts.slice(1, -1).join(" ")).toBe(long)
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_WORDS)
  const unbroken = asWritten("x".repeat(100_000)).map((line) => line.words)
  expect(unbroken.join("")).toHaveLength(100_000)
})

describe("adding", () => {
  test("the same in the same unit adds up, a size as well as a product", () => {
    const tonnes = (amount: number) => size("ismb-200", { amount, unit: "tonnes" })
    expect(withLines([tonnes(0.1), blue], [tonnes(0.2), blue])).toEqual([
      tonnes(0.3),
      { ...blue, quantity: { amount: 100, unit: "pieces" } },
    ])
  })

  test.each([
    ["another size", size("ismb-200"), size("ismb-250")],
    ["another unit", size("ismb-200"), size("ismb-200", { unit: "tonnes" })],
    ["another length of piece", size("ismb-200"), size("ismb-200", { pieceLength: 12 })],
    ["another remark", size("ismb-200"), { ...size("ismb-200"), remark: "Jindal" }],
    ["words, which may be needed twice", written, written],
  ])("%s is a line of its own", (_, one, other) => {
    expect(withLines([one], [other])).toEqual([one, other])
  })

  test.each([
    ["The list takes 500 lines", Array.from({ length: MOST_LINES }, () => written), written],
    ["more than 0", [], size("ismb-200", { amount: 0 })],
    ["at most 10,00,000 nos", [], size("ismb-200", { amount: 1e9 })],
    ["between 0.05 and 30 m", [], size("ismb-200", { pieceLength: 1609 })],
    ["Write what you need", [], inWords(" ")],
    ["1000 characters", [], inWords("x".repeat(1001))],
  ])("is refused with a sentence, and then nothing is added: %s", (sentence, before, line) => {
    const refusal = withLines(before, [written, line])
    expect(typeof refusal === "function" && refusal(words)).toContain(sentence)
  })
})

describe("what is said of the list", () => {
  const beam = { ...size("ismb-200", { amount: 500, unit: "kg" }), remark: "Jindal" } as const
  const lines = [size("shs-100x100x5"), blue, beam, written]

  test("a message has every line with its quantity, remark and weight, the total and the link", () => {
    expect(messageOf(lines)).toEqual({
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
    const { text } = messageOf(lines, hindi)
    expect(text).toContain("2. Colour Coated Products, blue 0.5 mm: 50 नग")
    expect(text).toContain("2 लाइन बिना वज़न की")
  })

  test.each([
    [30, ""],
    [3, "3 nos"],
  ])("a quantity of %d beside words that say 30 is “%s”", (amount, said) => {
    const line = inWords("chaukhat 30 nos", { quantity: { amount, unit: "pieces" } })
    expect(shownLine(line, sizeOf, words).quantity).toBe(said)
  })

  test.each([
    ["sheet-8x1219.2", 2.438, "Sheet 8 mm, 1219 × 2438 mm (4 × 8 ft): 5 nos"],
    ["sheet-5x1250", 2.5, "Sheet 5 mm, 1250 × 2500 mm: 5 nos"],
  ])("counted sheets of %s are said by their sides, in feet if whole", (id, pieceLength, said) => {
    expect(messageOf([size(id, { amount: 5, pieceLength })]).text).toContain(said)
  })

  test("an unknown size keeps its id and quantity and is not in the total", () => {
    const { text } = messageOf([size("shs-old"), beam])
    expect(text).toContain("1. shs-old: 20 nos of 6 m\n")
    expect(text).toContain("Total: 0.5 tonnes (theoretical) and 1 line without weight")
  })

  test("the CSV has plain figures and adds up; words, remarks and the older chart have their columns", () => {
    const csv = (of: readonly InquiryLine[]) => listCsv(shown(of), words, listWords)
    expect(csv(lines).split("\r\n").slice(1)).toEqual([
      "1,Square hollow section 100 × 100 × 5 mm,,IS 4923:1997,20,nos,6,14.41,1729,",
      "2,Colour Coated Products,blue 0.5 mm,,50,nos,,,,",
      "3,Beam ISMB 200,Jindal,IS 808:2021,500,kg,6,24.17,500,25.4",
      "4,TMT saria 12mm 2 ton,,,,,,,,",
      ",Total,,,,,,,2229,",
      "",
    ])
    const [head] = listCsv(shown(lines, hindi), hindi, hindiWords).split("\r\n")
    expect(head.split(",").slice(1, 5)).toEqual(["साइज़", "टिप्पणी", "मानक", "मात्रा"])
  })

  test("the weights of lines add up to the total as they are shown", () => {
    const { rows, kg } = shown([
      size("shs-25x25x2", { amount: 1 }),
      size("pipe-15nb-l", { amount: 3 }),
      size("ismb-200"),
    ])
    expect(kg).toBeCloseTo(
      rows.reduce((sum, row) => sum + (row.kg ?? 0), 0),
      6,
    )
    expect(rows.every((row) => ((row.kg ?? 0) * (Number(row.kg) < 100 ? 10 : 1)) % 1 === 0)).toBe(
      true,
    )
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
    ["sheet by the m²", { ...twenty, amount: 2.5, unit: "tonnes" }, "pieces", sheetSize(3), 3],
  ] as const)("of %s keeps the figure, in pieces whole", (_, from, unit, of, amount) => {
    expect(quantityIn(unit, from, of)).toEqual({ ...from, unit, amount })
  })
})
