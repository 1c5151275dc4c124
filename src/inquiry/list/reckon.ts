import { figureFault, readNumber } from "../../steel/figure"
import { indianFigure, roundTo } from "../../steel/format"
import type { SteelSay, SteelWords } from "../../site/words/catalogue"

/** How the buyer reckons. It stays in this browser, as his rates do, unless he has them sent. */
export interface Reckoning {
  /** Whether rates are in ₹ per tonne. If not, in ₹ per kg. */
  readonly perTonne: boolean
  readonly withGst: boolean
  /** Whether the rates go along in the message. */
  readonly isSent: boolean
}

/** Goods and services tax on steel, per cent. */
const GST = 18

/** ₹ per kg. A rate per tonne typed as one per kg is beyond it, and the other way round. */
const limits = { least: 1, most: 1000 }

/** The rate that was typed, in ₹ per kg: "54.5", "₹ 54,500", "५४". null for none, a sentence for what is no rate. */
export function readRate(typed: string, { perTonne }: Reckoning): number | SteelSay | null {
  const text = typed.replace(/^\s*(₹|rs\.?)/i, "").replace(/\/-\s*$/, "")
  if (text.trim() === "") return null
  const value = readNumber(text)
  if (value === null) return figureFault(typed)
  const factor = perTonne ? 1000 : 1
  const { least, most } = limits
  if (value >= least * factor && value <= most * factor) return value / factor
  const [low, high] = [least * factor, most * factor].map(rupees)
  return (words) => words[perTonne ? "ratePerTonne" : "ratePerKg"](low, high)
}

/** A rate as typed for the other unit: "54.5" per kg becomes "54500" per tonne. What is no rate stays as it is. */
export function rateInOtherUnit(typed: string, reckoning: Reckoning): string {
  const rate = readRate(typed, reckoning)
  return typeof rate === "number"
    ? String(roundTo(reckoning.perTonne ? rate : rate * 1000, 4))
    : typed
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
export function reckoned(rows: readonly RatedLine[], reckoning: Reckoning) {
  const amounts = rows.map(({ kg, line }) => {
    const rate = readRate(line.rate ?? "", reckoning)
    return kg !== null && typeof rate === "number" ? Math.round(kg * rate) : null
  })
  const sum = amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0)
  const gst = reckoning.withGst ? Math.round((sum * GST) / 100) : 0
  return {
    amounts,
    sum,
    gst,
    total: sum + gst,
    /** The number of lines that are not in the sum. */
    left: amounts.filter((amount) => amount === null).length,
  }
}

/** "₹ 1,23,456" */
export function rupees(amount: number): string {
  return `₹\u00a0${indianFigure(amount)}`
}

/** What is said at the end of each line and below the total if the rates go along: " @ ₹ 54.5/kg = ₹ 94,231". */
export function reckonedTexts(
  rows: readonly RatedLine[],
  reckoning: Reckoning,
  words: SteelWords,
): { readonly lines: readonly string[]; readonly total: string } {
  const { amounts, sum, gst, total } = reckoned(rows, reckoning)
  const unit = reckoning.perTonne ? "t" : "kg"
  const lines = rows.map(({ line }, place) => {
    const amount = amounts[place] ?? null
    const rate = Number(readRate(line.rate ?? "", reckoning)) * (reckoning.perTonne ? 1000 : 1)
    return amount === null ? "" : ` @ ${rupees(rate)}/${unit} = ${rupees(amount)}`
  })
  if (sum === 0) return { lines, total: "" }
  return {
    lines,
    total: reckoning.withGst
      ? words.atRatesWithGst(rupees(sum), rupees(gst), rupees(total))
      : words.atRates(rupees(sum)),
  }
}
