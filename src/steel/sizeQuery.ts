import type { PipeClass, SizeFamily } from "./range/size"
import { gaugeThickness } from "./gauge"
import { METRES_PER_FOOT, MM_PER_INCH, plainText, readNumber } from "./measure"

/** Series of rolled sections: "ISMB". The letters stand for medium, light, junior and wide flange, beam and channel. */
export const rolledSeries = [
  "ISMB",
  "ISLB",
  "ISJB",
  "ISWB",
  "ISMC",
  "ISMPC",
  "ISLC",
  "ISJC",
] as const
export type RolledSeries = (typeof rolledSeries)[number]

/** What a typed query asks for. Everything is optional; lengths in mm. */
export interface SizeQuery {
  /** The families its words allow; empty where no word names one. */
  readonly families: readonly SizeFamily[]
  readonly series: RolledSeries | null
  /** "ISMC 125*": the variant with the heavier web. */
  readonly isHeavierWeb: boolean
  /** "50x50" of 50x50x3, or all figures of a chain of two: sides, or diameter and wall, or leg and thickness. */
  readonly sides: readonly number[]
  /** The third figure of a chain, a figure said to be the thickness, or a gauge. */
  readonly thickness: number | null
  /** A figure that may be anything: a depth, a leg, a bore, a side, a thickness. */
  readonly figure: number | null
  readonly nominalBore: number | null
  /** Nominal pipe size. */
  readonly inches: number | null
  readonly pipeClass: PipeClass | null
  /** kg/m, or kg/m² for sheet. */
  readonly mass: number | null
  /** "IS 4923" */
  readonly standard: string | null
  /** Lengths were given in inches: the nearest metric size is meant. */
  readonly isInInches: boolean
  /** The digits the query ends with, when more may follow while it is being typed: "50x5" may become "50x50". */
  readonly openDigits: string | null
  /** Words that say nothing about a size. */
  readonly unknownWords: readonly string[]
  /** Sentences about what was typed. */
  readonly notes: readonly string[]
}

const LONGEST_QUERY = 120

const hollow: readonly SizeFamily[] = ["square", "rectangular"]
const angles: readonly SizeFamily[] = ["equalAngle", "unequalAngle"]
const preGalvanized: readonly SizeFamily[] = ["gpSquare", "gpRectangular", "gpPipe"]

/** What a word narrows the families to. A second word narrows further: "square pipe" is square, not round. */
const familyWords: readonly (readonly [RegExp, readonly SizeFamily[]])[] = [
  [/^(shs|sq|sqr|square|chaurasa)$/, ["square", "gpSquare"]],
  [/^(rhs|rect|rectangle|rectangular)$/, ["rectangular", "gpRectangular"]],
  [/^(hollow|box|tubular|hss)$/, [...hollow, "gpSquare", "gpRectangular"]],
  [/^(tube|tubes)$/, [...hollow, "pipe", ...preGalvanized]],
  [/^(pipe|pipes|erw|chs)$/, [...hollow, "pipe", ...preGalvanized]],
  [/^(round|circular)$/, ["pipe", "gpPipe"]],
  [/^(gp|pregalvani[sz]ed|pregalv|pre-galvani[sz]ed|pre-galv)$/, preGalvanized],
  [/^(angle|angles|isa|ea|ua|l)$/, angles],
  [/^(channel|channels|chanel|c|u|c-channel|u-channel)$/, ["channel"]],
  [/^(beam|beams|joist|joists|girder|i|h|i-beam|h-beam)$/, ["beam"]],
  [/^(sheet|sheets|plate|plates|coil|coils|hr|cr|patti|strip)$/, ["sheet", "chequered"]],
  [/^(chequered|checkered|chequer|checker|chq|chqd|chqrd)$/, ["chequered"]],
  [/^(plank|planks)$/, ["plank"]],
]

/** Words of orders that say nothing about the size. */
const silentWords =
  /^(ms|black|steel|section|sections|of|the|a|and|for|size|sizes|is|mm|thk|thick|thickness|wall|wt|weight|medium-class|class|type|x|by|in|with|kg|per|m|mtr|od|id|dia|diameter|tata|apollo|jindal|equal|unequal|mild|grade|e250|2062|please|pls|need|want|required|reqd|rate|price|quote|length|long|wide|width|no|nos|prime|new)$/

const classWords: readonly (readonly [RegExp, PipeClass])[] = [
  [/\b(light|lt|class[ -]a|a[ -]class)\b/, "light"],
  [/\b(medium|med|mdm|class[ -]b|b[ -]class)\b/, "medium"],
  [/\b(heavy|hvy|class[ -]c|c[ -]class)\b/, "heavy"],
]

const NUMBER = String.raw`\d+[ -]\d+\/\d+|\d+\/\d+|\d*\.?\d+\.?`
const UNIT = String.raw`(?: ?(mm|cm|"|inches|inch|in\b|nb\b|swg\b|bg\b|gauge|gage|ga\b|g\b))?`

