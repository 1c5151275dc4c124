import { anyCharacter, fc } from "../../random-inputs"
import {
  addedSince,
  addLine as addLineInWords,
  changeLine as changeLineInWords,
  decodeList as decodeListInWords,
  encodeList,
  kgText,
  knownLines as knownLinesInWords,
  lineFigures,
  lineKg,
  lineTradeKg,
  listTotals,
  removeLine,
  tonnesText,
  withLines as withLinesInWords,
} from "../../../src/inquiry/inquiryList"
import {
  MOST_LINES,
  readStoredList as readStoredListInWords,
  serializeList,
} from "../../../src/inquiry/storedList"
import type { WantedSize } from "../../../src/inquiry/wantedSize"
import { quantityUnits, type Quantity } from "../../../src/steel/quantity"
import { sizeOf, sizes } from "../steel/publishedSizes"
import { steel as words } from "../../../src/interface/en/steel"
import { answeringInWords } from "../../in-words"

const addLine = answeringInWords(words, addLineInWords)
const withLines = answeringInWords(words, withLinesInWords)
const changeLine = answeringInWords(words, changeLineInWords)
const decodeList = answeringInWords(words, decodeListInWords)
const readStoredList = answeringInWords(words, readStoredListInWords)
const knownLines = answeringInWords(words, knownLinesInWords)

const line = (sizeId: string, quantity: Partial<Quantity> = {}): WantedSize => ({
  sizeId,
  quantity: { amount: 20, unit: "pieces", pieceLength: 6, ...quantity },
})

const anyQuantity: fc.Arbitrary<Quantity> = fc
  .record({
    amount: fc.integer({ min: 1, max: 900_000_000 }).map((thousandths) => thousandths / 1000),
    unit: fc.constantFrom(...quantityUnits),
    pieceLength: fc.integer({ min: 50, max: 30_000 }).map((millimetres) => millimetres / 1000),
  })
  .map(({ amount, unit, ...rest }) => ({
    ...rest,
    unit,
    amount: unit === "pieces" ? Math.ceil(amount) : amount,
  }))
const anyList: fc.Arbitrary<WantedSize[]> = fc.array(
  fc.record({ sizeId: fc.constantFrom(...sizes.map(({ id }) => id)), quantity: anyQuantity }),
  { maxLength: MOST_LINES },
)

describe("adding to the list", () => {
  test("the same size in the same unit adds up", () => {
    const { lines } = addLine([line("ismb-200", { amount: 5 })], line("ismb-200", { amount: 7 }))
    expect(lines).toEqual([line("ismb-200", { amount: 12 })])
  })

  test.each([
    ["another size", line("ismb-250")],
    ["another unit", line("ismb-200", { unit: "tonnes" })],
    ["another length of piece", line("ismb-200", { pieceLength: 12 })],
  ])("%s is a line of its own", (_, other) => {
    expect(addLine([line("ismb-200")], other).lines).toEqual([line("ismb-200"), other])
  })

  test("lines by weight are merged whatever the length of pieces", () => {
    const weighed = (pieceLength: number) =>
      line("ismb-200", { amount: 1, unit: "tonnes", pieceLength })
    expect(addLine([weighed(6)], weighed(12)).lines).toMatchObject([{ quantity: { amount: 2 } }])
  })

  test("the most there can be is taken", () => {
    expect(addLine([], line("ismb-200", { amount: 10_00_000 })).refusal).toBeNull()
  })

  test("tenths add up to tenths", () => {
    const tonnes = (amount: number) => line("ismb-200", { amount, unit: "tonnes" })
    expect(addLine([tonnes(0.1)], tonnes(0.2)).lines).toEqual([tonnes(0.3)])
  })

  test("a full list refuses more lines and says so", () => {
    const full = sizes.slice(0, MOST_LINES).map(({ id }) => line(id))
    const { lines, refusal } = addLine(full, line("plank-200x25x2"))
    expect(lines).toBe(full)
    expect(refusal).toContain("The list is full")
    expect(addLine(full, full[0]).refusal).toBeNull()
  })

  test.each([
    ["nothing", { amount: 0 }, "more than 0"],
    ["less than nothing", { amount: -5 }, "more than 0"],
    ["no number", { amount: NaN }, "more than 0"],
    ["more than there is", { amount: 1e9 }, "at most 10,00,000 nos"],
    ["a piece of a mile", { pieceLength: 1609 }, "between 0.05 and 30 m"],
  ])("%s is refused with a sentence", (_, quantity, sentence) => {
    const { lines, refusal } = addLine([], line("ismb-200", quantity))
    expect(lines).toEqual([])
    expect(refusal).toContain(sentence)
  })
})

