import * as fc from "fast-check"
import { readRequirement, type RequirementLine } from "../../../src/inquiry/requirement"
import { MOST_LINES } from "../../../src/inquiry/storedList"
import { index } from "../steel/publishedSizes"

const readLine = (typed: string): RequirementLine => {
  const { lines } = readRequirement(typed, index)
  expect(lines).toHaveLength(1)
  return lines[0]
}
const summary = (line: RequirementLine) =>
  line.kind === "matched"
    ? `${line.quantity?.amount} ${line.quantity?.unit} of ${line.quantity?.pieceLength} m, ${line.size.id}`
    : line.kind

describe("a line of a requirement", () => {
  test.each([
    ["100x50x4 - 20 pcs", "20 pieces of 6 m, rhs-100x50x4"],
    ["ms pipe 40 nb medium 2 ton", "2 tonnes of 6 m, pipe-40nb-m"],
    ["ISMB 200 - 12 mtr x 5 nos", "5 pieces of 12 m, ismb-200"],
    ["75 angle 6mm 500 kg", "500 kg of 6 m, isa-75x75x6"],
    ["1) 100 X 50 X 4 mm : 2,000 kgs.", "2000 kg of 6 m, rhs-100x50x4"],
    ["• 50*50*6 angle 10 nos.", "10 pieces of 6 m, isa-50x50x6"],
    ["ISMC 100 12m x 20", "20 pieces of 12 m, ismc-100"],
    ["ISMB 200 x 12m - 5 nos", "5 pieces of 12 m, ismb-200"],
    ["50 nb heavy 20' x 10 nos", "10 pieces of 6.096 m, pipe-50nb-h"],
    ["60x40x3.2x12m - 10 pcs", "10 pieces of 12 m, rhs-60x40x3.2"],
    ["ISMB 450 = 3.2t", "3.2 tonnes of 6 m, ismb-450"],
    ["2 inch medium 100 mtr", "100 metres of 6 m, pipe-50nb-m"],
    ["qty 20 - 60x40x3.2", "20 pieces of 6 m, rhs-60x40x3.2"],
    ["100 nb c class 20 lengths", "20 pieces of 6 m, pipe-100nb-h"],
    ["ISMB 200 5 quintal", "500 kg of 6 m, ismb-200"],
    ["1000 pcs 60x40x3.2", "1000 pieces of 6 m, rhs-60x40x3.2"],
    ["100x100x5\t25\tnos", "25 pieces of 6 m, shs-100x100x5"],
    ["ismc 125* 2t", "2 tonnes of 6 m, ismc-125h"],
    ["2500x1250x5 sheet 10 nos", "10 pieces of 2.5 m, sheet-5x1250"],
    ["chequered plate 6mm 1250x2500 - 5 sheets", "5 pieces of 2.5 m, chequered-6x1250"],
    ["5 mm sheet 2 ton", "2 tonnes of 6 m, sheet-5"],
    ["plank 200x25x2 10 nos", "10 pieces of 6 m, plank-200x25x2"],
  ])("%s", (typed, expected) => {
    expect(summary(readLine(typed))).toBe(expected)
  })

  test("without a quantity is matched without one", () => {
    expect(readLine("ISMB 200")).toMatchObject({ kind: "matched", quantity: null })
  })

  test("a last figure without a unit is read as pieces, and that is said", () => {
    expect(readLine("60x40x3.2 - 30")).toMatchObject({
      quantity: { amount: 30, unit: "pieces" },
      notes: ["The last figure was read as pieces."],
    })
  })

  test("black tube is meant where nobody says GP, and that is said", () => {
    expect(readLine("40x40x2 10 pcs")).toMatchObject({
      size: { id: "shs-40x40x2" },
      notes: ["Read as black tube. Write GP for pre-galvanized."],
    })
    expect(summary(readLine("40x40x2 mm gp 10 pcs"))).toBe("10 pieces of 6 m, gp-40x40x2")
  })

  test("a size no table has is computed, and that is said", () => {
    expect(readLine("73x73x3.2 shs 4 pcs")).toMatchObject({
      kind: "matched",
      size: { id: "shs-73x73x3.2", basis: "computed" },
      notes: ["In no table: computed from its dimensions."],
    })
  })

  test.each(["50 nb pipe 10 nos", "ISWB 600 10 ton", "50x50x3 5 pcs", "75x40 channel 3.5 mt"])(
    "%s fits several sizes, which are offered",
    (typed) => {
      const line = readLine(typed)
      expect(line.kind).toBe("ambiguous")
      if (line.kind !== "ambiguous") return
      expect(line.candidates.length).toBeGreaterThan(1)
      expect(line.sentence).toMatch(/^\d+ sizes fit/)
    },
  )

  test("a size that is not there is flagged, with what comes near", () => {
    const line = readLine("ISMB 210 5 nos")
    expect(line).toMatchObject({ kind: "unmatched", quantity: { amount: 5, unit: "pieces" } })
    expect(line.kind === "unmatched" && line.nearMisses[0].size.id).toBe("ismb-200")
  })

  test.each([
    ["Dear sir, please quote", "There is no size in this line."],
    ["ms flat 50x6 100 kg", "“flat” is not among our sizes. Write it in the message."],
    ["50x50x30 10 pcs shs", /^No size fits/],
  ])("%s is flagged with a sentence", (typed, sentence) => {
    expect(readLine(typed)).toMatchObject({
      kind: "unmatched",
      sentence: typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
    })
  })

  test("kg/m is a mass, not a quantity", () => {
    expect(readLine("14.41 kg/m square")).toMatchObject({ quantity: null })
  })

  test("words that were not understood are shown", () => {
    expect(readLine("railing 60x40x3.2 5 nos")).toMatchObject({
      kind: "matched",
      notes: ["Not understood: “railing”."],
    })
  })
})

describe("a requirement", () => {
  test("keeps the order of its lines and leaves empty ones out", () => {
    const { lines, leftOut } = readRequirement("ISMB 200 5 nos\r\n\r\n  \nISMC 100 2 t\n", index)
    expect(lines.map(summary)).toEqual(["5 pieces of 6 m, ismb-200", "2 tonnes of 6 m, ismc-100"])
    expect(leftOut).toBeNull()
  })

  test("a heading names the family of the lines after it", () => {
    const { lines } = readRequirement("MS Angles:\n50x50x3 2 ton\nPipe\n50x50x3 2 ton", index)
    expect(lines.map(summary)).toEqual([
      "heading",
      "2 tonnes of 6 m, isa-50x50x3",
      "heading",
      "2 tonnes of 6 m, shs-50x50x3",
    ])
  })

  test("longer than a list is read as far as a list goes, and that is said", () => {
    const { lines, leftOut } = readRequirement("ISMB 200\n".repeat(MOST_LINES + 1), index)
    expect(lines).toHaveLength(MOST_LINES)
    expect(leftOut).toBe("Only the first 100 lines were read.")
  })

  test("of any text is read without a fault, a line for a line", () => {
    const words = fc
      .array(
        fc.constantFrom(
          "50",
          "x",
          "3",
          " ",
          "pcs",
          "kg",
          "-",
          "ISMB",
          "nb",
          "\n",
          "'",
          "*",
          "m",
          "1/0",
          "sheet",
        ),
        { maxLength: 30 },
      )
      .map((parts) => parts.join(""))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), words), (text) => {
        const { lines } = readRequirement(text, index)
        for (const line of lines) {
          expect(text).toContain(line.typed)
          if (line.kind !== "heading" && line.quantity) {
            expect(line.quantity.amount).toBeGreaterThan(0)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})