/** A chain of figures: "50x50x3", "50 x 50 x 3 mm", `2"x2"x16g`, "50 50 3"; or a single one. */
const CHAIN = new RegExp(
  `(?<![\\d.a-z])(?:${NUMBER})${UNIT}(?:(?: ?(?:x|by) ?| (?=[\\d.]))(?:${NUMBER})${UNIT})*`,
  "g",
)
const FIGURE = new RegExp(`(${NUMBER})${UNIT}`, "g")

/** What a query asks for. Any text is read as far as it goes; nothing throws. */
export function parseSizeQuery(typed: string): SizeQuery {
  let text = plainText(typed.slice(0, LONGEST_QUERY)).replaceAll("\n", " ")
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(text)
    if (match) text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    return match
  }
  const openDigits = /(\d*\.?\d+\.?)$/.exec(text)?.[1] ?? null
  const notes: string[] = []

  const massMatch = take(
    /(\d*\.?\d+) ?kgs? ?(?:\/|per|p) ?(?:sq\.? ?)?(?:metre|meter|mtr|mt|m)r?s?(?:2\b|\b)/,
  )
  const standardMatch = take(/\bis[ :-]?(\d{3,5})(?:[ -]?\(?(?:part|pt)?[ -]?\d\)?)?(?::\d{4})?\b/)
  const pipeClass = classWords.find(([pattern]) => take(pattern))?.[1] ?? null
  const series = takeSeries(take)
  const bore =
    take(/(?<![\d.x])(\d+) ?(?:nb|n\.b\.?|dn)(?![a-z])/) ??
    take(/\b(?:nb|dn|n\.b\.) ?(\d+)(?![\d.])/)
  const glued = take(/\b(isa|gp|shs|rhs|chs|c|l)(?=\d)/)

  const figures = takeChains(text)
  const rest = figures.rest.split(/[^a-z-]+/).concat(glued?.[1] ?? [])
  const words = rest.map((word) => word.replace(/^-+|-+$/g, "")).filter(Boolean)
  if (!words.includes("pre") && words.some((word) => /^(gi|galvani[sz]ed)$/.test(word))) {
    notes.push(
      "GI is dipped in zinc after forming (IS 4736) and is not GP, which is made from galvanized strip. Sizes are those of black tube.",
    )
  }
  const { families: named, unknownWords } = readWords(words)
  const families: readonly SizeFamily[] =
    named.length === 0 && isSheetChain(figures.chain) ? ["sheet"] : named
  const nominalBore = bore ? Number(bore[1]) : figures.nominalBore
  return {
    families,
    series: series?.series ?? null,
    isHeavierWeb: series?.isHeavierWeb ?? false,
    ...readFigures(figures, series?.figures ?? [], nominalBore, families),
    nominalBore,
    pipeClass,
    mass: massMatch ? Number(massMatch[1]) : null,
    standard: standardMatch ? `IS ${standardMatch[1]}` : null,
    openDigits: massMatch ? null : openDigits,
    unknownWords,
    notes,
  }
}

/** True when only sheet can be meant: its sides are the buyer's to choose. */
export function meansSheet({ families }: SizeQuery): boolean {
  return families.includes("sheet") || families.includes("chequered")
}

function takeSeries(take: (pattern: RegExp) => RegExpExecArray | null) {
  const match = take(
    /(?:\bis ?(mb|lb|jb|wb|mpc|mc|lc|jc)|\b(mb|lb|jb|wb|mpc|mc|lc|jc)(?=[ -]?\d|$| ))(?: ?\(?p\)?(?= ?\d))?(?:[ -]*(\d{1,3})(?![\d.]))?(?:(\*|h\b)| ?x ?(\d{1,3})(?![\d.]))?/,
  )
  const name = match && `IS${(match[1] ?? match[2]).toUpperCase()}`
  const series = rolledSeries.find((known) => known === name)
  if (!match || !series) return null
  const figures = [match[3], match[5]].filter((figure) => figure !== undefined).map(Number)
  return { series, figures, isHeavierWeb: match[4] !== undefined }
}

interface Chains {
  /** mm */
  readonly chain: readonly number[]
  /** Figures that stand alone, mm or without a unit. */
  readonly loose: readonly { readonly value: number; readonly isMillimetres: boolean }[]
  readonly gauge: { readonly number: number; readonly isSheet: boolean } | null
  readonly inches: number | null
  readonly nominalBore: number | null
  readonly isInInches: boolean
  /** The text without its figures. */
  readonly rest: string
}

