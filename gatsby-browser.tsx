import type { GatsbyBrowser } from "gatsby"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { startPage } from "./src/site/start"
export { wrapPageElement } from "./src/site/Layout"

/** Gatsby waits for it before it shows the page. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = startPage

const inSmallSteps: NonNullable<GatsbyBrowser["replaceHydrateFunction"]> =
  () => (element: React.ReactNode, container: Element) =>
    startTransition(() => void hydrateRoot(container, element))

/**
 * Hydrates a built page as a transition, in small steps between which it responds; Gatsby's own way is one long task. While
 * developing there is no HTML to hydrate.
 *
 * @see https://react.dev/reference/react-dom/client/hydrateRoot
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? inSmallSteps : undefined

/** Each page is a document of its own, which the browser scrolls: to the top, and on Back and reload to where one was. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false
