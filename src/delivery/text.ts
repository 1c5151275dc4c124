import { indianFigure } from "../steel/format"
import { sizeName, weightNotes } from "../steel/range/size"
import { pieceKg, type Band, type DeliveryCheck, type ReceivedLine, type Tolerance } from "./check"
import type { DeliveryWords } from "../site/words/catalogue"

/** "5,240 kg", with one decimal below 100 kg and two below 10 kg. */
export function weightText(kg: number, words: DeliveryWords): string {
  const decimals = Math.abs(kg) < 10 ? 2 : Math.abs(kg) < 100 ? 1 : 0
  return words.kg(indianFigure(kg, decimals))
}

/** "+1.2 %", "−3.4 %" */
function percentText(percent: number): string {
  const figure = indianFigure(Math.abs(percent), 1)
  const sign = figure === "0" ? "" : percent < 0 ? "−" : "+"
  return `${sign}${figure}\u00a0%`
}

/** "−8 % to +10 %", or "±7 %" */
export function bandText({ less, more }: Band, words: DeliveryWords): string {
  return less === more ? `±${less}\u00a0%` : words.band(String(less), String(more))
}

/** "IS 4923:2017, Amendment 1, clause 12.3" */
export function toleranceSource(
  { standard, edition, clause }: Tolerance,
  words: DeliveryWords,
): string {
  return [standard, edition, clause ? words.clause(clause) : null].filter(Boolean).join(", ")
}

/** What is said of a check, on the page, on paper and in a message. */
export type DeliveryReport = ReturnType<typeof deliveryReport>

/** @param unweighed goods of the list that have no weight */
export function deliveryReport(
  check: DeliveryCheck,
  words: DeliveryWords,
  unweighed: readonly string[],
) {
  const { lines, verdict, theoreticalKg, netKg, differenceKg, differencePercent, tolerances } =
    check
  const weight = (kg: number) => weightText(kg, words)
  const percent = percentText(differencePercent)
  const missing = words.differenceOf(
    weight(Math.abs(differenceKg)),
    indianFigure(check.differencePieces, 1),
  )
  const isDoubtful = tolerances.some(({ tolerance }) => !tolerance.confirmed)
  const sign = differenceKg < 0 ? "−" : "+"
  return {
    /** "Square hollow section 100 × 100 × 4 mm: 40 nos of 6 m = 2,811 kg" */
    lines: lines.map((line) => receivedText(line, words)),
    figures: [
      [words.rows.theoretical, weight(theoreticalKg)],
      [words.rows.net, weight(netKg)],
      [words.rows.difference, `${sign}${missing}, ${percent}`],
    ] as const,
    /** Said above a verdict whose tolerances nobody has compared with the standard yet. Empty if there is none. */
    warning: verdict && isDoubtful ? words.unconfirmed : "",
    /** "Short by 182 kg (2.9 pieces)" */
    verdict:
      verdict === null
        ? words.noVerdict
        : verdict === "short" || verdict === "over"
          ? words[`${verdict}By`](missing)
          : words[verdict],
    /** Everything to know beside the verdict, as sentences. */
    findings: [
      ...limitTexts(check, words),
      ...(unweighed.length > 0 ? [words.notWeighed(unweighed.join(", "))] : []),
      ...new Set(
        lines.flatMap(({ size }) =>
          weightNotes(size).map((say) => `${sizeName(size, words)}: ${say(words)}`),
        ),
      ),
    ],
    /** "Hollow sections: −8 % to +10 % on a length. IS 4923:2017, Amendment 1." */
    tolerances: tolerances.map(({ tolerance, band, isLot }) => {
      const { name, lot } = tolerance
      const text = bandText(band, words)
      const on = isLot && lot ? words.onLot(text, lot.fromTonnes) : words.onLength(text)
      return words.used(name, on, toleranceSource(tolerance, words))
    }),
  }
}

/** By the older chart, what is allowed, how far beyond it the net weight is, and the sizes without a tolerance. */
function limitTexts(check: DeliveryCheck, words: DeliveryWords): string[] {
  const { theoreticalKg, netKg, allowed, tradeKg, withoutTolerance } = check
  const weight = (kg: number) => weightText(kg, words)
  const said: string[] = []
  if (tradeKg !== null) {
    const percent = percentText((100 * (netKg - tradeKg)) / tradeKg)
    said.push(words.byOldChart(weight(theoreticalKg), weight(tradeKg), percent))
  }
  if (allowed) {
    const { least, most } = allowed
    said.push(words.allowed(weight(least), weight(most)))
  }
  if (withoutTolerance.length > 0) {
    const names = new Set(withoutTolerance.map((size) => sizeName(size, words)))
    said.push(words.noTolerance([...names].join(", ")))
  }
  return said
}

function receivedText(line: ReceivedLine, words: DeliveryWords): string {
  const { size, pieces, pieceLength, width } = line
  const across = width === undefined ? "" : `${indianFigure(width * 1000, 0)}\u00a0mm × `
  const count = words[pieces === 1 ? "onePiece" : "pieces"](indianFigure(pieces, 0))
  const dimensions = across + words.metres(indianFigure(pieceLength, 3))
  const weight = weightText(pieces * pieceKg(line), words)
  return `${sizeName(size, words)}: ${words.received(count, dimensions, weight)}`
}

/**
 * The report as plain text for WhatsApp and e-mail.
 *
 * @param link opens the check with these sizes
 */
export function reportMessage(
  { lines, figures, warning, verdict, findings, tolerances }: DeliveryReport,
  heading: string,
  link: string,
): string {
  const weights = figures.map((figure) => figure.join(": "))
  const rows = lines.map((line, place) => `${place + 1}. ${line}`)
  const result = [...weights, warning, verdict, ...findings]
  return [[heading], rows, result, tolerances, [link]]
    .map((block) => block.filter(Boolean).join("\n"))
    .filter(Boolean)
    .join("\n\n")
    .replaceAll("\u00a0", " ")
}
