import { graphql, type PageProps } from "gatsby"
import { Banner } from "../kit/blocks/Banner"
import { SentText, useIsSent } from "../inquiry/form/SentText"
import { CONTACT_PAGE, FORM_ID } from "../inquiry/inquiryPage"
import { PageLink } from "../kit/PageLink"
import { pageHead } from "../site/seo/PageHead"
import { StepList } from "../kit/blocks/Text"
import { useWords } from "../kit/words/words"

export default function ThankYouPage({ data }: PageProps<Queries.ThankYouPageQuery>) {
  const words = useWords("form")
  const { contact } = data
  const isSent = useIsSent()
  if (!contact) return null
  return (
    <>
      <Banner
        breadcrumb={contact.sent.heading}
        between={[{ label: contact.breadcrumb, to: CONTACT_PAGE }]}
        heading={isSent ? contact.sent.heading : words.nothingSent}
        lead={isSent ? contact.sent.text : undefined}
      />
      <section className="band">
        <div className="sheet stack">
          <SentText />
          {isSent ? (
            <StepList steps={contact.sent.steps} />
          ) : (
            <PageLink className="btn btn--main" to={`${CONTACT_PAGE}#${FORM_ID}`}>
              {words.toForm}
            </PageLink>
          )}
        </div>
      </section>
    </>
  )
}

export const Head = pageHead<Queries.ThankYouPageQuery>(
  ({ data: { contact } }) =>
    contact && { title: contact.sent.heading, description: contact.sent.text, noindex: true },
)

export const query = graphql`
  query ThankYouPage {
    contact {
      breadcrumb
      sent {
        ...ContactSentContent
      }
    }
  }
`