describe("adding several lines", () => {
  const before = [line("ismb-200", { amount: 5 })]

  test("adds each as if it were added alone", () => {
    const more = [line("ismb-250"), line("ismb-200", { amount: 7 })]
    const lines = [line("ismb-200", { amount: 12 }), line("ismb-250")]
    expect(withLines(before, more)).toEqual({ lines, refusal: null })
  })

  test("changes nothing if one of them is refused, and says why", () => {
    const { lines, refusal } = withLines(before, [
      line("ismb-250"),
      line("ismb-300", { amount: 0 }),
      line("ismb-350"),
    ])
    expect(lines).toBe(before)
    expect(refusal).toContain("more than 0")
  })

  test("changes nothing if there are none", () => {
    expect(withLines(before, [])).toEqual({ lines: before, refusal: null })
  })
})

describe("what was added since", () => {
  const before = [line("ismb-200", { amount: 5 }), line("ismb-250", { amount: 8 })]

  test("includes new lines, and the increase of earlier amounts", () => {
    const now = [line("ismb-200", { amount: 12 }), line("ismb-250", { amount: 8 }), line("plate")]
    expect(addedSince(before, now)).toEqual([line("ismb-200", { amount: 7 }), line("plate")])
  })

  test("leaves out amounts that became smaller", () => {
    expect(addedSince(before, [line("ismb-200", { amount: 4 })])).toEqual([])
  })

  test("includes the second line of a size that was listed once", () => {
    const twice = [line("ismb-250", { amount: 8 }), line("ismb-250", { amount: 3 })]
    expect(addedSince(before, twice)).toEqual([line("ismb-250", { amount: 3 })])
  })

  test("is rounded to three decimals", () => {
    const tonnes = (amount: number) => line("ismb-200", { amount, unit: "tonnes" })
    expect(addedSince([tonnes(0.1)], [tonnes(0.3)])).toEqual([tonnes(0.2)])
  })

  test("gives the new list when it is added to the old one", () => {
    const now = [...before, line("ismb-300")].map(({ sizeId, quantity }) =>
      line(sizeId, { ...quantity, amount: quantity.amount + 1 }),
    )
    expect(withLines(before, addedSince(before, now)).lines).toEqual(now)
  })
})

test("a list has the weight that its link gives it: three decimals of a quantity are kept", () => {
  const sheet = line("sheet-5x1250", { amount: 8, pieceLength: 2.4384 })
  const { lines } = addLine([], sheet)
  const changed = changeLine(lines, 0, { ...sheet.quantity, amount: 2.3456, unit: "tonnes" })
  for (const each of [lines, changed.lines]) {
    expect(decodeList(encodeList(each)).lines).toEqual(each)
  }
})

describe("changing the list", () => {
  const lines = [line("ismb-200"), line("ismb-250")]

  test("a quantity changes in its own line", () => {
    const quantity: Quantity = { amount: 2, unit: "tonnes", pieceLength: 6 }
    expect(changeLine(lines, 1, quantity).lines).toEqual([lines[0], { ...lines[1], quantity }])
  })

  test("an impossible quantity changes nothing", () => {
    const changed = changeLine(lines, 1, { ...lines[1].quantity, amount: 0 })
    expect(changed.lines).toBe(lines)
    expect(changed.refusal).not.toBeNull()
  })

  test("a line is removed", () => {
    expect(removeLine(lines, 0)).toEqual([lines[1]])
    expect(removeLine(lines, 7)).toEqual(lines)
  })
})

