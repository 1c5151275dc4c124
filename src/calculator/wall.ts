import { commaQuestion, figureIn, readFigure } from "../steel/figure"
import { indianFigure } from "../steel/format"
import { plainText } from "../steel/plainText"
import { familyWeighed } from "../steel/range/families"
import { lengthsInOrder, PATTERN_MASS, sectionOf, thicknessOf } from "../steel/range/makeSize"
import { massTable, standardNumber, type Size } from "../steel/range/size"
import { sizeLimits, thickestHollowWall } from "../steel/range/computedSize"
import { massPerMetre } from "../steel/section/mass"
import type { Section } from "../steel/section/section"
import type { CalculatorSentence } from "../kit/words/catalogue"
import type { Entries } from "./entries"
import { contradictions, readDimensions, type FieldFault, type NoAnswer } from "./read"
import { isRolled, lengthsOf, shapes, tableSizes } from "./shapes"

export type TrueWall = Exclude<ReturnType<typeof wallFromWeight>, NoAnswer>

/** The fields for what was weighed, with the unit of a figure without one. */
const scaleFields = [
  ["weight", "kg"],
  ["length", "m"],
  ["pieces", "pieces"],
] as const

/** Uncertainty of the mass if a table lists the outside size, as a share. */
const TABLE_UNCERTAINTY = 0.005

/**
 * The true thickness of a piece from its weight: "is this pipe under gauge?" A channel or beam needs all its dimensions.
 *
 * If a table lists the nominal size, or the outside size of a piece without a nominal thickness, its printed masses are
 * the reference: a piece with the mass of a row has the thickness of that row. (IS 1239 uses a mean diameter, and every
 * table rounds.) The mass of the shape is corrected by what the nearest row has more or less.
 *
 * Scale, zinc, paint and water on the piece count as steel.
 *
 * @param known the sizes of the tables, once loaded
 */
export function wallFromWeight(entries: Entries, known: readonly Size[] | null) {
  const { shape, fields } = entries
  const faults: FieldFault[] = []
  const [weight, length, pieces] = scaleFields.map((field) => scaleFigure(field, fields, faults))
  const hasNominal = isRolled(shape) || (fields.wall ?? "").trim() !== ""
  // Without a nominal thickness the sides alone are read, so any thickness will do.
  const asked = hasNominal ? fields : { ...fields, wall: "1", wallUnit: "mm" }
  const read = readDimensions(shapes[shape].fields, { ...entries, fields: asked })
  faults.push(...read.faults)
  const family = familyWeighed(shape)
  const lengths = lengthsInOrder(family, lengthsOf(shape, read.figures))
  const section = sectionOf(family, lengths)
  if (read.faults.length === 0 && hasNominal) faults.push(...contradictions(section))
  const none: NoAnswer = { isKnown: false, faults }
  if (faults.length > 0) return none

  const mass = weight / length / pieces
  const rows = comparableRows(entries, { section, lengths }, hasNominal, known ?? [], mass)
  const [row] = nearestFirst(rows, mass)
  const pattern =
    shape === "chequered" && section.shape === "sheet" ? (PATTERN_MASS * section.width) / 1e3 : 0
  const massAt = (wall: number) => massPerMetre(withThickness(section, wall)) + pattern
  const printed = row ? row.mass / massAt(row.wall) : 1
  const solve = (kgPerMetre: number) => solveWall(massAt, mostWall(section), kgPerMetre / printed)
  const wall = solve(mass)
  if (typeof wall === "string") {
    const sentence: CalculatorSentence = (words) => words[wall](indianFigure(mass, 3))
    faults.push({ field: "weight", sentence })
    return none
  }
  const decimals = /\.(\d+)\D*$/.exec(plainText(fields.weight ?? ""))?.[1].length ?? 0
  const { unit = null } = readFigure(fields.weight ?? "") ?? {}
  const readTo = figureIn({ value: 10 ** -decimals, unit }, "kg")!
  const share = readTo / 2 / weight + (row ? TABLE_UNCERTAINTY : shapes[shape].uncertainty)
  const [thin, thick] = [solve(mass * (1 - share)), solve(mass * (1 + share))]
  const accuracy =
    typeof thin === "number" && typeof thick === "number" ? (thick - thin) / 2 : wall * share
  const nominalWall = hasNominal ? thicknessOf(section) : null
  const listed = rows.find((each) => each.wall === nominalWall)
  const nominalMass = nominalWall && (listed?.mass ?? massAt(nominalWall))
  return {
    isKnown: true as const,
    /** mm, unrounded. Of a channel or beam the web. */
    wall,
    /** With this thickness. */
    section: withThickness(section, Number(wall.toFixed(2))),
    /** The true thickness is within this of `wall`, mm. */
    accuracy,
    /** As weighed. */
    massPerMetre: mass,
    nominalWall,
    /** Thickness and mass against the nominal, per cent. Negative is thinner and lighter. */
    wallDeviation: nominalWall && (wall / nominalWall - 1) * 100,
    massDeviation: nominalMass && (mass / nominalMass - 1) * 100,
    ...wordsOf(wall, nominalWall, accuracy, isRolled(shape), row, readTo),
  }
}

