import type { HeadProps } from "gatsby"
import type * as React from "react"
import type { PageContext } from "../../routes/page-context"
import { PageProvider } from "./Site"

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
