import { families, type SizeFamily } from "../range/families"
import { sectionOf, thicknessOf } from "../range/makeSize"
import type { Size } from "../range/size"
import { sectionDimensions } from "./name"
import type { Section } from "./section"

/** For each kind of product the family whose first size is drawn. */
const kinds: Readonly<Record<string, SizeFamily>> = {
  hollow: "square",
  pipe: "pipe",
  rolled: "beam",
  angle: "equalAngle",
  "channel-beam": "channel",
  sheet: "sheet",
  gp: "gpSquare",
  plank: "plank",
}

/** Pipe 150 nb medium (IS 1161): its wall is visible in a drawing. */
const drawnPipe = [165.1, 4.8]

/** Profiles that no family of sizes has. */
const profiles: Readonly<Record<string, Section>> = {
  "door-frame": { shape: "doorFrame", width: 100, depth: 50, wallThickness: 1.6 },
  window: { shape: "windowL", width: 46, depth: 18, wallThickness: 1.6 },
  reflector: { shape: "hTube", width: 100, depth: 30, wallThickness: 2 },
}

/** The section that represents a kind of product in drawings, or undefined if it has none, as coated sheet and coil. */
export function representativeSection(kind: string): Section | undefined {
  const family = kinds[kind]
  if (!family) return profiles[kind]
  return sectionOf(family, family === "pipe" ? drawnPipe : families[family].first)
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
