import type { SizeFamily } from "../range/size"
import type { Measure } from "./terms"
import { THICKEST } from "./thickness"

interface Named {
  /** Families allowed by the words. Empty if no word names one. */
  readonly families: readonly SizeFamily[]
}

export function isAllSquare({ families }: Named): boolean {
  return (
    families.length > 0 && families.every((family) => family === "square" || family === "gpSquare")
  )
}

export function isWall({ unit, value }: Measure): boolean {
  return unit === "mm" && value <= THICKEST
}

export function isWallOf(wall: Measure, outside: Measure): boolean {
  return outside.unit === "inch" || wall.value <= outside.value / 3
}

export function largest(measures: readonly Measure[]): Measure | undefined {
  const known = measures.filter(({ unit }) => unit === null || unit === "mm" || unit === "cm")
  return [...known].sort((a, b) => mm(b) - mm(a))[0]
}

export function mm({ unit, value }: Measure): number {
  return unit === "cm" ? value * 10 : value
}

/** "50 50 3", "40 40 square pipe 2 mm": two sides and a thickness without separators. */
export function isRunOfThree(singles: readonly Measure[]): boolean {
  return (
    singles.length === 3 &&
    singles.every(
      ({ unit, role }, place) => role === null && (unit === null || (place === 2 && unit === "mm")),
    ) &&
    singles[2].value < Math.min(singles[0].value, singles[1].value) / 3
  )
}

export function allowsPipe({ families }: Named): boolean {
  return families.length === 0 || families.includes("pipe") || families.includes("gpPipe")
}

export function isAllAngle({ families }: Named): boolean {
  return families.length > 0 && families.every((family) => family.endsWith("Angle"))
}

/** "ISA 50506" and "ISA 6060": both legs, and the thickness if it is there, as drawings write them. mm. null for other figures. */
export function gluedAngle({ unit, tokens }: Measure): readonly [number, number | null] | null {
  const found = unit === null ? /^(\d{2,3})\1(\d{1,2})?$/.exec(tokens[0].word) : null
  return found && [Number(found[1]), found[2] ? Number(found[2]) : null]
}
