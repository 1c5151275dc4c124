import { LONGEST_WORDS, type SizeLine } from "../inquiry/list/line"
import type { CuttingWords } from "../kit/words/catalogue"
import { csvText, indianFigure, kgFigure, roundedKg } from "../steel/format"
import { lengthText } from "../steel/quantity"
import { sizeName, type Size } from "../steel/range/size"
import { sectionProperties } from "../steel/section/properties"
import { roundedUp, sum, type Pattern, type Piece, type Plan, type Stock } from "./plan"
import type { CutSection } from "./typed"

/** Bars of these lengths to buy, beside what is there. */
export interface Choice {
  readonly bought: readonly Stock[]
  readonly stocks: readonly Stock[]
}

/** Each length alone, then all together. */
export function choicesOf(bought: readonly Stock[], there: readonly Stock[]): Choice[] {
  const alone = bought.map((stock) => [stock])
  const sets = bought.length === 1 ? alone : [...alone, bought]
  return sets.map((set) => ({ bought: set, stocks: [...set, ...there] }))
}

/** The place of the plan that leaves fewest pieces, then buys least, then needs fewest lengths. */
export function bestOf(plans: readonly Plan[]): number {
  const rank = ({ left, bought }: Plan) => sum(left.map(({ count }) => count)) * 1e9 + bought
  const ranks = plans.map(rank)
  return ranks.indexOf(Math.min(...ranks))
}

/** Bars to buy by their length in mm, the longest first. */
export function barsOf({ patterns }: Plan): Map<number, number> {
  const bars = new Map<number, number>()
  for (const { stock, bars: count } of patterns) {
    if (stock.count === null) bars.set(stock.length, (bars.get(stock.length) ?? 0) + count)
  }
  return bars
}

/** "6 m" */
export function barText(mm: number, words: CuttingWords): string {
  return lengthText(mm / 1000, words)
}

/** "2,450 mm" */
function mmLength(mm: number): string {
  return `${indianFigure(mm, 1)}\u00a0mm`
}

/** kg of a length in mm. */
function kgOf(size: Size, mm: number): number {
  return (size.mass * mm) / 1000
}

/** "A1 2,450 × 2", "2,450 × 2" */
export function pieceText({ mark, length, count }: Piece): string {
  const times = count === 1 ? "" : `\u00a0×\u00a0${count}`
  return `${mark ? `${mark} ` : ""}${indianFigure(length, 1)}${times}`
}

/** "offcut 97 mm, 0.57 kg" */
export function offcutText({ offcut }: Pattern, size: Size, words: CuttingWords): string {
  return offcut === 0
    ? words.noOffcut
    : words.offcut(mmLength(offcut), words.kg(kgFigure(kgOf(size, offcut), 1)))
}

/** What a plan of a section says: what is bought, whether less would do, and what is left of the bars. */
export function planText(
  { size, pieces }: CutSection,
  plan: Plan,
  { bought, stocks }: Choice,
  kerf: number,
  words: CuttingWords,
) {
  const bars = [...barsOf(plan)]
  const count = sum(bars.map(([, many]) => many))
  const texts = bars.map(([length, many]) => words.barsOf(many, barText(length, words)))
  const used = sum(plan.patterns.map(({ stock, bars: many }) => stock.length * many))
  const cut = sum(
    plan.patterns.flatMap((each) => each.pieces.map((one) => one.length * one.count * each.bars)),
  )
  const [single] = bought
  const areAlone = bought.length === 1 && stocks.length === 1
  const rounded = areAlone ? roundedUp(pieces, single.length, kerf) : null
  const least = areAlone
    ? words.bars(plan.least / single.length)
    : words.metres(indianFigure(plan.least / 1000, 3))
  const longest = Math.max(0, ...stocks.map(({ length }) => length))
  const isLonger = (piece: Piece) => piece.length > longest
  const left = (pieces: readonly Piece[]) => pieces.map(pieceText).join(", ")
  const [tooLong, noBar] = [plan.left.filter(isLonger), plan.left.filter((one) => !isLonger(one))]
  const { bought: mm } = plan
  return {
    bought: texts.join(words.plus),
    kg: roundedKg(kgOf(size, mm)),
    sentences: [
      mm > 0 ? (mm === plan.least ? words.best : words.notBest(least)) : "",
      rounded === null
        ? ""
        : rounded > count
          ? words.insteadOf(words.bars(count), String(rounded))
          : words.asRounded,
      used > cut
        ? words.offcuts(
            words.metres(indianFigure((used - cut) / 1000, 2)),
            words.kg(kgFigure(kgOf(size, used - cut))),
            `${indianFigure((100 * (used - cut)) / used, 1)}\u00a0%`,
          )
        : "",
    ].filter(Boolean),
    faults: [
      tooLong.length > 0 ? words.tooLong(left(tooLong), barText(longest, words)) : "",
      noBar.length > 0 ? words.noBarLeft(left(noBar)) : "",
    ].filter(Boolean),
  }
}

/** A section with the plan that was chosen. */
export interface Planned {
  readonly section: CutSection
  readonly plan: Plan
  readonly choice: Choice
}

