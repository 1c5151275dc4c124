import { graphql, type PageProps } from "gatsby"
import { Banner } from "../site/blocks/Banner"
import { SentListOffer } from "../inquiry/list/sending"
import { pageHead } from "../site/seo/PageHead"
import { StepList } from "../site/blocks/Text"
import { useSite } from "../site/Site"

export default function ThankYouPage({ data }: PageProps<Queries.ThankYouPageQuery>) {
  const { navigation } = useSite()
  const { contact } = data
  if (!contact) return null
  return (
    <>
      <Banner
        breadcrumb={contact.sent.heading}
        between={[{ label: contact.breadcrumb, to: navigation.contact.to }]}
        heading={contact.sent.heading}
        lead={contact.sent.text}
      />
      <div className="sheet">
        <SentListOffer />
      </div>
      {contact.sent.steps.length > 0 ? (
        <section className="band">
          <div className="sheet">
            <StepList steps={contact.sent.steps} />
          </div>
        </section>
      ) : null}
    </>
  )
}

export const Head = pageHead<Queries.ThankYouPageQuery>(
  ({ data: { contact } }) =>
    contact && { title: contact.sent.heading, description: contact.sent.text, noindex: true },
)

export const query = graphql`
  query ThankYouPage {
    ...SiteParts
    contact {
      breadcrumb
      sent {
        ...ContactSentContent
      }
    }
  }
`
