import { outlineArea } from "../../../../src/steel/section/contour"
import { outlinePath } from "../../../../src/steel/section/outlinePath"
import { sectionOutline } from "../../../../src/steel/section/outline"
import { mmText } from "../../../../src/steel/format"
import { isIndicative, type Section } from "../../../../src/steel/section/section"
import { sectionName } from "../../../../src/steel/section/name"
import { steel as words } from "../../../../src/interface/en/steel"

const beam = {
  shape: "beam",
  depth: 200,
  flangeWidth: 100,
  webThickness: 5.7,
  flangeThickness: 10,
  flangeSlope: 98,
  rootRadius: 11,
  toeRadius: 5.5,
} as const

const everyShape: Section[] = [
  { shape: "hollow", depth: 100, width: 100, wallThickness: 5 },
  { shape: "hollow", depth: 50, width: 25, wallThickness: 2 },
  { shape: "pipe", outsideDiameter: 114.3, wallThickness: 4.5 },
  { shape: "angle", legA: 50, legB: 50, thickness: 6, rootRadius: 6, toeRadius: 0 },
  { shape: "angle", legA: 200, legB: 150, thickness: 12, rootRadius: 13.5, toeRadius: 4.8 },
  { ...beam },
  { ...beam, flangeSlope: 90 },
  { ...beam, shape: "channel", flangeWidth: 75, flangeSlope: 96 },
  { shape: "plank", width: 275, depth: 25, wallThickness: 1.6 },
  { shape: "sheet", width: 1250, thickness: 3.15 },
  { shape: "hTube", width: 100, depth: 30, wallThickness: 1.4 },
  { shape: "hTube", width: 100, depth: 30, wallThickness: 2 },
  { shape: "doorFrame", width: 100, depth: 50, wallThickness: 1.4, rebates: "single" },
  { shape: "doorFrame", width: 130, depth: 65, wallThickness: 2.5, rebates: "double" },
  { shape: "doorFrame", width: 75, depth: 65, wallThickness: 2.5, rebates: "double" },
  { shape: "windowL", width: 46, depth: 18, wallThickness: 2 },
  { shape: "windowL", width: 62, depth: 33, wallThickness: 2 },
  { shape: "windowT", width: 52, depth: 25, wallThickness: 2 },
  { shape: "windowZ", width: 41, depth: 24, wallThickness: 2 },
]

const area = (section: Section) => outlineArea(sectionOutline(section))

describe("the area of an outline", () => {
  test("is exact for a sheet", () => {
    expect(area({ shape: "sheet", width: 1250, thickness: 3.15 })).toBeCloseTo(3937.5, 9)
  })

  test("is exact for a pipe: a ring", () => {
    expect(area({ shape: "pipe", outsideDiameter: 60, wallThickness: 5 })).toBeCloseTo(
      Math.PI * (30 ** 2 - 25 ** 2),
      9,
    )
  })

  test("is exact for a hollow section with corners of 2t and t", () => {
    const t = 5
    const formula = 2 * t * (100 + 50 - 2 * t) - (4 - Math.PI) * ((2 * t) ** 2 - t ** 2)
    expect(area({ shape: "hollow", depth: 100, width: 50, wallThickness: t })).toBeCloseTo(
      formula,
      9,
    )
  })

  test("is exact for an angle with root and toe radii", () => {
    const formula = 12 * (200 + 150 - 12) + (1 - Math.PI / 4) * (13.5 ** 2 - 2 * 4.8 ** 2)
    expect(
      area({
        shape: "angle",
        legA: 200,
        legB: 150,
        thickness: 12,
        rootRadius: 13.5,
        toeRadius: 4.8,
      }),
    ).toBeCloseTo(formula, 9)
  })

  test("is exact for tapered flanges: web, mean flanges, fillets added, toes taken off", () => {
    const phi = (98 * Math.PI) / 180
    const fillet = (r: number) => r ** 2 * (1 / Math.tan(phi / 2) - (Math.PI - phi) / 2)
    const flat = 200 * 5.7 + 2 * 10 * (100 - 5.7)
    expect(area({ ...beam })).toBeCloseTo(flat + 4 * fillet(11) - 4 * fillet(5.5), 9)
    expect(area({ ...beam, shape: "channel", toeRadius: 2 })).toBeCloseTo(
      flat + 2 * fillet(11) - 2 * fillet(2),
      9,
    )
  })

  test("draws a toe radius larger than the flange's edge as large as the edge allows", () => {
    const largest = area({ ...beam, toeRadius: 50 })
    expect(largest).toBeLessThan(area({ ...beam }))
    expect(area({ ...beam, toeRadius: 60 })).toBe(largest)
  })

  test("of a sharp angle is that of its two rectangles", () => {
    expect(area({ shape: "angle", legA: 40, legB: 25, thickness: 5 })).toBeCloseTo(300, 9)
  })

  test("of a rebated door frame is that of the plain tube but for its bends", () => {
    const frame = area({
      shape: "doorFrame",
      width: 100,
      depth: 50,
      wallThickness: 1.6,
      rebates: "single",
    })
    const straight = 2 * 1.6 * (100 + 50 - 2 * 1.6)
    expect(Math.abs(frame / straight - 1)).toBeLessThan(0.02)
  })
})

