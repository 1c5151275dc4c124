import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ContactView } from "../components/ContactView/ContactView"
import { PageHead } from "../components/Seo/PageHead"
import { useSite } from "../components/Site/Site"
import { pageHead } from "../components/Site/pageHead"
import { organization } from "../structured-data/organization"
import type { PageContext } from "../routes/page-context"

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  return <ContactView data={data} />
}

export const Head = pageHead(function ContactHead({
  data,
  location,
}: HeadProps<Queries.ContactPageQuery, PageContext>) {
  const { company, settings } = useSite()
  return (
    <PageHead
      words={data.contact}
      location={location}
      things={[organization(company, settings.siteUrl)]}
    />
  )
})

export const query = graphql`
  fragment NearestBranchTexts on NearestBranchWords {
    heading
    label
    hint
    privacy
  }

  fragment FormFieldWords on FormField {
    label
    hint
  }

  query ContactPage {
    ...SiteParts
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
