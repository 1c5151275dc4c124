import { sizeOf } from "../../../tests/published-sizes"
import { sizeLine as size } from "../../../tests/stored-list"
import { list as listWords } from "../../kit/words/en/inquiry"
import { steel as words } from "../../kit/words/en/steel"
import { hindi as allHindi } from "../../kit/words/hi"
import { quantityFigures, quantityText } from "../../steel/quantity"
import { firstQuantity } from "../../steel/range/commercialRange"
import { sheetSize, sizeFrom } from "../../steel/range/makeSize"
import { anyCharacter, fc } from "../../../tests/random-inputs"
import { chatWay, mailWay, wholeText } from "../../kit/sending/texts"
import { english } from "../../kit/words/en"
import { addAddress } from "../inquiryPage"
import { costOf, readRate } from "./rates"
import {
  listLink,
  readAddition,
  readListLink,
  asWritten,
  lineText,
  LONGEST_WORDS,
  MOST_LINES,
  noLead,
  ratedText,
  readLine,
  withLines,
  type InquiryLine,
} from "./line"
import { plainHash, shortLink } from "../../kit/sending/pack"
import { listCsv, listMessage, quantityIn, readOwnTable, shownList } from "./list"

const { steel: hindi, list: hindiWords } = allHindi

const inWords = (text: string, isOpen?: true): InquiryLine =>
  isOpen ? { kind: "words", text, isOpen } : { kind: "words", text }
const blue = {
  kind: "product",
  product: "colour-coated-products",
  name: "Colour Coated Products",
  quantity: { amount: 50, unit: "pieces" },
  remark: "blue 0.5 mm",
} as const
const typed = { ...size("shs-50x50x3"), text: "50x50x3 20 nos urgent" } as InquiryLine
const written = inWords("TMT saria 12mm 2 ton")
const page = "https://example.com/inquiry"
const shown = (lines: readonly InquiryLine[], own = words) => shownList(lines, sizeOf, own)
const noRates = { withGst: false, isSent: false }
const messageOf = (lines: readonly InquiryLine[], own = words, lead = noLead) => {
  const message = listMessage(shown(lines, own), own, `${page}#link`, noRates, lead)
  return { ...message, text: wholeText(message) }
}

test.each([
  ["20p-shs-50x50x3", size("shs-50x50x3")],
  [
    "2.5t12-pipe-50nb-m~~~J",
    { ...size("pipe-50nb-m", { amount: 2.5, unit: "tonnes", pieceLength: 12 }), remark: "J" },
  ],
  ["50p~Colour+Coated+Products~colour-coated-products~blue+0%2E5+mm", blue],
  ["~%E0%A4%9A%E0%A4%BE%E0%A4%A6%E0%A4%B0+0%2E5%5F~~q", inWords("चादर 0.5_", true)],
  ["20p-shs-50x50x3~50x50x3+20+nos+urgent~w", { ...typed, isWhole: true }],
] as [string, InquiryLine][])(
  "a line of a link or a store is read, and written so: %s",
  (text, line) => {
    expect(lineText(line)).toBe(text)
    expect(readLine(text)).toEqual(line)
  },
)

test("a text that is no line is refused and never throws", () => {
  const texts = ["", "~", "20p", "20p-", "-shs-50x50x3", "0p-shs-50x50x3", "1.5p-shs-50x50x3"]
  for (const text of [...texts, "20p99-shs-50x50x3", "~%E0%A4", "5x~words", "~words~../x", "💥"]) {
    expect(readLine(text)).toBeNull()
  }
})