function takeChains(text: string): Chains {
  let chain: number[] = []
  const loose: { value: number; isMillimetres: boolean }[] = []
  let gauge: Chains["gauge"] = null
  let inches: number | null = null
  let nominalBore: number | null = null
  let isInInches = false
  const rest = text.replace(CHAIN, (found) => {
    const parts = Array.from(found.matchAll(FIGURE), ([, number, unit = ""]) => ({
      value: readNumber(number) ?? 0,
      unit,
    })).filter(({ value }) => value > 0)
    const isGauge = (unit: string) => /^(swg|bg|gauge|gage|ga|g)$/.test(unit)
    const isInch = (unit: string) => /^("|inches|inch|in)$/.test(unit)
    for (const { value, unit } of parts) {
      if (isGauge(unit) && Number.isInteger(value))
        gauge = { number: value, isSheet: unit === "bg" }
    }
    const lengths = parts.filter(({ unit }) => !isGauge(unit))
    if (lengths.length >= 2) {
      isInInches = lengths.some(({ unit }) => isInch(unit))
      chain = lengths.map(({ value, unit }, index) =>
        isInch(unit) || (isInInches && unit === "" && index < 2)
          ? value * MM_PER_INCH
          : unit === "cm"
            ? value * 10
            : value,
      )
    } else if (lengths.length === 1) {
      const [{ value, unit }] = lengths
      if (isInch(unit)) inches = value
      else if (unit === "nb") nominalBore = value
      else loose.push({ value: unit === "cm" ? value * 10 : value, isMillimetres: unit === "mm" })
    }
    return " "
  })
  return { chain, loose, gauge, inches, nominalBore, isInInches, rest }
}

function readWords(words: readonly string[]): {
  families: readonly SizeFamily[]
  unknownWords: readonly string[]
} {
  let families: readonly SizeFamily[] = []
  const unknownWords: string[] = []
  const hasPre = words.includes("pre") && words.some((word) => word.startsWith("galvani"))
  for (const word of hasPre ? [...words, "gp"] : words) {
    const named = familyWords.find(([pattern]) => pattern.test(word))?.[1]
    if (named) {
      const both = families.filter((family) => named.includes(family))
      families = families.length === 0 ? named : both.length > 0 ? both : named
    } else if (!silentWords.test(word) && !/^(gi|pre|galvani[sz]ed)$/.test(word)) {
      unknownWords.push(word)
    }
  }
  const isEqual = words.includes("equal") || words.includes("ea")
  const isUnequal = words.includes("unequal") || words.includes("ua")
  return {
    families: families.filter(
      (family) =>
        !(isEqual && family === "unequalAngle") && !(isUnequal && family === "equalAngle"),
    ),
    unknownWords,
  }
}

type ReadFigures = Pick<SizeQuery, "sides" | "thickness" | "figure" | "inches" | "isInInches">

function readFigures(
  { chain, loose, gauge, inches, isInInches, nominalBore }: Chains,
  seriesFigures: readonly number[],
  bore: number | null,
  families: readonly SizeFamily[],
): ReadFigures {
  const isSheet = families.includes("sheet") || families.includes("chequered")
  const gauged = gauge && gaugeThickness(gauge.isSheet || isSheet ? "bg" : "swg", gauge.number)
  const { sides: chainSides, third, isGuessedInches } = readChain(chain, isInInches, isSheet)
  const sides = seriesFigures.length > 0 ? seriesFigures : chainSides
  const isSized =
    sides.length > 0 || inches !== null || nominalBore !== null || bore !== null || isSheet
  // "6 mm angle 75": of two single figures the one said to be mm is the thickness.
  const [first, second] =
    !isSized && loose.length > 1 && loose[0].isMillimetres && !loose[1].isMillimetres
      ? [loose[1], loose[0]]
      : loose
  const thickness = third ?? gauged ?? (isSized ? first : second)?.value ?? null
  return {
    sides,
    thickness: thickness === null ? null : rounded(thickness),
    figure: isSized ? null : (first?.value ?? null),
    inches,
    isInInches: isInInches || isGuessedInches,
  }
}

/** Sides below this, in a chain without units, can only be inches: nothing so small is made in mm. */
const LARGEST_BARE_INCHES = 8

/** Sides of a sheet below this are feet: "8x4 sheet". */
const LARGEST_BARE_FEET = 30

function readChain(chain: readonly number[], isInInches: boolean, isSheet: boolean) {
  const isPlain = { isGuessedInches: false }
  if (chain.length < 2) return { sides: [], third: undefined, ...isPlain }
  if (isSheet || isSheetChain(chain)) {
    // The thickness of a sheet is its smallest figure, wherever it stands.
    const ascending = [...chain].sort((a, b) => a - b)
    const hasThickness = chain.length > 2 || (ascending[0] <= 60 && ascending[1] >= 300)
    const sides = hasThickness ? ascending.slice(1, 3) : ascending.slice(0, 2)
    const isFeet = !isInInches && sides.every((side) => side <= LARGEST_BARE_FEET)
    return {
      sides: sides.map((side) => rounded(isFeet ? side * METRES_PER_FOOT * 1000 : side)),
      third: hasThickness ? ascending[0] : undefined,
      ...isPlain,
    }
  }
  const sides = chain.slice(0, 2)
  const isGuessedInches = !isInInches && sides.every((side) => side <= LARGEST_BARE_INCHES)
  return {
    sides: sides.map((side) => rounded(isGuessedInches ? side * MM_PER_INCH : side)),
    third: chain[2],
    isGuessedInches,
  }
}

/** Two sides no tube has, and perhaps a thickness: "2500x1250x5". */
function isSheetChain(chain: readonly number[]): boolean {
  const long = chain.filter((figure) => figure >= 600)
  return long.length === 2 && chain.every((figure) => figure >= 600 || figure <= 60)
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100
}
