import { pathIn } from "./words/language"
import { useHindiPages } from "./Site"

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
