import * as React from "react"
import { useHindiPages } from "./Site"
import { languageOf, languageTag, pathIn } from "./words/language"

type PageLinkProps = Omit<React.ComponentProps<"a">, "href"> & { to: string }

/**
 * A link. Pages of this site open as new documents: browsers that know speculation rules prepare the next one, and all of them
 * keep the previous one for Back. On a Hindi page it leads to the Hindi page if there is one, else to the English one.
 */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const hindiPages = useHindiPages()
  const address = usePageAddress()(to)
  const isPage = to.startsWith("/") && rest.target === undefined
  const isEnglish = isPage && hindiPages !== undefined && languageOf(address) === "en"
  return (
    <a href={address} {...(isEnglish ? { hrefLang: languageTag.en } : {})} {...rest}>
      {children}
    </a>
  )
}

/**
 * Returns a function for the address of a page in the current language: on a Hindi page "/about" becomes "/hi/about" if that
 * page exists. Other addresses stay.
 */
export function usePageAddress(): (to: string) => string {
  const hindiPages = useHindiPages()
  if (!hindiPages) return unchanged
  return (to) => {
    const hindi = pathIn("hi", to)
    return to.startsWith("/") && hindiPages.includes(hindi.replace(/[?#].*$/, "")) ? hindi : to
  }
}

const unchanged = (to: string) => to
