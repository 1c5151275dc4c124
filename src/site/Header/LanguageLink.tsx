import * as React from "react"
import {
  englishPath,
  languageName,
  languageOf,
  languageTag,
  pathIn,
} from "../../kit/words/language"
import { useSite } from "../../kit/Site"

/** As wide as the word is in its face (src/kit/styles/fonts.css), so that nothing moves when that comes. */
const nameInHindi = {
  display: "inline-block",
  width: "2.03em",
  whiteSpace: "nowrap",
  fontFamily: '"Hindi Name", system-ui',
} as const

/**
 * A link to this page in the other language, which is a new document. When pressed, it takes along the query and fragment of
 * the address, and on the page of unknown addresses the address itself. Nothing for a page in one language only.
 */
export function LanguageLink({ className }: { className?: string }) {
  const { translation } = useSite()
  if (!translation) return null
  const other = languageOf(translation)
  const keepPlace = (event: React.MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = window.location
    event.currentTarget.href = pathIn(other, englishPath(pathname)) + search + hash
  }
  return (
    <a
      className={className}
      href={translation}
      hrefLang={languageTag[other]}
      lang={languageTag[other]}
      onClick={keepPlace}
      onAuxClick={keepPlace}
    >
      <span style={other === "hi" ? nameInHindi : undefined}>{languageName[other]}</span>
    </a>
  )
}
