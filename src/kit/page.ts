import type { PictureData } from "./blocks/Picture"
import type { Language } from "./words/language"

/** A product as lists show it. */
export interface ListedProduct extends Pick<
  Queries.ProductContentFragment,
  "name" | "navigationName" | "url" | "kind" | "range" | "listedIn"
> {
  readonly slug: string
  /* Only on pages that show them. */
  readonly summary?: string
  readonly sizeTables?: readonly string[]
  readonly pictures?: readonly PictureData[]
}

/** Content every page needs: company, navigation, settings and the list of products. */
export interface SharedContent {
  readonly company: Queries.CompanyContentFragment
  readonly navigation: Queries.NavigationContentFragment
  readonly settings: Queries.SettingsContentFragment
  readonly allProduct: { readonly nodes: readonly ListedProduct[] }
}

/** What every page gets from src/build/pages/content-pages.ts */
export interface PageContext {
  /** In the language of the page. */
  readonly shared: SharedContent
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
