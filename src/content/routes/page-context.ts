import type { PageContext } from "../../kit/page"
import type { PageSizes } from "../../steel/tables/pageSizes"

/** What the page of a product or of a weight chart gets besides its entry. */
export interface TablesPageContext extends PageContext {
  /** null for a page without size tables. */
  readonly sizes: PageSizes | null
  readonly charts: readonly ChartFile[]
}

/** What the page of a weight chart gets besides its entry. */
export interface ChartPageContext extends TablesPageContext {
  /** Its standards, and how the older chart differs, in one sentence each. */
  readonly sources: string
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
export interface PostPageContext extends PageContext {
  readonly slug: string
  /** Whether it is the page /blog, which shows the newest post. */
  readonly isBlogPage: boolean
  /** Posts it links to, newest first. */
  readonly others: readonly OtherPost[]
}

interface OtherPost {
  readonly title: string
  readonly to: string
  readonly date: string
}

/** The id of the element of a published page that holds its data, as JSON. */
export const pageDataId = "page-data"

declare global {
  interface Window {
    /** The data of a published page, for Gatsby; not while developing. */
    readonly pageData?: {
      /** The hash of the sizes of the page's own build, for `fetch`. */
      readonly sizesIntegrity?: string
    } | null
  }
}
