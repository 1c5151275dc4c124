import * as React from "react"
import { graphql } from "gatsby"
import { englishPath } from "./words/language"
import { wordsIn, WordsContext } from "./words/words"
import type { PageContext } from "./page"

/** Content every page needs: company, navigation, settings and the list of products. */
export type SiteContent = {
  readonly [Part in keyof Queries.SitePartsFragment]: NonNullable<Queries.SitePartsFragment[Part]>
} & Pick<PageContext, "translatedPages" | "translation"> & {
    /** The path of the page, or of its English original. */
    readonly path: string
  }

/** What the query of a page gives besides the shared content. */
export type PageData<Query> = Omit<Query, keyof Queries.SitePartsFragment>

/** A product as listed on every page. */
export type ListedProduct = SiteContent["allProduct"]["nodes"][number]

/** Provides the shared content to the views inside it. */
export const SiteContext = React.createContext<SiteContent | null>(null)

export const siteParts = graphql`
  fragment SiteParts on Query {
    company {
      ...CompanyContent
    }
    navigation {
      ...NavigationContent
    }
    settings {
      ...SettingsContent
    }
    allProduct(sort: { order: ASC }) {
      nodes {
        ...ListedProduct
      }
    }
  }

  fragment ListedProduct on Product {
    slug
    name
    navigationName
    url
    kind
    range
    listedIn
  }
`

interface PageParts {
  readonly data: Queries.SitePartsFragment
  readonly pageContext: PageContext
  /** The path of the page. */
  readonly path: string
  readonly children: React.ReactNode
}

/**
 * Provides a page and its head with their words and the shared content.
 *
 * @throws Error when a file of the shared content is missing
 */
export function PageProvider({ data, pageContext, path, children }: PageParts) {
  const { language, translation, translatedPages } = pageContext
  const site = React.useMemo(() => {
    const { company, navigation, settings, allProduct } = data
    if (!company || !navigation || !settings) {
      throw new Error("content/site needs company.json, navigation.json and settings.json")
    }
    const page = englishPath(path.replace(/(.)\/$/, "$1"))
    return { company, navigation, settings, allProduct, translation, translatedPages, path: page }
  }, [data, translation, translatedPages, path])
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
