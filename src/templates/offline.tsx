import * as styles from "./not-found.module.css"
import { Icon, type IconName } from "../kit/blocks/Icon"
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
  const { tollFree } = company
  const links: readonly { to: string; label: string; icon?: IconName }[] = [
    // An empty address is that of the page that was wanted.
    { to: "", label: retry },
    { to: addressOf("/inquiry"), label: inquiryList },
    { to: telephoneLink(tollFree), label: tollFree, icon: "call" },
    { to: addressOf(navigation.contact.to), label: navigation.contact.label },
  ]
  return (
    <section className={styles.e404}>
      <div className="sheet grid">
        <div className="aside">
          <h1>{heading}</h1>
          <p className={`lead ${styles.e404__lead}`}>{text}</p>
          <p className={styles.e404__lead}>{listIsSafe}</p>
          <ul className={`ruled t22 ${styles.e404__l}`}>
            {links.map(({ to, label, icon = "arrow" }) => (
              <li key={to}>
                <a href={to}>
                  {label} <Icon name={icon} />
                </a>
              </li>
            ))}
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
