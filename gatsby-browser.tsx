import type { GatsbyBrowser } from "gatsby"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { hydratingEvent } from "./src/components/Layout/hydratedEvent"
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
 * A built page is taken over as a transition, in small steps between which it answers; Gatsby's own way is one long task.
 * While developing there is no HTML to take over.
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? inSmallSteps : undefined
