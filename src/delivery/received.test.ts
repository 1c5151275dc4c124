import { listedLines, readDelivery, readRow, readSlip, type TypedSlip } from "./received"
import { plate, square } from "../../tests/delivery-examples"
import { answeringInWords } from "../../tests/in-words"
import { sizeOf } from "../steel/publishedSizes"
import { delivery } from "../site/words/en/tools"

const slipOf = (own: Partial<TypedSlip>): TypedSlip => ({
  gross: "",
  tare: "",
  net: "",
  unit: "kg",
  ...own,
})
const slip = answeringInWords(delivery, (own: Partial<TypedSlip>) => readSlip(slipOf(own)))
const rowOf = (own: { pieces?: string; length?: string; width?: string }) => ({
  key: 0,
  sizeId: "sheet-3",
  pieces: "10",
  length: "6",
  width: "1250",
  ordered: "",
  ...own,
})
const row = answeringInWords(delivery, (own: Parameters<typeof rowOf>[0]) =>
  readRow(rowOf(own), plate),
)

test.each([
  ["5240", "kg", 5240],
  ["5,20,000 kg", "kg", 520000],
  ["5.24", "t", 5240],
  ["5.24 MT", "kg", 5240],
  ["5240 kg", "t", 5240],
  ["५२४०", "kg", 5240],
  ["5.24 टन", "kg", 5240],
  ["52.4 quintal", "kg", 5240],
] as const)("a net weight of “%s” with %s chosen is %d kg", (net, unit, kg) => {
  const read = slip({ net, unit })
  expect(read.kg).toBeCloseTo(kg, 6)
})

test.each([
  ["five tonnes", "is not a weight"],
  ["5,24", "can mean 5.24 or 524"],
  ["0", "more than 0 and at most 50,00,000 kg"],
  ["-5240", "more than 0"],
  ["9e9", "at most 50,00,000 kg"],
  ["12 m", "is not a weight"],
])("a net weight of “%s” gets a sentence", (net, sentence) => {
  expect(slip({ net }).faults.net).toContain(sentence)
})

test("the net weight is gross less tare, if it is not typed itself", () => {
  expect(slip({ gross: "12,540", tare: "7,300" })).toMatchObject({ kg: 5240 })
  expect(slip({ gross: "12.54", tare: "7300 kg", unit: "t" })).toMatchObject({ kg: 5240 })
  expect(slip({ gross: "12540", tare: "7300", net: "5240" })).toMatchObject({ kg: 5240 })
  expect(slip({ gross: "12540", net: "5240" })).toMatchObject({ kg: 5240 })
})

test.each([
  [{}, "net", "Enter the net weight"],
  [{ gross: "12540" }, "tare", "Enter the tare, too."],
  [{ tare: "7300" }, "gross", "Enter the gross weight, too."],
  [{ gross: "7300", tare: "12540" }, "tare", "must be less than the gross"],
  [{ gross: "12540", tare: "7300", net: "5420" }, "net", "Gross less tare is 5,240"],
] as const)("a slip of %j is asked about", (typed, field, sentence) => {
  const read = slip(typed)
  expect(read.faults[field]?.replaceAll("\u00a0", " ")).toContain(sentence)
})

test.each([
  ["2.4", "kg", "Did you mean tonnes?", { net: "2.4", unit: "t" }],
  ["2400", "t", "Did you mean kg?", { net: "2400", unit: "kg" }],
  ["2.4 kg", "kg", undefined, undefined],
  ["1,200", "kg", undefined, undefined],
] as const)(
  "%s %s against 2,400 kg asks for the unit that fits, if one does",
  (net, unit, said, meant) => {
    const shs = { ...rowOf({ pieces: "40" }), sizeId: "shs" }
    const asked = readDelivery([shs], () => square, slipOf({ net, unit }))
    expect(asked.slipFaults.net?.(delivery)).toEqual(
      said && (expect.stringContaining(said) as string),
    )
    expect(asked.meant).toEqual(meant && slipOf(meant))
    expect(asked.delivery === undefined).toBe(meant !== undefined)
  },
)

test.each([
  [
    { pieces: "40 nos", length: "12 mtr", width: "1250mm" },
    { pieces: 40, pieceLength: 12, width: 1.25 },
  ],
  [
    { pieces: "1,00,000", length: "6000 mm", width: "50" },
    { pieces: 100_000, pieceLength: 6, width: 0.05 },
  ],
  [
    { pieces: "४० नग", length: "20 ft", width: "4 ft" },
    { pieces: 40, pieceLength: 6.096, width: 1.2192 },
  ],
])("%j are read as %j", (typed, line) => {
  expect(row(typed)).toMatchObject({ line })
})

test.each([
  ["pieces", "", "Enter the number of pieces."],
  ["pieces", "many", "“many” is not a number of pieces."],
  ["pieces", "40 kg", "is not a number of pieces"],
  ["pieces", "0", "a whole number between 1 and 1,00,000"],
  ["pieces", "2.5", "a whole number"],
  ["pieces", "1,00,001", "between 1 and 1,00,000"],
  ["pieces", `${"about forty of the short ones!"}!`, "“about forty of the short ones!…” is not"],
  ["length", "", "Enter the length"],
  ["length", "six", "is not a length"],
  ["length", "40", "between 0.05 and 30 m"],
  ["length", "6000", "Enter the length in metres: 6 for 6,000 mm."],
  ["length", "6000 m", "between 0.05 and 30 m"],
  ["width", "", "Enter the width of the sheet."],
  ["width", "wide", "is not a width"],
  ["width", "1.25", "between 50 and 4,000 mm"],
] as const)("%s “%s” gets a sentence", (field, typed, sentence) => {
  const read = row({ [field]: typed })
  expect(read.faults[field]).toContain(sentence)
})

test("a link to a check has the width of its sheet", () => {
  const { line } = readRow(rowOf({ length: "2.5" }), { ...plate, id: "sheet-3" })
  const [listed] = line ? listedLines([line]) : []
  expect(listed).toEqual({
    kind: "size",
    sizeId: "sheet-3x1250",
    quantity: { amount: 10, unit: "pieces", pieceLength: 2.5 },
  })
  expect(sizeOf(listed.sizeId)?.massPer).toBe("metre")
})
