import { sizes } from "../published-sizes"
import type { Quantity } from "../../src/steel/quantity"
import type { Size } from "../../src/steel/range/size"
import { rowOf, table, written, type Chance } from "./chance"

/** A size in a notation of the trade. */
export interface Named {
  readonly id: string
  readonly family: Size["family"]
  readonly typed: string
  /** The same without the word for the goods, as it stands below a heading. null for a plate with its sides. */
  readonly figures: string | null
  /** What such figures have above them. */
  readonly heading: string
  /** Length of a piece if nothing is said, m: a plate's if it has both sides, 6 for bars. null: only by weight. */
  readonly pieceLength: number | null
  readonly isSheet: boolean
  readonly isSure: boolean
}

/** The tables of written.tsv for a size: its words, and how its figures are written. */
function tablesOf({ family, section, lengths: [thickness], pipe }: Size): [string, string] {
  if (section.shape === "hollow") return [family, "hollow"]
  if (section.shape === "pipe")
    return pipe?.class ? ["bore", "bore"] : [family === "pipe" ? "outside" : family, "outside"]
  if (section.shape === "angle") return ["angle", "angle"]
  if (section.shape !== "sheet") return [family, "rolled"]
  return [family === "chequered" ? family : thickness < 5 ? "thin" : "thick", "plate"]
}

const classLetters = { light: "A", medium: "B", heavy: "C" }

/** What the patterns of a size stand for. */
function valuesOf(
  chance: Chance,
  { id, section, lengths, pipe }: Size,
): Record<string, string | number> {
  const [a, b] = lengths
  const t = lengths[section.shape === "sheet" ? 0 : section.shape === "pipe" ? 1 : 2]
  const [join] = chance.pick(table("joins"))
  const abt = chance.once(10)
    ? `${a}mm x ${b}mm x ${t}mm`
    : [a, b, t].join(join) + chance.pick(["", "", "mm", " mm"])
  const series = id.slice(0, 4)
  const named = pipe?.class && {
    n: pipe.nominalBore ?? "",
    inch: pipe.inch.replace(" ", "-"),
    class: pipe.class,
    letter: classLetters[pipe.class],
  }
  return {
    a,
    b,
    t,
    abt,
    series: series.toUpperCase(),
    small: series,
    gauge: t === 2 ? 14 : 16,
    ...named,
  }
}

/** Rows that are for some sizes only. */
function isFor(name: string, { id, wall, family }: Size): boolean {
  if (name === "gauge") return (wall === 1.6 || wall === 2) && !family.startsWith("gp")
  return name === "mc" ? id.startsWith("ismc") : name === "sure"
}

const isSold = ({ id, pipe }: Size) =>
  Boolean(pipe?.class) ||
  /^(?:shs|rhs|gp|isa|pipe-\d+\.\d|is[ml][bc]-\d+$|sheet|chequered)/.test(id)
const sold = sizes.filter(isSold)
const families = [...new Set(sold.map(({ family }) => family))]

/** A size of the tables in some notation. */
export function named(
  chance: Chance,
  isFit: (size: Pick<Size, "family">) => boolean = () => true,
): Named {
  const family = chance.pick(families.filter((each) => isFit({ family: each })))
  const size = chance.pick(sold.filter((each) => each.family === family))
  const [words, ways] = tablesOf(size)
  const first = valuesOf(chance, size)
  const say = (pattern = "", values = first) => written(chance, pattern, values)
  const hasInch = size.pipe?.class && first.n && Number(first.n) < 125 && chance.once(3)
  const values: typeof first = {
    ...first,
    word: say(rowOf(words, "word")),
    bore: say(rowOf("bore", hasInch ? "inch" : "bore")),
    grade: say(rowOf("bore", "grade")),
    thick: say(rowOf("plate", "thick")),
  }
  const [name, pattern] = chance.pick(table(ways).filter(([each]) => isFor(each, size)))
  const typed = say(pattern, values)
  const goods = {
    id: size.id,
    family,
    typed,
    figures: say(rowOf(ways, "figures"), values),
    heading: say(rowOf(words, "heading")),
    pieceLength: 6,
    isSheet: false,
    // Two standards list the large pipes.
    isSure: name !== "mc" && !(size.section.shape === "pipe" && size.section.outsideDiameter > 190),
  }
  if (size.section.shape !== "sheet") return goods
  if (chance.once(3)) return { ...goods, pieceLength: null, isSheet: true }
  const [isSure, sides, width, length] = chance.pick(table("sides"))
  const isThree = /^\d{4}x\d{4}$/.test(sides) && chance.once(3)
  const whole = isThree ? `${values.word} ${sides}x${values.t}` : `${typed} ${sides}`
  return {
    ...goods,
    id: `${size.id}x${width}`,
    typed: whole,
    figures: null,
    pieceLength: Number(length),
    isSheet: true,
    isSure: isSure === "sure",
  }
}

/** A quantity as it is written. */
export interface Counted {
  readonly typed: string
  readonly quantity: Quantity
  /** Its amount and its unit, apart. */
  readonly cells: readonly [amount: string, unit: string]
  readonly isSure: boolean
}

/** An amount with its unit, of a plate without sides by weight; "plain": without the length of a piece. */
export function counted(
  chance: Chance,
  { pieceLength, isSheet }: Pick<Named, "pieceLength" | "isSheet">,
  isPlain = false,
): Counted {
  const weights = ["kg", "tonnes", "tonnes", "quintal"] as const
  const bars = ["pieces", "pieces", "pieces", "metres", ...weights] as const
  const kind = chance.pick(
    pieceLength === null ? weights : isSheet ? (["pieces", "kg", "tonnes"] as const) : bars,
  )
  const tonnes = [chance.whole(1, 30), chance.whole(11, 300) / 10, chance.whole(100, 9999) / 1000]
  const amount = {
    pieces: chance.whole(2, chance.pick([30, 400])),
    metres: chance.whole(6, 600) + chance.pick([0, 0, 0.5]),
    kg: chance.whole(50, 9500),
    tonnes: chance.pick(tonnes),
    quintal: chance.whole(2, 90),
  }[kind]
  const figure = amount >= 1000 && chance.once(2) ? amount.toLocaleString("en-IN") : String(amount)
  const word = written(chance, rowOf("units", isSheet && kind === "pieces" ? "sheets" : kind) ?? "")
  const typed = `${figure}${chance.once(4) && !/^m$|^no/.test(word) ? "" : " "}${word}`
  const unit = kind === "quintal" ? "kg" : kind
  const quantity = {
    amount: kind === "quintal" ? amount * 100 : amount,
    unit,
    pieceLength: pieceLength ?? 6,
  }
  // "12 m" alone may be the length of a piece.
  const plain: Counted = {
    typed,
    quantity,
    cells: [figure, word],
    isSure: kind !== "metres" || amount > 30,
  }
  if (kind !== "pieces" || isSheet || isPlain || chance.once(2)) return plain
  const [long, metres] = chance.pick(table("lengths"))
  const [pattern] = chance.pick(table("long"))
  return {
    ...plain,
    typed: written(chance, pattern, { amount: typed, long }),
    quantity: { ...quantity, pieceLength: Number(metres) },
  }
}
