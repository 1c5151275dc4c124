import { DxfWriter, LWPolylineFlags, point3d, Units } from "@tarikjabiri/dxf"
import { sectionOutline } from "./outline"
import type { Contour, Point } from "./contour"
import type { Section } from "./section"

/** The layers of the drawing: the cut face alone on the first, so that it can be extruded or measured by itself. */
const dxfLayers = { outline: "SECTION", name: "NAME" } as const

/** Height of the letters under the section, mm; so far below it they stand. */
const NAME_HEIGHT = 5

const ACI_WHITE = 7
const ACI_GREY = 8

/**
 * The cut face of a section as a DXF drawing (AC1021) in mm: one closed LWPOLYLINE for the outside and one for every hole,
 * arcs as bulges, the lower left corner at the origin. The name stands below as text, in ASCII.
 *
 * @throws RangeError with a sentence, when the dimensions are not those of a section.
 */
export function sectionDxf(section: Section, name: string): string {
  const { outer, holes } = sectionOutline(section)
  const drawing = new DxfWriter()
  drawing.setUnits(Units.Millimeters)
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

/** A vertex carries the bulge of the segment that leaves it: tan(angle / 4), positive where it turns left. */
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

/** Old CAD programs read a DXF in their own code page: the multiplication sign and the like would come out wrong. */
function asciiName(name: string): string {
  return name
    .replaceAll("×", "x")
    .replace(/\s/g, " ")
    .replace(/[^ -~]/g, "")
}
