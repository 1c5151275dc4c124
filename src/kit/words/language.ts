/**
 * The languages of the site with their BCP 47 tags, for `lang`, `hreflang` and `Intl`. English, the language of the originals, is at
 * the root, a translation below its name: Hindi at /hi.
 */
export const languageTag = { en: "en-IN", hi: "hi-IN" } as const

export type Language = keyof typeof languageTag
export type Translation = Exclude<Language, "en">

export const languages = Object.keys(languageTag) as readonly Language[]

/** The languages that the English texts can be translated into. */
export const translations = languages.filter((language) => language !== "en")

/** Each language as its readers write it. */
export const languageName = { en: "English", hi: "हिन्दी" } as const satisfies Record<
  Language,
  string
>

/**
 * The address of a page in a language.
 *
 * @param path English path, with its query and fragment if it has any
 */
export function pathIn(language: Language, path: string): string {
  if (language === "en") return path
  return `/${language}${path.replace(/^\/(?=$|[?#])/, "")}`
}

/** The addresses of a page in each language, and where others are sent, by the tag that search engines know: "en-IN". */
export function alternates(path: string): { readonly lang: string; readonly url: string }[] {
  const english = englishPath(path)
  const inEach = languages.map((each) => ({ lang: languageTag[each], url: pathIn(each, english) }))
  return [...inEach, { lang: "x-default", url: english }]
}

/** The language of the page at this path. */
export function languageOf(path: string): Language {
  const [first] = path.slice(1).split(/[/?#]/, 1)
  return translations.find((language) => language === first) ?? "en"
}

/** The path of the English original of the page at this path. */
export function englishPath(path: string): string {
  const language = languageOf(path)
  if (language === "en") return path
  const rest = path.slice(`/${language}`.length)
  return rest.startsWith("/") ? rest : `/${rest}`
}
