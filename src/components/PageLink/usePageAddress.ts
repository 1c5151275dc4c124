import { pathIn } from "../../interface/language"
import { useHindiPages } from "../Site/hindiPages"

/**
 * Gives the address of a page in the language of the current one: on a page in Hindi "/about" leads to "/hi/about", if that
 * page is there. Other addresses stay as they are.
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
