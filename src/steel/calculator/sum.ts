import { plain } from "../format"
import { PATTERN_MASS, PIPE_FORMULA } from "../range/makeSize"
import { massPerMetre, STEEL_DENSITY } from "../section/mass"
import { outlineArea, sectionOutline } from "../section/outline"
import type { Quantity, QuantityFigures } from "../quantity"
import type { Section } from "../section/section"
import type { WeightShape, WorkedStep } from "./form"

/** The mass of one metre, with the sum that leads to it. */
export interface WorkedMass {
  readonly massPerMetre: number
  /** Sheets only, kg/m². */
  readonly massPerSquareMetre?: number
  readonly steps: readonly WorkedStep[]
  readonly formula: string
  readonly standard: string
  readonly notes: readonly string[]
}

/** Works out the mass of a section from its dimensions, as it is done on paper. */
export function workedMass(shape: WeightShape, section: Section): WorkedMass {
  switch (section.shape) {
    case "pipe": {
      const { outsideDiameter, wallThickness } = section
      return {
        massPerMetre: massPerMetre(section),
        steps: [
          {
            label: "Mass of one metre",
            expression: `0.0246615 × ${plain(wallThickness)} × (${plain(outsideDiameter)} − ${plain(wallThickness)})`,
            value: massPerMetre(section),
            unit: "kg/m",
          },
        ],
        formula: PIPE_FORMULA.replace("Computed: ", "m = "),
        standard: "IS 1161:2014",
        notes: [],
      }
    }
    case "sheet":
      return workedSheet(shape === "chequered", section.thickness, section.width)
    default:
      return workedArea(section)
  }
}

function workedSheet(isChequered: boolean, thickness: number, width: number): WorkedMass {
  const massPerSquareMetre = 7.85 * thickness + (isChequered ? PATTERN_MASS : 0)
  const mass = (massPerSquareMetre * width) / 1000
  return {
    massPerMetre: mass,
    massPerSquareMetre,
    steps: [
      {
        label: "Mass of one square metre",
        expression: `7.85 × ${plain(thickness)}${isChequered ? ` + ${PATTERN_MASS}` : ""}`,
        value: massPerSquareMetre,
        unit: "kg/m²",
      },
      {
        label: "Mass of one metre",
        expression: `${plain(massPerSquareMetre)} × ${plain(width / 1000)}`,
        value: mass,
        unit: "kg/m",
      },
    ],
    formula: isChequered ? "m = (7.85 t + 1.6) × w / 1000" : "m = 7.85 t × w / 1000",
    standard: isChequered ? "" : "IS 1730:1989",
    notes: isChequered
      ? ["Approximate: patterns differ, and the only table known is of a foreign one."]
      : [],
  }
}

function workedArea(section: Section): WorkedMass {
  const area = outlineArea(sectionOutline(section))
  const mass = massPerMetre(section)
  return {
    massPerMetre: mass,
    steps: [
      {
        label: "Area of the cut face",
        expression: areaExpression(section),
        value: area,
        unit: "mm²",
      },
      {
        label: "Mass of one metre",
        expression: `${plain(area)} × ${STEEL_DENSITY / 1e6}`,
        value: mass,
        unit: "kg/m",
      },
    ],
    ...areaFormula(section),
  }
}

function areaExpression(section: Section): string {
  switch (section.shape) {
    case "hollow":
    case "plank": {
      const t = plain(section.wallThickness)
      const corners = `(4 − π) × (${plain(2 * section.wallThickness)}² − ${t}²)`
      return `2 × ${t} × (${plain(section.depth)} + ${plain(section.width)} − 2 × ${t}) − ${corners}`
    }
    case "angle": {
      const { legA, legB, thickness } = section
      const t = plain(thickness)
      return `${t} × (${plain(legA)} + ${plain(legB)} − ${t})`
    }
    case "channel":
    case "beam": {
      const { depth, webThickness, flangeThickness, flangeWidth } = section
      const outstand = `(${plain(flangeWidth)} − ${plain(webThickness)})`
      return `${plain(depth)} × ${plain(webThickness)} + 2 × ${plain(flangeThickness)} × ${outstand}`
    }
    default:
      return ""
  }
}

function areaFormula(section: Section): Pick<WorkedMass, "formula" | "standard" | "notes"> {
  switch (section.shape) {
    case "angle":
      return {
        formula: "A = t (a + b − t), m = 0.00785 A",
        standard: "IS 808:2021",
        notes: [
          "Without the rounding at the root, which adds about 1 % to a rolled angle. Sizes of the table include it.",
        ],
      }
    case "channel":
    case "beam":
      return {
        formula: "A = D tw + 2 T (B − tw), m = 0.00785 A",
        standard: "IS 808:2021",
        notes: ["Without the roundings of a rolled section. Sizes of the table include them."],
      }
    default:
      return {
        formula: "A = 2t (H + B − 2t) − (4 − π)((2t)² − t²), m = 0.00785 A",
        standard: section.shape === "plank" ? "" : "IS 4923:2017",
        notes: [],
      }
  }
}

/** From the mass of one metre to what was asked: the weight of an amount, or the amount of a weight. */
export function quantitySteps(
  { amount, unit, pieceLength }: Quantity,
  mass: number,
  amounts: QuantityFigures,
): WorkedStep[] {
  const piece: WorkedStep = {
    label: "Mass of a piece",
    expression: `${plain(mass)} × ${plain(pieceLength)}`,
    value: mass * pieceLength,
    unit: "kg",
  }
  switch (unit) {
    case "pieces":
      return [
        piece,
        {
          label: "Total",
          expression: `${plain(amount)} × ${plain(piece.value)}`,
          value: amounts.kg,
          unit: "kg",
        },
      ]
    case "metres":
      return [
        {
          label: "Total",
          expression: `${plain(amount)} × ${plain(mass)}`,
          value: amounts.kg,
          unit: "kg",
        },
      ]
    default:
      return [
        {
          label: "Length",
          expression: `${plain(amounts.kg)} ÷ ${plain(mass)}`,
          value: amounts.metres,
          unit: "m",
        },
        piece,
        {
          label: "Pieces",
          expression: `${plain(amounts.metres)} ÷ ${plain(pieceLength)}`,
          value: amounts.pieces,
          unit: "pieces",
        },
      ]
  }
}
