import * as React from "react"
import { englishPath } from "../words/language"
import { storedText, storeText } from "./storage"

/**
 * Keeps the place on a page that is drawn from what this browser has stored. After Back and Reload the browser scrolls while
 * the page is still short, and then holds on to what is in view there; so the place is put right once when all is drawn. The
 * same page in the other language opens at the same place. Whoever has scrolled in the meantime is left where he is.
 *
 * @param isDrawn whether the page has its full height
 */
export function useKeptPlace(isDrawn: boolean): void {
  const isOpen = React.useRef(true)
  React.useEffect(() => {
    const key = `place ${englishPath(window.location.pathname)}`
    const keep = () => storeText("sessionStorage", key, String(Math.round(window.scrollY)))
    const leave = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || scrollKeys.test(event.key)) isOpen.current = false
    }
    addEventListener("pagehide", keep)
    for (const type of moves) addEventListener(type, leave, { passive: true })
    return () => {
      removeEventListener("pagehide", keep)
      for (const type of moves) removeEventListener(type, leave)
    }
  }, [])
  React.useLayoutEffect(() => {
    if (!isDrawn || !isOpen.current) return
    isOpen.current = false
    const path = englishPath(window.location.pathname)
    const place = storedText("sessionStorage", `place ${path}`)
    if (place !== null && isReturn(path))
      window.scrollTo({ top: Number(place), behavior: "instant" })
  }, [isDrawn])
}

/** What a visitor scrolls with. */
const moves = ["wheel", "touchmove", "keydown"]
const scrollKeys = /^(?:Arrow|Page|Home|End| )/

function isReturn(path: string): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  if (entry?.type === "reload" || entry?.type === "back_forward") return true
  // The language link is the only one that leads from a page to itself.
  const { pathname } = new URL(document.referrer || "about:blank")
  return englishPath(pathname) === path && pathname !== window.location.pathname
}
