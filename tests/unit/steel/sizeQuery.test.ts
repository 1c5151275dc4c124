import * as fc from "fast-check"
import { parseSizeQuery } from "../../../src/steel/sizeQuery"

describe("what a typed query asks for", () => {
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
    ["ISMC 125* 2", { series: "ISMC", sides: [125], isHeavierWeb: true }],
    ["75 angle", { figure: 75, families: ["equalAngle", "unequalAngle"] }],
    ["6 mm angle 75", { figure: 75, thickness: 6 }],
    ["3.77 kg/m", { mass: 3.77 }],
    ["IS 4923", { standard: "IS 4923" }],
    ["2500x1250x5", { sides: [1250, 2500], thickness: 5, families: ["sheet"] }],
    ["8x4 sheet 3mm", { sides: [1219.2, 2438.4], thickness: 3 }],
    ["square pipe", { families: ["square", "gpSquare"] }],
    ["gp pipe 60.3x2", { families: ["gpSquare", "gpRectangular", "gpPipe"], sides: [60.3, 2] }],
    ["50x5", { sides: [50, 5], openDigits: "5" }],
    ["railing 50", { figure: 50, unknownWords: ["railing"] }],
  ])("%s", (typed, asked) => {
    expect(parseSizeQuery(typed)).toMatchObject(asked)
  })

  test("GI is not taken for GP", () => {
    const query = parseSizeQuery("gi pipe 50 nb")
    expect(query.families).toContain("pipe")
    expect(query.notes.join()).toContain("not GP")
  })

  test("any text is read without a fault", () => {
    const soup = fc.string({ unit: "binary", maxLength: 200 })
    const words = fc
      .array(
        fc.constantFrom("50", "x", "*", '"', "1/0", "nb", "ISMB", "-", "kg/m", ".", "½", "g", " "),
      )
      .map((parts) => parts.join(""))
    fc.assert(
      fc.property(fc.oneof(soup, words), (typed) => {
        const { sides, thickness, figure } = parseSizeQuery(typed)
        for (const length of [...sides, thickness, figure]) {
          if (length !== null) expect(Number.isFinite(length)).toBe(true)
        }
      }),
    )
  })
})
