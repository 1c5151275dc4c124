import { sumFigure } from "../format"
import { PATTERN_MASS, PIPE_FORMULA } from "../range/makeSize"
import { cornerNote } from "../section/cornerNote"
import { massPerMetre, STEEL_DENSITY } from "../section/mass"
import { outlineArea } from "../section/contour"
import { sectionOutline } from "../section/outline"
import type { Quantity, QuantityFigures } from "../quantity"
import type { Section } from "../section/section"
import type { SumStep } from "./form"
import type { WeightShape } from "../range/families"
import type { SteelSay } from "../../interface/catalogue"

/** The mass per metre and the calculation that gives it. */
export interface CalculatedMass {
  readonly massPerMetre: number
  /** Sheets only, kg/m². */
  readonly massPerSquareMetre?: number
  readonly steps: readonly SumStep[]
  readonly formula: string
  readonly standard: string
  readonly notes: readonly SteelSay[]
}

type StepLabel =
  | "area"
  | `massPer${"Metre" | "SquareMetre" | "Piece"}`
  | `step${"Total" | "Length" | "Pieces"}`

function step(label: StepLabel, expression: string, value: number, unit: SumStep["unit"]): SumStep {
  return { label: (words) => words[label], expression, value, unit }
}

/** The mass per metre of a section with the steps of the calculation, from its dimensions. Formulas: see `massPerMetre`. */
export function calculateMass(shape: WeightShape, section: Section): CalculatedMass {
  switch (section.shape) {
    case "pipe": {
      const { outsideDiameter, wallThickness } = section
      return {
        massPerMetre: massPerMetre(section),
        steps: [
          step(
            "massPerMetre",
            `0.0246615 × ${sumFigure(wallThickness)} × (${sumFigure(outsideDiameter)} − ${sumFigure(wallThickness)})`,
            massPerMetre(section),
            "kg/m",
          ),
        ],
        formula: PIPE_FORMULA.replace("Computed: ", "m = "),
        standard: "IS 1161:2014",
        notes: [],
      }
    }
    case "sheet":
      return calculateSheetMass(shape === "chequered", section.thickness, section.width)
    default:
      return calculateByArea(section)
  }
}

function calculateSheetMass(
  isChequered: boolean,
  thickness: number,
  width: number,
): CalculatedMass {
  const massPerSquareMetre = 7.85 * thickness + (isChequered ? PATTERN_MASS : 0)
  const mass = (massPerSquareMetre * width) / 1000
  return {
    massPerMetre: mass,
    massPerSquareMetre,
    steps: [
      step(
        "massPerSquareMetre",
        `7.85 × ${sumFigure(thickness)}${isChequered ? ` + ${PATTERN_MASS}` : ""}`,
        massPerSquareMetre,
        "kg/m²",
      ),
      step(
        "massPerMetre",
        `${sumFigure(massPerSquareMetre)} × ${sumFigure(width / 1000)}`,
        mass,
        "kg/m",
      ),
    ],
    formula: isChequered ? "m = (7.85 t + 1.6) × w / 1000" : "m = 7.85 t × w / 1000",
    standard: isChequered ? "" : "IS 1730:1989",
    notes: isChequered ? [(words) => words.patternNote] : [],
  }
}

function calculateByArea(section: Section): CalculatedMass {
  const area = outlineArea(sectionOutline(section))
  const mass = massPerMetre(section)
  return {
    massPerMetre: mass,
    steps: [
      step("area", areaExpression(section), area, "mm²"),
      step("massPerMetre", `${sumFigure(area)} × ${STEEL_DENSITY / 1e6}`, mass, "kg/m"),
    ],
    ...areaFormula(section),
  }
}

function areaExpression(section: Section): string {
  switch (section.shape) {
    case "hollow":
    case "plank": {
      const t = sumFigure(section.wallThickness)
      const corners = `(4 − π) × (${sumFigure(2 * section.wallThickness)}² − ${t}²)`
      return `2 × ${t} × (${sumFigure(section.depth)} + ${sumFigure(section.width)} − 2 × ${t}) − ${corners}`
    }
    case "angle": {
      const { legA, legB, thickness } = section
      const t = sumFigure(thickness)
      const { rootRadius = 0, toeRadius = 0 } = section
      const fillet = `(1 − π / 4) × (${sumFigure(rootRadius)}² − 2 × ${sumFigure(toeRadius)}²)`
      return `${t} × (${sumFigure(legA)} + ${sumFigure(legB)} − ${t}) + ${fillet}`
    }
    case "channel":
    case "beam": {
      const { depth, webThickness, flangeThickness, flangeWidth } = section
      const outstand = `(${sumFigure(flangeWidth)} − ${sumFigure(webThickness)})`
      return `${sumFigure(depth)} × ${sumFigure(webThickness)} + 2 × ${sumFigure(flangeThickness)} × ${outstand}`
    }
    default:
      return ""
  }
}

function areaFormula(section: Section): Pick<CalculatedMass, "formula" | "standard" | "notes"> {
  switch (section.shape) {
    case "angle":
      return {
        formula: "A = t (a + b − t) + (1 − π/4) (R₁² − 2 R₂²), m = 0.00785 A",
        standard: "IS 808:2021",
        notes: [(words) => words.radiiNote],
      }
    case "channel":
    case "beam": {
      const { shape } = section
      const [least, most] = roundingShare[shape]
      return {
        formula: "A = D tw + 2 T (B − tw), m = 0.00785 A",
        standard: "IS 808:2021",
        notes: [(words) => words.filletNote[shape](least, most)],
      }
    }
    case "hollow": {
      const note = cornerNote(section)
      return { ...hollowFormula, standard: "IS 4923:2017", notes: note ? [note] : [] }
    }
    default:
      return { ...hollowFormula, standard: "", notes: [] }
  }
}

const hollowFormula = { formula: "A = 2t (H + B − 2t) − (4 − π) ((2t)² − t²), m = 0.00785 A" }

/** Smallest and largest per cent by which sections of IS 808:2021 are heavier than web and flanges alone. */
const roundingShare = { channel: [0.6, 2.5], beam: [0.8, 4.2] } as const

/**
 * The steps from mass per metre to the answer: the weight of an amount, or the pieces of a weight.
 *
 * @param mass kg/m
 */
export function quantitySteps(
  { amount, unit, pieceLength }: Quantity,
  mass: number,
  amounts: QuantityFigures,
): SumStep[] {
  const piece = step(
    "massPerPiece",
    `${sumFigure(mass)} × ${sumFigure(pieceLength)}`,
    mass * pieceLength,
    "kg",
  )
  switch (unit) {
    case "pieces":
      return [
        piece,
        step("stepTotal", `${sumFigure(amount)} × ${sumFigure(piece.value)}`, amounts.kg, "kg"),
      ]
    case "metres":
      return [step("stepTotal", `${sumFigure(amount)} × ${sumFigure(mass)}`, amounts.kg, "kg")]
    default:
      return [
        step("stepLength", `${sumFigure(amounts.kg)} ÷ ${sumFigure(mass)}`, amounts.metres, "m"),
        piece,
        step(
          "stepPieces",
          `${sumFigure(amounts.metres)} ÷ ${sumFigure(pieceLength)}`,
          amounts.pieces,
          "nos",
        ),
      ]
  }
}