test("what was pasted goes along whole, also a line longer than the list takes", () => {
  const long = "ISMB 200 12 m ".repeat(900).trim()
  const texts = asWritten(`<b>GI</b>\t2 inch\r\n\n ${long}\n\u202E😀\n${"x".repeat(9999)}`).map(
    (line) => line.text,
  )
  expect(texts[0]).toBe("<b>GI</b> | 2 inch")
  expect(texts.slice(1, -3).join(" ")).toBe(long)
  expect([texts.at(-3), texts.slice(-2).join("").length]).toEqual(["😀", 9999])
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_WORDS)
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
    ["what was pasted", typed, typed],
  ])("%s is a line of its own", (_, one, other) => {
    expect(withLines([one], [other])).toEqual([one, other])
  })

  test("the same size at another rate becomes a separate line, and more at that rate is added to it", () => {
    const at = (rate: string | undefined, amount: number) => ({
      ...size("ismb-200", { amount }),
      rate,
    })
    const rated = [at("54", 20), at("58", 10)]
    expect(withLines(rated.slice(0, 1), [...rated.slice(1), at("58", 5), at("54", 1)])).toEqual([
      at("54", 21),
      at("58", 15),
    ])
    expect(withLines([at(undefined, 20)], rated)).toEqual([at("54", 40), at("58", 10)])
  })

  test.each([
    ["The list takes 500 lines", Array.from({ length: MOST_LINES }, () => written), written],
    ["more than 0", [], size("ismb-200", { amount: 0 })],
    ["at most 10,00,000 nos", [], size("ismb-200", { amount: 1e9 })],
    ["between 0.05 and 30 m", [], size("ismb-200", { pieceLength: 1609 })],
    ["Write what you need", [], inWords(" ")],
    ["5000 characters", [], inWords("x".repeat(5001))],
  ])("is refused with a sentence, and then nothing is added: %s", (sentence, before, line) => {
    const refusal = withLines(before, [written, line])
    expect(typeof refusal === "function" && refusal(words)).toContain(sentence)
  })
})

