import { sectionProperties, type SectionProperties } from "../../steel/section/properties"
import type { Section } from "../../steel/section/section"

/** A figure that engineers ask for, by the sign of IS 808 and its unit, which are the same in every language. */
interface PropertyColumn {
  readonly head: string
  readonly unit: string
  readonly of: (found: SectionProperties) => number | undefined
}

/** About the horizontal axis (z) or the upright one (y). */
const aboutAxis = (sign: "z" | "y", axis: "horizontal" | "upright"): PropertyColumn[] => [
  { head: `I${sign}`, unit: "cm⁴", of: (found) => found[axis].inertia },
  { head: `Z${sign}`, unit: "cm³", of: (found) => found[axis].elastic },
  { head: `Zp${sign}`, unit: "cm³", of: (found) => found[axis].plastic },
  { head: `r${sign}`, unit: "cm", of: (found) => found[axis].gyration },
]

export const propertyColumns: readonly PropertyColumn[] = [
  { head: "A", unit: "cm²", of: ({ area }) => area },
  ...aboutAxis("z", "horizontal"),
  ...aboutAxis("y", "upright"),
  { head: "r min", unit: "cm", of: ({ leastGyration }) => leastGyration },
  { head: "J", unit: "cm⁴", of: ({ torsion }) => torsion },
  { head: "", unit: "m²/m", of: ({ surface }) => surface },
]

const figuresBySection = new WeakMap<Section, (number | null)[]>()

/** A figure for each column, four digits each. null for sheet and indicative profiles, and where there is none. */
export function propertyFigures(section: Section): (number | null)[] {
  const figures = figuresBySection.get(section) ?? computedFigures(section)
  figuresBySection.set(section, figures)
  return figures
}

function computedFigures(section: Section): (number | null)[] {
  const found = section.shape === "sheet" ? undefined : sectionProperties(section)
  return propertyColumns.map(({ of }) => {
    const value = found && of(found)
    return value === undefined ? null : Number(value.toPrecision(4))
  })
}
