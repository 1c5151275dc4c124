import { indianFigure } from "../steel/format"
import { sizeName, weightNotes, type CatalogueSize } from "../steel/range/size"
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
    case "short":
      return words.shortBy(by)
    case "over":
      return words.overBy(by)
    case null:
      return words.noVerdict
    default:
      return words[check.verdict]
  }
}

/** "182 kg (2.9 pieces)" */
function differenceText(check: DeliveryCheck, words: DeliveryWords): string {
  const { differenceKg, differencePieces } = check
  return words.differenceOf(
    weightText(Math.abs(differenceKg), words),
    indianFigure(differencePieces, 1),
  )
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
  unweighed: readonly string[] = [],
): string[] {
  const { differenceKg, differencePercent, allowed, netKg, withoutTolerance, noted } = check
  const isEqual = Math.abs(differenceKg) < 0.5 && Math.abs(differencePercent) < 0.05
  const beyond = allowed ? Math.max(allowed.least - netKg, netKg - allowed.most) : 0
  const namesOf = (sizes: readonly CatalogueSize[]) =>
    [...new Set(sizes.map((size) => sizeName(size, words)))].join(", ")
  const notes = noted.flatMap((size) =>
    weightNotes(size).map((say) => `${sizeName(size, words)}: ${say(words)}`),
  )
  return [
    isEqual
      ? words.isTheoretical
      : words[differenceKg < 0 ? "isLess" : "isMore"](
          differenceText(check, words),
          percentText(differencePercent),
        ),
    tradeSentence(check, words),
    allowed ? words.allowed(weightText(allowed.least, words), weightText(allowed.most, words)) : "",
    beyond > 0.001
      ? words[allowed && netKg < allowed.least ? "below" : "above"](weightText(beyond, words))
      : "",
    withoutTolerance.length > 0
      ? words[allowed ? "countedAsIs" : "noTolerance"](namesOf(withoutTolerance))
      : "",
    unweighed.length > 0 ? words.notWeighed(unweighed.join(", ")) : "",
    pieceText(check, words),
    ...new Set(notes),
  ].filter(Boolean)
}

/** "One piece: 131.0 kg on average, 140.7 kg theoretical, −6.9 %: within …"; "" for a mixed delivery. */
function pieceText({ piece, verdict }: DeliveryCheck, words: DeliveryWords): string {
  if (!piece) return ""
  const figures = words.piece(
    weightText(piece.receivedKg, words),
    weightText(piece.theoreticalKg, words),
    percentText(piece.differencePercent),
  )
  // A piece that is right by the older chart is not called too light.
  return piece.band && piece.verdict && verdict !== "withinOld"
    ? `${figures} ${words.pieceAllowed(bandText(piece.band, words), words.verdicts[piece.verdict])}`
    : figures
}

/** "Hollow sections: −8 % to +10 % on a length. IS 4923:2017, Amendment 1." */
export function usedToleranceText(
  { tolerance, band, isLot }: UsedTolerance,
  words: DeliveryWords,
): string {
  const text = bandText(band, words)
  const fromTonnes = isLot ? tolerance.lot?.fromTonnes : undefined
  const on = fromTonnes === undefined ? words.onLength(text) : words.onLot(text, fromTonnes)
  return words.used(tolerance.name, on, toleranceSource(tolerance, words))
}

/** The comparison with the older trade chart. Empty if the chart does not differ. */
function tradeSentence(check: DeliveryCheck, words: DeliveryWords): string {
  const { tradeKg, netKg, theoreticalKg } = check
  if (tradeKg === null) return ""
  return words.byOldChart(
    weightText(theoreticalKg, words),
    weightText(tradeKg, words),
    percentText((100 * (netKg - tradeKg)) / tradeKg),
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
  /** Goods of the list that have no weight. */
  readonly unweighed: readonly string[]
  /** The address that opens the check with these sizes. */
  readonly link: string
}

/** The check as plain text for WhatsApp and e-mail. */
export function deliveryMessage(
  lines: readonly ReceivedLine[],
  check: DeliveryCheck,
  words: DeliveryWords,
  { heading, unweighed, link }: MessageParts,
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
      warningText(check, words),
      `${verdictText(check, words)}${words.stop}`,
      ...findings(check, words, unweighed),
    ]
      .filter(Boolean)
      .join("\n"),
    check.tolerances.map((used) => usedToleranceText(used, words)).join("\n"),
    link,
  ]
  return blocks.filter(Boolean).join("\n\n").replaceAll("\u00a0", " ")
}
