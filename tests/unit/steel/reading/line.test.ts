import { anyCharacter, fc } from "../../../random-inputs"
import { readLine } from "../../../../src/steel/reading/line"
import { tokenize } from "../../../../src/steel/reading/tokens"
import { requirementCorpus } from "../../inquiry/requirementCorpus"

const anyLine = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc.constantFrom(
    ...Object.values(requirementCorpus).flatMap((rows) => rows.map(([typed]) => typed)),
  ),
)

describe("tokens", () => {
  test.each([
    ["50x50x3", ["50", "x", "50", "x", "3"]],
    ["1,20,000 kg", ["1,20,000", "kg"]],
    ["M.S.Pipe", ["ms", ".", "pipe"]],
    ["1 1/2 inch", ["1 1/2", "inch"]],
    ["१० नग", ["10", "नग"]],
    ["2½”", ["2 1/2", '"']],
    ["12/11/2026", ["12", "/", "11", "/", "2026"]],
    ["1/2/4", ["1", "/", "2", "/", "4"]],
    ["24 1/2", ["24 1/2"]],
    ["25 1/2", ["25", "1/2"]],
    ["50 3/4", ["50", "3/4"]],
    ["4/4", ["4", "/", "4"]],
    ["3/2", ["3", "/", "2"]],
    ["x", ["x"]],
    ["50×50", ["50", "x", "50"]],
    ["2''", ["2", '"']],
    ["2'", ["2", "'"]],
    ["n.b. 50", ["nb", ".", "50"]],
    ["no's", ["nos"]],
    ["Rs.62.50", ["rs", ".", "62.50"]],
    [".5", [".5"]],
    ["1,200.5 kg", ["1,200.5", "kg"]],
    ["50,50", ["50", ",", "50"]],
    ["2,5 kg", ["2,5", "kg"]],
    ["ISMB 200,6 m", ["ismb", "200", ",", "6", "m"]],
    ["ISMB: 200,6 m", ["ismb", ":", "200", ",", "6", "m"]],
    ["ISMB-200,6 m", ["ismb", "-", "200", ",", "6", "m"]],
    ["IS 2062,5 mm", ["is", "2062", ",", "5", "mm"]],
    ["kg - 2,5 m", ["kg", "-", "2,5", "m"]],
  ])("of %s are %j", (typed, words) => {
    expect(tokenize(typed).map(({ word }) => word)).toEqual(words)
  })

  test.each([
    ["1 1/2", 1.5],
    ["1-1/2", 1.5],
    ["1.1/4", 1.25],
    ["¾", 0.75],
    ["1,20,000", 120000],
    ["२५", 25],
  ])("the figure %s is %d", (typed, value) => {
    expect(tokenize(typed)).toMatchObject([{ kind: "figure", value }])
  })

  test.each([
    ["0,500", true],
    ["1,500", false],
    ["50 x 1,500", true],
    ["50 - 1,500", false],
    ["2,5 kg", true],
    ["2.5 kg", false],
  ])("the figure of %s can be read in two ways: %s", (typed, isDoubtful) => {
    expect(tokenize(typed).some((token) => token.isDoubtful)).toBe(isDoubtful)
  })

  test.each([
    ["50mm", [false, true]],
    ["50 mm", [false, false]],
    ["- 50", [false, false]],
  ])("of %s are tight: %j", (typed, tight) => {
    expect(tokenize(typed).map(({ isTight }) => isTight)).toEqual(tight)
  })

  test("end before the blanks that follow", () => {
    expect(tokenize(" 50  ½ mm ").map(({ start, end }) => [start, end])).toEqual([
      [1, 3],
      [5, 6],
      [7, 9],
    ])
  })

  test("a character that expands to several, 🄀 to 0., is one mark", () => {
    expect(tokenize("🄀")).toMatchObject([{ kind: "mark", word: "🄀", start: 0, end: 2 }])
  })

  test("cover every sign of a text that is not blank, once, and in order", () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        let from = 0
        for (const { start, end } of tokenize(text)) {
          expect(start).toBeGreaterThanOrEqual(from)
          expect(end).toBeGreaterThan(start)
          expect(text.slice(from, start).trim()).toBe("")
          from = end
        }
        expect(text.slice(from).trim()).toBe("")
      }),
      { numRuns: 500 },
    )
  })
})

