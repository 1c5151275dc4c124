import type { GatsbyBrowser } from "gatsby"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { hydratingEvent } from "./src/routes/page-events"
import { recordScrollPositions } from "./src/components/Layout/scrollPositions"
import { keepPage } from "./src/components/Layout/keepPage"
import { takeFonts } from "./src/components/Layout/takeFonts"
export { wrapPageElement } from "./src/components/Layout/wrapPage"

/** Escapes a malformed fragment: Gatsby decodes it, and the page would break. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepPage()
  const { hash } = window.location
  try {
    decodeURI(hash)
  } catch {
    window.history.replaceState(null, "", hash.replaceAll("%", "%25"))
  }
}

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) takeFonts()
}

const inSmallSteps: NonNullable<GatsbyBrowser["replaceHydrateFunction"]> =
  () => (element: React.ReactNode, container: Element) => {
    window.dispatchEvent(new Event(hydratingEvent))
    startTransition(() => void hydrateRoot(container, element))
  }

/**
 * On Back and Forward the browser would scroll the old page to the position of the next one, and Gatsby would save that as the
 * position of the page being left. So Gatsby restores positions while the page is visible, and the browser does before it may
 * unload it.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/History/scrollRestoration
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
 * Hydrates a built page as a transition, in small steps between which it responds; Gatsby's own way is one long task. While
 * developing there is no HTML to hydrate.
 *
 * @see https://react.dev/reference/react-dom/client/hydrateRoot
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? inSmallSteps : undefined