describe("weights", () => {
  test("are rounded to a tenth of a kg below 100 kg and to a kg above, unless the weight was asked for", () => {
    // 1 kg a metre, so that the metres are the weight.
    const size = {
      ...sizes.find(({ massPer }) => massPer === "metre"),
      mass: 1,
    } as (typeof sizes)[0]
    const shown = (amount: number, unit: Quantity["unit"]) =>
      lineKg({ sizeId: size.id, quantity: { amount, unit, pieceLength: 6 } }, size)
    expect(shown(12.34, "metres")).toBe(12.3)
    expect(shown(99.94, "metres")).toBe(99.9)
    expect(shown(100.4, "metres")).toBe(100)
    expect(shown(12.345, "kg")).toBe(12.345)
    expect(shown(1234.5, "kg")).toBe(1234.5)
    expect(shown(1.2345, "tonnes")).toBe(1234.5)
  })

  test("of sheet by the square metre are known only for a quantity by weight", () => {
    const sheet = sizes.find(({ massPer }) => massPer === "squareMetre")
    const figures = (amount: number, unit: Quantity["unit"]) =>
      sheet && lineFigures({ amount, unit, pieceLength: 2.5 }, sheet)
    expect(figures(500, "kg")).toEqual({ kg: 500, metres: null, pieces: null })
    expect(figures(0.5, "tonnes")).toEqual({ kg: 500, metres: null, pieces: null })
    expect(figures(5, "pieces")).toEqual({ kg: null, metres: null, pieces: 5 })
    expect(figures(5, "metres")).toEqual({ kg: null, metres: null, pieces: null })
  })

  test("are those of the size's mass in whole kg: 20 pieces of 6 m of 100 x 100 x 5 are 1,729", () => {
    const totals = listTotals([line("shs-100x100x5")], sizeOf)
    expect(totals).toEqual({ kg: 1729, tonnes: 1.729, tradeKg: null, unweighed: 0 })
  })

  test("of every list add up to its total as they are shown, by the old trade chart too", () => {
    fc.assert(
      fc.property(anyList, (lines) => {
        const shown = lines.map((each) => {
          const kg = lineKg(each, sizeOf(each.sizeId))
          return { kg, trade: lineTradeKg(each, sizeOf(each.sizeId)) ?? kg }
        })
        // What is printed is read back, roundTo of a kg at a time so that the sum is exact.
        const printed = (kg: number | null) =>
          kg === null ? 0 : Math.round(Number(kgText(kg, words).replace(/[^\d.]/g, "")) * 1000)
        const sum = shown.reduce((total, { kg }) => total + printed(kg), 0)
        const tradeSum = shown.reduce((total, { trade }) => total + printed(trade), 0)
        const { kg, tradeKg } = listTotals(lines, sizeOf)
        expect(Number(tonnesText(kg, words).replace(/[^\d.]/g, ""))).toBeCloseTo(sum / 1e6, 9)
        expect(tradeKg ?? kg).toBeCloseTo(tradeSum / 1000, 5)
      }),
    )
  })

  test("by the old trade chart follow a beam where it differs", () => {
    const lines = [line("ismb-100", { amount: 50 }), line("shs-100x100x5")]
    expect(lineTradeKg(lines[0], sizeOf("ismb-100"))).toBe(3450)
    expect(lineTradeKg(lines[1], sizeOf("shs-100x100x5"))).toBeNull()
    expect(listTotals(lines, sizeOf)).toMatchObject({ kg: 2685 + 1729, tradeKg: 3450 + 1729 })
  })

  test("add up over the units", () => {
    const lines = [
      line("ismb-200", { amount: 500, unit: "kg" }),
      line("sheet-5", { amount: 1.5, unit: "tonnes" }),
      line("sheet-5x1000", { amount: 2, pieceLength: 2 }),
    ]
    expect(listTotals(lines, sizeOf).kg).toBeCloseTo(500 + 1500 + 157, 9)
  })

  test("leave out lines without a weight, and count them", () => {
    const lines = [
      line("sheet-5"),
      line("ismb-999"),
      line("ismb-200", { amount: 1, unit: "tonnes" }),
    ]
    expect(listTotals(lines, sizeOf)).toEqual({
      kg: 1000,
      tonnes: 1,
      tradeKg: null,
      unweighed: 2,
    })
  })
})