describe.each(everyShape)("the outline of %j", (section) => {
  const outline = sectionOutline(section)
  const contours = [outline.outer, ...outline.holes]

  test("fills its bounding box, with the origin at the lower left", () => {
    const points = [outline.outer.start, ...outline.outer.segments.map(({ to }) => to)]
    expect(Math.min(...points.map(({ x }) => x))).toBeCloseTo(0, 9)
    expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(outline.width, 9)
    if (section.shape !== "pipe") {
      expect(Math.min(...points.map(({ y }) => y))).toBeCloseTo(0, 9)
      expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(outline.height, 9)
    }
  })

  test("closes every contour where it began", () => {
    for (const contour of contours) {
      const end = contour.segments[contour.segments.length - 1].to
      expect(end.x).toBeCloseTo(contour.start.x, 9)
      expect(end.y).toBeCloseTo(contour.start.y, 9)
    }
  })

  test("has less area than its bounding box, and more than 0", () => {
    expect(outlineArea(outline)).toBeGreaterThan(0)
    expect(outlineArea(outline)).toBeLessThanOrEqual(outline.width * outline.height)
  })

  test("writes one closed path for each contour, with two decimals at most", () => {
    const path = outlinePath(outline, { x: 10, y: 250, scale: 0.4 })
    expect(path.match(/M/g)).toHaveLength(contours.length)
    expect(path.match(/Z/g)).toHaveLength(contours.length)
    expect(path).toMatch(/^M[^Z]*Z(M[^Z]*Z)*$/)
    expect(path).not.toMatch(/NaN|undefined|e-|\.\d{3}/)
  })
})

describe("an SVG path", () => {
  test("starts at the given point, y down", () => {
    const outline = sectionOutline({ shape: "sheet", width: 20, thickness: 5 })
    expect(outlinePath(outline, { x: 10, y: 250, scale: 2 })).toBe("M10 240v10h40v-10h-40Z")
  })

  test("turns the arcs of a hole against those of the outside", () => {
    const path = outlinePath(
      sectionOutline({ shape: "pipe", outsideDiameter: 20, wallThickness: 2 }),
      { y: 20 },
    )
    expect(path).toBe(
      "M0 10a10 10 0 0 0 20 0a10 10 0 0 0-20 0ZM2 10a8 8 0 0 1 16 0a8 8 0 0 1-16 0Z",
    )
  })
})

describe("dimensions that make no section are refused with a sentence", () => {
  const refused: [string, Section][] = [
    ["a wall of half the width", { shape: "hollow", depth: 50, width: 20, wallThickness: 10 }],
    ["corners that do not fit", { shape: "hollow", depth: 20, width: 20, wallThickness: 6 }],
    ["a negative width", { shape: "hollow", depth: 20, width: -20, wallThickness: 2 }],
    ["no number", { shape: "hollow", depth: NaN, width: 20, wallThickness: 2 }],
    ["an endless sheet", { shape: "sheet", width: Infinity, thickness: 2 }],
    ["a solid pipe", { shape: "pipe", outsideDiameter: 20, wallThickness: 10 }],
    ["a wall of nothing", { shape: "pipe", outsideDiameter: 20, wallThickness: 0 }],
    ["a leg as thick as it is long", { shape: "angle", legA: 20, legB: 40, thickness: 20 }],
    [
      "a negative root radius",
      { shape: "angle", legA: 40, legB: 40, thickness: 4, rootRadius: -1 },
    ],
    [
      "a root radius past the toe",
      { shape: "angle", legA: 20, legB: 20, thickness: 4, rootRadius: 17 },
    ],
    ["flanges that meet", { ...beam, flangeThickness: 100 }],
    ["a flange tapered to nothing", { ...beam, flangeThickness: 3 }],
    ["a web as wide as the flange", { ...beam, webThickness: 100 }],
    ["a flange that leans inward", { ...beam, flangeSlope: 80 }],
    ["a wall that fills a limb", { shape: "windowL", width: 46, depth: 18, wallThickness: 4 }],
  ]
  test.each(refused)("%s", (_, section) => {
    expect(() => sectionOutline(section)).toThrow(RangeError)
    expect(() => sectionOutline(section)).toThrow(/^[A-Z].*\.$/)
  })
})

describe("names", () => {
  test("name the shape and the size with multiplication signs", () => {
    const nbsp = "\u00a0"
    expect(sectionName(everyShape[0], words)).toBe(
      `Square hollow section 100${nbsp}×${nbsp}100${nbsp}×${nbsp}5${nbsp}mm`,
    )
    expect(sectionName(everyShape[1], words)).toMatch(/^Rectangular hollow section 50/)
    expect(sectionName(everyShape[4], words)).toMatch(/^Unequal angle 200/)
    expect(sectionName(everyShape[12], words)).toMatch(/^Single door frame 100/)
  })

  test("figures have two decimals at most and no trailing zeros", () => {
    expect([5, 5.4, 48.299999999, 3.15].map(mmText)).toEqual(["5", "5.4", "48.3", "3.15"])
  })

  test("only profiles without published steps are indicative", () => {
    const shapes = everyShape.filter(isIndicative).map(({ shape }) => shape)
    expect([...new Set(shapes)]).toEqual(["hTube", "doorFrame", "windowL", "windowT", "windowZ"])
  })
})