/** The pieces of each mark with their weight and the outside surface to paint; m² are null for a profile without properties. */
export function marksOf(sections: readonly CutSection[]) {
  return sections.flatMap(({ size, pieces }) => {
    const surface = sectionProperties(size.section)?.surface ?? null
    return pieces.map((piece) => ({
      ...piece,
      size,
      kgEach: roundedKg(kgOf(size, piece.length), 1),
      kg: roundedKg(kgOf(size, piece.length) * piece.count),
      paint: surface === null ? null : (surface * piece.length * piece.count) / 1000,
    }))
  })
}

/** The sums below the plans, each with its name. */
export function totals(
  sections: readonly CutSection[],
  kgOfBars: number,
  connections: number,
  words: CuttingWords,
): [string, string][] {
  const marks = marksOf(sections)
  const kg = sum(marks.map((mark) => mark.kg))
  const paint = sum(marks.map((mark) => mark.paint ?? 0))
  const more = kg * (1 + connections / 100)
  return [
    [words.totals.pieces, words.kg(kgFigure(kg))],
    ...(connections > 0
      ? [
          [words.totals.connections(indianFigure(connections)), words.kg(kgFigure(more))] as [
            string,
            string,
          ],
        ]
      : []),
    [words.totals.bars, words.kg(kgFigure(kgOfBars))],
    [words.totals.paint, `${indianFigure(paint, paint < 10 ? 2 : 1)}\u00a0m²`],
  ]
}

/** The bars to buy as lines of the inquiry list, with the marks they are for. */
export function inquiryLines(planned: readonly Planned[], words: CuttingWords): SizeLine[] {
  return planned.flatMap(({ section: { size }, plan }) =>
    [...barsOf(plan)].map(([length, amount]): SizeLine => {
      const from = plan.patterns.filter(
        ({ stock }) => stock.length === length && stock.count === null,
      )
      const marks = new Set(from.flatMap(({ pieces }) => pieces.map(({ mark }) => mark)))
      const named = [...marks].filter(Boolean).join(", ")
      const remark = named && words.forMarks(named).slice(0, LONGEST_WORDS)
      const quantity = { amount, unit: "pieces", pieceLength: length / 1000 } as const
      return { kind: "size", sizeId: size.id, quantity, remark: remark || undefined }
    }),
  )
}

/** "2 bars like this, 6 m: A1 2,450 × 2, B1 980; offcut 97 mm, 0.57 kg" */
export function patternText(pattern: Pattern, size: Size, words: CuttingWords): string {
  const { bars, stock, pieces } = pattern
  const from = stock.count === null ? "" : `, ${words.fromThere}`
  return `${words.like(bars)}, ${barText(stock.length, words)}${from}: ${pieces.map(pieceText).join(", ")}; ${offcutText(pattern, size, words)}`
}

/**
 * The cutting list as text for WhatsApp and e-mail: whole, then shorter for programs that would cut it: without the cuts of each
 * bar, which the link has, and without the link.
 */
export function cuttingMessage(
  planned: readonly Planned[],
  sums: readonly (readonly [string, string])[],
  kerf: number,
  link: string,
  words: CuttingWords,
): readonly [whole: string, ...shorter: string[]] {
  const below = sums.map((each) => each.join(": ")).join("\n")
  const text = (isWhole: boolean, end: string) =>
    [words.heading, ...sectionTexts(planned, kerf, isWhole, words), below, end]
      .filter(Boolean)
      .join("\n\n")
      .replaceAll("\u00a0", " ")
  return [text(true, link), text(false, link), text(false, "")]
}

function sectionTexts(
  planned: readonly Planned[],
  kerf: number,
  isWhole: boolean,
  words: CuttingWords,
): string[] {
  return planned.map(({ section, plan, choice }) => {
    const { bought, kg, faults } = planText(section, plan, choice, kerf, words)
    const buy = bought ? `${words.plan}: ${bought}, ${words.kg(kgFigure(kg))}` : words.nothingToBuy
    const patterns = isWhole
      ? plan.patterns.map((pattern) => patternText(pattern, section.size, words))
      : []
    return [sizeName(section.size, words), buy, ...patterns, ...faults].join("\n")
  })
}

/** The plans as CSV: a row for each mark in each kind of bar. */
export function cuttingCsv(planned: readonly Planned[], words: CuttingWords): string {
  const { columns } = words
  const rows = planned.flatMap(({ section: { size }, plan }) =>
    plan.patterns.flatMap(({ stock, bars, pieces, offcut }) =>
      pieces.map(({ mark, length, count }) => [
        sizeName(size, words).replaceAll("\u00a0", " "),
        stock.length,
        bars,
        mark,
        length,
        count,
        offcut,
        roundedKg(kgOf(size, offcut), 1),
      ]),
    ),
  )
  const heads = [
    "section",
    "bar",
    "bars",
    "mark",
    "length",
    "perBar",
    "offcut",
    "offcutKg",
  ] as const
  return csvText([heads.map((head) => columns[head]), ...rows])
}
