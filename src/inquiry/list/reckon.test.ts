import { steel as words } from "../../site/words/en/steel"
import { rateInOtherUnit, readRate, reckoned, rupees } from "./reckon"

const perKg = { perTonne: false, withGst: false, isSent: false }
const perTonne = { ...perKg, perTonne: true }

test.each([
  ["54.5", perKg, 54.5],
  ["₹ 54.50/-", perKg, 54.5],
  ["Rs. ५४", perKg, 54],
  ["54,500", perTonne, 54.5],
  [" ", perKg, null],
])("a rate of “%s” is read", (typed, reckoning, rate) => {
  expect(readRate(typed, reckoning)).toBe(rate)
})

test.each([
  ["fifty", perKg, "“fifty” is not a number."],
  ["5,4", perKg, "can mean 5.4 or 54"],
  ["0", perKg, "between ₹ 1 and ₹ 1,000 per kg"],
  ["-54", perKg, "between ₹ 1 and ₹ 1,000 per kg"],
  ["1e9", perKg, "between ₹ 1 and ₹ 1,000 per kg"],
  ["54500", perKg, "per kg. Is it per tonne?"],
  ["54.5", perTonne, "between ₹ 1,000 and ₹ 10,00,000 per tonne. Is it per kg?"],
])("a rate of “%s” gets a sentence", (typed, reckoning, sentence) => {
  const fault = readRate(typed, reckoning)
  const said = typeof fault === "function" ? fault(words) : String(fault)
  expect(said.replaceAll("\u00a0", " ")).toContain(sentence)
})

test("a rate keeps its worth in the other unit, and what is no rate its text", () => {
  expect(rateInOtherUnit("54.55", perKg)).toBe("54550")
  expect(rateInOtherUnit("54,550", perTonne)).toBe("54.55")
  expect(rateInOtherUnit("fifty", perKg)).toBe("fifty")
})

test("amounts are whole rupees that add up, with GST on their sum; lines without weight or rate are left", () => {
  const rows = [
    { kg: 1729, line: { rate: "54.5" } },
    { kg: 85.4, line: { rate: "61" } },
    { kg: null, line: { rate: "61" } },
    { kg: 100, line: {} },
    { kg: 100, line: { rate: "fifty" } },
  ]
  // 1,729 × 54.5 = 94,230.5; 85.4 × 61 = 5,209.4; 18 % of 99,440 = 17,899.2
  expect(reckoned(rows, { ...perKg, withGst: true })).toEqual({
    amounts: [94_231, 5209, null, null, null],
    sum: 99_440,
    gst: 17_899,
    total: 117_339,
    left: 3,
  })
  expect(reckoned(rows, perKg)).toMatchObject({ gst: 0, total: 99_440 })
  expect(rupees(117_339)).toBe("₹\u00a01,17,339")
})