describe("what is said of the list", () => {
  const beam = { ...size("ismb-200", { amount: 500, unit: "kg" }), remark: "Jindal" } as const
  const lines = [size("shs-100x100x5"), blue, beam, written]

  test("a message begins with count, total, name, date and place; then every line with quantity, weight and what was written; then the link", () => {
    const asked = inWords("2 inch pipe", true)
    const note = "Dear Sir,\nas on the phone"
    const lead = { name: "Site B", wanted: "2026-12-05", place: "साहिबाबाद", note }
    expect(messageOf([...lines, typed, asked], words, lead)).toMatchObject({
      summary: "Site B, 6 lines, 2.738\u00a0t and 3 lines without weight",
      text: [
        "Please quote for this list.",
        "6 lines",
        "Total (theoretical): 2.738 t and 3 lines without weight",
        ...["For: Site B", "Wanted on: 05-12-2026", "Deliver to: साहिबाबाद"],
        `With the list: ${note}`,
        "",
        "1. Square hollow section 100 × 100 × 5 mm: 20 nos of 6 m = 1,729 kg",
        "2. Colour Coated Products, blue 0.5 mm: 50 nos",
        "3. Beam ISMB 200, Jindal: 500 kg",
        "   (Old trade chart: 25.4 kg/m, 3.3 nos of 6 m)",
        "4. TMT saria 12mm 2 ton",
        "5. Square hollow section 50 × 50 × 3 mm: 20 nos of 6 m = 509 kg",
        "   as written: 50x50x3 20 nos urgent",
        "6. 2 inch pipe",
        "   size or quantity to be settled",
        "",
        `${page}#link`,
      ].join("\n"),
    })
    const { text } = messageOf(lines, hindi)
    expect(text).toContain("2. Colour Coated Products, blue 0.5 mm: 50 नग")
    expect(text).toContain("2 लाइन बिना वज़न की")
    expect(messageOf([{ ...typed, isWhole: true } as InquiryLine]).text).not.toContain("as written")
  })

  test.each([
    ["sheet-8x1219.2", 2.438, "Sheet 8 mm, 1219 × 2438 mm (4 × 8 ft): 5 nos"],
    ["sheet-5x1250", 2.5, "Sheet 5 mm, 1250 × 2500 mm: 5 nos"],
  ])("counted sheets of %s are said by their sides, in feet if whole", (id, pieceLength, said) => {
    expect(messageOf([size(id, { amount: 5, pieceLength })]).text).toContain(said)
  })

  test("the CSV has plain figures and adds up; words, remarks and the older chart have their columns", () => {
    const csv = (of: readonly InquiryLine[]) => listCsv(shown(of), words, listWords)
    expect(csv(lines).split("\r\n").slice(1)).toEqual([
      "1,Square hollow section 100 × 100 × 5 mm,,IS 4923:1997,20,nos,6,14.41,1729,,20p-shs-100x100x5",
      "2,Colour Coated Products,blue 0.5 mm,,50,nos,,,,,50p~Colour+Coated+Products~colour-coated-products~blue+0%2E5+mm",
      "3,Beam ISMB 200,Jindal,IS 808:2021,500,kg,6,24.17,500,25.4,500kg-ismb-200~~~Jindal",
      "4,TMT saria 12mm 2 ton,,,,,,,,,~TMT+saria+12mm+2+ton",
      ",Total,,,,,,,2229,,",
      "",
    ])
    // No program takes a cell for a formula.
    const formulas = ["=1+1", "+1", "-1", "@a", "\t=1"].map((text) => inWords(text))
    for (const cell of csv(formulas).split("\r\n").slice(1, 6)) expect(cell).toMatch(/^\d,'/)
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
    // A single piece below 10 kg has two decimals.
    expect(rows.map((row) => row.kg)).toEqual([8.16, 17, 2900])
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

test.each([
  ["a tube", "shs-50x50x3", "1 no. of 6 m"],
  ["sheet by the square metre", "sheet-5", "1 t"],
  ["a sheet 1500 wide", "chequered-6x1500", "1 no. of 3 m"],
  ["a strip of a width no table has", "sheet-5x1100", "1 no. of 6 m"],
])("%s starts with a quantity it is sold in", (_, sizeId, expected) => {
  const text = quantityText(firstQuantity(sizeId), words)
  expect(text.replaceAll("\u00a0", " ")).toBe(expected)
})

const tube = size("shs-50x50x3")
const hashOf = (lines: readonly InquiryLine[]) => new URL(listLink(page, lines)).hash
const read = (hash: string) => {
  const { lines, unreadable } = readListLink(hash)
  return { lines, unreadable: unreadable.map((say) => say(words)) }
}

/** A row as buyers write one: a size, words, a question, a fault, a remark, in English and Hindi. */
const anyRow = fc
  .tuple(
    fc.integer({ min: 1, max: 99_999 }),
    fc.constantFrom(
      "nos urgent",
      "नग, साइट पर",
      "pcs Tata make",
      '1/2" GI, "best"',
      "=SUM(A1)",
      "",
    ),
    fc.constantFrom("size", "size", "words", "question", "unknown", "product"),
    fc.boolean(),
  )
  .map(([amount, more, kind, isRated]): InquiryLine => {
    const rate = isRated ? { rate: "54.5" } : {}
    if (kind === "words") return { ...inWords(`${more} chaukhat ${amount}`.trim()), ...rate }
    if (kind === "question") return { ...inWords(`पाइप 50 nb ${amount} ${more}`, true), ...rate }
    if (kind === "product") return { ...blue, quantity: null, remark: `${more} ${amount}`, ...rate }
    const own = size(kind === "size" ? "shs-50x50x3" : "shs-gone", { amount })
    return { ...own, ...rate, ...(more && { text: `50x50x3 ${amount} ${more}` }) } as InquiryLine
  })

// That the text names how many are left out: kit/sending/sending.test.ts
test("each row of any list is sent by every way or counted as left out, and its link and its file are the same list", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRow, { minLength: 1, maxLength: 200 }),
      fc.boolean(),
      fc.constantFrom(english, allHindi),
      async (rows, isSent, own) => {
        const link = await shortLink(listLink(page, rows, noLead, isSent))
        const list = shownList(rows, sizeOf, own.steel)
        const message = listMessage(list, own.steel, link, { withGst: true, isSent })
        const { inMessage } = own.sending
        const chat = chatWay("+91 98100 00000", message, inMessage)
        const mail = mailWay("info@example.com", "Inquiry", message, inMessage)
        for (const { text, left } of [chat, mail]) {
          const here = text.match(/^\d+\. /gm)?.length ?? 0
          expect(here + left).toBe(rows.length)
          const amounts = rows.slice(0, here).map((row) => String(row.quantity?.amount ?? ""))
          const plain = text.replace(/(\d),(?=\d)/g, "$1")
          expect(amounts.filter((amount) => !plain.includes(amount))).toEqual([])
        }
        const copied = wholeText(message)
        const csv = listCsv(list, own.steel, own.list)
        for (const [place, { line, more }] of list.rows.entries()) {
          expect(copied).toContain(`${place + 1}. `)
          for (const text of more) expect(copied).toContain(text.replaceAll("\u00a0", " "))
          expect(csv).toContain(lineText(line))
        }
        const opened = readListLink(await plainHash(new URL(link).hash))
        expect(opened.lines.map(ratedText)).toEqual(rows.map(isSent ? ratedText : lineText))
        // As a file, and as a spreadsheet has it, on a page in either language.
        for (const pasted of [csv, csv.replace(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, "\t")])
          expect(readOwnTable(pasted, sizeOf, words)?.map(lineText)).toEqual(rows.map(lineText))
      },
    ),
    { numRuns: 60 },
  )
})

test("any words come back as they were, and nothing typed into an address breaks the page", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
      const { lines, unreadable } = read(
        hashOf([inWords(`w${text}`), tube, { ...tube, text: `t${text}` } as InquiryLine]),
      )
      expect(unreadable).toEqual([])
      expect(lines[1]).toEqual(tube)
      expect(read(hashOf(lines)).lines).toEqual(lines)
      expect(() => readListLink(`#l=${text}`)).not.toThrow()
      expect(() => readAddition(`?add=${text}`)).not.toThrow()
    }),
  )
})

