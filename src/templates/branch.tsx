import { graphql, type HeadProps, type PageProps } from "gatsby"
import { BranchView } from "../components/BranchView/BranchView"
import { Seo } from "../components/Seo/Seo"
import { branchDescription } from "../components/Seo/lengths"
import { useSite } from "../components/Site/Site"
import { pageHead } from "../components/Site/pageHead"
import { useWords } from "../interface/words"
import { branchBusiness } from "../structured-data/branchBusiness"
import type { PageContext } from "../routes/page-context"

export default function BranchPage({ data }: PageProps<Queries.BranchPageQuery>) {
  const { branch, branchPage, allBranch } = data
  return branch && branchPage ? (
    <BranchView branch={branch} branches={allBranch.nodes} words={branchPage} />
  ) : null
}

export const Head = pageHead(function BranchHead({
  data,
  location,
}: HeadProps<Queries.BranchPageQuery, PageContext>) {
  const { company, navigation, settings } = useSite()
  const { stop } = useWords("shell")
  const { branch, branchPage } = data
  if (!branch || !branchPage) return null
  return (
    <Seo
      title={`${branchPage.titleBefore} ${branch.name}`}
      description={branchDescription(branch, branchPage.descriptionAfter, stop)}
      path={location.pathname}
      crumbs={{ between: [navigation.contact], current: branch.name }}
      things={[branchBusiness(branch, location.pathname, company, settings.siteUrl)]}
    />
  )
})

export const query = graphql`
  query BranchPage($id: String!) {
    ...SiteParts
    branch(id: { eq: $id }) {
      ...BranchEntry
    }
    branchPage {
      ...BranchWords
    }
    ...AllBranches
  }
`
