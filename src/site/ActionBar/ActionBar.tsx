import * as React from "react"
import { FORM_ID } from "../../inquiry/inquiryPage"
import { useLinesToSend } from "../../inquiry/list/useInquiryList"
import { Icon } from "../blocks/Icon"
import { telephoneLink, whatsappLink } from "../format/phoneLinks"
import { useLayoutLook } from "../hooks/browser"
import { useIsHydrated } from "../hooks/hydrated"
import { PageLink, usePageAddress } from "../PageLink"
import { useSite, type ListedProduct } from "../Site"
import { useWords } from "../words/words"
import * as styles from "./ActionBar.module.css"

/** The bar at the foot of phones and tablets: call, WhatsApp, inquiry. */
export function ActionBar() {
  const { company, navigation, allProduct, path } = useSite()
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

/** Pixels from the top. Nearer than this the ring would cover the banner's buttons. */
const shownFrom = 600

/** A button back to the top, in a ring that shows how much of the page has been scrolled, also as a figure. */
export function ScrollRing() {
  const words = useWords("shell")
  const [percent, setPercent] = React.useState(0)
  const [isBeyond, setBeyond] = React.useState(false)
  useLayoutLook(() => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement
    const share = scrollTop / Math.max(1, scrollHeight - clientHeight)
    setPercent(Math.round(Math.min(1, Math.max(0, share)) * 100))
    setBeyond(scrollTop >= shownFrom)
  })
  // Stays visible while focused: hiding it would drop the focus.
  const [isFocused, setFocused] = React.useState(false)
  return (
    <button
      type="button"
      className={`${styles.ring} no-print`}
      data-clear-of-notice
      hidden={!isBeyond && !isFocused}
      onClick={goToTop}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      aria-label={`${words.backToTop}, ${percent} %`}
      style={{ "--p": percent } as React.CSSProperties}
    >
      <svg viewBox="0 0 56 56" aria-hidden="true">
        <circle className={styles.t} cx="28" cy="28" r="24.5" pathLength="100" />
        <circle className={styles.p} cx="28" cy="28" r="24.5" pathLength="100" />
      </svg>
      <span className={styles.ring__in}>
        <Icon name="up" />
        <span>{percent}%</span>
      </span>
    </button>
  )
}

/**
 * Moves the focus to the content before scrolling: the ring hides on the way up, and browsers stop a smooth scroll when the
 * focused element disappears.
 */
function goToTop() {
  document.getElementById("main")?.focus({ preventScroll: true })
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
  scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" })
}
