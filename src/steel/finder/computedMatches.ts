import type { ReadingSay } from "../../interface/catalogue"
import { mmText } from "../format"
import { MM_PER_INCH, TRADE_MM_PER_INCH } from "../measure"
import { commercialRange } from "../range/commercialRange"
import { computedSize } from "../range/computedSize"
import type { TypedKind } from "../range/families"
import { boreOfInches, boreOfNominal } from "../range/nominalBores"
import { leadingDimension, type CatalogueSize, type SizeFamily } from "../range/size"
import type { AskedSize } from "./askedSize"
import { hasMass } from "./match"
import { isWallOf } from "./nearMisses"
import type { SizeIndex, SizeMatch } from "./sizeIndex"

/** The size that a complete search describes, if no table has it. */
export function computedMatches(
  index: SizeIndex,
  asked: AskedSize,
  exact: readonly SizeMatch[],
): SizeMatch[] {
  if (asked.pipeClass !== null || asked.series !== null) return []
  if (asked.mass !== null && asked.thickness === null) return []
  const sides = asked.isInInches ? metricSides(asked) : asked.sides
  return described({ ...asked, sides }).flatMap(([kind, dimensions]) => {
    const size = computedSize(kind, dimensions)
    if (!size || !isTo(size, asked.standard) || !hasMass(size, asked)) return []
    if (exact.some((match) => match.size.family === size.family && isSame(match, size, asked))) {
      return []
    }
    return [
      {
        size: index.byId.get(size.id) ?? size,
        kind: "computed" as const,
        why: whyComputed(size),
      },
    ]
  })
}

/** 16 gauge is 1.59 mm and sold as 1.6, mm. */
const GAUGE_ROUNDING = 0.02

function whyComputed({ section, wall }: CatalogueSize): ReadingSay | null {
  if (section.shape !== "sheet") return (words) => words.computed
  const { thicknesses } = commercialRange.sheets
  const [least, most] = [Math.min(...thicknesses), Math.max(...thicknesses)]
  if (wall >= least - GAUGE_ROUNDING && wall <= most) return null
  return (words) => words.outsideRange(mmText(least), mmText(most))
}

/** The sides of a size in whole inches as the trade rounds them, mm: 2" is 50 mm. Empty for fractions of an inch. */
function metricSides({ sides }: AskedSize): readonly number[] {
  const inches = sides.map((side) => side / MM_PER_INCH)
  const isWhole = inches.every((side) => Math.abs(side - Math.round(side)) < 0.001)
  return isWhole ? inches.map((side) => Math.round(side) * TRADE_MM_PER_INCH) : []
}

/**
 * Computed hollow sections follow IS 4923. Structural tube and water mains are made in any size. Other computed sizes have no
 * standard.
 */
function isTo({ section }: CatalogueSize, standard: string | null): boolean {
  if (section.shape === "pipe") return standard === null || /1161|3589/.test(standard)
  return standard === null || (standard === "IS 4923" && section.shape === "hollow")
}

/** A strip of sheet is not the sheet by the square metre, and 49.5 mm is not the 50 mm that 2" can mean. */
function isSame({ size }: SizeMatch, computed: CatalogueSize, { isInInches }: AskedSize): boolean {
  if (computed.section.shape === "sheet") return size.id === computed.id
  return !isInInches || leadingDimension(size) === leadingDimension(computed)
}

function described(asked: AskedSize): (readonly [TypedKind, readonly number[]])[] {
  const { sides, thickness, families } = asked
  const allows = (...names: SizeFamily[]) =>
    families.length === 0 || names.some((name) => families.includes(name))
  const named = (...names: SizeFamily[]) => families.length > 0 && allows(...names)
  const all: (readonly [TypedKind, readonly number[]])[] = []
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
  if (sides.length === 2 && thickness === null && isWallOf(sides[1], sides[0])) return [...sides]
  return asked.figure !== null && thickness !== null ? [asked.figure, thickness] : null
}
