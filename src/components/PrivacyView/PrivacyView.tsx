import { telephoneLink } from "../../format/phoneLinks"
import { useSite } from "../Site/Site"
import { TextPage } from "../TextPage/TextPage"
import { Words } from "../Words/Words"
import * as styles from "./PrivacyView.module.css"

interface PrivacyViewProps {
  readonly words: Omit<Queries.PrivacyPage, keyof Queries.Node | "fields" | "slug">
}

/** The privacy notice, with the company's own details: whom to ask, and a link that withdraws the consent. */
export function PrivacyView({ words }: PrivacyViewProps) {
  const { company } = useSite()
  const { name, infoEmail, tollFree, office, registration } = company
  const withdrawal = `mailto:${infoEmail}?subject=${encodeURIComponent(words.withdrawSubject)}`
  const lead = [words.lead, words.draftNote].filter(Boolean).join(" ")
  return (
    <TextPage words={words.confirmed ? words : { ...words, lead }}>
      <section className="band" id="ask">
        <div className="sheet grid">
          <h2 className={styles.ask__h}>
            <Words text={words.askHeading} />
          </h2>
          <div className={styles.ask}>
            <p>{words.askText}</p>
            <address>
              {registration?.contact ? <b>{registration.contact}</b> : null}
              <span>{registration?.legalName ?? name}</span>
              <span>{registration?.office ?? office.address}</span>
              <a className="link" href={`mailto:${infoEmail}`}>
                {infoEmail}
              </a>
              <a className="link" href={telephoneLink(tollFree)}>
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
