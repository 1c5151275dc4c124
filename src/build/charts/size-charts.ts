import { longDate } from "../../site/format/dates"
import { chartAddress } from "../../content/routes/paths"
import type { Drawing } from "../drawing/drawings"
import { chartCsv } from "./chart-csv"
import { chartPdf, type SizeChart } from "./chart-pdf"

/** The charts of a product in one language by their address, PDF and CSV. */
export function sizeCharts(slug: string, chart: SizeChart): Map<string, Drawing> {
  const { words, date, company, title, tables } = chart
  const { language } = words
  const day = longDate(date, language)
  const draw = {
    PDF: () => chartPdf(chart),
    CSV: () => Promise.resolve(Buffer.from(chartCsv(tables, words))),
  }
  return new Map(
    (["PDF", "CSV"] as const).map((kind) => [
      chartAddress(slug, kind, language),
      { shows: [kind, language, company, title, tables, day], draw: draw[kind] },
    ]),
  )
}
