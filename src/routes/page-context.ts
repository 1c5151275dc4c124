import type { WorkedExample } from "../steel/calculator/workedExample"
import type { CompactCatalogue } from "../steel/range/compactCatalogue"

/** What a product page gets besides its entry. */
export interface ProductPageContext {
  readonly id: string
  /** null for a product without size tables. */
  readonly sizes: CompactCatalogue | null
  readonly charts: readonly ChartFile[]
  readonly example: WorkedExample | null
}

/** A file visitors can download. */
export interface ChartFile {
  readonly kind: "PDF" | "CSV"
  /** "/charts/ms-pipes.pdf" */
  readonly address: string
  /** In units of 1024 bytes, rounded, so that small changes do not change the page. */
  readonly kilobytes: number
}

/** What a post page gets besides its entry. */
export interface PostPageContext {
  readonly id: string
  readonly slug: string
  /** Whether it is the page /blog, which shows the newest post. */
  readonly isBlogPage: boolean
  /** Posts it links to, newest first. */
  readonly others: readonly OtherPost[]
}

interface OtherPost {
  readonly title: string
  readonly to: string
  readonly day: string
  readonly shownDate: string
}
