import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ContactView } from "../components/ContactView/ContactView"
import { PageHead } from "../components/Seo/PageHead"
import { useSite } from "../components/Site/Site"
import { organization } from "../structured-data/organization"

export function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  return <ContactView data={data} />
}

export function ContactHead({ data, location }: HeadProps<Queries.ContactPageQuery>) {
  const { company, settings } = useSite()
  return (
    <PageHead
      words={data.contact}
      location={location}
      things={[organization(company, settings.siteUrl)]}
    />
  )
}

export const contactPageParts = graphql`
  fragment FormFieldWords on FormField {
    label
    hint
  }

  fragment ContactPageParts on Query {
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
    ...AllBranches
  }
`