describe("the link", () => {
  test("can be read by a person", () => {
    const text = encodeList([
      line("shs-50x50x3"),
      line("pipe-50nb-m", { amount: 2.5, unit: "tonnes", pieceLength: 12 }),
    ])
    expect(text).toBe("2_20p-shs-50x50x3_2.5t12-pipe-50nb-m_n2")
  })

  test("of an empty list is empty", () => {
    expect(encodeList([])).toBe("")
    expect(decodeList("")).toEqual({ lines: [], unreadable: [] })
  })

  test("brings every list back as it was", () => {
    fc.assert(
      fc.property(anyList, (lines) => {
        const text = encodeList(lines)
        expect(decodeList(text)).toEqual({ lines, unreadable: [] })
      }),
    )
  })

  test("passes unchanged through addresses and forms", () => {
    fc.assert(
      fc.property(anyList, (lines) => {
        const text = encodeList(lines)
        expect(encodeURIComponent(text)).toBe(text)
        expect(new URLSearchParams({ list: text }).toString()).toBe(`list=${text}`)
      }),
    )
  })

  test("of the longest list is short enough for browsers and messengers", () => {
    const longest = sizes.slice(0, MOST_LINES).map(({ id }) => line(id, { amount: 999_999.999 }))
    expect(encodeList(longest).length).toBeLessThan(4000)
  })

  test("broken by a mail program, or followed by a full stop, is still read", () => {
    expect(decodeList("1_20p-shs-50x50x3_\r\n 2t-ismb-200.").lines).toEqual([
      line("shs-50x50x3"),
      line("ismb-200", { amount: 2, unit: "tonnes" }),
    ])
    expect(decodeList("1%5F20p-ismb-200").lines).toEqual([line("ismb-200")])
  })

  test("returns the readable part and names the rest", () => {
    const read = decodeList("1_20p-ismb-200_rubbish_0p-ismb-250_5p99-ismb-300_3p-ismb-350")
    expect(read.lines).toEqual([line("ismb-200"), line("ismb-350", { amount: 3 })])
    expect(read.unreadable).toEqual([
      "“rubbish” could not be read.",
      "“0p-ismb-250” could not be read.",
      "“5p99-ismb-300” could not be read.",
    ])
  })

  test.each([
    ["of another version", "3_20p-ismb-200", "another version"],
    ["without its end", "2_20p-ismb-200", "end of this link is missing"],
    ["cut within its end", "2_20p-ismb-200_n", "end of this link is missing"],
    ["with fewer lines than it says", "2_20p-ismb-200_n12", "end of this link is missing"],
    ["without its beginning", "20p-ismb-200", "beginning of this link is missing"],
  ])("%s is read with a warning", (_, text, sentence) => {
    const { lines, unreadable } = decodeList(text)
    expect(lines).toEqual([line("ismb-200")])
    expect(unreadable.join()).toContain(sentence)
  })

  test.each([
    [2, ["The list takes 100 sizes: 2 more were left out."]],
    [1, ["The list takes 100 sizes: 1 more was left out."]],
    [0, []],
  ])("with %d lines too many says how many were left out", (more, sentences) => {
    const many = Array.from({ length: MOST_LINES + more }, () => line("ismb-200"))
    const { lines, unreadable } = decodeList(encodeList(many))
    expect(lines).toHaveLength(MOST_LINES)
    expect(unreadable).toEqual(sentences)
  })

  test("quotes what it could not read, and only the beginning of a long text", () => {
    const text = "x".repeat(40)
    expect(decodeList(`1_${text}_${text}y`).unreadable).toEqual([
      `“${text}” could not be read.`,
      `“${text}…” could not be read.`,
    ])
  })

  test("followed by several signs of a sentence is still read", () => {
    expect(decodeList("1_20p-ismb-200).").lines).toEqual([line("ismb-200")])
    expect(decodeList("1_20p-ismb-200_x7n2").unreadable).toEqual(["“x7n2” could not be read."])
    expect(decodeList("12_20p-ismb-200").unreadable.join()).toContain("another version")
  })

  test("never throws, and what it reads can be weighed or named", () => {
    const parts = fc
      .array(
        fc.constantFrom("1", "_", "20p", "-", "ismb-200", "%", "%E0", "9e9", "t", "\n", "kg12"),
      )
      .map((found) => found.join(""))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), parts), (text) => {
        const { lines, unreadable } = decodeList(text)
        for (const { quantity } of lines) expect(quantity.amount).toBeGreaterThan(0)
        for (const sentence of unreadable) expect(sentence).toMatch(/\.$/)
      }),
    )
  })
})

test("a link cut anywhere is never taken for a whole list", () => {
  const lines = [line("shs-100x100x3.6"), line("isa-50x50x6", { amount: 12 })]
  const whole = encodeList(lines)
  const cuts = Array.from({ length: whole.length - 1 }, (_, end) => whole.slice(0, end + 1))
  for (const cut of cuts) expect([cut, decodeList(cut).unreadable]).not.toEqual([cut, []])
})

describe("the list stored in the browser", () => {
  test("comes back as it was", () => {
    fc.assert(
      fc.property(anyList, (lines) => {
        expect(readStoredList(serializeList(lines))).toEqual({ lines, unreadable: [] })
      }),
    )
  })

  test("is empty if nothing is stored", () => {
    expect(readStoredList(null)).toEqual({ lines: [], unreadable: [] })
  })

  test.each(["", "rubbish", "null", "7", "[]", "{}", '{"lines":7}'])(
    "damaged to %j is reported",
    (text) => {
      expect(readStoredList(text)).toEqual({
        lines: [],
        unreadable: ["The list stored in this browser could not be read."],
      })
    },
  )

  test("gives the lines that are whole", () => {
    const read = readStoredList('{"version":1,"lines":["20p-ismb-200",null,{"a":1}]}')
    expect(read.lines).toEqual([line("ismb-200")])
    expect(read.unreadable).toHaveLength(2)
  })
})

test("a size that is no longer listed is named, a computed one is accepted", () => {
  const lines = [line("ismb-999"), line("shs-500x500x20"), line("ismb-200")]
  const known = knownLines(lines, sizeOf)
  expect(known.lines).toEqual([lines[1], lines[2]])
  expect(known.unreadable).toEqual(["Size “ismb-999” was not found (20 nos on the list)."])
})
