import { dimensionText, sumFigure } from "../steel/format"
import { quantityFigures, type Quantity, type QuantityFigures } from "../steel/quantity"
import { computedSize } from "../steel/range/computedSize"
import { familyWeighed, type WeightShape } from "../steel/range/families"
import { lengthsInOrder, PATTERN_MASS, sectionOf } from "../steel/range/makeSize"
import { hasWeightOfBlackTube, sizeName, sizeNotes, type Size } from "../steel/range/size"
import { cornerNote } from "../steel/section/cornerNote"
import { massPerMetre, STEEL_DENSITY } from "../steel/section/mass"
import type { Section } from "../steel/section/section"
import type { CalculatorWords, SteelSay } from "../site/words/catalogue"
import type { Entries } from "./entries"
import { contradictions, readDimensions, readQuantity, type NoAnswer, type SumStep } from "./read"
import { isRolled, lengthsOf, shapes, tableSizes, typedKind } from "./shapes"

export type WeightAnswer = Exclude<ReturnType<typeof weightAnswer>, NoAnswer>

/**
 * The weight for the form: from the table if it has the size, else from the shape. Faults if a field is wrong.
 *
 * @param known the sizes of the tables, once loaded
 */
export function weightAnswer(entries: Entries, known: readonly Size[] | null) {
  const { shape, isPreGalvanized } = entries
  const { figures, faults, steps, notes } = readDimensions(shapes[shape].fields, entries)
  const family = familyWeighed(shape)
  const lengths = lengthsInOrder(family, lengthsOf(shape, figures))
  const section = sectionOf(family, lengths)
  const quantity = readQuantity(entries)
  const all = [
    ...(faults.length > 0 ? faults : contradictions(section)),
    ...("unit" in quantity ? [] : quantity),
  ]
  const none: NoAnswer = { isKnown: false, faults: all }
  if (all.length > 0 || !("unit" in quantity)) return none

  const kind = typedKind(shape, isPreGalvanized)
  const computed = kind && computedSize(kind, lengths)
  const tableSize = tableSizeOf(entries, { section, lengths }, computed, known ?? [])
  const shapeSteps = [...steps, ...stepsOfShape(shape, section)]
  const shapeMass = shapeSteps.at(-1)?.value ?? 0
  const mass = tableSize?.mass ?? shapeMass
  const listed = tableSize ?? computed
  const amounts = quantityFigures(quantity, mass)
  return {
    isKnown: true as const,
    name: (words: CalculatorWords) =>
      listed ? sizeName(listed, words) : nameOf(shape, lengths, words),
    section: tableSize?.section ?? section,
    quantity,
    /** Unrounded, as all figures. */
    figures: amounts,
    /** kg/m of the table, else computed. */
    massPerMetre: mass,
    /** Sheet only. */
    massPerSquareMetre: shapeSteps.find(({ unit }) => unit === "kg/m²")?.value ?? null,
    /** The table size whose mass was used; null if the mass was computed. */
    tableSize,
    /** The size for the inquiry list; null for a rolled section that is in no table. */
    listed,
    /** The steps to the answer, and those to the mass of the shape alone. */
    steps: [
      ...(tableSize ? [tableStep(tableSize)] : shapeSteps),
      ...quantitySteps(quantity, mass, amounts),
    ] as const,
    shapeSteps,
    shapeMass,
    /** In symbols. Formula and standard are empty if none is known. */
    formula: tableSize?.formula || shapes[shape].formula,
    standard: tableSize?.standard ?? shapes[shape].standard,
    readingNotes: notes,
    notes: tableSize ? sizeNotes(tableSize) : notesOn(shape, section),
  }
}

/**
 * The table size with these dimensions: the one picked, else the one with the id of the computed size, else the first.
 * Two tables can list the same size: IS 1239 and IS 1161 both have 60.3 × 3.6 mm pipe.
 */
function tableSizeOf(
  { sizeId, isPreGalvanized }: Entries,
  size: Pick<Size, "section" | "lengths">,
  computed: Size | null,
  known: readonly Size[],
): Size | null {
  const same = tableSizes(known, size, isPreGalvanized)
  const named = (id: string | undefined) => same.find((each) => each.id === id)
  return named(sizeId) ?? named(computed?.id) ?? same[0] ?? null
}

/** "Beam 200 × 100 × 5.7 × 10 mm" */
function nameOf(shape: WeightShape, lengths: readonly number[], words: CalculatorWords) {
  const family =
    shape === "angle" && lengths[0] !== lengths[1] ? "unequalAngle" : familyWeighed(shape)
  const dimensions = isRolled(shape) ? lengths.slice(0, 4) : lengths
  return `${words.families[family]} ${dimensionText(...dimensions)}\u00a0mm`
}

