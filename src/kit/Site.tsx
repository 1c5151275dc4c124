import * as React from "react"
import { englishPath } from "./words/language"
import { wordsIn, WordsContext } from "./words/words"
import type { ListedProduct, PageContext, SharedContent } from "./page"

/** The shared content, and what is known of the page. */
export interface SiteContent
  extends SharedContent, Pick<PageContext, "translatedPages" | "translation"> {
  /** The path of the page, or of its English original. */
  readonly path: string
}

/** Provides the shared content to the views inside it. */
export const SiteContext = React.createContext<SiteContent | null>(null)

interface PageParts {
  readonly pageContext: PageContext
  /** The path of the page. */
  readonly path: string
  readonly children: React.ReactNode
}

/** Provides a page and its head with their words and the shared content. */
export function PageProvider({ pageContext, path, children }: PageParts) {
  const { language, shared, translation, translatedPages } = pageContext
  const site = React.useMemo(() => {
    const page = englishPath(path.replace(/(.)\/$/, "$1"))
    return { ...shared, translation, translatedPages, path: page }
  }, [shared, translation, translatedPages, path])
  return (
    <WordsContext value={wordsIn(language)}>
      <SiteContext value={site}>{children}</SiteContext>
    </WordsContext>
  )
}

/** The shared content, provided by the site's shell or by the editor's preview. */
export function useSite(): SiteContent {
  const site = React.useContext(SiteContext)
  if (!site) throw new Error("A view was shown outside SiteContext")
  return site
}

/** The page of all products, as a step of the breadcrumb of pages below it. */
export function useProductsStep(): readonly { readonly label: string; readonly to: string }[] {
  const { label } = useSite().navigation.products
  return [{ label, to: "/products" }]
}

/** The products listed in one place, in order. */
export function useProductsListedIn(
  place: "navigation" | "homeTiles" | "footer" | "valueAdded",
): readonly ListedProduct[] {
  return useSite().allProduct.nodes.filter(({ listedIn }) => listedIn.includes(place))
}

/** Finds products by their slugs, in that order. What is hidden or gone is left out. */
export function useProductsOf(): (slugs: readonly string[]) => readonly ListedProduct[] {
  const { nodes } = useSite().allProduct
  return (slugs) => slugs.flatMap((slug) => nodes.find((each) => each.slug === slug) ?? [])
}
