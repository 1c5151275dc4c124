import { indianFigure } from "../steel/format"
import { sizeName, weightNotes } from "../steel/range/size"
import { pieceKg, type DeliveryCheck, type ReceivedLine, type UsedTolerance } from "./check"
import { bandText, toleranceSource } from "./tolerance"
import type { DeliveryWords } from "../site/words/catalogue"

/** "5,240 kg", with one decimal below 100 kg and two below 10 kg. */
export function weightText(kg: number, words: DeliveryWords): string {
  const decimals = Math.abs(kg) < 10 ? 2 : Math.abs(kg) < 100 ? 1 : 0
  return words.kg(indianFigure(kg, decimals))
}

/** "+1.2 %", "−3.4 %" */
export function percentText(percent: number): string {
  const figure = indianFigure(Math.abs(percent), 1)
  const sign = figure === "0" ? "" : percent < 0 ? "−" : "+"
  return `${sign}${figure}\u00a0%`
}

/** "Short by 182 kg (2.9 pieces)" */
export function verdictText(check: DeliveryCheck, words: DeliveryWords): string {
  const { verdict } = check
  if (verdict === null) return words.noVerdict
  if (verdict === "short") return words.shortBy(differenceText(check, words))
  return verdict === "over" ? words.overBy(differenceText(check, words)) : words[verdict]
}

/** "182 kg (2.9 pieces)" */
function differenceText(check: DeliveryCheck, words: DeliveryWords): string {
  const { differenceKg, differencePieces } = check
  const weight = weightText(Math.abs(differenceKg), words)
  return words.differenceOf(weight, indianFigure(differencePieces, 1))
}

/** Said above a verdict whose tolerances nobody has compared with the standard yet. Empty if there is none. */
export function warningText({ verdict, tolerances }: DeliveryCheck, words: DeliveryWords): string {
  const isDoubtful = tolerances.some(({ tolerance }) => !tolerance.confirmed)
  return verdict && isDoubtful ? words.unconfirmed : ""
}

/**
 * Everything to know beside the verdict, as sentences.
 *
 * @param unweighed goods of the list that have no weight
 */
export function findings(
  check: DeliveryCheck,
  words: DeliveryWords,
  unweighed: readonly string[],
): string[] {
  const { lines, theoreticalKg, differenceKg, differencePercent, allowed, netKg, tradeKg } = check
  const { withoutTolerance } = check
  const weight = (kg: number) => weightText(kg, words)
  const isEqual = Math.abs(differenceKg) < 0.5 && Math.abs(differencePercent) < 0.05
  const said = [
    isEqual
      ? words.isTheoretical
      : words[differenceKg < 0 ? "isLess" : "isMore"](
          differenceText(check, words),
          percentText(differencePercent),
        ),
  ]
  if (tradeKg !== null) {
    const percent = percentText((100 * (netKg - tradeKg)) / tradeKg)
    said.push(words.byOldChart(weight(theoreticalKg), weight(tradeKg), percent))
  }
  if (allowed) {
    const { least, most } = allowed
    said.push(words.allowed(weight(least), weight(most)))
    if (least - netKg > 0.001) said.push(words.below(weight(least - netKg)))
    if (netKg - most > 0.001) said.push(words.above(weight(netKg - most)))
  }
  if (withoutTolerance.length > 0) {
    const names = new Set(withoutTolerance.map((size) => sizeName(size, words)))
    said.push(words[allowed ? "countedAsIs" : "noTolerance"]([...names].join(", ")))
  }
  if (unweighed.length > 0) said.push(words.notWeighed(unweighed.join(", ")))
  said.push(...pieceText(check, words))
  const notes = lines.flatMap(({ size }) =>
    weightNotes(size).map((say) => `${sizeName(size, words)}: ${say(words)}`),
  )
  return [...said, ...new Set(notes)]
}

/** "One piece: 131.0 kg on average, 140.7 kg theoretical, −6.9 %: within …"; nothing for a mixed delivery. */
function pieceText({ piece, verdict }: DeliveryCheck, words: DeliveryWords): string[] {
  if (!piece) return []
  const figures = words.piece(
    weightText(piece.receivedKg, words),
    weightText(piece.theoreticalKg, words),
    percentText(piece.differencePercent),
  )
  // A piece that is right by the older chart is not called too light.
  if (!piece.band || !piece.verdict || verdict === "withinOld") return [figures]
  const allowed = words.pieceAllowed(bandText(piece.band, words), words.verdicts[piece.verdict])
  return [`${figures} ${allowed}`]
}

/** "Hollow sections: −8 % to +10 % on a length. IS 4923:2017, Amendment 1." */
export function usedToleranceText(
  { tolerance, band, isLot }: UsedTolerance,
  words: DeliveryWords,
): string {
  const { name, lot } = tolerance
  const text = bandText(band, words)
  const on = isLot && lot ? words.onLot(text, lot.fromTonnes) : words.onLength(text)
  return words.used(name, on, toleranceSource(tolerance, words))
}

/** "40 nos of 6 m = 2,811 kg" */
export function receivedText(line: ReceivedLine, words: DeliveryWords): string {
  const { pieces, pieceLength, width } = line
  const across = width === undefined ? "" : `${indianFigure(width * 1000, 0)}\u00a0mm × `
  const count = words[pieces === 1 ? "onePiece" : "pieces"](indianFigure(pieces, 0))
  const dimensions = across + words.metres(indianFigure(pieceLength, 3))
  return words.received(count, dimensions, weightText(pieces * pieceKg(line), words))
}

interface MessageParts {
  /** "Delivery check" */
  readonly heading: string
  /** Goods of the list that have no weight. */
  readonly unweighed: readonly string[]
  /** The address that opens the check with these sizes. */
  readonly link: string
}

/** The check as plain text for WhatsApp and e-mail. */
export function deliveryMessage(
  check: DeliveryCheck,
  words: DeliveryWords,
  { heading, unweighed, link }: MessageParts,
): string {
  const rows = check.lines.map(
    (line, index) => `${index + 1}. ${sizeName(line.size, words)}: ${receivedText(line, words)}`,
  )
  const result = [
    words.theoretical(weightText(check.theoreticalKg, words)),
    words.net(weightText(check.netKg, words)),
    warningText(check, words),
    `${verdictText(check, words)}${words.stop}`,
    ...findings(check, words, unweighed),
  ]
  const tolerances = check.tolerances.map((used) => usedToleranceText(used, words))
  return [[heading], rows, result, tolerances, [link]]
    .map((block) => block.filter(Boolean).join("\n"))
    .filter(Boolean)
    .join("\n\n")
    .replaceAll("\u00a0", " ")
}
