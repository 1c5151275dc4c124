import { indianFigure } from "../steel/format"
import { sizeName, weightNotes } from "../steel/range/size"
import { pieceKg, type DeliveryCheck, type ReceivedLine, type UsedTolerance } from "./check"
import { bandText, toleranceSource } from "./tolerance"
import type { DeliveryWords, SteelWords } from "../interface/catalogue"

/** "5,240 kg", with one decimal below 100 kg and two below 10 kg. */
export function weightText(kg: number, words: SteelWords): string {
  const decimals = Math.abs(kg) < 10 ? 2 : Math.abs(kg) < 100 ? 1 : 0
  return words.kg(indianFigure(kg, decimals))
}

/** "+136 kg", "−12.4 kg" */
export function signedWeightText(kg: number, words: SteelWords): string {
  return `${kg < 0 ? "−" : "+"}${weightText(Math.abs(kg), words)}`
}

/** "+1.2 %", "−3.4 %" */
export function percentText(percent: number): string {
  const figure = indianFigure(Math.abs(percent), 1)
  if (figure === "0") return "0\u00a0%"
  return `${percent < 0 ? "−" : "+"}${figure}\u00a0%`
}

/** "Short by 182 kg (2.9 pieces)" */
export function verdictText(check: DeliveryCheck, words: DeliveryWords): string {
  const by = differenceText(check, words)
  switch (check.verdict) {
    case "within":
      return words.within
    case "short":
      return words.shortBy(by)
    case "over":
      return words.overBy(by)
    case null:
      return words.noVerdict
  }
}

/** "182 kg (2.9 pieces)" */
function differenceText(
  { differenceKg, differencePieces }: DeliveryCheck,
  words: DeliveryWords,
): string {
  return words.differenceOf(
    weightText(Math.abs(differenceKg), words),
    indianFigure(differencePieces, 1),
  )
}

/** "Square hollow section 100 × 100 × 8 mm: with the larger corners of EN 10219 the weight is 2 % less." */
function notesOf({ noted }: DeliveryCheck, words: DeliveryWords): string[] {
  const sentences = noted.flatMap((size) =>
    weightNotes(size).map((say) => `${sizeName(size, words)}: ${say(words)}`),
  )
  return [...new Set(sentences)]
}

/** Everything to know beside the verdict, as sentences. */
export function findings(check: DeliveryCheck, words: DeliveryWords): string[] {
  return [
    ...explanation(check, words),
    pieceText(check, words),
    ...notesOf(check, words),
    tradeSentence(check, words),
  ].filter(Boolean)
}

/** The reasons for the verdict, as sentences. */
export function explanation(check: DeliveryCheck, words: DeliveryWords): string[] {
  const { differenceKg, differencePercent, allowed, netKg, withoutTolerance } = check
  const difference =
    Math.abs(differenceKg) < 0.5 && Math.abs(differencePercent) < 0.05
      ? words.isTheoretical
      : words[differenceKg < 0 ? "isLess" : "isMore"](
          differenceText(check, words),
          percentText(differencePercent),
        )
  if (!allowed) {
    const names = [...new Set(withoutTolerance.map((size) => sizeName(size, words)))].join(", ")
    return [difference, words.noTolerance(names)]
  }
  const beyond = Math.max(allowed.least - netKg, netKg - allowed.most)
  return [
    difference,
    words.allowed(weightText(allowed.least, words), weightText(allowed.most, words)),
    ...(beyond > 0.001
      ? [words[netKg < allowed.least ? "below" : "above"](weightText(beyond, words))]
      : []),
  ]
}

/** "One piece: 131.0 kg on average, 140.7 kg theoretical, −6.9 %: within …"; "" for a mixed delivery. */
export function pieceText({ piece }: DeliveryCheck, words: DeliveryWords): string {
  if (!piece) return ""
  const { receivedKg, theoreticalKg, differencePercent, band, verdict } = piece
  const figures = words.piece(
    weightText(receivedKg, words),
    weightText(theoreticalKg, words),
    percentText(differencePercent),
  )
  return band && verdict
    ? `${figures} ${words.pieceAllowed(bandText(band, words), words.verdicts[verdict])}`
    : figures
}

/** "−8 % to +10 % on a length: IS 4923:2017, Amendment 1; to be confirmed" */
export function usedToleranceText(
  { tolerance, band, isLot }: UsedTolerance,
  words: DeliveryWords,
): string {
  const text = bandText(band, words)
  const fromTonnes = isLot ? tolerance.lot?.fromTonnes : undefined
  const on = fromTonnes === undefined ? words.onLength(text) : words.onLot(text, fromTonnes)
  return words.used(tolerance.name, on, toleranceSource(tolerance, words))
}

/** The comparison with the old trade chart. Empty if the chart does not differ. */
export function tradeSentence(
  { tradeKg, netKg, theoreticalKg }: DeliveryCheck,
  words: DeliveryWords,
): string {
  if (tradeKg === null) return ""
  const percent = (100 * (netKg - tradeKg)) / tradeKg
  return words.byOldChart(
    weightText(theoreticalKg, words),
    weightText(tradeKg, words),
    percentText(percent),
  )
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
  /** The address that opens the check with these sizes. */
  readonly link: string
}

/** The check as plain text for WhatsApp and e-mail. */
export function deliveryMessage(
  lines: readonly ReceivedLine[],
  check: DeliveryCheck,
  words: DeliveryWords,
  { heading, link }: MessageParts,
): string {
  const rows = lines.map(
    (line, index) => `${index + 1}. ${sizeName(line.size, words)}: ${receivedText(line, words)}`,
  )
  const blocks = [
    heading,
    rows.join("\n"),
    [
      words.theoretical(weightText(check.theoreticalKg, words)),
      words.net(weightText(check.netKg, words)),
      `${verdictText(check, words)}${words.stop}`,
      ...findings(check, words),
    ].join("\n"),
    check.tolerances.map((used) => usedToleranceText(used, words)).join("\n"),
    link,
  ]
  return blocks.filter(Boolean).join("\n\n").replaceAll("\u00a0", " ")
}
