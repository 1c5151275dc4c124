import type { GatsbyBrowser } from "gatsby"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { keepPage } from "./src/site/keepPage"
import type { Words } from "./src/site/words/catalogue"
import { languageOf, type Language } from "./src/site/words/language"
import { addWords } from "./src/site/words/words"
export { wrapPageElement } from "./src/site/Layout"

/**
 * Loads the words of the page's language, and those only: Gatsby waits for them before it shows the page. Escapes a malformed
 * fragment: Gatsby decodes it, and the page would break.
 *
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/navigation.js
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  keepPage()
  const { hash } = window.location
  try {
    decodeURI(hash)
  } catch {
    window.history.replaceState(null, "", hash.replaceAll("%", "%25"))
  }
  addWords(await wordsOf(languageOf(window.location.pathname)))
}

async function wordsOf(language: Language): Promise<Words> {
  if (language === "hi") return (await import("./src/site/words/hi")).hindi
  return (await import("./src/site/words/en")).english
}

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
