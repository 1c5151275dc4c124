import {
  MOST_SLENDER,
  thicknessesFor,
  type CommercialRange,
} from "../../steel/range/commercialRange"
import { pipeBores } from "../../steel/range/nominalBores"

/** A sentence for one field of an entry, by the path of the field. */
interface RangeFault {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Sizes in the range that cannot be made or are repeated. */
export function rangeFaults({ preGalvanized }: CommercialRange): RangeFault[] {
  const { squares, rectangles, bores, bands } = preGalvanized
  const faults: RangeFault[] = []
  const add = (path: RangeFault["path"], message: string) =>
    faults.push({ path: ["preGalvanized", ...path], message })
  bands.forEach(({ largest, thinnest, thickest }, place) => {
    if (place > 0 && largest <= bands[place - 1].largest) {
      add(["bands", place, "largest"], "must be larger than that of the band before it")
    }
    if (thinnest > thickest) {
      add(["bands", place, "thinnest"], `must be at most ${thickest}, the thickest of its band`)
    } else if (largest > MOST_SLENDER * thinnest) {
      add(
        ["bands", place, "thinnest"],
        `is too thin for ${largest} mm outside: tube up to there needs at least ${Math.ceil((largest / MOST_SLENDER) * 10) / 10} mm`,
      )
    }
  })
  const covered = (outside: number, path: RangeFault["path"]) => {
    if (thicknessesFor(preGalvanized, outside).length === 0) {
      add(path, `has no thickness: add a band up to ${outside} mm or more`)
    }
  }
  squares.forEach((side, place) => covered(side, ["squares", place]))
  rectangles.forEach(({ depth, width }, place) =>
    covered(Math.max(depth, width), ["rectangles", place]),
  )
  bores.forEach((bore, place) => {
    const known = pipeBores.find(({ nominalBore }) => nominalBore === bore)
    if (known) covered(known.outsideDiameters[0], ["bores", place])
    else
      add(
        ["bores", place],
        `${bore} is not a nominal bore: write one of ${pipeBores.map(({ nominalBore }) => nominalBore).join(", ")}`,
      )
  })
  return faults
}
