import { DxfWriter, LWPolylineFlags, point3d, Units } from "@tarikjabiri/dxf"
import { sectionOutline } from "./outline"
import type { Contour, Point } from "./contour"
import type { Section } from "./section"

/** Layers of the drawing. The outline has its own layer, so that CAD can extrude or measure it alone. */
const dxfLayers = { outline: "SECTION", name: "NAME" } as const

/** Text height, and the gap between section and text, mm. */
const NAME_HEIGHT = 5

const ACI_WHITE = 7
const ACI_GREY = 8

/**
 * The cross-section as a DXF drawing (AC1021) in mm: one closed LWPOLYLINE for the outside and one for each hole, arcs
 * as bulges, lower left corner at the origin. The name is ASCII text below it.
 *
 * @throws RangeError with a sentence if the dimensions are not those of a section.
 */
export function sectionDxf(section: Section, name: string): string {
  const { outer, holes } = sectionOutline(section)
  const drawing = new DxfWriter()
  drawing.setUnits(Units.Millimeters)
  // Metric line types and hatches, and lengths as decimals: some programs take a file without these for inches.
  drawing.setVariable("$MEASUREMENT", { 70: 1 })
  drawing.setVariable("$LUNITS", { 70: 2 })
  drawing.addLayer(dxfLayers.outline, ACI_WHITE, "CONTINUOUS")
  drawing.addLayer(dxfLayers.name, ACI_GREY, "CONTINUOUS")
  for (const contour of [outer, ...holes]) {
    drawing.addLWPolyline(bulgedVertices(contour), {
      flags: LWPolylineFlags.Closed,
      layerName: dxfLayers.outline,
    })
  }
  drawing.addText(point3d(0, -2 * NAME_HEIGHT), NAME_HEIGHT, asciiName(name), {
    layerName: dxfLayers.name,
  })
  return drawing.stringify()
}

/** Each vertex has the bulge of the segment that starts there: tan(angle / 4), positive for a left turn. */
function bulgedVertices({ start, segments }: Contour): { point: Point; bulge: number }[] {
  let from = start
  return segments.map((segment) => {
    const vertex = { point: from, bulge: 0 }
    if (segment.kind === "arc") {
      const chord = Math.hypot(segment.to.x - from.x, segment.to.y - from.y)
      const angle = 2 * Math.asin(Math.min(1, chord / (2 * segment.radius)))
      vertex.bulge = Math.tan(angle / 4) * (segment.turn === "left" ? 1 : -1)
    }
    from = segment.to
    return vertex
  })
}

/** Older CAD programs read DXF text in their own code page, so it must be ASCII. */
function asciiName(name: string): string {
  return name
    .replaceAll("×", "x")
    .replace(/\s/g, " ")
    .replace(/[^ -~]/g, "")
}
