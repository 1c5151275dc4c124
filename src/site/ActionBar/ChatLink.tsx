import * as React from "react"
import { useIsHydrated } from "../hooks/useIsHydrated"
import { useLinesToSend } from "../../inquiry/list/useInquiryList"
import { Icon } from "../blocks/Icon"
import { whatsappLink } from "../format/phoneLinks"
import { usePageAddress } from "../usePageAddress"
import * as styles from "./ActionBar.module.css"
import { useWords } from "../words/words"

type ListChat = typeof import("./ListChat").ListChat

interface ChatLinkProps {
  /** The company's WhatsApp number. */
  number: string
  /** The product of the page, on a product page. */
  product: { readonly name: string; readonly url: string } | undefined
}

/**
 * A WhatsApp link that starts the message with the inquiry list, or else with the product of the page. The chat opens empty
 * before hydration and when the code for the list cannot be loaded.
 */
export function ChatLink({ number, product }: ChatLinkProps) {
  const words = useWords("shell")
  const address = usePageAddress()
  const isHydrated = useIsHydrated()
  const hasList = useLinesToSend().lines.length > 0
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
      {words.whatsapp}
    </>
  )
  if (ListChat && hasList) return <ListChat number={number}>{label}</ListChat>
  const about =
    isHydrated && product
      ? `${product.name}: ${window.location.origin}${address(product.url)}`
      : undefined
  return <a href={whatsappLink(number, about)}>{label}</a>
}
