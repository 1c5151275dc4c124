import { lineText, LONGEST_WORDS, type InquiryLine, type SizeLine } from "../inquiry/list/line"
import type { Message } from "../kit/sending/texts"
import type { CuttingWords, SteelWords } from "../kit/words/catalogue"
import { csvText, fixedFigure, indianFigure, kgFigure, roundedKg } from "../steel/format"
import { lengthText } from "../steel/quantity"
import { sizeName, type Size } from "../steel/range/size"
import { sectionProperties } from "../steel/section/properties"
import { sum, type Stock } from "./ways"
import type { Pattern, Piece, Plan } from "./plan"
import { rowFields, type CutSection, type ReadRow, type TypedRow } from "./typed"

/** A section with the bars that it can be cut from. */
export interface Part extends CutSection {
  readonly stocks: readonly Stock[]
}

/** A section with its plan. */
export interface Planned extends Part {
  readonly plan: Plan
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

/** "Beam ISMB 200", "Beam ISMB 200, as written: ISMB 200 E350" */
export function sectionName({ size, also }: CutSection, words: CuttingWords): string {
  return [sizeName(size, words), also && words.writtenAs(also)].filter(Boolean).join(", ")
}

/** The bars to buy as lines of the inquiry list, the longest first, with the marks they are for. */
export function barLines({ size, also, plan }: Planned, words: CuttingWords): SizeLine[] {
  const bought = plan.patterns.filter(({ stock }) => stock.count === null)
  return [...new Set(bought.map(({ stock }) => stock.length))].map((length) => {
    const alike = bought.filter(({ stock }) => stock.length === length)
    const amount = sum(alike.map(({ bars }) => bars))
    const marks = new Set(alike.flatMap(({ pieces }) => pieces.map(({ mark }) => mark)))
    const named = [...marks].filter(Boolean).join(", ")
    const remark = [also && words.writtenAs(also), named && words.forMarks(named)]
    return {
      kind: "size",
      sizeId: size.id,
      quantity: { amount, unit: "pieces", pieceLength: length / 1000 },
      remark: remark.filter(Boolean).join("; ").slice(0, LONGEST_WORDS) || undefined,
    }
  })
}

/** What a plan says: what is bought, whether less would do, what is left of the bars, and what it cannot cut. */
export function planText(planned: Planned, words: CuttingWords) {
  const { size, plan, stocks } = planned
  const { bought, least, patterns, left, isFinal } = plan
  const kg = (mm: number) => words.kg(kgFigure(kgOf(size, mm)))
  const used = sum(patterns.map(({ stock, bars }) => stock.length * bars))
  const cut = sum(
    patterns.flatMap(({ pieces, bars }) => pieces.map((one) => one.length * one.count * bars)),
  )
  const longest = Math.max(...stocks.map(({ length }) => length))
  const [tooLong, noBarLeft] = [true, false].map((isLonger) =>
    left
      .filter(({ length }) => length > longest === isLonger)
      .map(pieceText)
      .join(", "),
  )
  return {
    bought: barLines(planned, words)
      .map(({ quantity }) => words.barsOf(quantity.amount, lengthText(quantity.pieceLength, words)))
      .join(words.plus),
    kg: kg(bought),
    sentences: [
      !isFinal && words.searching,
      bought > 0 && bought === least && words.best,
      isFinal && bought > least && words.notBest(words.metres(indianFigure(least / 1000, 3))),
      used > cut &&
        words.offcuts(
          words.metres(indianFigure((used - cut) / 1000, 2)),
          kg(used - cut),
          `${indianFigure((100 * (used - cut)) / used, 1)}\u00a0%`,
        ),
    ].filter((text) => text !== false),
    faults: [
      tooLong && words.tooLong(tooLong, lengthText(longest / 1000, words)),
      noBarLeft && words.noBarLeft(noBarLeft),
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
    `${words.like(bars)}, ${lengthText(stock.length / 1000, words)}${from}`,
    `${pieces.map(pieceText).join(", ")}; ${rest}`,
  ] as const
}

/** The pieces of each mark with kg of one and of all, and m² of the outside to paint; 0 for a profile without properties. */
export function marksOf(sections: readonly CutSection[]) {
  return sections.flatMap(({ size, also, pieces }) => {
    const surface = sectionProperties(size.section)?.surface ?? 0
    return pieces.map((piece) => ({
      ...{ ...piece, size, also },
      kgEach: roundedKg(kgOf(size, piece.length), 1),
      kg: roundedKg(kgOf(size, piece.length) * piece.count),
      paint: (surface * piece.length * piece.count) / 1000,
    }))
  })
}

/** The sums below the plans, each with its name: of figures as they are shown, so that they are those of what is read. */
export function totals(
  marks: ReturnType<typeof marksOf>,
  planned: readonly Planned[],
  words: CuttingWords,
): Sums {
  const kgToBuy = planned.map(({ size, plan }) => roundedKg(kgOf(size, plan.bought)))
  return [
    [words.totals.pieces, words.kg(kgFigure(sum(marks.map(({ kg }) => kg))))],
    [words.totals.bars, words.kg(kgFigure(sum(kgToBuy)))],
    [words.totals.paint, `${fixedFigure(sum(marks.map(({ paint }) => paint)), 1)}\u00a0m²`],
  ]
}

export type Sums = readonly (readonly [name: string, figure: string])[]

/**
 * What a line of bars says but for its number, unit and rate, which the buyer may change; "" for one that no plan has put, as it
 * has words of its own.
 */
export function goodsOf(line: InquiryLine): string {
  if (line.kind !== "size" || line.text) return ""
  return lineText({ ...line, quantity: { ...line.quantity, amount: 1, unit: "pieces" } })
}

/** The section of a row as its field shows it: as typed, or the name of the size that was chosen. */
export function shownSection({ row, sizes: [size], also }: ReadRow, words: SteelWords): string {
  const isChosen = size && row.section.split(" ", 1)[0] === size.id
  return isChosen ? [sizeName(size, words), also].filter(Boolean).join(" ") : row.section
}

/** A row that is not planned, as typed: "A1 | ISMC 100 | 250 0 | 40". */
export function rowText(read: ReadRow, words: SteelWords): string {
  const shown = { ...read.row, section: shownSection(read, words) }
  return rowFields.map((field) => shown[field] || "–").join(" | ")
}

/** The cutting list as a message: what to buy, then the rows that are not planned, as typed, and each bar. */
export function cuttingMessage(
  planned: readonly Planned[],
  faulty: readonly ReadRow[],
  sums: Sums,
  link: string,
  words: CuttingWords,
): Message {
  const buy = planned.flatMap((each) => {
    const { bought, kg, faults } = planText(each, words)
    return [
      `${sectionName(each, words)}: ${bought ? `${bought}, ${kg}` : words.nothingToBuy}`,
      ...faults,
    ]
  })
  const cuts = planned.flatMap((each) =>
    each.plan.patterns.map((one) =>
      [sectionName(each, words), ...patternText(one, each.size, words)].join(": "),
    ),
  )
  return {
    head: [words.heading, ...sums.map((each) => each.join(": ")), ...buy],
    items: [...faulty.map((row) => `${words.notPlanned}: ${rowText(row, words)}`), ...cuts],
    link,
  }
}

/** The plans as CSV: a row for each mark in each kind of bar, then what is not planned. */
export function cuttingCsv(
  planned: readonly Planned[],
  faulty: readonly ReadRow[],
  words: CuttingWords,
): string {
  const unplanned = (section: string, { mark, length, count }: Piece | TypedRow) => [
    ...[section, words.notPlanned, "", mark, length, count],
  ]
  const rows = planned.flatMap((each) => {
    const { size, plan } = each
    const name = sectionName(each, words).replaceAll("\u00a0", " ")
    const cut = plan.patterns.flatMap(({ stock, bars, pieces, offcut }) =>
      pieces.map(({ mark, length, count }) => [
        ...[name, stock.length, bars],
        ...[mark, length, count, offcut, roundedKg(kgOf(size, offcut), 1)],
      ]),
    )
    return [...cut, ...plan.left.map((piece) => unplanned(name, piece))]
  })
  const typed = faulty.map((read) => unplanned(shownSection(read, words), read.row))
  return csvText([Object.values(words.columns), ...rows, ...typed])
}
