import { computedSize, type ComputedKind } from "../range/computedSize"
import { boreOfInches, boreOfNominal } from "../range/nominalBores"
import type { CatalogueSize, SizeFamily } from "../range/size"
import type { AskedSize } from "../reading/askedSize"
import type { SizeIndex, SizeMatch } from "./sizeIndex"

/** The size that a complete search describes, if no table has it. */
export function computedMatches(
  index: SizeIndex,
  asked: AskedSize,
  exact: readonly SizeMatch[],
): SizeMatch[] {
  if (asked.pipeClass !== null || asked.series !== null) return []
  if (asked.mass !== null || asked.isInInches) return []
  return described(asked).flatMap(([kind, dimensions]) => {
    const size = computedSize(kind, dimensions)
    if (!size || !isTo(size, asked.standard)) return []
    if (exact.some((match) => match.size.family === size.family && isSame(match, size))) {
      return []
    }
    return [
      {
        size: index.byId.get(size.id) ?? size,
        kind: "computed" as const,
        why: size.section.shape === "sheet" ? null : (words) => words.computed,
      },
    ]
  })
}

/** Computed hollow sections follow IS 4923. Other computed sizes have no standard. */
function isTo({ section }: CatalogueSize, standard: string | null): boolean {
  return standard === null || (standard === "IS 4923" && section.shape === "hollow")
}

/** A strip of sheet is a different size from the sheet by the square metre. */
function isSame(match: SizeMatch, size: CatalogueSize): boolean {
  return size.section.shape !== "sheet" || match.size.id === size.id
}

function described(asked: AskedSize): (readonly [ComputedKind, readonly number[]])[] {
  const { sides, thickness, families } = asked
  const allows = (...names: SizeFamily[]) =>
    families.length === 0 || names.some((name) => families.includes(name))
  const named = (...names: SizeFamily[]) => families.length > 0 && allows(...names)
  const all: (readonly [ComputedKind, readonly number[]])[] = []
  const isOnlyPreGalvanized = families.length > 0 && families.every((name) => name.startsWith("gp"))

  if (named("sheet", "chequered")) {
    const width = sides.length > 0 ? [Math.min(...sides)] : []
    const kind = families.includes("sheet") ? "sheet" : "chequered"
    return thickness === null ? [] : [[kind, [thickness, ...width]]]
  }
  const bore =
    asked.nominalBore === null
      ? asked.inches === null
        ? undefined
        : boreOfInches(asked.inches)
      : boreOfNominal(asked.nominalBore)
  const round = roundDimensions(asked, bore?.outsideDiameters[0])
  if (round && allows("pipe", "gpPipe")) all.push([isOnlyPreGalvanized ? "gp" : "pipe", round])
  if (thickness === null || sides.length < 2) return all
  const tube = [...sides, thickness]
  if (isOnlyPreGalvanized) all.push(["gp", tube])
  else if (named("plank")) all.push(["plank", tube])
  else if (allows("square", "rectangular")) all.push(["hollow", tube])
  if (named("equalAngle", "unequalAngle")) all.push(["angle", tube])
  return all
}

/** Diameter and thickness of a pipe, if both are given. */
function roundDimensions(asked: AskedSize, outsideDiameter: number | undefined): number[] | null {
  const { sides, thickness, families } = asked
  const isRound = families.includes("pipe") || families.includes("gpPipe")
  if (outsideDiameter !== undefined) {
    return thickness === null ? null : [outsideDiameter, thickness]
  }
  if (!isRound) return null
  if (sides.length === 1 && thickness !== null) return [sides[0], thickness]
  if (sides.length === 2 && thickness === null && sides[1] < sides[0] / 4) return [...sides]
  return asked.figure !== null && thickness !== null ? [asked.figure, thickness] : null
}
