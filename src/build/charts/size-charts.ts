import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { longDate } from "../../site/format/dates"
import { languageTag } from "../../site/words/language"
import type { ChartFile } from "../../content/routes/page-context"
import { chartAddress } from "../../content/routes/paths"
import { codeHash } from "../drawing/code-hash"
import { chartCsv } from "./chart-csv"
import { chartPdf, type SizeChart } from "./chart-pdf"

/** Stores the hash of the chart at an address for the next build. */
interface DrawnCharts {
  get(address: string): Promise<string | undefined>
  set(address: string, hash: string): Promise<unknown>
}

/**
 * Writes the charts of a product in one language, PDF and CSV, into a folder. Charts whose figures and code have not changed
 * since the last build are left alone.
 */
export async function writeSizeCharts(
  folder: string,
  slug: string,
  chart: SizeChart,
  drawn: DrawnCharts,
): Promise<ChartFile[]> {
  const { words, ...figures } = chart
  const day = longDate(chart.date, languageTag[words.language])
  const hash = createHash("sha256")
    .update(JSON.stringify([codeHash(), words.language, { ...figures, date: day }]))
    .digest("hex")
  const makers = {
    PDF: () => chartPdf(chart),
    CSV: () => Promise.resolve(Buffer.from(chartCsv(chart.tables, words))),
  }
  const files: ChartFile[] = []
  for (const kind of ["PDF", "CSV"] as const) {
    const address = chartAddress(slug, kind, words.language)
    const file = join(folder, address)
    if (!existsSync(file) || (await drawn.get(address)) !== hash) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, await makers[kind]())
      await drawn.set(address, hash)
    }
    files.push({ kind, address, kilobytes: Math.max(1, Math.round(statSync(file).size / 1024)) })
  }
  return files
}

/** Deletes charts of products that are now gone or hidden. */
export function removeOtherCharts(folder: string, charts: readonly ChartFile[]): void {
  const chartFolder = join(folder, "charts")
  if (!existsSync(chartFolder)) return
  for (const file of readdirSync(chartFolder)) {
    const isPublished = charts.some(({ address }) => address === `/charts/${file}`)
    if (!isPublished) rmSync(join(chartFolder, file))
  }
}
