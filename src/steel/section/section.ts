/** Square or rectangular hollow section to IS 4923: outer corner radius 2t, inner t. */
export interface HollowSection {
  readonly shape: "hollow"
  readonly depth: number
  readonly width: number
  readonly wallThickness: number
}

interface PipeSection {
  readonly shape: "pipe"
  readonly outsideDiameter: number
  readonly wallThickness: number
}

/** Equal or unequal angle. `legA` is upright, `legB` horizontal. Corners without a radius are sharp. */
interface AngleSection {
  readonly shape: "angle"
  readonly legA: number
  readonly legB: number
  readonly thickness: number
  readonly rootRadius?: number
  readonly toeRadius?: number
}

interface RolledFlanges {
  readonly depth: number
  readonly flangeWidth: number
  readonly webThickness: number
  /** Mean thickness: for a tapered flange, the thickness halfway between web and edge (IS 808). */
  readonly flangeThickness: number
  /** Angle between the web and the inner face of the flange in degrees. 90 is a parallel flange. */
  readonly flangeSlope: number
  readonly rootRadius: number
  readonly toeRadius: number
}

export interface ChannelSection extends RolledFlanges {
  readonly shape: "channel"
}

export interface BeamSection extends RolledFlanges {
  readonly shape: "beam"
}

/** Plank: a flat rectangular tube. No known standard; drawn with the corners of a hollow section. */
interface PlankSection {
  readonly shape: "plank"
  readonly width: number
  readonly depth: number
  readonly wallThickness: number
}

/** Sheet, plate, strip or slit coil. */
interface SheetSection {
  readonly shape: "sheet"
  readonly width: number
  readonly thickness: number
}

/** Reflector: an H-shaped tube with the H on its side. Chaukhat: a door frame tube with a rebate for one leaf. Window profile. */
export interface IndicativeSection {
  readonly shape: "hTube" | "doorFrame" | "windowL"
  readonly width: number
  readonly depth: number
  readonly wallThickness: number
}

/** The cross-section of anything sold here. All lengths in mm. */
export type Section =
  | HollowSection
  | PipeSection
  | AngleSection
  | ChannelSection
  | BeamSection
  | PlankSection
  | SheetSection
  | IndicativeSection

/**
 * True for profiles with only a published outside size and thickness. Their steps and corner radii are drawn in
 * plausible proportion, so drawing, area and mass are indicative and must be shown as such.
 */
export function isIndicative(section: Section): section is IndicativeSection {
  return ["hTube", "doorFrame", "windowL"].includes(section.shape)
}
