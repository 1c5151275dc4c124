import { indianFigure } from "../steel/format"
import { sizeName } from "../steel/range/size"
import { OLD_CHART } from "../steel/range/tradeMass"
import {
  pieceKg,
  type DeliveryCheck,
  type ReceivedLine,
  type UsedTolerance,
  type Verdict,
} from "./check"
import { bandText, toleranceSource } from "./tolerance"

/** "5,240 kg", with one decimal below 100 kg and two below 10 kg. */
export function weightText(kg: number): string {
  const decimals = Math.abs(kg) < 10 ? 2 : Math.abs(kg) < 100 ? 1 : 0
  return `${indianFigure(kg, decimals)}\u00a0kg`
}

/** "+136 kg", "−12.4 kg" */
export function signedWeightText(kg: number): string {
  return `${kg < 0 ? "−" : "+"}${weightText(Math.abs(kg))}`
}

/** "+1.2 %", "−3.4 %" */
export function percentText(percent: number): string {
  const figure = indianFigure(Math.abs(percent), 1)
  if (figure === "0") return "0\u00a0%"
  return `${percent < 0 ? "−" : "+"}${figure}\u00a0%`
}

/** "Short by 182 kg (2.9 pieces)" */
export function verdictText(check: DeliveryCheck): string {
  const by = differenceText(check)
  switch (check.verdict) {
    case "within":
      return "Within the tolerance"
    case "short":
      return `Short by ${by}`
    case "over":
      return `Over by ${by}`
    case null:
      return "No verdict"
  }
}

/** "182 kg (2.9 pieces)" */
function differenceText({ differenceKg, differencePieces }: DeliveryCheck): string {
  const pieces = indianFigure(differencePieces, 1)
  return `${weightText(Math.abs(differenceKg))} (${pieces} ${pieces === "1" ? "piece" : "pieces"})`
}

/** The reasons for the verdict, as sentences. */
export function explanation(check: DeliveryCheck): string[] {
  const { differenceKg, differencePercent, allowed, netKg, withoutTolerance } = check
  const side = differenceKg < 0 ? "less" : "more"
  const difference =
    Math.abs(differenceKg) < 0.5
      ? "The net weight is the theoretical weight."
      : `The net weight is ${differenceText(check)} ${side} than the theoretical weight: ${percentText(differencePercent)}.`
  if (!allowed) {
    const names = [...new Set(withoutTolerance.map(sizeName))].join(", ")
    return [difference, `No tolerance is listed here for ${names}, so there is no verdict.`]
  }
  const beyond = Math.max(allowed.least - netKg, netKg - allowed.most)
  return [
    difference,
    `Allowed: ${weightText(allowed.least)} to ${weightText(allowed.most)}.`,
    ...(beyond > 0.001
      ? [
          `That is ${weightText(beyond)} ${netKg < allowed.least ? "below" : "above"} the allowed weight.`,
        ]
      : []),
  ]
}

const verdictWords: Record<Verdict, string> = {
  within: "within the tolerance",
  short: "too light",
  over: "too heavy",
}

/** "One piece: 131.0 kg on average, 140.7 kg theoretical, −6.9 %: within …"; "" for a mixed delivery. */
export function pieceText({ piece }: DeliveryCheck): string {
  if (!piece) return ""
  const { receivedKg, theoreticalKg, differencePercent, band, verdict } = piece
  const figures = `One piece: ${weightText(receivedKg)} on average, ${weightText(theoreticalKg)} theoretical, ${percentText(differencePercent)}.`
  return band && verdict
    ? `${figures} Allowed on one length: ${bandText(band)}. It is ${verdictWords[verdict]}.`
    : figures
}

/** "−8 % to +10 % on a length: IS 4923:2017, Amendment 1; to be confirmed" */
export function usedToleranceText({ tolerance, band, isLot }: UsedTolerance): string {
  const on = isLot ? `on a lot of ${tolerance.lot?.fromTonnes}\u00a0t and more` : "on a length"
  return `${tolerance.name}: ${bandText(band)} ${on}. ${toleranceSource(tolerance)}.`
}

/** The comparison with the old trade chart. Empty if the chart does not differ. */
export function tradeSentence({ tradeKg, netKg, theoreticalKg }: DeliveryCheck): string {
  if (tradeKg === null) return ""
  const percent = (100 * (netKg - tradeKg)) / tradeKg
  return `The check uses the weights of the IS tables: ${weightText(theoreticalKg)}. ${OLD_CHART}: ${weightText(tradeKg)}, and the net weight is ${percentText(percent)} against it.`
}

/** "40 nos of 6 m = 2,811 kg" */
export function receivedText(line: ReceivedLine): string {
  const { pieces, pieceLength, width } = line
  const across = width === undefined ? "" : `${indianFigure(width * 1000, 0)}\u00a0mm × `
  const count = `${indianFigure(pieces, 0)} ${pieces === 1 ? "no." : "nos"}`
  return `${count} of ${across}${indianFigure(pieceLength, 3)}\u00a0m = ${weightText(pieces * pieceKg(line))}`
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
  { heading, link }: MessageParts,
): string {
  const rows = lines.map(
    (line, index) => `${index + 1}. ${sizeName(line.size)}: ${receivedText(line)}`,
  )
  const blocks = [
    heading,
    rows.join("\n"),
    [
      `Theoretical: ${weightText(check.theoreticalKg)}`,
      `Weighbridge net: ${weightText(check.netKg)}`,
      `${verdictText(check)}.`,
      ...explanation(check),
      pieceText(check),
      tradeSentence(check),
    ]
      .filter(Boolean)
      .join("\n"),
    check.tolerances.map(usedToleranceText).join("\n"),
    link,
  ]
  return blocks.filter(Boolean).join("\n\n").replaceAll("\u00a0", " ")
}
