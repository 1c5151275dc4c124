import * as React from "react"
import { CONTACT_PAGE, FORM_ID } from "../../inquiry/inquiryPage"
import { useLinesToSend } from "../../inquiry/list/useInquiryList"
import { Icon } from "../../kit/blocks/Icon"
import { telephoneLink, whatsappLink } from "../../kit/format/phoneLinks"
import { ToolBoundary } from "../../kit/blocks/ToolBoundary"
import { useLayoutLook } from "../../kit/hooks/browser"
import { PageLink, usePageAddress } from "../../kit/PageLink"
import type { ListedProduct } from "../../kit/page"
import { useSite } from "../../kit/Site"
import { useWords } from "../../kit/words/words"
import * as styles from "./ActionBar.module.css"
import type { ListMessage } from "./ListMessage"

/** The bar at the foot of phones and tablets: call, WhatsApp, inquiry. */
export function ActionBar() {
  const { company, allProduct, path } = useSite()
  const words = useWords("shell")
  const product = allProduct.nodes.find(({ url }) => url === path)
  const about = product ? `?product=${product.slug}` : ""
  return (
    <nav className={`${styles.abar} if-narrow no-print`} aria-label={words.quickContact}>
      <a href={telephoneLink(company.tollFree)}>
        <Icon name="call" />
        {words.call}
      </a>
      <ChatLink product={product} />
      <PageLink className={styles.abar__main} to={`${CONTACT_PAGE}${about}#${FORM_ID}`}>
        <Icon name="inquiry" />
        {words.inquire}
      </PageLink>
    </nav>
  )
}

const LazyListMessage = React.lazy<typeof ListMessage>(async () => ({
  default: (await import("./ListMessage")).ListMessage,
}))

/** After a failure the chat opens empty. */
const NoMessage: typeof ListMessage = function NoMessage({ onMade }) {
  React.useEffect(() => onMade(""), [onMade])
  return null
}

/**
 * A WhatsApp link that starts the message with the inquiry list, or else with the product of the page. The message is made when
 * the link is about to be pressed, because it needs all sizes; a press that comes before it waits. The chat opens empty before
 * hydration.
 */
function ChatLink({ product }: { product: ListedProduct | undefined }) {
  const { whatsapp } = useSite().company
  const words = useWords("shell")
  const address = usePageAddress()
  const hasList = useLinesToSend().lines.length > 0
  const [isWanted, setWanted] = React.useState(false)
  const [list, setList] = React.useState<string | null>(null)
  const isAwaited = React.useRef(false)
  const link = React.useRef<HTMLAnchorElement>(null)
  React.useEffect(() => {
    if (list === null || !isAwaited.current) return
    isAwaited.current = false
    link.current?.click()
  }, [list])
  const want = () => setWanted(true)
  const about =
    isWanted && product
      ? `${product.name}: ${window.location.origin}${address(product.url)}`
      : undefined
  return (
    <>
      <a
        ref={link}
        href={whatsappLink(whatsapp, hasList ? (list ?? undefined) : about)}
        onFocus={want}
        onPointerDown={want}
        onClick={(event) => {
          want()
          if (!hasList || list !== null) return
          event.preventDefault()
          isAwaited.current = true
        }}
      >
        <Icon name="whatsapp" className={styles.wa} />
        {words.whatsapp}
      </a>
      {isWanted && hasList ? (
        <ToolBoundary instead={<NoMessage onMade={setList} />}>
          <React.Suspense>
            <LazyListMessage onMade={setList} />
          </React.Suspense>
        </ToolBoundary>
      ) : null}
    </>
  )
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
        {/* A new element for each figure: React would change a text that a browser's translation has taken out of the page. */}
        <span key={percent}>{`${percent}%`}</span>
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
