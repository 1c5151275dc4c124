import * as React from "react"
import {
  englishPath,
  languageName,
  languageOf,
  languageTag,
  pathIn,
} from "../../kit/words/language"
import { useSite } from "../../kit/Site"

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
      // An English page does not load a font for a single word.
      style={other !== "en" ? { fontFamily: "system-ui" } : undefined}
      onClick={keepPlace}
      onAuxClick={keepPlace}
    >
      {languageName[other]}
    </a>
  )
}
