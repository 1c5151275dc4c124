import { LONGEST_WORDS, type SizeLine } from "../inquiry/list/line"
import type { CuttingWords } from "../kit/words/catalogue"
import { csvText, fixedFigure, indianFigure, kgFigure, roundedKg } from "../steel/format"
import { lengthText } from "../steel/quantity"
import { sizeName, type Size } from "../steel/range/size"
import { sectionProperties } from "../steel/section/properties"
import { roundedUp, sum, type Pattern, type Piece, type Plan, type Stock } from "./plan"
import type { CutSection } from "./typed"

/** A section with the bars that it can be cut from. */
export interface Part {
  readonly section: CutSection
  readonly choices: readonly (readonly Stock[])[]
}

/** A section with the plan that was chosen, and the bars it was made for. */
export interface Planned {
  readonly section: CutSection
  readonly plan: Plan
  readonly stocks: readonly Stock[]
  readonly kerf: number
}

/** Each length to buy alone, then all together, with the bars that are there. */
export function choicesOf(bought: readonly Stock[], there: readonly Stock[]): Stock[][] {
  const sets = bought.length === 1 ? [bought] : [...bought.map((stock) => [stock]), bought]
  return sets.map((set) => [...set, ...there])
}

/** The place of the plan that leaves fewest pieces, then buys least, then needs fewest lengths. */
export function bestOf(plans: readonly Plan[]): number {
  const ranks = plans.map(({ left, bought }) => countOf(left) * 1e9 + bought)
  return ranks.indexOf(Math.min(...ranks))
}

export function countOf(pieces: readonly Piece[]): number {
  return sum(pieces.map(({ count }) => count))
}

/** Bars to buy by their length in mm, the longest first. */
function barsOf({ patterns }: Plan): Map<number, number> {
  const bars = new Map<number, number>()
  for (const { stock, bars: count } of patterns) {
    if (stock.count === null) bars.set(stock.length, (bars.get(stock.length) ?? 0) + count)
  }
  return bars
}

/** "6 m" */
function barText(mm: number, words: CuttingWords): string {
  return lengthText(mm / 1000, words)
}

/** kg of a length in mm. */
function kgOf(size: Size, mm: number): number {
  return (size.mass * mm) / 1000
}

/** "A1 2,450 × 2", "2,450" */
function pieceText({ mark, length, count }: Piece): string {
  const times = count === 1 ? "" : `\u00a0×\u00a0${count}`
  return `${mark ? `${mark} ` : ""}${indianFigure(length, 1)}${times}`
}

/** What each choice of bars would need: "6 m: 14 bars, 1,605 kg". None if there is only one. */
export function choiceTexts(
  choices: Part["choices"],
  plans: readonly Plan[],
  size: Size,
  words: CuttingWords,
): string[] {
  const texts = plans.map((plan, place) => {
    const bought = choices[place].filter(({ count }) => count === null)
    const lengths = bought.map(({ length }) => barText(length, words)).join(words.plus)
    const bars = words.bars(sum([...barsOf(plan).values()]))
    const left = countOf(plan.left)
    return `${lengths}: ${left > 0 ? words.withoutPieces(left) : `${bars}, ${words.kg(kgFigure(kgOf(size, plan.bought)))}`}`
  })
  return texts.length > 1 ? texts : []
}

/** What a plan says: what is bought, whether less would do, what is left of the bars, and what it cannot cut. */
export function planText(
  { section: { size, pieces }, plan, stocks, kerf }: Planned,
  words: CuttingWords,
) {
  const { bought, least, patterns, left } = plan
  const bars = [...barsOf(plan)]
  const count = sum(bars.map(([, many]) => many))
  const used = sum(patterns.map(({ stock, bars: many }) => stock.length * many))
  const cut = sum(
    patterns.flatMap((each) => each.pieces.map((one) => one.length * one.count * each.bars)),
  )
  const [{ length }, ...others] = stocks
  const rounded = others.length === 0 ? roundedUp(pieces, length, kerf) : null
  const leastText =
    others.length === 0 ? words.bars(least / length) : words.metres(indianFigure(least / 1000, 3))
  const longest = Math.max(...stocks.map((stock) => stock.length))
  const named = (isLonger: boolean) =>
    left
      .filter((piece) => piece.length > longest === isLonger)
      .map(pieceText)
      .join(", ")
  return {
    bought: bars.map(([mm, many]) => words.barsOf(many, barText(mm, words))).join(words.plus),
    kg: words.kg(kgFigure(kgOf(size, bought))),
    sentences: [
      bought > 0 && (bought === least ? words.best : words.notBest(leastText)),
      rounded !== null &&
        (rounded > count ? words.insteadOf(words.bars(count), String(rounded)) : words.asRounded),
      used > cut &&
        words.offcuts(
          words.metres(indianFigure((used - cut) / 1000, 2)),
          words.kg(kgFigure(kgOf(size, used - cut))),
          `${indianFigure((100 * (used - cut)) / used, 1)}\u00a0%`,
        ),
    ].filter((text) => text !== false),
    faults: [
      named(true) && words.tooLong(named(true), barText(longest, words)),
      named(false) && words.noBarLeft(named(false)),
    ].filter(Boolean),
  }
}

