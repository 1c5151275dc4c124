import { graphql, type PageProps } from "gatsby"
import { Banner } from "../site/blocks/Banner"
import { SentListOffer } from "../inquiry/list/sending"
import { pageHead } from "../site/seo/PageHead"
import { Seo } from "../site/seo/Seo"
import { Steps } from "../site/blocks/Steps"
import { useSite } from "../site/Site"

export default function ThankYouPage({ data }: PageProps<Queries.ThankYouPageQuery>) {
  const { navigation } = useSite()
  const { contact } = data
  if (!contact) return null
  return (
    <>
      <Banner
        crumbs={{
          between: [{ label: contact.breadcrumb, to: navigation.contact.to }],
          current: contact.sent.heading,
        }}
        heading={contact.sent.heading}
        lead={contact.sent.text}
      />
      <div className="sheet">
        <SentListOffer />
      </div>
      <Steps steps={contact.sent.steps} />
    </>
  )
}

export const Head = pageHead<Queries.ThankYouPageQuery>(function ThankYouHead({ data, location }) {
  const { contact } = data
  if (!contact) return null
  return (
    <Seo
      title={contact.sent.heading}
      description={contact.sent.text}
      path={location.pathname}
      noindex
    />
  )
})

export const query = graphql`
  query ThankYouPage {
    ...SiteParts
    contact {
      breadcrumb
      sent {
        heading
        text
        steps
      }
    }
  }
`
