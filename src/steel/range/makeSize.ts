import { mmText, roundTo } from "../format"
import { massPerMetre, massPerSquareMetre } from "../section/mass"
import { sectionDimensions } from "../section/name"
import type { Section } from "../section/section"
import { families, isPreGalvanized, type SizeFamily } from "./families"
import { pipeBores } from "./nominalBores"
import type { PipeClass, PipeName, Size } from "./size"

/**
 * What a table or our range says of a size. This travels to the browser; `sizeFrom` derives all else at build and there.
 */
export interface SizeFigures {
  readonly family: SizeFamily
  /** mm, in the order of `sectionOf`. */
  readonly lengths: readonly number[]
  /** kg/m as printed, for chequered sheet kg/m². Without it the mass is computed. */
  readonly mass?: number
  /** kg/m computed at build, where none is printed: to integrate the outlines takes a browser longer than all else. */
  readonly computed?: number
  /** cm² as printed. */
  readonly area?: number | null
  readonly standard?: string
  /** Name of a rolled section: "ISMC 125*", "ISLB(P) 175". */
  readonly name?: string
  readonly pipeClass?: PipeClass | ""
  /** kg/m by the old trade chart, if it differs. */
  readonly tradeMass?: number
  /** "75x4x7.2": flange width, web and flange in that chart, mm. */
  readonly tradeDimensions?: string
  /** Whether another size has the same name, so that this one is named by its mass, too: ISWB 600 has two weights. */
  readonly isByMass?: boolean
}

/** kg/m² that a chequered pattern adds to plain sheet. The one known table has 1.58 to 1.60. */
export const PATTERN_MASS = 1.6

const formulas: Record<(typeof families)[SizeFamily]["shape"] | "chequered", string> = {
  hollow: "Computed: corners 2t outside and t inside (IS 4923), 7850 kg/m³",
  pipe: "Computed: 0.0246615 × t × (D − t)",
  angle: "Computed: t(a + b − t) + (1 − π/4)(R₁² − 2R₂²), 7850 kg/m³",
  sheet: "Computed: 7.85 kg/m² per mm of thickness (IS 1730)",
  plank: "Computed: corners 2t outside and t inside, 7850 kg/m³",
  chequered: "Approximate: plain sheet plus 1.6 kg/m² for the pattern",
  channel: "",
  beam: "",
}

/** The standard of the strip of pre-galvanized tube. No standard is known for the tube. */
const PRE_GALVANIZED_STANDARD = "IS 277:2003"

/** Sheet without a width is drawn 1000 mm wide. */
const DRAWN_WIDTH = 1000

/**
 * The section of a family. The order of its lengths, mm:
 * - hollow and plank: two sides (hollow: the longer one first), thickness
 * - pipe: outside diameter, thickness
 * - angle: two legs, thickness, then root and toe radius, or else those that are usual
 * - channel and beam: depth, flange width, web, flange, slope in degrees, root and toe radius
 * - sheet: thickness, and the width of a strip
 */
export function sectionOf(family: SizeFamily, lengths: readonly number[]): Section {
  const [a, b, c, d, flangeSlope, rootRadius, toeRadius] = lengths
  const { shape } = families[family]
  switch (shape) {
    case "hollow":
      return { shape, depth: Math.max(a, b), width: Math.min(a, b), wallThickness: c }
    case "pipe":
      return { shape, outsideDiameter: a, wallThickness: b }
    case "angle": {
      const [legA, legB] = [Math.max(a, b), Math.min(a, b)]
      const [, , thickness, root, toe] = lengths
      const usual = angleRadii(legA, legB, thickness)
      const radii = root === undefined ? usual : { rootRadius: root, toeRadius: toe }
      return { shape, legA, legB, thickness, ...radii }
    }
    case "channel":
    case "beam": {
      const flange = { flangeWidth: b, webThickness: c, flangeThickness: d }
      return { shape, depth: a, ...flange, flangeSlope, rootRadius, toeRadius }
    }
    case "sheet":
      return { shape, width: b ?? DRAWN_WIDTH, thickness: a }
    case "plank":
      return { shape, width: a, depth: b, wallThickness: c }
  }
}

/** The lengths in the order of names: the longer side or leg first. */
export function lengthsInOrder(family: SizeFamily, lengths: readonly number[]): readonly number[] {
  const [a, b, ...rest] = lengths
  const { shape } = families[family]
  return (shape === "hollow" || shape === "angle") && a < b ? [b, a, ...rest] : lengths
}

/** The size with these figures. @throws RangeError if the dimensions are not those of a section. */
export function sizeFrom(figures: SizeFigures): Size {
  const { family, mass, computed, area = null, tradeMass, tradeDimensions } = figures
  const lengths = lengthsInOrder(family, figures.lengths)
  const section = sectionOf(family, lengths)
  const isBySquareMetre = section.shape === "sheet" && lengths.length === 1
  const pipe = section.shape === "pipe" ? pipeName(figures) : undefined
  const isChequered = family === "chequered"
  const weight =
    section.shape === "sheet"
      ? sheetMass(figures)
      : (mass ?? computed ?? roundTo(massPerMetre(section), 3))
  const { id, designation } = nameOf(figures, family, lengths, section, pipe)
  const { isByMass } = figures
  return {
    id: isByMass ? `${id}-${mmText(weight)}` : id,
    designation: isByMass ? `${designation}, ${mmText(weight)}\u00a0kg/m` : designation,
    family,
    lengths,
    section,
    wall: thicknessOf(section),
    mass: weight,
    massPer: isBySquareMetre ? "squareMetre" : "metre",
    area,
    standard: standardOf(figures),
    formula: mass === undefined ? formulas[isChequered ? family : families[family].shape] : "",
    basis: isChequered ? "approximate" : mass === undefined ? "computed" : "table",
    ...(pipe && { pipe }),
    ...(tradeMass !== undefined && {
      tradeMass,
      tradeDimensions: tradeDimensions?.replaceAll("x", "\u00a0×\u00a0"),
    }),
  }
}

