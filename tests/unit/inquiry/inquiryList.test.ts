import * as fc from "fast-check"
import {
  addLine,
  changeLine,
  decodeList,
  encodeList,
  knownLines,
  lineFigures,
  listTotals,
  removeLine,
} from "../../../src/inquiry/inquiryList"
import { MOST_LINES, readStoredList, storedList } from "../../../src/inquiry/storedList"
import type { WantedSize } from "../../../src/inquiry/wantedSize"
import { quantityUnits, type Quantity } from "../../../src/steel/quantity"
import { sizeOf, sizes } from "../steel/publishedSizes"

const line = (sizeId: string, quantity: Partial<Quantity> = {}): WantedSize => ({
  sizeId,
  quantity: { amount: 20, unit: "pieces", pieceLength: 6, ...quantity },
})

const anyQuantity: fc.Arbitrary<Quantity> = fc.record({
  amount: fc.integer({ min: 1, max: 900_000_000 }).map((thousandths) => thousandths / 1000),
  unit: fc.constantFrom(...quantityUnits),
  pieceLength: fc.integer({ min: 50, max: 30_000 }).map((millimetres) => millimetres / 1000),
})
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

  test("tenths add up to tenths", () => {
    const tonnes = (amount: number) => line("ismb-200", { amount, unit: "tonnes" })
    expect(addLine([tonnes(0.1)], tonnes(0.2)).lines).toEqual([tonnes(0.3)])
  })

  test("a full list says so and stays as it is", () => {
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
    ["more than there is", { amount: 1e9 }, "at most 10,00,000 pieces"],
    ["a piece of a mile", { pieceLength: 1609 }, "between 0.05 and 30 m"],
  ])("%s is refused with a sentence", (_, quantity, sentence) => {
    const { lines, refusal } = addLine([], line("ismb-200", quantity))
    expect(lines).toEqual([])
    expect(refusal).toContain(sentence)
  })
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
  test("are those of the size's mass: 20 pieces of 6 m of 100 x 100 x 5 are 1729.2 kg", () => {
    const totals = listTotals([line("shs-100x100x5")], sizeOf)
    expect(totals.kg).toBeCloseTo(1729.2, 9)
    expect(totals.tonnes).toBeCloseTo(1.7292, 12)
    expect(totals.unweighed).toBe(0)
  })

  test("add up over the units", () => {
    const lines = [
      line("ismb-200", { amount: 500, unit: "kg" }),
      line("sheet-5", { amount: 1.5, unit: "tonnes" }),
      line("sheet-5x1000", { amount: 2, pieceLength: 2 }),
    ]
    expect(listTotals(lines, sizeOf).kg).toBeCloseTo(500 + 1500 + 157, 9)
  })

  test("leave out what cannot be weighed, and count it", () => {
    const lines = [
      line("sheet-5"),
      line("ismb-999"),
      line("ismb-200", { amount: 1, unit: "tonnes" }),
    ]
    expect(listTotals(lines, sizeOf)).toEqual({ kg: 1000, tonnes: 1, unweighed: 2 })
  })

  test("of sheet by the square metre say nothing of metres", () => {
    const sheet = sizeOf("sheet-5")
    expect(sheet && lineFigures(line("sheet-5").quantity, sheet)).toEqual({
      kg: null,
      metres: null,
      pieces: 20,
    })
  })
})

describe("the link", () => {
  test("can be read by a person", () => {
    const text = encodeList([
      line("shs-50x50x3"),
      line("pipe-50nb-m", { amount: 2.5, unit: "tonnes", pieceLength: 12 }),
    ])
    expect(text).toBe("1_20p-shs-50x50x3_2.5t12-pipe-50nb-m")
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

  test("gives what can be read, and says what could not", () => {
    const read = decodeList("1_20p-ismb-200_rubbish_0p-ismb-250_5p99-ismb-300_3p-ismb-350")
    expect(read.lines).toEqual([line("ismb-200"), line("ismb-350", { amount: 3 })])
    expect(read.unreadable).toEqual([
      "“rubbish” is no line of a list.",
      "“0p-ismb-250” is no line of a list.",
      "“5p99-ismb-300” is no line of a list.",
    ])
  })

  test.each([
    ["of another version", "2_20p-ismb-200", "another version"],
    ["without its beginning", "20p-ismb-200", "beginning of this link is missing"],
  ])("%s is read with a warning", (_, text, sentence) => {
    const { lines, unreadable } = decodeList(text)
    expect(lines).toEqual([line("ismb-200")])
    expect(unreadable.join()).toContain(sentence)
  })

  test("with more lines than a list takes says how many were left out", () => {
    const many = Array.from({ length: MOST_LINES + 2 }, () => line("ismb-200"))
    const { lines, unreadable } = decodeList(encodeList(many))
    expect(lines).toHaveLength(MOST_LINES)
    expect(unreadable).toEqual(["The list takes 100 sizes: 2 more were left out."])
  })

  test("never throws, and what it reads can be weighed or named", () => {
    const parts = fc
      .array(
        fc.constantFrom("1", "_", "20p", "-", "ismb-200", "%", "%E0", "9e9", "t", "\n", "kg12"),
      )
      .map((found) => found.join(""))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), parts), (text) => {
        const { lines, unreadable } = decodeList(text)
        for (const { quantity } of lines) expect(quantity.amount).toBeGreaterThan(0)
        for (const sentence of unreadable) expect(sentence).toMatch(/\.$/)
      }),
    )
  })
})

describe("the list kept in the browser", () => {
  test("comes back as it was", () => {
    fc.assert(
      fc.property(anyList, (lines) => {
        expect(readStoredList(storedList(lines))).toEqual({ lines, unreadable: [] })
      }),
    )
  })

  test("is empty where nothing is kept", () => {
    expect(readStoredList(null)).toEqual({ lines: [], unreadable: [] })
  })

  test.each(["", "rubbish", "null", "7", "[]", "{}", '{"lines":7}'])(
    "damaged to %j is said",
    (text) => {
      expect(readStoredList(text)).toEqual({
        lines: [],
        unreadable: ["The list kept in this browser could not be read."],
      })
    },
  )

  test("gives the lines that are whole", () => {
    const read = readStoredList('{"version":1,"lines":["20p-ismb-200",null,{"a":1}]}')
    expect(read.lines).toEqual([line("ismb-200")])
    expect(read.unreadable).toHaveLength(2)
  })
})

test("a size that is no longer listed is said, a computed one is known", () => {
  const lines = [line("ismb-999"), line("shs-500x500x20"), line("ismb-200")]
  const known = knownLines(lines, sizeOf)
  expect(known.lines).toEqual([lines[1], lines[2]])
  expect(known.unreadable).toEqual([
    "There is no size “ismb-999” here (20 pieces of it were on the list).",
  ])
})
