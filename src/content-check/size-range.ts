import { MOST_SLENDER, thicknessesFor, type CommercialRange } from "../steel/range/commercialRange"
import { pipeBores } from "../steel/range/nominalBores"

/** A sentence for one field of an entry, by the path of the field. */
interface RangeFault {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** The smallest and largest value in a row of a specification, as written there. */
interface Span {
  readonly least: string
  readonly most: string
}

interface RangedProduct {
  readonly sizeTables: readonly string[]
  readonly specifications: readonly { readonly label: string; readonly value: string }[]
}

/** Rows of a specification that differ from the range of the product's sizes. */
export function specificationFaults(product: RangedProduct, range: CommercialRange): RangeFault[] {
  const { sizeTables, specifications } = product
  return specifications.flatMap(({ label, value }, place) => {
    const said = saidSpan(value)
    const own = said && ownSpan(label, said, sizeTables, range)
    if (!said || !own || (said.least === own.least && said.most === own.most)) return []
    const message = `says ${said.least} to ${said.most}, but content/site/size-range.json has ${own.least} to ${own.most}: change one of them`
    return [{ path: ["specifications", place, "value"], message }]
  })
}

/** "15 × 15" and "100 × 100" from "15 × 15 to 100 × 100 mm"; null if a row has no span in mm. */
function saidSpan(value: string): Span | null {
  const length = String.raw`\d+(?:\.\d+)?(?: × \d+(?:\.\d+)?)?`
  const match = new RegExp(`^(${length}) (?:to|and) (${length}) mm$`).exec(
    value.replace(/\s/g, " "),
  )
  return match && { least: plain(match[1]), most: plain(match[2]) }
}

/** The span of the range for a row; null if the row is about something else. */
function ownSpan(
  label: string,
  said: Span,
  families: readonly string[],
  { preGalvanized, planks, sheets }: CommercialRange,
): Span | null {
  const isThickness = /thick|wall/i.test(label)
  const isPair = said.least.includes("×")
  if (families.some((family) => family.startsWith("gp"))) {
    const { squares, rectangles, bores, thicknesses } = preGalvanized
    if (isThickness) return span(thicknesses)
    if (!isPair) return span(bores)
    const [first, second] = said.least.split(" × ")
    return first === second
      ? pairs(squares.map((side) => [side, side]))
      : pairs(rectangles.map(({ depth, width }) => [depth, width]))
  }
  if (families.includes("plank")) {
    if (isThickness) return span(planks.thicknesses)
    return isPair ? pairs(planks.widths.map((width) => [width, planks.height])) : null
  }
  if (families.includes("sheet")) {
    if (isThickness) return span(sheets.thicknesses)
    return isPair ? null : span(sheets.sizes.map(({ width }) => width))
  }
  return null
}

function span(lengths: readonly number[]): Span {
  return { least: String(Math.min(...lengths)), most: String(Math.max(...lengths)) }
}

/** The smallest and largest outside size, by the longer side. */
function pairs(outsides: readonly (readonly [number, number])[]): Span | null {
  const sorted = [...outsides].sort(([a, b], [c, d]) => a - c || b - d)
  const [least, most] = [sorted[0], sorted[sorted.length - 1]]
  return least && most ? { least: least.join(" × "), most: most.join(" × ") } : null
}

/** "2" for "2.0" */
function plain(lengths: string): string {
  return lengths.split(" × ").map(Number).join(" × ")
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
