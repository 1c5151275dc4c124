import { graphql, type HeadProps } from "gatsby"
import type * as React from "react"
import type { PageContext } from "../../content/routes/page-context"
import { PageProvider } from "../Site"
import { Seo } from "./Seo"

export const pageTexts = graphql`
  fragment PageTexts on PageTexts {
    heading
    lead
    searchTitle
    searchDescription
    breadcrumb
  }
`

/** What a page shows of its file of content/: all but the texts for search engines. */
export type PageWords<Page> = Omit<NonNullable<Page>, "searchTitle" | "searchDescription">

/** The `<head>` of a page; null for a page without content. Its path is that of the page, if none is given. */
type Head = Omit<React.ComponentProps<typeof Seo>, "path"> & { readonly path?: string }

interface HeadWords {
  readonly searchTitle: string
  readonly searchDescription: string
  /** Home and the page of unknown addresses have none. */
  readonly breadcrumb?: string
}

/** The head of a page that has its texts for search engines in a content file of its own, with more if there is more. */
export function headOf(words: HeadWords | null, more: Partial<Head> = {}): Head | null {
  if (!words) return null
  const { searchTitle: title, searchDescription: description, breadcrumb } = words
  const { crumbs = breadcrumb ? { current: breadcrumb } : undefined } = more
  return { title, description, ...more, crumbs }
}

/**
 * The `<head>` of a page, for its template to export. Gatsby shows it outside the shell, so words and shared content are
 * provided here.
 *
 * @see https://www.gatsbyjs.com/docs/reference/built-in-components/gatsby-head/
 */
export function pageHead<Data extends object, Context extends PageContext = PageContext>(
  useHead: (props: HeadProps<Data, Context>) => Head | null,
) {
  function Shown(props: HeadProps<Data, Context>) {
    const head = useHead(props)
    return head && <Seo path={props.location.pathname} {...head} />
  }
  return function PageHead(props: HeadProps<Data & Queries.SitePartsFragment, Context>) {
    return (
      <PageProvider data={props.data} pageContext={props.pageContext}>
        <Shown {...props} />
      </PageProvider>
    )
  }
}
