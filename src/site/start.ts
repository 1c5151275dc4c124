import type { Words } from "./words/catalogue"
import { languageOf, languageTag, type Language } from "./words/language"
import { addWords } from "./words/words"

/**
 * What happens before Gatsby shows the page. Loads the words of the page's language, and those only. Escapes a malformed
 * fragment: Gatsby decodes it, and the page would break.
 *
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/navigation.js
 */
export async function startPage(): Promise<void> {
  // In the capture phase, so before Gatsby's own listener.
  window.addEventListener("unhandledrejection", stopChunkFailure, true)
  const { hash } = window.location
  try {
    decodeURI(hash)
  } catch {
    window.history.replaceState(null, "", hash.replaceAll("%", "%25"))
  }
  addWords(await wordsOf(documentLanguage()))
}

/**
 * Prevents Gatsby from reloading the page when a script cannot be loaded, which would lose what was typed. Webpack's prefetch
 * leaves an unhandled rejection, although the code that needs the script shows a message, and Gatsby reloads on such
 * rejections.
 */
function stopChunkFailure(event: PromiseRejectionEvent): void {
  const { reason } = event as { reason: unknown }
  if (reason instanceof Error && reason.name === "ChunkLoadError") event.stopImmediatePropagation()
}

/**
 * The language the document was built in, whatever its address: while the Hindi pages are off, an unknown address below /hi
 * shows the English page. While developing, one document serves every address.
 */
function documentLanguage(): Language {
  if (process.env.NODE_ENV === "development") return languageOf(window.location.pathname)
  return document.documentElement.lang === languageTag.hi ? "hi" : "en"
}

async function wordsOf(language: Language): Promise<Words> {
  // The HTML names these files by the names of the chunks (src/build/publish).
  if (language === "hi")
    return (await import(/* webpackChunkName: "words-hi" */ "./words/hi")).hindi
  return (await import(/* webpackChunkName: "words-en" */ "./words/en")).english
}
