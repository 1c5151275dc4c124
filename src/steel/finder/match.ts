import { mmText } from "../format"
import { MM_PER_INCH } from "../measure"
import type { CatalogueSize, SizeFamily } from "../range/size"
import { meansSheet, type AskedSize } from "./askedSize"
import type { IndexedSize } from "./sizeIndex"
import type { ReadingSay } from "../../interface/catalogue"

/** Tests whether a size is of the families, series and standard asked for. */
export function familyTest(asked: AskedSize): (entry: IndexedSize) => boolean {
  const families = meantFamilies(asked)
  const isRolledMeant =
    asked.thickness === null || families.includes("channel") || families.includes("beam")
  // "100x50x4" is a tube. A channel is named by its web only with the word channel.
  const isFamily = ({ size, series }: IndexedSize) =>
    (families.length === 0 || families.includes(size.family)) && (isRolledMeant || series === "")
  return (entry) =>
    (asked.series === null ? isFamily(entry) : entry.series === asked.series) &&
    (asked.standard === null || entry.standard === asked.standard)
}

/** The families left by words, bores and inches, where no series is named. */
function meantFamilies(asked: AskedSize): readonly SizeFamily[] {
  const round: readonly SizeFamily[] = ["pipe", "gpPipe"]
  const { families } = asked
  const isRound =
    asked.nominalBore !== null ||
    asked.pipeClass !== null ||
    (asked.inches !== null &&
      (families.length === 0 || families.some((name) => round.includes(name))))
  if (!isRound) return families
  const left = families.filter((name) => round.includes(name))
  const meant = left.length > 0 ? left : round
  return asked.pipeClass === null ? meant : ["pipe"]
}

type Fit = "exact" | "begins" | null
type Match = "exact" | { readonly why: ReadingSay | null } | null

/** How far a metric size may be from its inch size, as a share: a 2 inch square is 50 or 49.5 mm. */
const INCH_TOLERANCE = 0.035

/** How far a size's kg/m may be from the typed one, as a share. */
const MASS_TOLERANCE = 0.03
/** The same for a section named by series and depth: older charts say 9.2 kg/m of ISMC 100. A heavier web adds more. */
const NAMED_MASS_TOLERANCE = 0.04
/** The same next to a complete size: charts of tubes with sharp corners say up to 5 % more. */
const WHOLE_MASS_TOLERANCE = 0.06

/** Lengths that print the same are equal, mm. */
const SAME = 0.051

