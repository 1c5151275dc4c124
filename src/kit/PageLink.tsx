import * as React from "react"
import { useSite } from "./Site"
import { languageOf, languageTag, pathIn } from "./words/language"

type PageLinkProps = Omit<React.ComponentProps<"a">, "href"> & { to: string }

/**
 * A link. Pages of this site open as new documents: browsers that know speculation rules prepare the next one, and all of them
 * keep the previous one for Back. On a Hindi page it leads to the Hindi page if there is one, else to the English one. A link to
 * the current page is marked.
 */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const { hindiPages, path } = useSite()
  const address = usePageAddress()(to)
  const isPage = to.startsWith("/") && rest.target === undefined
  const isEnglish = isPage && hindiPages !== undefined && languageOf(address) === "en"
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
  // Only a Hindi page has them.
  const { hindiPages } = useSite()
  return (to) => {
    const hindi = pathIn("hi", to)
    const isInHindi = to.startsWith("/") && hindiPages?.includes(hindi.replace(/[?#].*$/, ""))
    return isInHindi ? hindi : to
  }
}
