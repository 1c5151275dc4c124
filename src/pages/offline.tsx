import type { HeadProps } from "gatsby"
import * as styles from "../components/NotFound/NotFound.module.css"
import { Icon } from "../components/Icon/Icon"
import { Seo } from "../components/Seo/Seo"
import { telephoneLink } from "../components/Site/phoneLinks"
import { useSite, useSiteQuery } from "../components/Site/Site"

/** What the service worker shows without network in place of a page it has not kept. The built page has no scripts. */
export default function OfflinePage() {
  const { company, navigation, settings } = useSite()
  const { heading, text, retry } = settings.offline
  return (
    <section className={styles.e404}>
      <div className="sheet grid">
        <div className={styles.e404__t}>
          <h1>{heading}</h1>
          <p className={`lead ${styles.e404__lead}`}>{text}</p>
          <ul className={styles.e404__l}>
            <li>
              <a href="?">
                {retry} <Icon name="arrow" />
              </a>
            </li>
            <li>
              <a href={telephoneLink(company.tollFree)}>
                {company.tollFree} <Icon name="call" />
              </a>
            </li>
            {[navigation.contact, { label: "Inquiry list", to: "/inquiry" }].map(
              ({ label, to }) => (
                <li key={to}>
                  <a href={to}>
                    {label} <Icon name="arrow" />
                  </a>
                </li>
              ),
            )}
          </ul>
        </div>
      </div>
    </section>
  )
}

export function Head({ location }: HeadProps) {
  const { heading, text } = useSiteQuery().settings.offline
  return <Seo title={heading} description={text} path={location.pathname} noindex />
}