/** Thickness in mm; of a channel or beam that of the web. */
export function thicknessOf(section: Section): number {
  if ("webThickness" in section) return section.webThickness
  return "wallThickness" in section ? section.wallThickness : section.thickness
}

/** kg/m² of sheet, or kg/m of a strip: by the formula, so that every width of a thickness weighs the same by the square metre. */
function sheetMass({ family, lengths: [thickness, width] }: SizeFigures): number {
  const pattern = family === "chequered" ? PATTERN_MASS : 0
  const perSquareMetre = massPerSquareMetre(thickness) + pattern
  return roundTo(perSquareMetre * ((width ?? 1000) / 1000), 3)
}

/** The standard of a size with these figures; of pre-galvanized tube that of its strip. */
export function standardOf({ family, standard = "" }: SizeFigures): string {
  if (isPreGalvanized(family)) return PRE_GALVANIZED_STANDARD
  return family === "sheet" ? "IS 1730:1989" : standard
}

/** Id and designation. */
function nameOf(
  { name = "", standard }: SizeFigures,
  family: SizeFamily,
  lengths: readonly number[],
  section: Section,
  pipe: PipeName | undefined,
): Pick<Size, "id" | "designation"> {
  // Without the radii of angles.
  const id = `${families[family].prefix}-${lengths.slice(0, 3).map(mmText).join("x")}`
  const designation = sectionDimensions(section)
  switch (section.shape) {
    case "pipe": {
      const bore = pipe?.nominalBore
      if (pipe?.class) {
        const ofClass = `${bore}\u00a0nb ${pipe.class}`
        return { id: `pipe-${bore}nb-${pipe.class[0]}`, designation: ofClass }
      }
      return {
        id: standard?.startsWith("IS 3589") ? id.replace("-", "-is3589-") : id,
        designation: bore ? `${bore}\u00a0nb, ${designation}` : designation,
      }
    }
    case "angle":
      return { id, designation: `ISA\u00a0${designation}` }
    case "channel":
    case "beam": {
      const rolled = name.replace(/ ?\(P\) /, "(P) ")
      return {
        id: rolled.toLowerCase().replace("(p)", "-p").replace("*", "h").replace(" ", "-"),
        designation: rolled.replace(" ", "\u00a0"),
      }
    }
    case "sheet": {
      const [thickness, width] = lengths
      const wide = width === undefined ? "" : `, ${mmText(width)}\u00a0mm\u00a0wide`
      return { id, designation: `${mmText(thickness)}\u00a0mm${wide}` }
    }
    default:
      return { id, designation }
  }
}

function pipeName({ lengths: [outsideDiameter], pipeClass = "" }: SizeFigures): PipeName {
  const bore = pipeBores.find(({ outsideDiameters }) => outsideDiameters.includes(outsideDiameter))
  return {
    nominalBore: bore?.nominalBore ?? null,
    inch: bore?.inch ?? "",
    class: bore ? pipeClass : "",
  }
}

/**
 * Sheet by the square metre, or a strip of a width in mm. The thickness of chequered sheet is without the pattern.
 *
 * @throws RangeError for an invalid thickness
 */
export function sheetSize(thickness: number, width?: number, family: SizeFamily = "sheet"): Size {
  return sizeFrom({ family, lengths: width === undefined ? [thickness] : [thickness, width] })
}

/** The size that stands for a family, computed. */
export function firstSize(family: SizeFamily): Size {
  return sizeFrom({ family, lengths: families[family].first, name: "" })
}

/** Leg and root radius of equal angles in IS 808, mm. Each row applies from its leg up to the next. */
const ROOT_RADII = [
  [20, 4],
  [25, 4.5],
  [30, 5],
  [40, 5.5],
  [50, 6],
  [55, 6.5],
  [70, 7],
  [80, 8],
  [90, 8.5],
  [110, 10],
  [150, 12],
  [200, 15],
] as const

/** IS 808 rounds the toes of legs from this size, mm. */
const ROUNDED_TOES = { from: 110, radius: 4.8 }

/**
 * Root and toe radius in mm for an angle that is in no table: those of the equal angle in IS 808:2021 with the mean
 * leg, limited to what the thickness leaves room for. The root fillet adds 1 to 4 % to the mass, most for small angles.
 */
function angleRadii(
  legA: number,
  legB: number,
  thickness: number,
): { readonly rootRadius: number; readonly toeRadius: number } {
  const leg = (legA + legB) / 2
  const usualRoot = ROOT_RADII.findLast(([from]) => from <= leg)?.[1] ?? 0
  const usualToe = leg >= ROUNDED_TOES.from ? ROUNDED_TOES.radius : 0
  const free = Math.max(0, Math.min(legA, legB) - thickness)
  const toeRadius = Math.min(usualToe, thickness, free / 2)
  return { rootRadius: Math.min(usualRoot, free - toeRadius), toeRadius }
}
