import { listedLines, readDelivery, readRow, readSlip, slipIn, type TypedSlip } from "./received"
import { plate, square } from "../../tests/delivery-examples"
import { answeringInWords } from "../../tests/in-words"
import { sizeOf } from "../../tests/published-sizes"
import { delivery } from "../kit/words/en/tools"

const slipOf = (own: Partial<TypedSlip>): TypedSlip => ({ gross: "", tare: "", net: "", ...own })
const slip = answeringInWords(delivery, (own: Partial<TypedSlip>) => readSlip(slipOf(own)))
const rowOf = (own: { pieces?: string; length?: string; width?: string }) => ({
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
  [{ net: "5240" }, 5240],
  [{ net: "5.24 MT" }, 5240],
  [{ gross: "12,540", tare: "7,300" }, 5240],
  [{ gross: "12.54 t", tare: "7300 kg" }, 5240],
  [{ gross: "12540", tare: "7300", net: "5240" }, 5240],
])("a slip of %j has %d kg net", (typed, kg) => {
  expect(slip(typed).kg).toBeCloseTo(kg, 6)
})

test.each([
  [{ net: "5,24" }, "net", "can mean 5.24 or 524"],
  [{ net: "0" }, "net", "from 0.001 to 50,00,000"],
  [{}, "net", "Enter the net weight"],
  [{ gross: "12540" }, "tare", "Enter both gross and tare"],
  [{ gross: "7300", tare: "12540" }, "tare", "must be less than the gross"],
  [{ gross: "12540", tare: "7300", net: "5420" }, "net", "Gross less tare is 5,240"],
] as const)("a slip of %j is asked about", (typed, field, sentence) => {
  expect(slip(typed).faults[field]?.replaceAll("\u00a0", " ")).toContain(sentence)
})

test.each([
  ["Gross 8240 Tare 4310", { gross: "8240", tare: "4310" }],
  ["GROSS WT: 8,240 kg, Net wt. 3.93 MT", { gross: "8,240 kg", net: "3.93 MT" }],
  ["gross 100x100x4 20 nos", null],
  ["truck UP14 Gross 8240", null],
])("the weights of a slip in “%s”: %j", (line, weights) => {
  expect(slipIn(line)).toEqual(weights)
})

test.each([
  ["2.4", "2400"],
  ["2.4 kg", undefined],
  ["1,200", undefined],
])("%s against 2,400 kg asks whether tonnes are meant: %s", (net, meant) => {
  const shs = { ...rowOf({ pieces: "40" }), sizeId: "shs" }
  const asked = readDelivery([shs], () => square, slipOf({ net }))
  expect(asked.slipFaults.net?.(delivery)).toBe(meant && delivery.meantTonnes)
  expect(asked.meant?.net).toBe(meant)
  expect(asked.delivery === undefined).toBe(meant !== undefined)
})

test.each([
  [{ pieces: "40 nos", length: "12 mtr", width: "1250mm" }, [40, 12, 1.25]],
  [{ pieces: "1,00,000", length: "6000 mm", width: "50" }, [100_000, 6, 0.05]],
  [{ pieces: "४० नग", length: "20 ft", width: "4 ft" }, [40, 6.096, 1.2192]],
])("%j are read as %j", (typed, [pieces, pieceLength, width]) => {
  const { line } = row(typed)
  // Plate of 10 mm: 78.5 kg/m².
  expect(line).toMatchObject({ pieces, pieceLength, size: { massPer: "metre" } })
  expect(line?.size.mass).toBeCloseTo(78.5 * width, 2)
})

test.each([
  ["pieces", "", "Enter the number of pieces."],
  ["pieces", "many", "“many” is not a number."],
  ["pieces", "0", "from 1 to 1,00,000"],
  ["pieces", "2.5", "must be whole"],
  ["length", "", "Enter the length"],
  ["length", "40", "from 0.05 to 30"],
  ["length", "6000", "from 0.05 to 30"],
  ["width", "", "Enter the width of the sheet."],
  ["width", "1.25", "from 50 to 4,000"],
] as const)("%s “%s” gets a sentence", (field, typed, sentence) => {
  expect(row({ [field]: typed }).faults[field]).toContain(sentence)
})

test("a link to a check has the width of its sheet", () => {
  const { line } = readRow(rowOf({ length: "2.5" }), plate)
  const [listed] = line ? listedLines([line]) : []
  expect(listed).toEqual({
    kind: "size",
    sizeId: "sheet-10x1250",
    quantity: { amount: 10, unit: "pieces", pieceLength: 2.5 },
  })
  expect(sizeOf(listed.sizeId)?.massPer).toBe("metre")
})