test.each([
  ["without its beginning", "#l=50x50x3_n1", "The beginning of this link is missing"],
  ["made by hand", "#l=2_n1_<script>_n1", "could not be read"],
  ["of letters cut in two", "#l=2_n1_~%E0%A4_n1", "could not be read"],
])("a link %s is named in a sentence", (_, hash, sentence) => {
  expect(read(hash).unreadable.join()).toContain(sentence)
})

// Cut or changed at any place: kit/sending/sending.test.ts
test.each([
  [70, (n: number) => `ISMC ${100 + (n % 4) * 25} ${n + 3} nos 6 mtr Tata make`],
  [40, (n: number) => `चौकोर पाइप ${25 + (n % 3) * 15}x25x1.6 ${n + 4} नग, साइट पर चाहिए`],
])(
  "the link of %d lines has at most 1,200 characters, and cut it is refused in words",
  async (count, text) => {
    const lines = Array.from({ length: count }, (_, n) => inWords(text(n)))
    const link = await shortLink(listLink("https://www.example.com/inquiry", lines))
    expect(link.length).toBeLessThanOrEqual(1200)
    const { hash } = new URL(link)
    expect(read(await plainHash(`${hash}.`))).toEqual({ lines, unreadable: [] })
    expect(read(await plainHash(hash.slice(0, 100))).unreadable.join()).toContain("damaged")
  },
)

test("a link cut anywhere has whole lines only, each as it was, and says how many are missing", () => {
  const lines = [tube, typed, inWords("2 inch GI पाइप", true), size("shs-100x100x10"), blue]
  const hash = hashOf(lines)
  for (let end = "#l=2_n5_".length; end < hash.length - "_n5".length; end += 1) {
    const { lines: here, unreadable } = read(hash.slice(0, end))
    expect(here).toEqual(lines.slice(0, here.length))
    expect(unreadable).toHaveLength(1)
    const missing = here.length < 4 ? `lines ${here.length + 1} to 5 are` : "line 5 is"
    expect(unreadable[0]).toContain(missing)
  }
})

test("our own CSV that was changed in a spreadsheet asks about what no longer fits its code", () => {
  const beam = size("ismb-100", { amount: 3 })
  const csv = listCsv(shown([tube, tube, beam, written]), words, listWords)
    .replace(",20,nos", ",25,nos")
    .replace(",3,nos", ",3,kg")
    .replace(/(\n2,[^\n]*?)50 × 50 × 3/, "$150 × 50 × 4")
    .replace("\n,Total", "\n,chaukhat,,,12,nos,,,,,\n,Total")
  expect(readOwnTable(csv, sizeOf, words)).toMatchObject([
    { text: expect.stringContaining("50 × 50 × 3 mm, 25, nos"), isOpen: true },
    { text: expect.stringContaining("50 × 50 × 4 mm"), isOpen: true },
    { text: expect.stringContaining("3, kg"), isOpen: true },
    written,
    { text: "chaukhat, 12, nos", isOpen: true },
  ])
  for (const text of ["", "50x50x3 20 nos", "Size,Qty\n50x50x3,20", "a\tb\tCode"])
    expect(readOwnTable(text, sizeOf, words)).toBeNull()
})

