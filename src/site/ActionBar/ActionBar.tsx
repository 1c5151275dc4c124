import { Icon } from "../blocks/Icon"
import { PageLink } from "../PageLink"
import { telephoneLink } from "../format/phoneLinks"
import { FORM_ID } from "../../inquiry/inquiryPage"
import { useSite } from "../Site"
import * as styles from "./ActionBar.module.css"
import { ChatLink } from "./ChatLink"
import { useWords } from "../words/words"

/** The bar at the foot of phones and tablets: call, WhatsApp, inquiry. */
export function ActionBar({ path }: { path: string }) {
  const { company, navigation, allProduct } = useSite()
  const words = useWords("shell")
  const product = allProduct.nodes.find(({ url }) => url === path)
  const about = product ? `?product=${product.slug}` : ""
  return (
    <nav className={`${styles.abar} no-print`} aria-label={words.quickContact}>
      <a href={telephoneLink(company.tollFree)}>
        <Icon name="call" />
        {words.call}
      </a>
      <ChatLink number={company.whatsapp} product={product} />
      <PageLink className={styles.abar__main} to={`${navigation.contact.to}${about}#${FORM_ID}`}>
        <Icon name="inquiry" />
        {words.inquire}
      </PageLink>
    </nav>
  )
}
