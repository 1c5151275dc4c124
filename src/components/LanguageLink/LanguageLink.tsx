import * as React from "react"
import { englishPath, languageTag, pathIn } from "../../interface/language"
import { useLanguage } from "../../interface/words"
import { useSite } from "../Site/Site"

const names = { en: "English", hi: "हिन्दी" } as const

/**
 * A link to this page in the other language, which is another document. It takes along what the address says when it is
 * pressed: what was searched for, the place on the page. A page that is in one language only has no such link.
 */
export function LanguageLink({ path, className }: { path: string; className?: string }) {
  const language = useLanguage()
  const { isTranslated } = useSite()
  if (!isTranslated) return null
  const other = language === "en" ? "hi" : "en"
  const address = pathIn(other, englishPath(path))
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
      // An English page does not fetch a font for a single word.
      style={other === "hi" ? { fontFamily: "system-ui" } : undefined}
      onClick={keepPlace}
      onAuxClick={keepPlace}
    >
      {names[other]}
    </a>
  )
}
