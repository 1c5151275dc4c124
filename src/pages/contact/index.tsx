import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Banner } from "../../components/Banner/Banner"
import { branchesShownOn } from "../../components/Branches/mapBranches"
import { ContactForm } from "../../components/ContactForm/ContactForm"
import { ContactLayout } from "../../components/ContactReach/ContactLayout"
import { ContactReach } from "../../components/ContactReach/ContactReach"
import { TelephoneFigure } from "../../components/ContactReach/TelephoneFigure"
import { NearestBranch } from "../../components/NearestBranch/NearestBranch"
import { Seo } from "../../components/Seo/Seo"
import { useSite } from "../../components/Site/Site"

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
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
          branches={branchesShownOn(allBranch.nodes, "contact")}
        />
      </ContactLayout>
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.ContactPageQuery>) {
  const { contact } = data
  if (!contact) return null
  return (
    <Seo
      title={contact.searchTitle}
      description={contact.searchDescription}
      path={location.pathname}
    />
  )
}

export const query = graphql`
  fragment FormFieldWords on FormField {
    label
    hint
  }

  query ContactPage {
    contact {
      heading
      lead
      searchTitle
      searchDescription
      breadcrumb
      officeHeading
      phonesHeading
      emailsHeading
      branchesHeading
      nearest {
        ...NearestBranchTexts
      }
      form {
        heading
        text
        name {
          ...FormFieldWords
        }
        company {
          ...FormFieldWords
        }
        phone {
          ...FormFieldWords
        }
        email {
          ...FormFieldWords
        }
        city {
          ...FormFieldWords
        }
        trade {
          ...FormFieldWords
        }
        trades
        products {
          ...FormFieldWords
        }
        message {
          ...FormFieldWords
        }
        list
        consent
        submit
        privacy
      }
      sent {
        heading
        text
        steps
      }
      compose {
        heading
        text
      }
    }
    allBranch(sort: { number: ASC }) {
      nodes {
        ...BranchEntry
      }
    }
  }
`