/** Tests whether a size matches exactly, possibly (with the reason), or not at all (null). */
export function matcher(asked: AskedSize): (entry: IndexedSize) => Match {
  const { sides, thickness, openDigits } = asked
  const openFigure = Number(openDigits ?? NaN)
  const isOpen = (value: number | undefined | null) => openFigure === value
  const isThicknessOpen = isOpen(thickness)
  const isSideOpen = !isThicknessOpen && isOpen(sides.at(-1))
  const isSheetMeant = meansSheet(asked)

  const fit = (actual: number, wanted: number, open: boolean): Fit => {
    if (Math.abs(actual - wanted) < (wanted < 1 ? 0.006 : SAME)) return "exact"
    return open && openDigits !== null && mmText(actual).startsWith(openDigits) ? "begins" : null
  }
  const fitSide = (actual: number, wanted: number, open: boolean): Fit =>
    asked.isInInches && Math.abs(actual / wanted - 1) < INCH_TOLERANCE
      ? "exact"
      : fit(actual, wanted, open)
  const fitThickness = ({ size }: IndexedSize): Fit => {
    if (thickness === null) return "exact"
    if (Math.abs(size.wall - thickness) <= asked.thicknessTolerance) return "exact"
    if (sides.length === 2 && isBetweenWebAndFlange(size, thickness)) return "exact"
    return fit(size.wall, thickness, isThicknessOpen)
  }

  const fitSides = (entry: IndexedSize): Fit => {
    if (sides.length === 0) return "exact"
    const [first, second] = sides
    const [a, b] = entry.sides
    // Sheet has no sides of its own: only a query that means sheet gives it some.
    if (a === undefined) return isSheetMeant ? "exact" : null
    if (second === undefined) return fitSide(a, first, isSideOpen)
    // Round pipe: diameter × wall.
    if (b === undefined)
      return worse(fitSide(a, first, false), fit(entry.size.wall, second, isSideOpen))
    const isUpright = worse(fitSide(a, first, false), fitSide(b, second, isSideOpen))
    const isLying = worse(fitSide(b, first, false), fitSide(a, second, isSideOpen))
    const outside = better(isUpright, isLying)
    if (outside || thickness !== null || a !== b) return outside
    // "50x6 angle": equal sides are said once.
    return worse(fitSide(a, first, false), fit(entry.size.wall, second, isSideOpen))
  }

  const fitFigure = (entry: IndexedSize): Fit => {
    const { figure: wanted } = asked
    if (wanted === null) return "exact"
    const open = isOpen(wanted)
    const names = [entry.nominalBore, entry.leading, entry.sides[0] ?? null].filter(
      (name) => name !== null,
    )
    return names.map((name) => fit(name, wanted, open)).reduce(better, null)
  }

  return (entry) => {
    const { size } = entry
    if (!hasMass(size, asked)) return null
    if (asked.pipeClass !== null && size.pipe?.class !== asked.pipeClass) return null
    if (asked.isHeavierWeb && !entry.isHeavierWeb) return null
    const found = [fitSides, fitThickness, fitFigure]
      .map((test) => test(entry))
      .reduce(worse, hasBore(entry, asked) ? "exact" : null)
    if (found === null) return null
    if (found === "begins") return { why: null }
    return entry.isHeavierWeb && !asked.isHeavierWeb && asked.series !== null
      ? { why: (words) => words.heavierWeb }
      : "exact"
  }
}

/** "Channel 75x40x6": a taper flange channel has no single thickness, and the trade writes a round one. */
function isBetweenWebAndFlange({ section }: CatalogueSize, thickness: number): boolean {
  if (section.shape !== "channel") return false
  return thickness > section.webThickness && thickness <= section.flangeThickness
}

/**
 * True if a size has about the mass asked for, or if none was. Next to a complete size the mass only confirms it, and may
 * differ more. Buyers write the mass of the old trade chart, too: "ISMB 300, 44.2 kg/m".
 */
export function hasMass({ mass, tradeMass = mass }: CatalogueSize, asked: AskedSize): boolean {
  const { series, sides, thickness, pipeClass } = asked
  const isNamed = (series !== null && sides.length > 0) || pipeClass !== null
  const isWhole = sides.length === 2 && thickness !== null
  const most = isWhole ? WHOLE_MASS_TOLERANCE : isNamed ? NAMED_MASS_TOLERANCE : MASS_TOLERANCE
  const wanted = asked.mass
  return wanted === null || [mass, tradeMass].some((one) => Math.abs(one / wanted - 1) <= most)
}

/** Whether a size has the bore or the inches asked for, if any. */
function hasBore(entry: IndexedSize, { nominalBore, inches }: AskedSize): boolean {
  if (nominalBore !== null) return entry.nominalBore === nominalBore
  if (inches === null) return true
  if (entry.sides.length === 1)
    return entry.inches !== null && Math.abs(entry.inches - inches) < 0.01
  return Math.abs(entry.leading / (inches * MM_PER_INCH) - 1) < INCH_TOLERANCE
}

function worse(a: Fit, b: Fit): Fit {
  if (a === null || b === null) return null
  return a === "begins" || b === "begins" ? "begins" : "exact"
}

function better(a: Fit, b: Fit): Fit {
  if (a === "exact" || b === "exact") return "exact"
  return a ?? b
}
