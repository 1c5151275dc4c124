import type { SizeFamily } from "../range/families"
import { sectionOf, thicknessOf } from "../range/makeSize"
import type { Size } from "../range/size"
import { sectionDimensions } from "./name"
import type { Section } from "./section"

/**
 * One typical size for the drawing of each kind of product, with its lengths in the order of `sectionOf`: hollow sections and
 * tube within the specified ranges, pipe 150 nb medium (IS 1161), rolled sections with the dimensions of IS 808:2021.
 */
const sizes: Readonly<Record<string, readonly [SizeFamily, readonly number[]]>> = {
  hollow: ["square", [100, 100, 5]],
  pipe: ["pipe", [165.1, 4.8]],
  rolled: ["beam", [200, 100, 5.7, 10, 98, 11, 5.5]],
  angle: ["equalAngle", [75, 75, 8, 7, 0]],
  "channel-beam": ["channel", [200, 75, 6.2, 11.4, 96, 11, 3.2]],
  sheet: ["sheet", [5, 1250]],
  gp: ["gpSquare", [40, 40, 2]],
  plank: ["plank", [200, 25, 2]],
}

/** Profiles that no family of sizes has. */
const profiles: Readonly<Record<string, Section>> = {
  "door-frame": {
    shape: "doorFrame",
    width: 100,
    depth: 50,
    wallThickness: 1.6,
    rebates: "single",
  },
  window: { shape: "windowL", width: 46, depth: 18, wallThickness: 1.6 },
  reflector: { shape: "hTube", width: 100, depth: 30, wallThickness: 2 },
}

/** The section that represents a kind of product in drawings, or undefined if it has none, as coated sheet and coil. */
export function representativeSection(kind: string): Section | undefined {
  const size = sizes[kind]
  return size ? sectionOf(...size) : profiles[kind]
}

/**
 * The size that represents the kind of product in drawings, or else the middle one. Beams of several series have the same depth
 * and flange width, so their webs are compared, too.
 *
 * @param of at least one
 */
export function typicalSize(of: readonly Size[], kind: string): Size {
  const typical = representativeSection(kind)
  const nameOf = (section: Section) =>
    `${section.shape} ${sectionDimensions(section)} ${thicknessOf(section)}`
  const found = typical && of.find(({ section }) => nameOf(section) === nameOf(typical))
  return found ?? of[Math.floor(of.length / 2)]
}
