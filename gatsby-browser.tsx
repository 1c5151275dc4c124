import type { GatsbyBrowser } from "gatsby"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { hydratingEvent } from "./src/routes/page-events"
import {
  recordScrollPositions,
  restoreScrollPosition,
} from "./src/components/Layout/scrollPositions"
export { wrapPageElement } from "./src/components/Layout/wrapPage"

/** Gatsby decodes the fragment of an address and ends the page where that fails, so a broken one is made readable first. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const { hash } = window.location
  try {
    decodeURI(hash)
  } catch {
    window.history.replaceState(null, "", hash.replaceAll("%", "%25"))
  }
}

const inSmallSteps: NonNullable<GatsbyBrowser["replaceHydrateFunction"]> =
  () => (element: React.ReactNode, container: Element) => {
    window.dispatchEvent(new Event(hydratingEvent))
    startTransition(() => void hydrateRoot(container, element))
  }

/**
 * The browser itself has put a page it loaded where it belongs: at its top, at the place its address names, or where it stood
 * before. Scripts come later, when the visitor may have scrolled on, so Gatsby places only the pages it brings itself.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => Boolean(prevRouterProps) && restoreScrollPosition(routerProps.location)

/**
 * At Back and Forward the browser would scroll the page that still stands to the place of the one to come, and Gatsby would
 * keep that as the place of the page being left. So it is left to Gatsby while the page is in sight, and to the browser again
 * before the page is put away, which may be loaded anew later.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  recordScrollPositions()
  const share = () => {
    window.history.scrollRestoration = document.visibilityState === "visible" ? "manual" : "auto"
  }
  share()
  document.addEventListener("visibilitychange", share)
}

/**
 * A built page is taken over as a transition, in small steps between which it answers; Gatsby's own way is one long task.
 * While developing there is no HTML to take over.
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? inSmallSteps : undefined
