import * as React from "react"
import { FORM_ID } from "../../inquiry/inquiryPage"
import { useLinesToSend } from "../../inquiry/list/useInquiryList"
import { Icon } from "../blocks/Icon"
import { telephoneLink, whatsappLink } from "../format/phoneLinks"
import { useIsHydrated } from "../hooks/browser"
import { PageLink, usePageAddress } from "../PageLink"
import { useSite, type ListedProduct } from "../Site"
import { useWords } from "../words/words"
import * as styles from "./ActionBar.module.css"

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
      <ChatLink product={product} />
      <PageLink className={styles.abar__main} to={`${navigation.contact.to}${about}#${FORM_ID}`}>
        <Icon name="inquiry" />
        {words.inquire}
      </PageLink>
    </nav>
  )
}

/**
 * A WhatsApp link that starts the message with the inquiry list, or else with the product of the page. The chat opens empty
 * before hydration and when the code for the list cannot be loaded.
 */
function ChatLink({ product }: { product: ListedProduct | undefined }) {
  const { whatsapp } = useSite().company
  const words = useWords("shell")
  const address = usePageAddress()
  const isHydrated = useIsHydrated()
  const hasList = useLinesToSend().lines.length > 0
  const [list, setList] = React.useState<typeof import("./ListChat")>()
  React.useEffect(() => {
    if (hasList) import("./ListChat").then(setList, () => undefined)
  }, [hasList])

  const label = (
    <>
      <Icon name="whatsapp" className={styles.wa} />
      {words.whatsapp}
    </>
  )
  if (list && hasList) return <list.ListChat number={whatsapp}>{label}</list.ListChat>
  const about =
    isHydrated && product
      ? `${product.name}: ${window.location.origin}${address(product.url)}`
      : undefined
  return <a href={whatsappLink(whatsapp, about)}>{label}</a>
}
