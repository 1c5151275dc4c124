import { indianFigure, kgFigure, percentText, roundedKg } from "../steel/format"
import { sizeName, weightNotes } from "../steel/range/size"
import {
  lineKg,
  pieceKg,
  type AllowedShare,
  type CheckedDelivery,
  type ReceivedLine,
  type Tolerance,
} from "./check"
import { unbroken } from "../kit/format/texts"
import type { Message } from "../kit/sending/texts"
import type { DeliveryWords } from "../kit/words/catalogue"

/** "5,240 kg" */
export function weightText(kg: number, words: DeliveryWords, pieces?: number): string {
  return words.kg(kgFigure(kg, pieces))
}

/** "−8 % to +10 %", or "±7 %" */
export function bandText({ less, more }: AllowedShare, words: DeliveryWords): string {
  return less === more ? `±${less}\u00a0%` : words.band(String(less), String(more))
}

/** "IS 4923:2017, Amendment 1, clause 12.3" */
export function toleranceSource(
  { standard, edition, clause }: Tolerance,
  words: DeliveryWords,
): string {
  return unbroken(
    [standard, edition, clause ? words.clause(clause) : null].filter(Boolean).join(", "),
  )
}

/** The texts of a check, on the page, on paper and in a message. */
export type DeliveryReport = ReturnType<typeof deliveryReport>

/** @param uncounted goods that have no weight, and lines that were not read */
export function deliveryReport(
  check: CheckedDelivery,
  words: DeliveryWords,
  uncounted: readonly string[],
) {
  const { lines, verdict, theoreticalKg, netKg, allowed, tradeKg, tolerances } = check
  const weight = (kg: number) => weightText(kg, words)
  const percentOf = (kg: number) => percentText((100 * (netKg - kg)) / kg)
  const difference = weight(Math.abs(roundedKg(netKg) - roundedKg(theoreticalKg)))
  // A part of a piece says nothing where pieces differ.
  const isOneSize = new Set(lines.map(pieceKg)).size === 1
  const pieces = indianFigure(check.differencePieces, isOneSize ? 1 : 0)
  const missing = pieces === "0" ? difference : words.differenceOf(difference, pieces)
  const sign = netKg < theoreticalKg ? "−" : "+"
  const isDoubtful = tolerances.some(({ tolerance }) => !tolerance.confirmed)
  const unjudged = new Set(check.withoutTolerance.map((size) => sizeName(size, words)))
  const notes = lines.flatMap(({ size }) =>
    weightNotes(size).map((note) => `${sizeName(size, words)}: ${note(words)}`),
  )
  return {
    /** "Square hollow section 100 × 100 × 4 mm: 40 nos of 6 m = 2,811 kg", then what is not counted. */
    lines: [
      ...lines.map((line) => receivedText(line, words)),
      ...uncounted.map((text) => words.isNotCounted(text)),
    ],
    figures: [
      [words.rows.theoretical, weight(theoreticalKg)],
      [words.rows.net, weight(netKg)],
      [words.rows.difference, `${sign}${missing}, ${percentOf(theoreticalKg)}`],
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
    /** Said with every verdict, which is about the other goods alone. Empty if all are counted. */
    notCounted: uncounted.length > 0 ? words.notCounted(uncounted.length, namesOf(uncounted)) : "",
    /** Everything to know beside the verdict, as sentences. */
    findings: [
      tradeKg === null
        ? ""
        : words.byOldChart(weight(theoreticalKg), weight(tradeKg), percentOf(tradeKg)),
      allowed ? words.allowed(weight(allowed.least), weight(allowed.most)) : "",
      unjudged.size > 0 ? words.noTolerance([...unjudged].join(", ")) : "",
      ...new Set(notes),
    ].filter(Boolean),
    /** "Hollow sections: −8 % to +10 % on a length. IS 4923:2017, Amendment 1." */
    tolerances: tolerances.map(({ tolerance, band, isLot }) => {
      const { name, lot } = tolerance
      const text = bandText(band, words)
      const on = isLot && lot ? words.onLot(text, lot.fromTonnes) : words.onLength(text)
      return words.used(name, on, toleranceSource(tolerance, words))
    }),
  }
}

function receivedText(line: ReceivedLine, words: DeliveryWords): string {
  const { size, pieces, pieceLength } = line
  const count = words.pieces(indianFigure(pieces, 0))
  const length = words.metres(indianFigure(pieceLength, 3))
  const weight = weightText(lineKg(line), words, pieces)
  return `${sizeName(size, words)}: ${words.received(count, length, weight)}`
}

/** The first of many texts, each short enough for a sentence. */
function namesOf(texts: readonly string[]): string {
  const short = texts.slice(0, 3).map((text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text))
  return [...short, ...(texts.length > 3 ? ["…"] : [])].join(", ")
}

/**
 * The report as it is sent.
 *
 * @param link opens the check with these sizes
 */
export function reportMessage(
  { lines, figures, warning, verdict, notCounted, findings, tolerances }: DeliveryReport,
  heading: string,
  link: string | null,
): Message {
  const weights = figures.map((figure) => figure.join(": "))
  return {
    head: [heading, verdict, notCounted, ...weights, warning],
    items: lines.map((line, place) => `${place + 1}. ${line}`),
    tail: [...findings, ...tolerances],
    link,
  }
}
