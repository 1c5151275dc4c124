/** The languages of the site. English is at the root, Hindi under /hi. */
export type Language = "en" | "hi"

export const languages: readonly Language[] = ["en", "hi"]

/** BCP 47, for `lang`, `hreflang` and `Intl`. */
export const languageTag = { en: "en-IN", hi: "hi-IN" } as const satisfies Record<Language, string>

const folder = "/hi"

/**
 * The address of a page in a language.
 *
 * @param path English path, with its query and fragment if it has any
 */
export function pathIn(language: Language, path: string): string {
  if (language === "en") return path
  return folder + path.replace(/^\/(?=$|[?#])/, "")
}

/** The addresses of a page in each language, and where others are sent, by the tag that search engines know: "en-IN". */
export function alternates(path: string): { readonly lang: string; readonly url: string }[] {
  const english = englishPath(path)
  const own = languages.map((each) => ({ lang: languageTag[each], url: pathIn(each, english) }))
  return [...own, { lang: "x-default", url: english }]
}

/** The language of the page at this path. */
export function languageOf(path: string): Language {
  return /^\/hi(?=$|[/?#])/.test(path) ? "hi" : "en"
}

/** The path of the English original of the page at this path. */
export function englishPath(path: string): string {
  if (languageOf(path) === "en") return path
  const rest = path.slice(folder.length)
  return rest.startsWith("/") ? rest : `/${rest}`
}
