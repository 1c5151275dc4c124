import { graphql, useStaticQuery } from "gatsby"
import { english as words } from "../../interface/en"
import type { PageLanguage } from "./pageIn"
import { siteContent } from "./Site"

const query = graphql`
  query Site {
    ...SiteParts
  }
`

/** What every English page has. */
export const english: PageLanguage = {
  words,
  useSiteContent: () => siteContent(useStaticQuery<Queries.SiteQuery>(query)),
}
