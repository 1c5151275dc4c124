import { CONTACT_PAGE } from "../inquiry/inquiryPage"
import { graphql } from "gatsby"
import { pageHead } from "../site/seo/PageHead"
import { branchDescription, branchBusiness } from "../site/seo/search-engines"
import { useProductsListedIn, useSite } from "../kit/Site"
import { useWords } from "../kit/words/words"
import { branchesByDistance, directionsLink } from "../branches/places"
import { Banner } from "../kit/blocks/Banner"
import { Branches } from "../branches/cards/Branches"
import { CallToAction } from "../kit/blocks/CallToAction"
import { Reach, ReachLinks } from "../kit/blocks/ContactReach"
import * as styles from "../kit/blocks/ContactReach.module.css"
import { ProductIndex } from "./blocks/ProductIndex"
import { whatsappLink } from "../kit/format/phoneLinks"

/** How many neighbouring branches to list. */
const NEIGHBOURS = 4

/** A branch's page: contact details, a map with this branch open, the nearest branches and the products. */
export default function BranchPage({ data }: { data: Queries.BranchPageQuery }) {
  const { label } = useSite().navigation.contact
  const shell = useWords("shell")
  const products = useProductsListedIn("homeTiles")
  const { branch, branchPage: words } = data
  if (!branch || !words) return null
  const branches = data.allBranch.nodes
  const { name, address, phones, whatsapp, position } = branch
  const others = branches.filter(({ slug }) => slug !== branch.slug)
  const byDistance = position ? branchesByDistance(position, others) : []
  const near = byDistance.flatMap((row) => (row.km === null ? [] : [row])).slice(0, NEIGHBOURS)
  return (
    <>
      <Banner
        breadcrumb={name}
        between={[{ label, to: CONTACT_PAGE }]}
        heading={name}
        lead={words.lead}
      />
      <Reach
        columns={[
          [words.addressHeading, <address>{address}</address>],
          [words.phonesHeading, <ReachLinks ways={phones} />],
          [
            words.waysHeading,
            <>
              {whatsapp ? (
                <a className={styles.big} href={whatsappLink(whatsapp)}>
                  {shell.whatsapp}
                </a>
              ) : null}
              <a className={styles.big} href={directionsLink(branch)}>
                {shell.directions}
                <span className="vh">{shell.directionsTo(name)}</span>
              </a>
            </>,
          ],
        ]}
      />
      <Branches
        heading={position ? words.nearHeading : words.othersHeading}
        text={position ? words.nearText : undefined}
        listed={position ? near.map((row) => row.branch) : others}
        all={position ? branches : []}
        away={new Map(near.map((row) => [row.branch.slug, row.km]))}
        openAtStart={branch.slug}
      />
      <ProductIndex heading={words.productsHeading} products={products} />
      <CallToAction />
    </>
  )
}

export const Head = pageHead<Queries.BranchPageQuery>(function useHead({ data, location }) {
  const { company, navigation, settings } = useSite()
  const { stop } = useWords("steel")
  const { branch, branchPage } = data
  if (!branch || !branchPage) return null
  return {
    title: `${branchPage.titleBefore} ${branch.name}`,
    description: branchDescription(branch, branchPage.descriptionAfter, stop),
    breadcrumb: branch.name,
    between: [{ label: navigation.contact.label, to: CONTACT_PAGE }],
    things: [branchBusiness(branch, location.pathname, company, settings.siteUrl)],
  }
})

export const query = graphql`
  query BranchPage($slug: String!) {
    branch(fields: { slug: { eq: $slug } }) {
      ...BranchEntry
    }
    branchPage {
      ...BranchPageContent
    }
    ...AllBranches
  }
`
