import type { Language } from "./words/language"

/** What every page gets from src/build/pages/content-pages.ts */
export interface PageContext {
  /** The queries of the page give the texts in this language. */
  readonly language: Language
  /** Where the link to the other language leads. Not there for a page in one language only. */
  readonly translation?: string
  /** For a translated page, the paths of all pages in its language. */
  readonly translatedPages?: readonly string[]
}

/** What a page shows of its file of content/: all but the texts for search engines. */
export type PageWords<Page> = Omit<NonNullable<Page>, "searchTitle" | "searchDescription">

/** The attribute of `<html>` when the page is hydrated, for tests and measurements. */
export const hydratedMark = "data-hydrated"
