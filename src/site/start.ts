import type { Words } from "../kit/words/catalogue"
import { languageOf, languageTag, languages, type Language } from "../kit/words/language"
import { addWords } from "../kit/words/words"

/** What happens before Gatsby shows the page. Loads the words of the page's language, and those only. */
export async function startPage(): Promise<void> {
  addWords(await loadWords[documentLanguage()]())
}

/**
 * The language the document was built in, whatever its address: while the Hindi pages are off, an unknown address below /hi
 * shows the English page. While developing, one document serves every address.
 */
function documentLanguage(): Language {
  if (process.env.NODE_ENV === "development") return languageOf(window.location.pathname)
  const { lang } = document.documentElement
  return languages.find((language) => languageTag[language] === lang) ?? "en"
}

/** The HTML names these files by the names of the chunks (src/build/publish). */
const loadWords: Record<Language, () => Promise<Words>> = {
  en: async () => (await import(/* webpackChunkName: "words-en" */ "../kit/words/en")).english,
  hi: async () => (await import(/* webpackChunkName: "words-hi" */ "../kit/words/hi")).hindi,
}
