import { graphql } from "gatsby"
import { headOf, pageHead } from "../site/seo/PageHead"
import { organization } from "../site/seo/search-engines"
import { Banner } from "../kit/blocks/Banner"
import { branchesShownOn } from "../branches/places"
import { ContactForm } from "../inquiry/form/ContactForm"
import { ContactReach, PhoneFigure } from "../kit/blocks/ContactReach"
import { ToolBoundary } from "../kit/blocks/ToolBoundary"
import * as styles from "../kit/blocks/ContactReach.module.css"
import { NearestBranch } from "../branches/nearest/NearestBranch"
import { useSite } from "../kit/Site"
import { useWords } from "../kit/words/words"

/** The Contact page: contact details, the inquiry form and the branches. On phones the form comes before the branches. */
export default function ContactPage({ data }: { data: Queries.ContactPageQuery }) {
  const { company, navigation, settings, allProduct } = useSite()
  const { find } = useWords("branches")
  const { contact, allBranch } = data
  if (!contact) return null
  return (
    <>
      <Banner
        {...contact}
        figure={<PhoneFigure label={navigation.tollFreeLabel} phone={company.tollFree} />}
      >
        <div className="btn-row">
          <a className="btn btn--line" href="#nearest">
            {find}
          </a>
        </div>
      </Banner>
      <ContactReach {...contact} />
      <section className="band">
        <div className={`sheet ${styles.contact}`}>
          <div className={styles.contact__form}>
            {/* What it sends begins with the list. */}
            <ToolBoundary
              kept={["typed-inquiry", "inquiry-list", "pasted-inquiry"]}
              reads={["search"]}
            >
              <ContactForm
                contact={contact}
                inquiry={settings.inquiry}
                products={allProduct.nodes}
              />
            </ToolBoundary>
          </div>
          <div>
            <h2 className={styles.contact__h} id="nearest">
              {contact.branchesHeading}
            </h2>
            <ToolBoundary>
              <NearestBranch
                texts={contact.nearest}
                branches={allBranch.nodes}
                listed={branchesShownOn(allBranch.nodes, "contact")}
              />
            </ToolBoundary>
          </div>
        </div>
      </section>
    </>
  )
}

export const Head = pageHead<Queries.ContactPageQuery>(function useContactHead({ data }) {
  const { company, settings } = useSite()
  return headOf(data.contact, { things: [organization(company, settings.siteUrl)] })
})

export const query = graphql`
  query ContactPage {
    contact {
      ...ContactContent
    }
    ...AllBranches
  }
`
