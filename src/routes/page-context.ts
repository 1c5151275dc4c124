import type { WorkedExample } from "../steel/calculator/workedExample"
import type { CompactCatalogue } from "../steel/range/compactCatalogue"

/** What the page of a product gets besides its entry. */
export interface ProductPageContext {
  readonly id: string
  /** null for a product without size tables. */
  readonly sizes: CompactCatalogue | null
  readonly charts: readonly ChartFile[]
  readonly example: WorkedExample | null
}

/** A file visitors can take with them. */
export interface ChartFile {
  readonly kind: "PDF" | "CSV"
  /** "/charts/ms-pipes.pdf" */
  readonly address: string
  /** 1024 bytes each, rounded: a page needs no new one for a few bytes more. */
  readonly kilobytes: number
}

/** What the page of a post gets besides its entry. */
export interface PostPageContext {
  readonly id: string
  /** Whether it is the page /blog. */
  readonly isNewest: boolean
  /** Posts it links to, newest first. */
  readonly others: readonly OtherPost[]
}

interface OtherPost {
  readonly title: string
  readonly to: string
  readonly day: string
  readonly shownDate: string
}
