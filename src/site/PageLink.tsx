import * as React from "react"
import { languageOf, languageTag } from "./words/language"
import { useHindiPages } from "./Site"
import { usePageAddress } from "./usePageAddress"

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
