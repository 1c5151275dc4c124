import { Banner } from "../Banner/Banner"
import { branchesShownOn } from "../../branches/shownBranches"
import { ContactForm } from "../ContactForm/ContactForm"
import { ContactLayout } from "../ContactReach/ContactLayout"
import { ContactReach } from "../ContactReach/ContactReach"
import { TelephoneFigure } from "../ContactReach/TelephoneFigure"
import { NearestBranch } from "../NearestBranch/NearestBranch"
import { useSite } from "../Site/Site"

/** The Contact page: contact details, the inquiry form and the branches. */
export function ContactView({ data }: { data: Queries.ContactPageQuery }) {
  const { company, settings, allProduct } = useSite()
  const { contact, allBranch } = data
  if (!contact) return null
  return (
    <>
      <Banner
        crumbs={{ current: contact.breadcrumb }}
        heading={contact.heading}
        lead={contact.lead}
        figure={<TelephoneFigure />}
      />
      <ContactReach
        officeHeading={contact.officeHeading}
        phonesHeading={contact.phonesHeading}
        emailsHeading={contact.emailsHeading}
      />
      <ContactLayout
        form={
          <ContactForm
            texts={contact.form}
            sent={contact.sent}
            compose={contact.compose}
            inquiry={settings.inquiry}
            products={allProduct.nodes}
            company={company}
          />
        }
        branchesHeading={contact.branchesHeading}
      >
        <NearestBranch
          texts={contact.nearest}
          branches={allBranch.nodes}
          listed={branchesShownOn(allBranch.nodes, "contact")}
        />
      </ContactLayout>
    </>
  )
}
