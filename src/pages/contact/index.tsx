import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ContactView } from "../../components/ContactView/ContactView"
import { Seo } from "../../components/Seo/Seo"
import { useSiteQuery } from "../../components/Site/Site"
import { organization } from "../../structured-data/organization"
import { english } from "../../interface/en"
import { branches } from "../../interface/en/branches"
import { form } from "../../interface/en/form"
import { inLanguage } from "../../interface/words"

function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  return <ContactView data={data} />
}

export default inLanguage({ ...english, branches, form }, ContactPage)

export function Head({ data, location }: HeadProps<Queries.ContactPageQuery>) {
  const { company, settings } = useSiteQuery()
  const { contact } = data
  if (!contact) return null
  return (
    <Seo
      title={contact.searchTitle}
      description={contact.searchDescription}
      path={location.pathname}
      crumbs={{ current: contact.breadcrumb }}
      things={[organization(company, settings.siteUrl)]}
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
        notice
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
    allBranch(sort: { order: ASC }) {
      nodes {
        ...BranchEntry
      }
    }
  }
`
