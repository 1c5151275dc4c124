import type { HeadProps } from "gatsby"
import type * as React from "react"
import type { PageContext } from "../../content/routes/page-context"
import { PageProvider } from "../Site"
import { Seo } from "./Seo"

type SeoProps = React.ComponentProps<typeof Seo>

/** What a page shows of its file of content/: all but the texts for search engines. */
export type PageWords<Page> = Omit<NonNullable<Page>, "searchTitle" | "searchDescription">

interface PageHeadProps extends Pick<SeoProps, "noindex" | "things"> {
  /** The page's own file of content/; null where there is none. */
  readonly words: {
    readonly searchTitle: string
    readonly searchDescription: string
    /** Home and the page of unknown addresses have none. */
    readonly breadcrumb?: string
  } | null
  readonly location: { readonly pathname: string }
  /** The pages between Home and this one in the breadcrumb. */
  readonly between?: NonNullable<SeoProps["crumbs"]>["between"]
}

/** The `<head>` of a page that has its texts for search engines in a content file of its own. */
export function PageHead({ words, location, between, ...rest }: PageHeadProps) {
  if (!words) return null
  return (
    <Seo
      title={words.searchTitle}
      description={words.searchDescription}
      path={location.pathname}
      crumbs={words.breadcrumb ? { between, current: words.breadcrumb } : undefined}
      {...rest}
    />
  )
}

/**
 * The `<head>` of a page, for its template to export. Gatsby shows it outside the shell, so words and shared content are
 * provided here.
 *
 * @see https://www.gatsbyjs.com/docs/reference/built-in-components/gatsby-head/
 */
export function pageHead<Data extends object, Context extends PageContext = PageContext>(
  Head: React.ComponentType<HeadProps<Data, Context>>,
) {
  return function PageHead(props: HeadProps<Data & Queries.SitePartsFragment, Context>) {
    return (
      <PageProvider data={props.data} pageContext={props.pageContext}>
        <Head {...props} />
      </PageProvider>
    )
  }
}
