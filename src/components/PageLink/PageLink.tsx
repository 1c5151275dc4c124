import * as React from "react"
import { Link } from "gatsby"
import { languageOf, languageTag } from "../../interface/language"
import { useHindiPages } from "../Site/hindiPages"
import { usePageAddress } from "./usePageAddress"

declare global {
  interface Window {
    /** Gatsby's loader of pages, as its own link uses it. A preview in the editor has none. */
    readonly ___loader?: { hovering(path: string): void }
  }
}

type PageLinkProps = Omit<React.ComponentProps<"a">, "href" | "ref"> & { to: string }

/**
 * A link: Gatsby's for pages of this site, a plain one for other addresses. On a Hindi page it leads to the Hindi page if there
 * is one, else to the English one as a new document.
 */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const hindiPages = useHindiPages()
  const address = usePageAddress()(to)
  const isPage = to.startsWith("/") && rest.target === undefined
  const isEnglish = isPage && hindiPages !== undefined && languageOf(address) === "en"
  return isPage && !isEnglish ? (
    <Link
      to={address}
      onPointerDown={() => window.___loader?.hovering(address.replace(/#.*/, ""))}
      {...rest}
    >
      {children}
    </Link>
  ) : (
    <a href={address} {...(isEnglish ? { hrefLang: languageTag.en } : {})} {...rest}>
      {children}
    </a>
  )
}
