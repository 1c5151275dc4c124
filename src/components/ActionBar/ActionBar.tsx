import { Icon } from "../Icon/Icon"
import { PageLink } from "../PageLink/PageLink"
import { telephoneLink, whatsappLink } from "../Site/phoneLinks"
import { useSite } from "../Site/Site"
import * as styles from "./ActionBar.module.css"
import { ScrollRing } from "./ScrollRing"

/** Phones and tablets: call, WhatsApp and inquiry under the thumb, and the scroll ring as the last cell. */
export function ActionBar({ path }: { path: string }) {
  const { company, navigation, allProduct } = useSite()
  const product = allProduct.nodes.find(({ url }) => url === path)
  const inquiry = product
    ? `${navigation.contact.to}?product=${product.slug}`
    : navigation.contact.to
  return (
    <>
      <nav className={styles.abar} aria-label="Quick contact">
        <a href={telephoneLink(company.tollFree)}>
          <Icon name="call" />
          Call
        </a>
        <a href={whatsappLink(company.whatsapp)}>
          <Icon name="whatsapp" className={styles.wa} />
          WhatsApp
        </a>
        <PageLink className={styles.abar__main} to={inquiry}>
          <Icon name="inquiry" />
          Inquire
        </PageLink>
      </nav>
      <ScrollRing />
    </>
  )
}
