import { STEEL_DENSITY } from "../section/mass"
import { indianFigure } from "../format"
import { readNumber } from "../measure"
import {
  shapeFields,
  type DimensionName,
  type Measure,
  type WeightFault,
  type WeightRequest,
} from "./form"
import { weigh } from "./weigh"

/** Shapes whose wall follows from their mass. */
export const weighedShapes = ["square", "rectangular", "pipe", "angle", "sheet", "plank"] as const
export type WeighedShape = (typeof weighedShapes)[number]

/** A piece on the scale: what it weighs, how long it is, what it measures outside, and what it was sold as. */
export interface WeighedPiece {
  readonly shape: WeighedShape
  /** The outside dimensions, as the calculator has them, without the wall. */
  readonly dimensions: Partial<Record<DimensionName, Measure>>
  /** kg, of all pieces together. */
  readonly weight: string | number
  /** m, of one piece. */
  readonly length: string | number
  /** 1 where nothing is said. */
  readonly pieces?: string | number
  /** The wall it was sold with; without one there is no deviation. */
  readonly nominalWall?: Measure
}

export type WeighedFieldName = DimensionName | "weight" | "length" | "pieces"

export interface WeighedFault {
  readonly field: WeighedFieldName
  readonly sentence: string
}

export interface TrueWall {
  readonly isKnown: true
  /** mm, unrounded. */
  readonly wall: number
  /** kg/m as weighed. */
  readonly massPerMetre: number
  readonly nominalWall: number | null
  /** Of the wall against the nominal one, in per cent: negative is thinner. */
  readonly wallDeviation: number | null
  /** Of the mass against the nominal one, in per cent: negative is lighter. */
  readonly massDeviation: number | null
  /** "The wall is 2.64 mm, 9.1 % thinner than 2.9 mm." */
  readonly sentence: string
}

export interface NoWall {
  readonly isKnown: false
  readonly faults: readonly WeighedFault[]
}

/**
 * The true wall of a piece from its weight: "is this pipe under gauge?" Solved exactly:
 *
 * - pipe, m = π ρ t (D − t):  t = (D − √(D² − 4m / πρ)) / 2
 * - hollow section, A = 2(H + B)t − (16 − 3π)t² (corners 2t and t):  t = (s − √(s² − kA)) / k with s = H + B, k = 16 − 3π
 * - angle without roundings, A = t(a + b − t):  t = (s − √(s² − 4A)) / 2
 * - sheet: t = m / (ρ w)
 *
 * It answers what the steel weighs: scale, zinc, paint and water on it count as steel.
 */
export function wallFromWeight(piece: WeighedPiece): TrueWall | NoWall {
  const faults: WeighedFault[] = []
  const weight = positive(piece.weight, "weight", "Give the weight in kg, more than 0.", faults)
  const length = positive(piece.length, "length", "Give the length in m, more than 0.", faults)
  const pieces = positive(
    piece.pieces ?? 1,
    "pieces",
    "Give the number of pieces, more than 0.",
    faults,
  )
  if (length !== null && length > 1000) {
    faults.push({ field: "length", sentence: "Check the length: it is in metres." })
  }
  const probe = outsideOf(piece)
  faults.push(...probe.faults)
  if (faults.length > 0 || weight === null || length === null || pieces === null || !probe.sides) {
    return { isKnown: false, faults }
  }

  const mass = weight / length / pieces
  const wall = solvedWall(piece.shape, probe.sides, mass)
  if (wall === null) {
    return {
      isKnown: false,
      faults: [
        {
          field: "weight",
          sentence: `${indianFigure(mass)} kg/m is more than this outside size can weigh. Check weight and length.`,
        },
      ],
    }
  }
  return deviationOf(piece, mass, wall)
}

