import * as React from "react"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import { useInquiryLines } from "../../stores/inquiryStore"
import { Icon } from "../Icon/Icon"
import { whatsappLink } from "../../format/phoneLinks"
import * as styles from "./ActionBar.module.css"

type ListChat = typeof import("./ListChat").ListChat

interface ChatLinkProps {
  /** The number to write to. */
  number: string
  /** The product of the page, on a product page. */
  product: { readonly name: string; readonly url: string } | undefined
}

/**
 * The way to WhatsApp, with what the visitor is asking about: the inquiry list where there is one, else the product of the page.
 * Without scripts, and where the code for the list cannot be had, the chat opens empty.
 */
export function ChatLink({ number, product }: ChatLinkProps) {
  const isHydrated = useIsHydrated()
  const hasList = useInquiryLines().length > 0
  const [ListChat, setListChat] = React.useState<ListChat>()
  React.useEffect(() => {
    if (!hasList) return
    import("./ListChat").then(
      (code) => setListChat(() => code.ListChat),
      () => undefined,
    )
  }, [hasList])

  const label = (
    <>
      <Icon name="whatsapp" className={styles.wa} />
      WhatsApp
    </>
  )
  if (ListChat && hasList) return <ListChat number={number}>{label}</ListChat>
  const about =
    isHydrated && product ? `${product.name}: ${window.location.origin}${product.url}` : undefined
  return <a href={whatsappLink(number, about)}>{label}</a>
}