test.each([
  [words, listWords],
  [hindi, hindiWords],
])("a size of our own CSV that was given another name is asked about", (own, ownWords) => {
  const lines = [size("pipe-50nb-m"), size("ismb-200"), tube]
  const csv = listCsv(shown(lines, own), own, ownWords)
    .replace(own.classes.medium, own.classes.heavy)
    .replace("ISMB 200", "ISLB 200")
  expect(readOwnTable(csv, sizeOf, own)).toEqual([
    inWords(expect.stringContaining(own.classes.heavy) as string, true),
    inWords(expect.stringContaining("ISLB 200") as string, true),
    tube,
  ])
})

test("our CSV in the other language gives the same list, and changed rows raise a question", () => {
  const csv = listCsv(shown([blue, tube, blue], hindi), hindi, hindiWords)
  const changed = csv.replace(/(\n3,)Colour/, "$1Galvanised")
  expect(readOwnTable(changed, sizeOf, words)).toEqual([
    blue,
    tube,
    inWords(expect.stringContaining("Galvanised") as string, true),
  ])
})

test("a row added to our CSV is kept in full, and only the total is left out", () => {
  const csv = listCsv(shown([tube]), words, listWords).replace(
    "\n,Total",
    "\n,TMT 12 mm,,,,,,,500,,\n,chaukhat,,,12\n,Total",
  )
  expect(readOwnTable(csv, sizeOf, words)).toEqual([
    tube,
    inWords("TMT 12 mm, 500", true),
    inWords("chaukhat, 12", true),
  ])
})

test("an address adds a size by its id, a line, or a product with what was typed in its form", () => {
  const added = (text: string) => readAddition(new URL(addAddress(text, page)).search)
  expect(added("ismb-200")).toMatchObject({ sizeId: "ismb-200", quantity: { amount: 1 } })
  expect(added("20p-shs-50x50x3")).toEqual(tube)
  const product = "?add=~Chaukhat~chaukhat"
  expect(readAddition(`${product}&amount=2+dozen&unit=pieces&remark=100x50`)).toMatchObject({
    ...{ name: "Chaukhat", product: "chaukhat", quantity: { amount: 24 }, remark: "100x50" },
  })
  const fault = (query: string) => {
    const addition = readAddition(product + query)
    return typeof addition === "function" ? addition(words) : null
  }
  expect(fault("&amount=abc")).toContain("is not a number")
  expect(fault(`&remark=${"x".repeat(LONGEST_WORDS + 1)}`)).toContain("5000 characters")
})

test.each([
  ["₹ 54.50/-", "₹ 54.5/kg"],
  ["Rs. ५४", "₹ 54/kg"],
  ["54,500", "₹ 54,500/t"],
  [" ", undefined],
  ["fifty", "“fifty” is not a number."],
  ["5,4", "“5,4” can mean 5.4 or 54. Enter the one you mean."],
  ["0", words.rateBetween],
  ["-54", words.rateBetween],
  ["5450", words.rateBetween],
])("a rate of “%s” is read, per kg or per tonne, or gets a sentence", (typed = "", said) => {
  const rate = readRate(typed)
  const text = typeof rate === "function" ? rate(words) : rate?.text
  expect(text?.replaceAll("\u00a0", " ")).toBe(said)
})

test("amounts are whole rupees that add up, with GST on their sum; lines without weight or rate are left", () => {
  const rows = [
    { kg: 1729, line: { rate: "54.5" } },
    { kg: 85.4, line: { rate: "61,000" } },
    { kg: null, line: { rate: "61" } },
    { kg: 100, line: {} },
    { kg: 100, line: { rate: "fifty" } },
  ]
  // 1,729 × 54.5 = 94,230.5; 85.4 × 61 = 5,209.4; 18 % of 99,440 = 17,899.2
  const { lines, ...all } = costOf(rows, { withGst: true, isSent: false }, words)
  expect(lines.map((line) => line?.amount ?? null)).toEqual([94_231, 5209, null, null, null])
  expect(all).toMatchObject({ total: 117_339, left: 3 })
  expect(all.sums.map(([, sum]) => sum.slice(2))).toEqual(["99,440", "17,899", "1,17,339"])
  expect(costOf(rows, noRates, words).sums).toEqual([["Sum, without GST", "₹\u00a099,440"]])
})
