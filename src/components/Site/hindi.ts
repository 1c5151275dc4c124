import { graphql, useStaticQuery } from "gatsby"
import { hindi as words } from "../../interface/hi"
import type { PageLanguage } from "./pageIn"
import { siteContent } from "./Site"

type SiteInHindi = Queries.SiteQuery & {
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] }
}

const query = graphql`
  query SiteInHindi {
    ...SiteParts
    allSitePage(filter: { path: { regex: "/^/hi(/|$)/" } }) {
      nodes {
        path
      }
    }
  }
`

/** What every Hindi page has. */
export const hindi: PageLanguage = {
  words,
  useSiteContent: () => {
    const { allSitePage, ...site } = useStaticQuery<SiteInHindi>(query)
    return { ...siteContent(site), hindiPages: allSitePage.nodes.map(({ path }) => path) }
  },
}
