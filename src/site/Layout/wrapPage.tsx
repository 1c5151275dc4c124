import type { GatsbyBrowser, PageProps } from "gatsby"
import type { PageContext } from "../../content/routes/page-context"
import { PageProvider } from "../Site"
import { Layout } from "./Layout"

/**
 * Wraps every page in the shell and its words, in the browser and in the static HTML. A page without a language is one of Gatsby's
 * own during development.
 */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props,
}) => {
  const { data, pageContext, location } = props as PageProps<
    Queries.SitePartsFragment,
    Partial<PageContext>
  >
  const { language } = pageContext
  if (!language) return element
  return (
    <PageProvider data={data} pageContext={{ ...pageContext, language }}>
      <Layout path={location.pathname.replace(/(.)\/$/, "$1")}>{element}</Layout>
    </PageProvider>
  )
}
