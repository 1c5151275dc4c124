import { steel as words } from "../../kit/words/en/steel"
import { outlineArea, outlinePath } from "./contour"
import { cornerNote, massPerMetre, massPerSquareMetre } from "./mass"
import { sectionDxf } from "./dxf"
import { sectionName } from "./name"
import { sectionOutline } from "./outline"
import { isIndicative, type Section } from "./section"

const beam = {
  shape: "beam",
  ...{ depth: 200, flangeWidth: 100, webThickness: 5.7, flangeThickness: 10 },
  ...{ flangeSlope: 98, rootRadius: 11, toeRadius: 5.5 },
} as const
const hollow = (depth: number, width: number, wallThickness: number): Section => ({
  ...{ shape: "hollow", depth, width, wallThickness },
})
const folded = (
  shape: "hTube" | "doorFrame" | "windowL" | "plank",
  ...[width, depth, wallThickness]: readonly [number, number, number]
): Section => ({ shape, width, depth, wallThickness })

const everyShape: readonly Section[] = [
  hollow(100, 100, 5),
  hollow(50, 25, 2),
  { shape: "pipe", outsideDiameter: 114.3, wallThickness: 4.5 },
  { shape: "angle", legA: 50, legB: 50, thickness: 6, rootRadius: 6, toeRadius: 0 },
  { shape: "angle", legA: 200, legB: 150, thickness: 12, rootRadius: 13.5, toeRadius: 4.8 },
  beam,
  { ...beam, flangeSlope: 90 },
  { ...beam, shape: "channel", flangeWidth: 75, flangeSlope: 96 },
  { shape: "sheet", width: 1250, thickness: 3.15 },
  folded("plank", 275, 25, 1.6),
  folded("hTube", 100, 30, 2),
  folded("doorFrame", 100, 50, 1.6),
  folded("windowL", 46, 18, 2),
]
const area = (section: Section) => outlineArea(sectionOutline(section))
const fillet = (radius: number, degrees: number) => {
  const phi = (degrees * Math.PI) / 180
  return radius ** 2 * (1 / Math.tan(phi / 2) - (Math.PI - phi) / 2)
}
const flat = 200 * 5.7 + 2 * 10 * (100 - 5.7)

test.each<[string, Section, number]>([
  ["a sheet", everyShape[8], 1250 * 3.15],
  ["a pipe", everyShape[2], Math.PI * (57.15 ** 2 - 52.65 ** 2)],
  ["corners of 2t and t", everyShape[0], 10 * (200 - 10) - (4 - Math.PI) * (100 - 25)],
  ["root and toe radii", everyShape[4], 12 * 338 + (1 - Math.PI / 4) * (13.5 ** 2 - 2 * 4.8 ** 2)],
  ["a sharp angle", { shape: "angle", legA: 40, legB: 25, thickness: 5 }, 300],
  ["tapered flanges", beam, flat + 4 * fillet(11, 98) - 4 * fillet(5.5, 98)],
  [
    "a channel",
    { ...beam, shape: "channel", toeRadius: 2 },
    flat + 2 * fillet(11, 98) - 2 * fillet(2, 98),
  ],
])("the area of %s is exact", (_, section, expected) => {
  expect(area(section)).toBeCloseTo(expected, 9)
})

test.each(everyShape)(
  "the outline of %j fills its box, is closed and has one path a contour",
  (section) => {
    const outline = sectionOutline(section)
    const contours = [outline.outer, ...outline.holes]
    const points = [outline.outer.start, ...outline.outer.segments.map(({ to }) => to)]
    expect(Math.min(...points.map(({ x }) => x))).toBeCloseTo(0, 9)
    expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(outline.width, 9)
    for (const { start, segments } of contours) {
      expect(segments.at(-1)?.to.x).toBeCloseTo(start.x, 9)
      expect(segments.at(-1)?.to.y).toBeCloseTo(start.y, 9)
    }
    expect(outlineArea(outline)).toBeGreaterThan(0)
    expect(outlineArea(outline)).toBeLessThanOrEqual(outline.width * outline.height)
    const path = outlinePath(outline, { x: 10, y: 250, scale: 0.4 })
    expect(path.match(/M[^MZ]*Z/g)).toHaveLength(contours.length)
    expect(path).not.toMatch(/NaN|undefined|e-|\.\d{3}/)
  },
)

test.each<[string, Section]>([
  ["a wall of half the width", hollow(50, 20, 10)],
  ["corners that do not fit", hollow(20, 20, 6)],
  ["a negative width", hollow(20, -20, 2)],
  ["no number", hollow(NaN, 20, 2)],
  ["an endless sheet", { shape: "sheet", width: Infinity, thickness: 2 }],
  ["a solid pipe", { shape: "pipe", outsideDiameter: 20, wallThickness: 10 }],
  ["a wall of nothing", { shape: "pipe", outsideDiameter: 20, wallThickness: 0 }],
  ["a leg as thick as it is long", { shape: "angle", legA: 20, legB: 40, thickness: 20 }],
  ["a negative radius", { shape: "angle", legA: 40, legB: 40, thickness: 4, rootRadius: -1 }],
  ["a root past the toe", { shape: "angle", legA: 20, legB: 20, thickness: 4, rootRadius: 17 }],
  ["flanges that meet", { ...beam, flangeThickness: 100 }],
  ["a flange tapered to nothing", { ...beam, flangeThickness: 3 }],
  ["a web as wide as the flange", { ...beam, webThickness: 100 }],
  ["a flange that leans inward", { ...beam, flangeSlope: 80 }],
  ["a wall that fills a limb", folded("windowL", 46, 18, 4)],
])("%s makes no section, and a sentence says so", (_, section) => {
  expect(() => sectionOutline(section)).toThrow(RangeError)
  expect(() => sectionOutline(section)).toThrow(/^[A-Z].*\.$/)
})