/** "2 bars like this, 6 m", and what each gives: "A1 2,450 × 2, B1 980; offcut 97 mm, 0.57 kg". */
export function patternText(
  { bars, stock, pieces, offcut }: Pattern,
  size: Size,
  words: CuttingWords,
) {
  const from = stock.count === null ? "" : `, ${words.fromThere}`
  const kg = words.kg(kgFigure(kgOf(size, offcut), 1))
  const rest =
    offcut === 0 ? words.noOffcut : words.offcut(`${indianFigure(offcut, 1)}\u00a0mm`, kg)
  return [
    `${words.like(bars)}, ${barText(stock.length, words)}${from}`,
    `${pieces.map(pieceText).join(", ")}; ${rest}`,
  ] as const
}

/** The pieces of each mark with kg of one and of all, and m² of the outside to paint; 0 for a profile without properties. */
export function marksOf(sections: readonly CutSection[]) {
  return sections.flatMap(({ size, pieces }) => {
    const surface = sectionProperties(size.section)?.surface ?? 0
    return pieces.map((piece) => ({
      ...{ ...piece, size },
      kgEach: roundedKg(kgOf(size, piece.length), 1),
      kg: roundedKg(kgOf(size, piece.length) * piece.count),
      paint: (surface * piece.length * piece.count) / 1000,
    }))
  })
}

/** The sums below the plans, each with its name. */
export function totals(
  sections: readonly CutSection[],
  kgOfBars: number,
  more: number,
  words: CuttingWords,
) {
  const marks = marksOf(sections)
  const kg = sum(marks.map((mark) => mark.kg))
  const rows: [string, string][] = [
    [words.totals.pieces, words.kg(kgFigure(kg))],
    [words.totals.connections(indianFigure(more)), words.kg(kgFigure(kg * (1 + more / 100)))],
    [words.totals.bars, words.kg(kgFigure(kgOfBars))],
    [words.totals.paint, `${fixedFigure(sum(marks.map((mark) => mark.paint)), 1)}\u00a0m²`],
  ]
  return more > 0 ? rows : rows.toSpliced(1, 1)
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
      const remark = named ? words.forMarks(named).slice(0, LONGEST_WORDS) : undefined
      const quantity = { amount, unit: "pieces", pieceLength: length / 1000 } as const
      return { kind: "size", sizeId: size.id, quantity, remark }
    }),
  )
}

/** The cutting list as text for WhatsApp and e-mail. Its first part has the link. */
export function cuttingText(
  planned: readonly Planned[],
  sums: readonly (readonly [string, string])[],
  link: string,
  words: CuttingWords,
): string {
  const sections = planned.map((each) => {
    const { plan, section } = each
    const { bought, kg, faults } = planText(each, words)
    const buy = bought ? `${words.plan}: ${bought}, ${kg}` : words.nothingToBuy
    const cuts = plan.patterns.map((one) => patternText(one, section.size, words).join(": "))
    return [sizeName(section.size, words), buy, ...cuts, ...faults].join("\n")
  })
  const below = sums.map((each) => each.join(": ")).join("\n")
  return [`${words.heading}\n${link}`, ...sections, below].join("\n\n").replaceAll("\u00a0", " ")
}

/** The plans as CSV: a row for each mark in each kind of bar. */
export function cuttingCsv(planned: readonly Planned[], words: CuttingWords): string {
  const rows = planned.flatMap(({ section: { size }, plan }) =>
    plan.patterns.flatMap(({ stock, bars, pieces, offcut }) =>
      pieces.map(({ mark, length, count }) => [
        ...[sizeName(size, words).replaceAll("\u00a0", " "), stock.length, bars],
        ...[mark, length, count, offcut, roundedKg(kgOf(size, offcut), 1)],
      ]),
    ),
  )
  return csvText([Object.values(words.columns), ...rows])
}
