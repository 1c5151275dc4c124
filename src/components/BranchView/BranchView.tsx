import { graphql } from "gatsby"
import { branchesByDistance } from "../../branches/byDistance"
import { Banner } from "../Banner/Banner"
import { Branches } from "../Branches/Branches"
import { directionsLink } from "../../branches/directionsLink"
import { CallToAction } from "../CallToAction/CallToAction"
import { Words } from "../Words/Words"
import * as styles from "../ContactReach/ContactReach.module.css"
import { ProductIndex } from "../ProductIndex/ProductIndex"
import { telephoneLink, whatsappLink } from "../../format/phoneLinks"
import { productsListedIn, useSite } from "../Site/Site"
import { useWords } from "../../interface/words"

interface BranchViewProps {
  branch: Queries.BranchEntryFragment
  /** All branches; those with a position appear on the map. */
  branches: readonly Queries.BranchEntryFragment[]
  words: Queries.BranchWordsFragment
}

/** How many neighbouring branches to list. */
const NEIGHBOURS = 4

/** A branch's page: contact details, a map with this branch open, the nearest branches and the products. */
export function BranchView({ branch, branches, words }: BranchViewProps) {
  const site = useSite()
  const shell = useWords("shell")
  const { name, address, phones, whatsapp, position } = branch
  const [phone] = phones
  const others = branches.filter(({ slug }) => slug !== branch.slug)
  const byDistance = position ? branchesByDistance(position, others) : []
  const near = byDistance.flatMap((row) => (row.km === null ? [] : [row])).slice(0, NEIGHBOURS)
  return (
    <>
      <Banner
        crumbs={{ between: [site.navigation.contact], current: name }}
        heading={name}
        lead={words.lead}
        figure={
          phone ? (
            <div>
              <p className="label">{words.phonesHeading}</p>
              <a className={styles.figure} href={telephoneLink(phone)}>
                {phone}
              </a>
            </div>
          ) : null
        }
      />
      <section className={`sheet ${styles.reach__band}`}>
        <div className={styles.reach}>
          <div>
            <h2>{words.addressHeading}</h2>
            <address>
              <Words text={address} />
            </address>
          </div>
          <div>
            <h2>{words.phonesHeading}</h2>
            {phones.map((number, index) => (
              <a key={`${number}-${index}`} className={styles.big} href={telephoneLink(number)}>
                {number}
              </a>
            ))}
          </div>
          <div>
            <h2>{words.waysHeading}</h2>
            {whatsapp ? (
              <a className={styles.big} href={whatsappLink(whatsapp)}>
                {shell.whatsapp}
              </a>
            ) : null}
            <a className={styles.big} href={directionsLink(branch)}>
              {shell.directions}
              <span className="vh">{shell.directionsTo(name)}</span>
            </a>
          </div>
        </div>
      </section>
      <Branches
        heading={position ? words.nearHeading : words.othersHeading}
        text={position ? words.nearText : undefined}
        listed={position ? near.map((row) => row.branch) : others}
        all={position ? branches : []}
        away={new Map(near.map((row) => [row.branch.slug, row.km]))}
        openAtStart={branch.slug}
      />
      <ProductIndex
        heading={words.productsHeading}
        products={productsListedIn(site, "homeTiles")}
      />
      <CallToAction />
    </>
  )
}

export const branchWordsFragment = graphql`
  fragment BranchWords on BranchPage {
    titleBefore
    lead
    descriptionAfter
    addressHeading
    phonesHeading
    waysHeading
    nearHeading
    nearText
    othersHeading
    productsHeading
  }
`
