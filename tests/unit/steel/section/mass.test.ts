import { massPerMetre, massPerSquareMetre } from "../../../../src/steel/section/mass"
import type { Section } from "../../../../src/steel/section/section"

describe("mass per metre", () => {
  test("of round pipe is the trade's 0.0246615 t (D - t)", () => {
    for (const [outsideDiameter, wallThickness] of [
      [21.3, 2],
      [48.3, 3.2],
      [114.3, 5.4],
      [406.4, 20],
    ]) {
      const formula = 0.0246615 * wallThickness * (outsideDiameter - wallThickness)
      expect(massPerMetre({ shape: "pipe", outsideDiameter, wallThickness })).toBeCloseTo(
        formula,
        3,
      )
    }
  })

  test("of 100 x 100 x 5 is that of IS 4923, not of sharp corners", () => {
    expect(massPerMetre({ shape: "hollow", depth: 100, width: 100, wallThickness: 5 })).toBeCloseTo(
      14.41,
      2,
    )
  })

  test("of a flat is that of the examples in IS 1730", () => {
    expect(massPerMetre({ shape: "sheet", width: 20, thickness: 6 })).toBeCloseTo(0.942, 3)
    expect(massPerMetre({ shape: "sheet", width: 50, thickness: 10 })).toBeCloseTo(3.925, 3)
  })

  test("of a square metre of sheet is 7.85 kg for every mm", () => {
    expect(massPerSquareMetre(1)).toBeCloseTo(7.85, 9)
    expect(massPerSquareMetre(3.15)).toBeCloseTo(24.7275, 9)
  })

  test("of nothing is refused", () => {
    expect(() => massPerSquareMetre(0)).toThrow(RangeError)
    expect(() => massPerMetre({ shape: "pipe", outsideDiameter: 20, wallThickness: 11 })).toThrow(
      "must be less than half of",
    )
  })

  const thicker: [number[], Section][] = [
    [[0.6, 1.6, 3, 6, 12, 20], { shape: "hollow", depth: 500, width: 500, wallThickness: 0 }],
    [[1.6, 3, 6, 12, 20], { shape: "pipe", outsideDiameter: 406.4, wallThickness: 0 }],
    [[5, 6, 8, 10], { shape: "angle", legA: 75, legB: 50, thickness: 0, rootRadius: 7 }],
    [[1.6, 2], { shape: "plank", width: 125, depth: 25, wallThickness: 0 }],
    [
      [1.4, 1.6, 2, 2.5],
      { shape: "doorFrame", width: 75, depth: 65, wallThickness: 0, rebates: "double" },
    ],
    [[1.4, 1.6, 2], { shape: "hTube", width: 100, depth: 30, wallThickness: 0 }],
    [[0.25, 1.2, 20], { shape: "sheet", width: 1250, thickness: 0 }],
  ]
  test.each(thicker)("with thicknesses of %j grows: %j", (thicknesses, section) => {
    const name = "thickness" in section ? "thickness" : "wallThickness"
    const masses = thicknesses.map((thickness) => massPerMetre({ ...section, [name]: thickness }))
    expect(masses).toEqual([...masses].sort((a, b) => a - b))
    expect(new Set(masses).size).toBe(masses.length)
  })
})
