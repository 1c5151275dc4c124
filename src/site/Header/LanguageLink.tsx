import * as React from "react"
import { languageTag, pathIn } from "../words/language"
import { useLanguage } from "../words/words"
import { useSite } from "../Site"

/** Each language as its readers write it. */
export const languageNames = { en: "English", hi: "हिन्दी" } as const

/**
 * A link to this page in the other language, which is a new document. When pressed, it takes along the query and fragment of
 * the address. Nothing for a page in one language only.
 */
export function LanguageLink({ className }: { className?: string }) {
  const language = useLanguage()
  const { isTranslated, path } = useSite()
  if (!isTranslated) return null
  const other = language === "en" ? "hi" : "en"
  const address = pathIn(other, path)
  const keepPlace = (event: React.MouseEvent<HTMLAnchorElement>) => {
    const { search, hash } = window.location
    event.currentTarget.href = address + search + hash
  }
  return (
    <a
      className={className}
      href={address}
      hrefLang={languageTag[other]}
      lang={languageTag[other]}
      // An English page does not load a font for a single word.
      style={other === "hi" ? { fontFamily: "system-ui" } : undefined}
      onClick={keepPlace}
      onAuxClick={keepPlace}
    >
      {languageNames[other]}
    </a>
  )
}