function deviationOf(piece: WeighedPiece, mass: number, wall: number): TrueWall | NoWall {
  const known = { isKnown: true as const, wall, massPerMetre: mass }
  const found = `The wall is ${indianFigure(wall)} mm`
  if (piece.nominalWall === undefined) {
    return {
      ...known,
      nominalWall: null,
      wallDeviation: null,
      massDeviation: null,
      sentence: `${found}.`,
    }
  }
  const nominal = weigh(weightRequest(piece, piece.nominalWall))
  if (!nominal.isKnown) return { isKnown: false, faults: dimensionFaults(nominal.faults) }
  const nominalWall =
    "wallThickness" in nominal.section
      ? nominal.section.wallThickness
      : "thickness" in nominal.section
        ? nominal.section.thickness
        : wall
  const wallDeviation = (wall / nominalWall - 1) * 100
  const massDeviation = (mass / nominal.figures.massPerMetre - 1) * 100
  const percent = indianFigure(Math.abs(wallDeviation), 1)
  const verdict =
    percent === "0"
      ? `as nominal (${indianFigure(nominalWall)} mm)`
      : `${percent} % ${wallDeviation < 0 ? "thinner" : "thicker"} than ${indianFigure(nominalWall)} mm`
  return {
    ...known,
    nominalWall,
    wallDeviation,
    massDeviation,
    sentence: `${found}, ${verdict}.`,
  }
}

function positive(
  typed: string | number,
  field: WeighedFieldName,
  sentence: string,
  faults: WeighedFault[],
): number | null {
  const value = readNumber(typed)
  if (value !== null && value > 0 && value <= 1e7) return value
  faults.push({
    field,
    sentence: value !== null && value > 1e7 ? `Check the ${field}: it is too large.` : sentence,
  })
  return null
}

function weightRequest(piece: WeighedPiece, wall: Measure): WeightRequest {
  return {
    shape: piece.shape,
    dimensions: { ...piece.dimensions, wall },
    quantity: { amount: 1, unit: "metres" },
  }
}

/** The two outside lengths (of a pipe its diameter, of a sheet its width, twice), read with the thinnest wall. */
function outsideOf(piece: WeighedPiece): {
  sides: readonly [number, number] | null
  faults: WeighedFault[]
} {
  const wall = shapeFields[piece.shape].find(({ name }) => name === "wall")
  const weight = weigh(weightRequest(piece, { value: wall?.range.least ?? 1 }))
  if (!weight.isKnown) return { sides: null, faults: dimensionFaults(weight.faults) }
  const { section } = weight
  switch (section.shape) {
    case "pipe":
      return { sides: [section.outsideDiameter, section.outsideDiameter], faults: [] }
    case "angle":
      return { sides: [section.legA, section.legB], faults: [] }
    case "sheet":
      return { sides: [section.width, section.width], faults: [] }
    case "hollow":
    case "plank":
      return { sides: [section.depth, section.width], faults: [] }
    default:
      return { sides: null, faults: [] }
  }
}

function dimensionFaults(faults: readonly WeightFault[]): WeighedFault[] {
  return faults.flatMap(({ field, sentence }) =>
    field === "amount" || field === "pieceLength" ? [] : [{ field, sentence }],
  )
}

/** mm; null where no wall gives so much mass. `mass` in kg/m. */
function solvedWall(
  shape: WeighedShape,
  [a, b]: readonly [number, number],
  mass: number,
): number | null {
  const area = (mass * 1e6) / STEEL_DENSITY
  const sum = a + b
  switch (shape) {
    case "pipe":
      return smallerRoot(a, 1, area / Math.PI, a / 2)
    case "angle":
      return smallerRoot(sum, 1, area, Math.min(a, b))
    case "sheet":
      return area / a
    default:
      return smallerRoot(2 * sum, 16 - 3 * Math.PI, area, Math.min(a, b) / 4)
  }
}

/** The smaller t of p·t − q·t² = area, where it is below `most`. */
function smallerRoot(p: number, q: number, area: number, most: number): number | null {
  const root = p * p - 4 * q * area
  if (root < 0) return null
  // Written without the difference of two large numbers, so that thin walls keep their digits.
  const t = (2 * area) / (p + Math.sqrt(root))
  return t <= most * (1 + 1e-9) ? t : null
}
