import { sectionDxf } from "../../../../src/steel/section/dxf"
import { outlineArea } from "../../../../src/steel/section/contour"
import { sectionOutline } from "../../../../src/steel/section/outline"
import type { Section } from "../../../../src/steel/section/section"
import { index, sizes } from "../publishedSizes"

interface Vertex {
  x: number
  y: number
  bulge: number
}

interface Polyline {
  layer: string
  isClosed: boolean
  vertices: Vertex[]
}

/** The group codes of a DXF file: every two lines a code and its value. */
function groups(dxf: string): [code: number, value: string][] {
  const lines = dxf.split(/\r?\n/)
  return Array.from({ length: Math.floor(lines.length / 2) }, (_, pair) => [
    Number(lines[2 * pair]),
    lines[2 * pair + 1].trim(),
  ])
}

function polylines(dxf: string): Polyline[] {
  const found: Polyline[] = []
  let open: Polyline | undefined
  for (const [code, value] of groups(dxf)) {
    if (code === 0) {
      open = value === "LWPOLYLINE" ? { layer: "", isClosed: false, vertices: [] } : undefined
      if (open) found.push(open)
    } else if (open) {
      const last = open.vertices.at(-1)
      if (code === 8) open.layer = value
      if (code === 70) open.isClosed = (Number(value) & 1) === 1
      if (code === 10) open.vertices.push({ x: Number(value), y: NaN, bulge: 0 })
      if (code === 20 && last) last.y = Number(value)
      if (code === 42 && last) last.bulge = Number(value)
    }
  }
  return found
}

/** Area by the trapezium rule along finely divided arcs: another method than the writer's. */
function enclosedArea({ vertices }: Polyline): number {
  const STEPS = 2000
  return vertices.reduce((area, from, place) => {
    const to = vertices[(place + 1) % vertices.length]
    if (from.bulge === 0) return area + (from.x * to.y - to.x * from.y) / 2
    const angle = 4 * Math.atan(from.bulge)
    // The centre is on the bisector of the chord, at (1 / tan(angle / 2)) of half of it.
    const away = 1 / (2 * Math.tan(angle / 2))
    const x = (from.x + to.x) / 2 - (to.y - from.y) * away
    const y = (from.y + to.y) / 2 + (to.x - from.x) * away
    let sum = 0
    for (let step = 0; step < STEPS; step += 1) {
      const at = (part: number) => {
        const turned = (angle * part) / STEPS
        const [dx, dy] = [from.x - x, from.y - y]
        return {
          x: x + dx * Math.cos(turned) - dy * Math.sin(turned),
          y: y + dx * Math.sin(turned) + dy * Math.cos(turned),
        }
      }
      const [a, b] = [at(step), at(step + 1)]
      sum += (a.x * b.y - b.x * a.y) / 2
    }
    return area + sum
  }, 0)
}

const ids = [
  "shs-100x100x5",
  "rhs-100x50x4",
  "pipe-50nb-m",
  "isa-75x75x8",
  "isa-75x50x6",
  "ismc-200",
  "ismb-200",
  "islb-600",
  "plank-200x25x2",
  "sheet-5",
]
const profiles: [string, Section][] = [
  ...ids.map((id): [string, Section] => {
    const size = index.byId.get(id)
    if (!size) throw new Error(`There is no ${id}.`)
    return [id, size.section]
  }),
  ["reflector", { shape: "hTube", width: 100, depth: 30, wallThickness: 2 }],
  [
    "door frame",
    { shape: "doorFrame", width: 100, depth: 50, wallThickness: 1.6, rebates: "double" },
  ],
  ["window Z", { shape: "windowZ", width: 46, depth: 18, wallThickness: 1.2 }],
]

describe("the DXF of a section", () => {
  test.each(profiles)("%s: closed lines that enclose the section's area", (_, section) => {
    const lines = polylines(sectionDxf(section, "name"))
    const outline = sectionOutline(section)
    expect(lines).toHaveLength(1 + outline.holes.length)
    for (const line of lines) expect(line).toMatchObject({ isClosed: true, layer: "SECTION" })
    const area = lines.reduce((sum, line) => sum + enclosedArea(line), 0)
    expect(Math.abs(area / outlineArea(outline) - 1)).toBeLessThan(0.001)
  })

  test("every size of the catalogue can be drawn", () => {
    for (const { section } of sizes) {
      const [outer] = polylines(sectionDxf(section, ""))
      const { width } = sectionOutline(section)
      expect(Math.min(...outer.vertices.map(({ x }) => x))).toBeCloseTo(0, 6)
      expect(Math.max(...outer.vertices.map(({ x }) => x))).toBeCloseTo(width, 6)
    }
  })

  test("is in millimetres, with its name in letters that every program knows", () => {
    const file = groups(
      sectionDxf(
        { shape: "pipe", outsideDiameter: 60.3, wallThickness: 3.6 },
        "Pipe 60.3 × 3.6\u00a0mm",
      ),
    )
    const units = file.findIndex(([, value]) => value === "$INSUNITS")
    expect(file[units + 1]).toEqual([70, "4"])
    expect(file).toContainEqual([1, "Pipe 60.3 x 3.6 mm"])
  })

  test("of an impossible section is refused", () => {
    const section: Section = { shape: "pipe", outsideDiameter: 20, wallThickness: 10 }
    expect(() => sectionDxf(section, "")).toThrow("must be less than half of")
  })
})
