import { steel as words } from "../../site/words/en/steel"
import { readRate, costOf } from "./reckon"

test.each([
  ["54.5", { perKg: 54.5, text: "₹\u00a054.5/kg" }],
  ["₹ 54.50/-", { perKg: 54.5, text: "₹\u00a054.5/kg" }],
  ["Rs. ५४", { perKg: 54, text: "₹\u00a054/kg" }],
  ["54,500", { perKg: 54.5, text: "₹\u00a054,500/t" }],
  [" ", null],
])("a rate of “%s” is read, per kg or per tonne", (typed, rate) => {
  expect(readRate(typed)).toEqual(rate)
})

test.each([
  ["fifty", "“fifty” is not a number."],
  ["5,4", "can mean 5.4 or 54"],
  ["0", "per kg, like 54.5, or per tonne"],
  ["-54", "per kg, like 54.5, or per tonne"],
  ["5450", "per kg, like 54.5, or per tonne"],
  ["1e9", "per kg, like 54.5, or per tonne"],
])("a rate of “%s” gets a sentence", (typed, sentence) => {
  const fault = readRate(typed)
  expect(typeof fault === "function" ? fault(words) : fault).toContain(sentence)
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
  expect(all).toEqual({
    total: 117_339,
    sums: [
      ["Sum", "₹\u00a099,440"],
      ["GST 18 %", "₹\u00a017,899"],
      ["Total", "₹\u00a01,17,339"],
    ],
    left: 3,
  })
  expect(costOf(rows, { withGst: false, isSent: false }, words)).toMatchObject({
    total: 99_440,
    sums: [["Sum, without GST", "₹\u00a099,440"]],
  })
})
