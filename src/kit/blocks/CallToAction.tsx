import { Icon } from "./Icon"
import { PageLink } from "../PageLink"
import { telephoneLink, whatsappLink } from "../format/phoneLinks"
import { useSite } from "../Site"
import { useWords } from "../words/words"
import * as styles from "./CallToAction.module.css"

/** The last band of a page: one sentence, the telephone number and a button. */
export function CallToAction({ inquiryTo }: { inquiryTo?: string }) {
  const { company, navigation, settings } = useSite()
  const { whatsapp } = useWords("shell")
  const { find } = useWords("branches")
  const { heading, text, linkLabel } = settings.callToAction
  return (
    <section className={`${styles.cta} dark no-print`}>
      <div className="sheet">
        <div>
          <h2>{heading}</h2>
          <p className={`lead muted ${styles.cta__lead}`}>{text}</p>
        </div>
        <div className={styles.cta__r}>
          <p className="label">{navigation.tollFreeLabel}</p>
          <a className={styles.cta__tel} href={telephoneLink(company.tollFree)}>
            {company.tollFree}
          </a>
          <div className="btn-row">
            <PageLink className="btn btn--main btn--arrow" to={inquiryTo ?? navigation.contact.to}>
              <span>{linkLabel}</span>
              <Icon name="arrow" />
            </PageLink>
            <a className="btn btn--line" href={whatsappLink(company.whatsapp)}>
              <Icon name="whatsapp" />
              {whatsapp}
            </a>
            <PageLink className="btn btn--text" to="/contact#nearest">
              {find}
            </PageLink>
          </div>
        </div>
      </div>
    </section>
  )
}
