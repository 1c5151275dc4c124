import type { Section } from "./section"

/**
 * One typical size for the drawing of each product family: hollow sections and tube within the specified ranges, pipe
 * 150 nb medium (IS 1161), rolled sections with the dimensions of IS 808:2021. Coated sheet and coil have none.
 */
const sections: Readonly<Record<string, Section>> = {
  hollow: { shape: "hollow", depth: 100, width: 100, wallThickness: 5 },
  pipe: { shape: "pipe", outsideDiameter: 165.1, wallThickness: 4.8 },
  rolled: {
    shape: "beam",
    depth: 200,
    flangeWidth: 100,
    webThickness: 5.7,
    flangeThickness: 10,
    flangeSlope: 98,
    rootRadius: 11,
    toeRadius: 5.5,
  },
  angle: { shape: "angle", legA: 75, legB: 75, thickness: 8, rootRadius: 7, toeRadius: 0 },
  "channel-beam": {
    shape: "channel",
    depth: 200,
    flangeWidth: 75,
    webThickness: 6.2,
    flangeThickness: 11.4,
    flangeSlope: 96,
    rootRadius: 11,
    toeRadius: 3.2,
  },
  sheet: { shape: "sheet", width: 1250, thickness: 5 },
  gp: { shape: "hollow", depth: 40, width: 40, wallThickness: 2 },
  "door-frame": {
    shape: "doorFrame",
    width: 100,
    depth: 50,
    wallThickness: 1.6,
    rebates: "single",
  },
  window: { shape: "windowL", width: 46, depth: 18, wallThickness: 1.6 },
  plank: { shape: "plank", width: 200, depth: 25, wallThickness: 2 },
  reflector: { shape: "hTube", width: 100, depth: 30, wallThickness: 2 },
}

/** The section that represents a product family in drawings, or undefined if it has none. */
export function representativeSection(family: string): Section | undefined {
  return sections[family]
}