type StepLabel =
  | "area"
  | `massPer${"Metre" | "SquareMetre" | "Piece"}`
  | `step${"Total" | "Length" | "Pieces"}`

function step(label: StepLabel, expression: string, value: number, unit: SumStep["unit"]): SumStep {
  return { label: (words) => words[label], expression, value, unit }
}

function tableStep(size: Size): SumStep {
  const expression = (words: CalculatorWords) => {
    if (hasWeightOfBlackTube(size)) return words.blackTubeTable
    return size.standard ? words.tableOf(size.standard) : words.makersTable
  }
  return { label: (words) => words.massPerMetre, expression, value: size.mass, unit: "kg/m" }
}

/** The calculation of the mass per metre of a section; its last step has that. Formulas: see `massPerMetre`. */
function stepsOfShape(shape: WeightShape, section: Section): SumStep[] {
  const f = sumFigure
  if (section.shape === "sheet") {
    const { thickness, width } = section
    const pattern = shape === "chequered" ? PATTERN_MASS : 0
    const perSquareMetre = 7.85 * thickness + pattern
    const sum = `7.85 × ${f(thickness)}${pattern ? ` + ${pattern}` : ""}`
    const mass = (perSquareMetre * width) / 1000
    return [
      step("massPerSquareMetre", sum, perSquareMetre, "kg/m²"),
      step("massPerMetre", `${f(perSquareMetre)} × ${f(width / 1000)}`, mass, "kg/m"),
    ]
  }
  const mass = massPerMetre(section)
  if (section.shape === "pipe") {
    const [d, t] = [f(section.outsideDiameter), f(section.wallThickness)]
    return [step("massPerMetre", `0.0246615 × ${t} × (${d} − ${t})`, mass, "kg/m")]
  }
  const share = STEEL_DENSITY / 1e6
  return [
    step("area", areaSum(section), mass / share, "mm²"),
    step("massPerMetre", `${f(mass / share)} × ${share}`, mass, "kg/m"),
  ]
}

function areaSum(section: Exclude<Section, { shape: "pipe" | "sheet" }>): string {
  const f = sumFigure
  if ("webThickness" in section) {
    const { depth, webThickness, flangeThickness, flangeWidth } = section
    const outstand = `(${f(flangeWidth)} − ${f(webThickness)})`
    return `${f(depth)} × ${f(webThickness)} + 2 × ${f(flangeThickness)} × ${outstand}`
  }
  if (section.shape === "angle") {
    const { legA, legB, rootRadius = 0, toeRadius = 0 } = section
    const t = f(section.thickness)
    const fillet = `(1 − π / 4) × (${f(rootRadius)}² − 2 × ${f(toeRadius)}²)`
    return `${t} × (${f(legA)} + ${f(legB)} − ${t}) + ${fillet}`
  }
  const { depth, width, wallThickness } = section
  const t = f(wallThickness)
  const corners = `(4 − π) × (${f(2 * wallThickness)}² − ${t}²)`
  return `2 × ${t} × (${f(depth)} + ${f(width)} − 2 × ${t}) − ${corners}`
}

/** Smallest and largest per cent by which sections of IS 808:2021 are heavier than web and flanges alone. */
const roundingShare = { channel: [0.6, 2.5], beam: [0.8, 4.2] } as const

/** Why the steel delivered may differ from the weight of a shape. */
function notesOn(shape: WeightShape, section: Section): SteelSay[] {
  if (shape === "channel" || shape === "beam") {
    const [least, most] = roundingShare[shape]
    return [(words) => words.filletNote[shape](least, most)]
  }
  if (shape === "chequered") return [(words) => words.patternNote]
  if (shape === "angle") return [(words) => words.radiiNote]
  const note = section.shape === "hollow" ? cornerNote(section) : null
  return note ? [note] : []
}

/** The steps from the mass per metre in kg/m to the answer: the weight of an amount, or the pieces of a weight. */
function quantitySteps(
  { amount, unit, pieceLength }: Quantity,
  mass: number,
  { kg, metres, pieces }: QuantityFigures,
): SumStep[] {
  const f = sumFigure
  const perPiece = mass * pieceLength
  const piece = step("massPerPiece", `${f(mass)} × ${f(pieceLength)}`, perPiece, "kg")
  const total = (of: number) => step("stepTotal", `${f(amount)} × ${f(of)}`, kg, "kg")
  if (unit === "pieces") return [piece, total(perPiece)]
  if (unit === "metres") return [total(mass)]
  return [
    step("stepLength", `${f(kg)} ÷ ${f(mass)}`, metres, "m"),
    piece,
    step("stepPieces", `${f(metres)} ÷ ${f(pieceLength)}`, pieces, "nos"),
  ]
}
