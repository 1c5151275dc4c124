import { computedSize, type ComputedKind } from "../range/computedSize"
import { boreOfInches, boreOfNominal } from "../range/nominalBores"
import type { CatalogueSize, SizeFamily } from "../range/size"
import type { AskedSize } from "../reading/askedSize"
import type { SizeIndex, SizeMatch } from "./sizeIndex"

/** The size a complete query describes, where no table has it. */
export function computedMatches(
  index: SizeIndex,
  query: AskedSize,
  exact: readonly SizeMatch[],
): SizeMatch[] {
  if (query.pipeClass !== null || query.series !== null) return []
  if (query.mass !== null || query.isInInches) return []
  return described(query).flatMap(([kind, dimensions]) => {
    const size = computedSize(kind, dimensions)
    if (!size || !isTo(size, query.standard)) return []
    if (exact.some((match) => match.size.family === size.family && isSame(match, size))) {
      return []
    }
    return [
      {
        size: index.byId.get(size.id) ?? size,
        kind: "computed" as const,
        why:
          size.section.shape === "sheet"
            ? ""
            : "Not in a table: weight computed from the dimensions.",
      },
    ]
  })
}

/** A computed tube is one of IS 4923, by which it is computed; no other computed size has a standard. */
function isTo({ section }: CatalogueSize, standard: string | null): boolean {
  return standard === null || (standard === "IS 4923" && section.shape === "hollow")
}

/** Sheet of a width is a size of its own beside the sheet by the square metre. */
function isSame(match: SizeMatch, size: CatalogueSize): boolean {
  return size.section.shape !== "sheet" || match.size.id === size.id
}

function described(query: AskedSize): (readonly [ComputedKind, readonly number[]])[] {
  const { sides, thickness, families } = query
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
    query.nominalBore === null
      ? query.inches === null
        ? undefined
        : boreOfInches(query.inches)
      : boreOfNominal(query.nominalBore)
  const round = roundDimensions(query, bore?.outsideDiameters[0])
  if (round && allows("pipe", "gpPipe")) all.push([isOnlyPreGalvanized ? "gp" : "pipe", round])
  if (thickness === null || sides.length < 2) return all
  const tube = [...sides, thickness]
  if (isOnlyPreGalvanized) all.push(["gp", tube])
  else if (named("plank")) all.push(["plank", tube])
  else if (allows("square", "rectangular")) all.push(["hollow", tube])
  if (named("equalAngle", "unequalAngle")) all.push(["angle", tube])
  return all
}

/** Diameter and wall, where a query gives both. */
function roundDimensions(query: AskedSize, outsideDiameter: number | undefined): number[] | null {
  const { sides, thickness, families } = query
  const isRound = families.includes("pipe") || families.includes("gpPipe")
  if (outsideDiameter !== undefined) {
    return thickness === null ? null : [outsideDiameter, thickness]
  }
  if (!isRound) return null
  if (sides.length === 1 && thickness !== null) return [sides[0], thickness]
  if (sides.length === 2 && thickness === null && sides[1] < sides[0] / 4) return [...sides]
  return query.figure !== null && thickness !== null ? [query.figure, thickness] : null
}