test.each<[Section, number]>([
  [{ shape: "pipe", outsideDiameter: 114.3, wallThickness: 5.4 }, 0.0246615 * 5.4 * 108.9],
  [hollow(100, 100, 5), 14.41],
  [{ shape: "sheet", width: 20, thickness: 6 }, 0.942],
  [{ shape: "sheet", width: 50, thickness: 10 }, 3.925],
])("%j weighs %d kg/m by its standard", (section, mass) => {
  expect(massPerMetre(section)).toBeCloseTo(mass, 2)
  expect(massPerSquareMetre(3.15)).toBeCloseTo(24.7275, 9)
})

// (4 − π)(R² − r² − 3t²) of the area 4t(B − t) − 3(4 − π)t²: by hand.
test.each([
  [100, 6, null],
  [200, 8, "0.9"],
  [300, 10, "0.8"],
  [300, 12, "1.8"],
])(
  "a square of %i mm and %i mm is %s %% lighter with the corners of EN 10219",
  (side, t, share) => {
    const note = cornerNote({ shape: "hollow", depth: side, width: side, wallThickness: t })
    expect(note && note(words)).toEqual(
      share && expect.stringContaining(`the weight is ${share} % less`),
    )
  },
)

test("a profile that is in no table has a name, and only those without published steps are indicative", () => {
  const name = sectionName(everyShape[11], words).replaceAll("\u00a0", " ")
  expect(name).toMatch(/^Single door frame 100/)
  const indicative = everyShape.filter(isIndicative).map(({ shape }) => shape)
  expect(indicative).toEqual(["hTube", "doorFrame", "windowL"])
})

describe("the DXF of a section", () => {
  /** The group codes of a DXF file: every two lines a code and its value. */
  function groups(dxf: string): [code: number, value: string][] {
    const lines = dxf.split(/\r?\n/)
    return Array.from({ length: Math.floor(lines.length / 2) }, (_, pair) => [
      Number(lines[2 * pair]),
      lines[2 * pair + 1].trim(),
    ])
  }

  /** The vertices [x, y, bulge] of each closed line in the layer of the section. */
  function polylines(dxf: string): number[][][] {
    const [, ...entities] = groups(dxf)
      .map(([code, value]) => (code === 0 ? `\n${value}` : `${code}=${value}`))
      .join(";")
      .split("\nLWPOLYLINE")
    return entities.map((entity) => {
      expect(entity).toMatch(/;8=SECTION;.*;70=1;/)
      const own = entity.split("\n")[0]
      return Array.from(own.matchAll(/10=([^;]+);20=([^;]+)(?:;42=([^;]+))?/g), (vertex) =>
        vertex.slice(1).map((figure = "0") => Number(figure)),
      )
    })
  }

  /** Area by the trapezium rule over chords of the arcs: another method than the writer's. */
  function enclosedArea(vertices: readonly number[][]): number {
    return vertices.reduce((sum, [x, y, bulge], place) => {
      const [toX, toY] = vertices[(place + 1) % vertices.length]
      const angle = 4 * Math.atan(bulge)
      const radius = bulge === 0 ? 0 : Math.hypot(toX - x, toY - y) / (2 * Math.sin(angle / 2))
      return sum + (x * toY - toX * y) / 2 + (radius ** 2 / 2) * (angle - Math.sin(angle))
    }, 0)
  }

  test.each(everyShape)("%j: closed lines that enclose the section's area", (section) => {
    const lines = polylines(sectionDxf(section, "name"))
    const outline = sectionOutline(section)
    expect(lines).toHaveLength(1 + outline.holes.length)
    const enclosed = lines.reduce((sum, line) => sum + enclosedArea(line), 0)
    expect(Math.abs(enclosed / outlineArea(outline) - 1)).toBeLessThan(0.001)
  })

  test("is in millimetres, with its name in letters that every program knows", () => {
    const file = groups(sectionDxf(everyShape[2], "Pipe 60.3 × 3.6\u00a0mm"))
    const variable = (name: string) => file[file.findIndex(([, value]) => value === name) + 1]
    expect(variable("$INSUNITS")).toEqual([70, "4"])
    expect(variable("$MEASUREMENT")).toEqual([70, "1"])
    expect(variable("$LUNITS")).toEqual([70, "2"])
    expect(file).toContainEqual([1, "Pipe 60.3 x 3.6 mm"])
  })
})
