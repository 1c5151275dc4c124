import * as React from "react"
import { useSite } from "./Site"
import { languageOf, languageTag, pathIn } from "./words/language"
import { useLanguage } from "./words/words"

type PageLinkProps = Omit<React.ComponentProps<"a">, "href"> & { to: string }

/**
 * A link. Pages of this site open as new documents: browsers that know speculation rules prepare the next one, and all of them
 * keep the previous one for Back. On a translated page it leads to a page in its language if there is one, else to the English one. A link to
 * the current page is marked.
 */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const { translatedPages, path } = useSite()
  const address = usePageAddress()(to)
  const isPage = to.startsWith("/") && rest.target === undefined
  const isEnglish = isPage && translatedPages !== undefined && languageOf(address) === "en"
  return (
    <a
      href={address}
      hrefLang={isEnglish ? languageTag.en : undefined}
      aria-current={to === path ? "page" : undefined}
      {...rest}
    >
      {children}
    </a>
  )
}

/**
 * Returns a function for the address of a page in the current language: on a Hindi page "/about" becomes "/hi/about" if that
 * page exists. Other addresses stay.
 */
export function usePageAddress(): (to: string) => string {
  const language = useLanguage()
  // Only a translated page has them.
  const { translatedPages } = useSite()
  return (to) => {
    const address = pathIn(language, to)
    const exists = to.startsWith("/") && translatedPages?.includes(address.replace(/[?#].*$/, ""))
    return exists ? address : to
  }
}