/** A figure of the scale, with or without the unit of its field: "27.5", "27.5 kg", "6000 mm", "10 nos". NaN with a fault. */
function scaleFigure(
  [name, unit]: (typeof scaleFields)[number],
  fields: Entries["fields"],
  faults: FieldFault[],
): number {
  const typed = fields[name] ?? ""
  const figure = readFigure(typed)
  const value = (figure && figureIn(figure, unit)) ?? 0
  if (value > 0) return value
  const sentence: CalculatorSentence = (words) => words.figureOver0
  faults.push({ field: name, sentence: commaQuestion(typed) ?? sentence })
  return NaN
}

/**
 * Table rows with the same outside size, of the standard of the nominal size. None if no table lists the nominal size: its
 * weight is computed from its shape, so its thickness is, too.
 */
function comparableRows(
  { shape, sizeId, isPreGalvanized }: Entries,
  size: Pick<Size, "section" | "lengths">,
  hasNominal: boolean,
  known: readonly Size[],
  mass: number,
): Size[] {
  const wallAt = isRolled(shape) ? -1 : size.section.shape === "pipe" ? 1 : 2
  const rows = tableSizes(known, size, isPreGalvanized, (place) => place !== wallAt)
  if (!hasNominal) return rows
  const same = rows.filter((row) => Math.abs(row.wall - thicknessOf(size.section)) < 0.005)
  const nominal = same.find(({ id }) => id === sizeId) ?? nearestFirst(same, mass)[0]
  return nominal ? rows.filter((row) => standardNumber(row) === standardNumber(nominal)) : []
}

function nearestFirst(rows: readonly Size[], mass: number): Size[] {
  return [...rows].sort((a, b) => Math.abs(a.mass - mass) - Math.abs(b.mass - mass))
}

/** Nothing thinner is rolled, mm. */
const LEAST_WALL = 0.1

/** The thickness up to `most` at which a shape has a mass in kg/m, by bisection, or what is wrong with the mass. */
function solveWall(massAt: (wall: number) => number, most: number, mass: number) {
  let [thin, thick] = [LEAST_WALL, most]
  if (massAt(thick) < mass * (1 - 1e-4)) return "tooMuch"
  if (massAt(thin) > mass) return "tooLittle"
  for (let halvings = 0; halvings < 40; halvings += 1) {
    const middle = (thin + thick) / 2
    if (massAt(middle) < mass) thin = middle
    else thick = middle
  }
  return thick
}

/** The section with another thickness in mm. The flange of a channel or beam changes in proportion to its web. */
function withThickness(section: Section, thickness: number): Section {
  if ("wallThickness" in section) return { ...section, wallThickness: thickness }
  if ("webThickness" in section) {
    const flangeThickness = section.flangeThickness * (thickness / section.webThickness)
    return { ...section, webThickness: thickness, flangeThickness }
  }
  if (section.shape === "angle") {
    return sectionOf("equalAngle", [section.legA, section.legB, thickness])
  }
  return { ...section, thickness }
}

/** The greatest thickness that makes a section, mm. */
function mostWall(section: Section): number {
  const almost = 0.99
  switch (section.shape) {
    case "pipe":
      return (almost * section.outsideDiameter) / 2
    case "angle":
      return almost * section.legB
    case "sheet":
      return sizeLimits.sheetThickness.most
    case "channel":
    case "beam": {
      const { depth, flangeWidth, webThickness, flangeThickness } = section
      return almost * Math.min(flangeWidth, (depth / 2) * (webThickness / flangeThickness))
    }
    default:
      return thickestHollowWall(section.depth, section.width)
  }
}

const sameShare: CalculatorSentence = (words) => words.sameShare
const withinAccuracy: CalculatorSentence = (words) => words.withinAccuracy

/** The sentence of the answer, and how sure it is: read to so many kg, and compared with a row or with the shape. */
function wordsOf(
  wall: number,
  nominalWall: number | null,
  accuracy: number,
  isWeb: boolean,
  row: Size | undefined,
  readTo: number,
): {
  readonly sentence: CalculatorSentence
  readonly accuracyNotes: readonly CalculatorSentence[]
} {
  const step = indianFigure(readTo, 6)
  const reason: CalculatorSentence = (words) =>
    row ? words.comparedWith(step, massTable(row, words)) : words.assumedShape(step)
  const share = nominalWall ? (wall / nominalWall - 1) * 100 : 0
  const percent = indianFigure(Math.abs(share), 1)
  const isWithin =
    nominalWall !== null && percent !== "0" && Math.abs(wall - nominalWall) <= accuracy
  return {
    sentence: (words) => {
      const found = words[isWeb ? "webIs" : "thicknessIs"](indianFigure(wall))
      if (nominalWall === null) return found + words.stop
      const nominal = indianFigure(nominalWall)
      if (percent === "0") return words.asNominal(found, nominal)
      const apart = words[share < 0 ? "percentUnder" : "percentOver"](percent)
      return words.againstNominal(found, apart, nominal)
    },
    accuracyNotes: [
      (words) => words.accurateTo(indianFigure(Math.max(accuracy, 0.01)), reason(words)),
      ...(isWeb ? [sameShare] : []),
      ...(isWithin ? [withinAccuracy] : []),
    ],
  }
}
