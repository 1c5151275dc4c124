import { figureFault, readNumber } from "../../steel/figure"
import { indianFigure } from "../../steel/format"
import type { SteelSentence, SteelWords } from "../../kit/words/catalogue"

/** How the sum of the list is made. It stays in this browser, as his rates do, unless he has them sent. */
export interface RateSettings {
  readonly withGst: boolean
  /** Whether the rates go along in the message. */
  readonly isSent: boolean
}

/** Goods and services tax on steel, per cent. */
const GST = 18

interface Rate {
  readonly perKg: number
  /** "₹ 54.5/kg", "₹ 54,500/t" */
  readonly text: string
}

/**
 * The rate that was typed. "54.5" and "₹ ५४" are per kg; "54,500" is per tonne, because no steel costs ₹ 10,000 a kg or ₹ 1,000 a
 * tonne. Returns null if nothing was typed, and a sentence if it is no rate, or is between the two.
 */
export function readRate(typed: string): Rate | SteelSentence | null {
  const text = typed.replace(/^\s*(₹|rs\.?)/i, "").replace(/\/-\s*$/, "")
  if (text.trim() === "") return null
  const value = readNumber(text)
  if (value === null) return figureFault(typed)
  if (value >= 10 && value <= 1000) return { perKg: value, text: `${rupees(value)}/kg` }
  if (value >= 10_000 && value <= 1_000_000)
    return { perKg: value / 1000, text: `${rupees(value)}/t` }
  return (words) => words.rateBetween
}

/** A line with its weight and the rate that was typed for it. */
interface RatedLine {
  readonly kg: number | null
  readonly line: { readonly rate?: string | undefined }
}

/**
 * What lines come to at their rates, in whole rupees, so that they add up as they are shown. A line without weight or rate has no
 * amount.
 */
export function costOf(rows: readonly RatedLine[], { withGst }: RateSettings, words: SteelWords) {
  const lines = rows.map(({ kg, line }) => {
    const rate = readRate(line.rate ?? "")
    if (kg === null || rate === null || typeof rate === "function") return null
    return { amount: Math.round(kg * rate.perKg), rate: rate.text }
  })
  const sum = lines.reduce((all, line) => all + (line?.amount ?? 0), 0)
  const gst = Math.round((sum * GST) / 100)
  const { sums } = words
  const terms = withGst
    ? { [sums.sum]: sum, [sums.gst]: gst, [sums.total]: sum + gst }
    : { [sums.withoutGst]: sum }
  return {
    lines,
    /** With GST, if that is added. */
    total: withGst ? sum + gst : sum,
    /** The terms of the total with their amounts; none without a rate. */
    sums: sum === 0 ? [] : Object.entries(terms).map(([term, amount]) => [term, rupees(amount)]),
    /** The number of lines that are not in the sum. */
    left: lines.filter((line) => line === null).length,
  }
}

/** "₹ 1,23,456" */
export function rupees(amount: number): string {
  return `₹\u00a0${indianFigure(amount)}`
}
