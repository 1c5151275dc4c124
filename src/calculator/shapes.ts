import type { GaugeSystem } from "../steel/figure"
import { isPreGalvanized, type TypedKind, type WeightShape } from "../steel/range/families"
import type { Size } from "../steel/range/size"
import { sizeLimits, type Limits } from "../steel/range/computedSize"
import type { CalculatorWords } from "../kit/words/catalogue"

/**
 * The unit of a typed length. For the outside diameter of a pipe, `inch` is the nominal size: a 2 inch pipe is 60.3 mm
 * OD. Only that field has `nb`; only thicknesses have `gauge`.
 */
type LengthUnit = "mm" | "inch" | "gauge" | "nb"

/** A field for a length. */
export interface DimensionField {
  readonly name: string
  /** Its name in the catalogue of words. */
  readonly label: keyof CalculatorWords["fields"]
  /** mm */
  readonly range: Limits
  /** The first is the default. */
  readonly units: readonly LengthUnit[]
  /** The system of its gauge numbers. */
  readonly gauge?: GaugeSystem
}

/** A shape of the calculator. */
interface Shape {
  /** In the order of the form, which is that of the lengths of a size. Those of a square begin with its second side. */
  readonly fields: readonly DimensionField[]
  readonly formula: string
  /** The standard of the formula. Empty if none is known. */
  readonly standard: string
  /** How well the mass of such a shape in no table is known, as a share: corners, fillets and patterns are assumed. */
  readonly uncertainty: number
}

type Label = DimensionField["label"]

const length = (label: Label, range: Limits, name: string = label): DimensionField => ({
  name,
  label,
  range,
  units: ["mm", "inch"],
})
const gauged = (range: Limits, gauge: GaugeSystem): DimensionField => ({
  ...length("wall", range),
  units: ["mm", "inch", "gauge"],
  gauge,
})

const { outside, leg, rolledThickness } = sizeLimits
const wall = gauged(sizeLimits.wall, "swg")
const hollow = {
  formula: "A = 2t (H + B − 2t) − (4 − π) ((2t)² − t²), m = 0.00785 A",
  standard: "IS 4923:2017",
  uncertainty: 0.01,
}
const rolled = {
  fields: [
    length("depth", sizeLimits.rolledDepth),
    length("flangeWidth", sizeLimits.flangeWidth),
    length("webThickness", rolledThickness),
    length("flangeThickness", rolledThickness),
  ],
  formula: "A = D tw + 2 T (B − tw), m = 0.00785 A",
  standard: "IS 808:2021",
}
const sheetFields = [
  gauged(sizeLimits.sheetThickness, "bg"),
  length("width", sizeLimits.sheetWidth),
]

export const shapes: Readonly<Record<WeightShape, Shape>> = {
  square: { ...hollow, fields: [length("side", outside), wall] },
  rectangular: {
    ...hollow,
    fields: [length("longer", outside, "depth"), length("shorter", outside, "width"), wall],
  },
  pipe: {
    fields: [
      { ...length("outside", outside, "outsideDiameter"), units: ["mm", "nb", "inch"] },
      wall,
    ],
    formula: "m = 0.0246615 × t × (D − t)",
    standard: "IS 1161:2014",
    uncertainty: 0.005,
  },
  angle: {
    fields: [
      length("leg", leg, "legA"),
      length("otherLeg", leg, "legB"),
      length("wall", sizeLimits.angleThickness),
    ],
    formula: "A = t (a + b − t) + (1 − π/4) (R₁² − 2 R₂²), m = 0.00785 A",
    standard: "IS 808:2021",
    uncertainty: 0.015,
  },
  channel: { ...rolled, uncertainty: 0.03 },
  beam: { ...rolled, uncertainty: 0.04 },
  sheet: {
    fields: sheetFields,
    formula: "m = 7.85 t × w / 1000",
    standard: "IS 1730:1989",
    uncertainty: 0.005,
  },
  chequered: {
    fields: sheetFields,
    formula: "m = (7.85 t + 1.6) × w / 1000",
    standard: "",
    uncertainty: 0.02,
  },
  plank: {
    ...hollow,
    fields: [length("width", outside), length("height", outside, "depth"), wall],
    standard: "",
  },
}

export function isRolled(shape: string): boolean {
  return shape === "channel" || shape === "beam"
}

export function isSheet(shape: string): boolean {
  return shape === "sheet" || shape === "chequered"
}

/** The name of a shape in the form. */
export function shapeName(shape: WeightShape, words: CalculatorWords): string {
  return shape === "angle" ? words.angle : words.families[shape]
}

/** What a shape is computed as. null for channels and beams, which only a table can name. */
export function typedKind(shape: WeightShape, isGalvanized: boolean): TypedKind | null {
  if (shape === "channel" || shape === "beam") return null
  if (shape === "square" || shape === "rectangular") return isGalvanized ? "gp" : "hollow"
  return shape === "pipe" && isGalvanized ? "gp" : shape
}

/** The lengths of a size from the figures of the fields, mm. Channels and beams get parallel flanges without radii. */
export function lengthsOf(shape: WeightShape, figures: readonly number[]): number[] {
  if (shape === "square") return [figures[0] ?? 0, ...figures]
  return isRolled(shape) ? [...figures, 90, 0, 0] : [...figures]
}

/** The figures of a size for the fields of its shape, mm. */
export function figuresOf(shape: WeightShape, { lengths, section }: Size): readonly number[] {
  if (section.shape === "sheet") return [section.thickness, section.width]
  return shape === "square" ? lengths.slice(1) : lengths
}

/**
 * The sizes by the metre that a table lists with these figures of the fields, as black or as pre-galvanized tube. Sizes
 * are named to 0.01 mm.
 *
 * @param isCompared false for a field that does not count
 */
export function tableSizes(
  known: readonly Size[],
  size: Pick<Size, "section" | "lengths">,
  isGalvanized: boolean,
  isCompared: (place: number) => boolean = () => true,
): Size[] {
  const { section } = size
  const wanted = isRolled(section.shape) ? size.lengths.slice(0, 4) : size.lengths.slice(0, 3)
  return known.filter(
    ({ basis, massPer, family, section: listed, lengths }) =>
      basis === "table" &&
      massPer === "metre" &&
      listed.shape === section.shape &&
      isPreGalvanized(family) === isGalvanized &&
      wanted.every((mm, place) => !isCompared(place) || Math.abs(mm - lengths[place]) < 0.005),
  )
}
