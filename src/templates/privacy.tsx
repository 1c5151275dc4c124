import { graphql } from "gatsby"
import { headOf, pageHead } from "../site/seo/PageHead"
import { telephoneLink } from "../kit/format/phoneLinks"
import { useSite } from "../kit/Site"
import { TextPage } from "../kit/blocks/Text"
import { useWords } from "../kit/words/words"
import * as styles from "./pages.module.css"

/** The privacy notice, with the company's own details: whom to ask, and a link that withdraws the consent. */
export default function PrivacyPage({ data }: { data: Queries.PrivacyPageQuery }) {
  const { company, settings } = useSite()
  const { counting } = useWords("shell")
  const { analytics }: { analytics?: string | null; siteUrl: string } = settings
  const words = data.privacyPage
  if (!words) return null
  const { name, infoEmail, tollFree, office, registration } = company
  const withdrawal = `mailto:${infoEmail}?subject=${encodeURIComponent(words.withdrawSubject)}`
  const lead = [words.lead, words.draftNote].filter(Boolean).join(" ")
  return (
    <TextPage words={words.confirmed ? words : { ...words, lead }}>
      {analytics ? (
        <section className="band" id="counting">
          <div className="sheet grid">
            <h2 className="aside">{counting.heading}</h2>
            <p className="beside prose">{counting.text}</p>
          </div>
        </section>
      ) : null}
      <section className="band" id="ask">
        <div className="sheet grid">
          <h2 className="aside">{words.askHeading}</h2>
          <div className={`beside stack ${styles.ask}`}>
            <p>{words.askText}</p>
            <address>
              {registration?.contact ? <b>{registration.contact}</b> : null}
              <span>{registration?.legalName ?? name}</span>
              <span>{registration?.office ?? office.address}</span>
              <a className="link tap" href={`mailto:${infoEmail}`}>
                {infoEmail}
              </a>
              <a className="link tap" href={telephoneLink(tollFree)}>
                {tollFree}
              </a>
            </address>
            <p>
              <a className="btn btn--main" href={withdrawal}>
                {words.withdrawLabel}
              </a>
            </p>
          </div>
        </div>
      </section>
    </TextPage>
  )
}

export const Head = pageHead<Queries.PrivacyPageQuery>(({ data }) => headOf(data.privacyPage))

export const query = graphql`
  query PrivacyPage {
    privacyPage {
      ...PrivacyPageContent
    }
  }
`
