import * as styles from "./not-found.module.css"
import { Icon } from "../kit/blocks/Icon"
import { pageHead } from "../site/seo/PageHead"
import { telephoneLink } from "../kit/format/phoneLinks"
import { useSite } from "../kit/Site"
import { usePageAddress } from "../kit/PageLink"
import { useWords } from "../kit/words/words"

/**
 * Shown by the service worker for pages without a copy. The built page has no scripts, so the header cannot count the inquiry
 * list; a line here links to it.
 */
export default function OfflinePage() {
  const { company, navigation, settings } = useSite()
  const { inquiryList, listIsSafe } = useWords("shell")
  const addressOf = usePageAddress()
  const { heading, text, retry } = settings.offline
  return (
    <section className={styles.e404}>
      <div className="sheet grid">
        <div className="aside">
          <h1>{heading}</h1>
          <p className={`lead ${styles.e404__lead}`}>{text}</p>
          <p className={styles.e404__lead}>{listIsSafe}</p>
          <ul className={`ruled t22 ${styles.e404__l}`}>
            <li>
              {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is that of the page that was wanted */}
              <a href="">
                {retry} <Icon name="arrow" />
              </a>
            </li>
            <li>
              <a href={addressOf("/inquiry")}>
                {inquiryList} <Icon name="arrow" />
              </a>
            </li>
            <li>
              <a href={telephoneLink(company.tollFree)}>
                {company.tollFree} <Icon name="call" />
              </a>
            </li>
            <li>
              <a href={addressOf(navigation.contact.to)}>
                {navigation.contact.label} <Icon name="arrow" />
              </a>
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}

export const Head = pageHead(function useHead() {
  const { heading, text } = useSite().settings.offline
  return { title: heading, description: text, noindex: true }
})
