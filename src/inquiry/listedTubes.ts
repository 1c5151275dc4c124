import { findSizes } from "../steel/finder/findSizes"
import type { SizeIndex, SizeMatch } from "../steel/finder/sizeIndex"
import type { AskedSize } from "../steel/reading/askedSize"
import type { LineReading } from "../steel/reading/line"

/** "Purlin 145x82x4.5": the listed tube of that size can be meant. A purlin of C or Z cannot. */
export function listedTubes(reading: LineReading, index: SizeIndex): SizeMatch[] {
  const { asked, goods, hasLeftoverFigure } = reading
  const isWhole = asked.sides.length === 2 && asked.thickness !== null && !hasLeftoverFigure
  const isOther = goods.families.length > 0 || goods.series !== null || reading.leftover.length > 0
  if (!isWhole || isOther) return []
  const tubes: AskedSize = { ...asked, families: ["square", "rectangular"], openDigits: null }
  return findSizes(index, tubes, {}, Infinity).matches.filter(({ kind }) => kind === "exact")
}