describe("a line", () => {
  test.each([
    ["50x50x3", { sides: [50, 50], thickness: 3 }],
    ["50 X 50 × 3 mm", { sides: [50, 50], thickness: 3 }],
    ["50*50*3", { sides: [50, 50], thickness: 3 }],
    ["50 by 50 by 3", { sides: [50, 50], thickness: 3 }],
    ["5 cm x 5 cm x 3", { sides: [50, 50], thickness: 3 }],
    ["५०x५०x३", { sides: [50, 50], thickness: 3 }],
    ['2"x2"x16g', { sides: [50.8, 50.8], thickness: 1.63, isInInches: true }],
    ["2x2 16 gauge square", { sides: [50.8, 50.8], thickness: 1.63, isInInches: true }],
    ["sheet 16 gauge", { thickness: 1.59, families: ["sheet", "chequered"] }],
    ["2 inch medium", { inches: 2, pipeClass: "medium" }],
    ['1½" class c', { inches: 1.5, pipeClass: "heavy" }],
    ["1-1/4 inch light", { inches: 1.25, pipeClass: "light" }],
    ["100 nb heavy", { nominalBore: 100, pipeClass: "heavy" }],
    ["NB100", { nominalBore: 100 }],
    ["ISMB 200", { series: "ISMB", sides: [200] }],
    ["ismb200", { series: "ISMB", sides: [200] }],
    ["mc 125*", { series: "ISMC", sides: [125], isHeavierWeb: true }],
    ["75 angle", { figure: 75, families: ["equalAngle", "unequalAngle"] }],
    ["6 mm angle 75", { figure: 75, thickness: 6 }],
    ["3.77 kg/m", { mass: 3.77 }],
    ["IS 4923", { standard: "IS 4923" }],
    ["2500x1250x5", { sides: [1250, 2500], thickness: 5, families: ["sheet"] }],
    ["8x4 sheet 3mm", { sides: [1219.2, 2438.4], thickness: 3 }],
    ["square pipe", { families: ["square", "gpSquare"] }],
    ["gp pipe 60.3x2", { families: ["gpSquare", "gpRectangular", "gpPipe"], sides: [60.3, 2] }],
    ["50x5", { sides: [50, 5], openDigits: "5" }],
    ["angle 3 सूत 50", { thickness: 9.52, figure: 50 }],
  ])("%s asks for a size", (typed, asked) => {
    expect(readLine(typed).asked).toMatchObject(asked)
  })

  test("of GI pipe is not one of GP", () => {
    const { goods, asked } = readLine("gi pipe 50 nb")
    expect(goods.isGalvanized).toBe(true)
    expect(asked.families).toContain("pipe")
  })

  test.each([
    ["50x50x6 angle 10 nos @ Rs 62/kg", "Rs 62/kg", "price"],
    ["1) ISMB 200", "1", "ordinal"],
    ["ISMB 200 12 mtr 5 nos", "12 mtr", "length"],
    ["plate 10 mm IS 2062 5 MT", "IS", "grade"],
  ])("%s has its parts told apart: %s is %s", (typed, part, use) => {
    const parts = readLine(typed).parts.filter(({ text }) => part.includes(text))
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.map((found) => found.use)).toContain(use)
  })

  test("uses every part once or leaves it over, with its place", () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        const typed = text.slice(0, 200)
        const { parts, leftover } = readLine(typed)
        let from = 0
        for (const { text: part, start, end } of parts) {
          expect(typed.slice(from, start).trim()).toBe("")
          expect(typed.slice(start, end)).toBe(part)
          from = end
        }
        expect(typed.slice(from).trim()).toBe("")
        expect(leftover).toEqual(parts.filter(({ use }) => use === null).map((part) => part.text))
      }),
      { numRuns: 1000 },
    )
  })

  test("has a finite size for any text", () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        const { sides, thickness, figure } = readLine(text).asked
        for (const length of [...sides, thickness, figure]) {
          if (length !== null) expect(Number.isFinite(length)).toBe(true)
        }
      }),
    )
  })
})
