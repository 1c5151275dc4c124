import * as React from "react"
import { englishPath } from "../words/language"

/** How long a browser keeps a text: until it is removed, or until the tab closes. */
type Area = "localStorage" | "sessionStorage"

/** A text stored in this browser; null if there is none or storage is blocked. */
export function storedText(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text in this browser; an empty one is removed. Returns false if storage is full or blocked. */
export function storeText(area: Area, key: string, text: string): boolean {
  try {
    if (text === "") globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/**
 * Calls a listener when what is stored may have changed: in another tab, or before Back showed this page again. Returns a
 * function that ends it.
 */
export function watchStorage(listener: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === "visible") listener()
  }
  const ended = new AbortController()
  const { signal } = ended
  addEventListener("storage", listener, { signal })
  document.addEventListener("visibilitychange", onVisibility, { signal })
  return () => ended.abort()
}

const textListeners = new Set<() => void>()

/** Texts that could not be stored last as long as the page. */
const unstored = new Map<string, string>()

/** The text saved under a key; "" if there is none. */
export function savedText(area: Area, key: string): string {
  return unstored.get(key) ?? storedText(area, key) ?? ""
}

/** All texts that are kept for the site, by key, also those that could not be stored. */
export function keptTexts(): ReadonlyMap<string, string> {
  const stored = (["localStorage", "sessionStorage"] as const).flatMap((area) => {
    try {
      return Object.entries<string>(globalThis[area])
    } catch {
      return []
    }
  })
  return new Map([...stored, ...unstored])
}

/**
 * Saves a text under a key, in memory until the page is left if this browser cannot store it. Returns whether it could.
 *
 * @param isLasting false saves it in memory only: what is stored for the next page stays
 */
export function saveText(area: Area, key: string, text: string, isLasting = true): boolean {
  const isStored = isLasting && storeText(area, key, text)
  if (isStored) unstored.delete(key)
  else unstored.set(key, text)
  for (const listener of textListeners) listener()
  return isStored
}

/**
 * A text that survives a reload and a change of the page's language, the same for all components that name its key. In session
 * storage a shared computer forgets it when the tab closes.
 */
export function useSavedText(area: Area, key: string): readonly [string, (text: string) => void] {
  const text = React.useSyncExternalStore(
    subscribeToTexts,
    () => savedText(area, key),
    () => "",
  )
  const change = React.useCallback((next: string) => saveText(area, key, next), [area, key])
  return [text, change]
}

/** Calls a listener on every change of a saved text, also on other pages. Returns a function that ends it. */
export function subscribeToTexts(listener: () => void): () => void {
  textListeners.add(listener)
  const stopWatching = watchStorage(listener)
  return () => {
    textListeners.delete(listener)
    stopWatching()
  }
}

/**
 * Saves the scroll position of a page that is drawn from what this browser has stored. After Back and Reload the browser scrolls while
 * the page is still short, and then holds on to what is in view there; so the place is put right once when all is drawn. The
 * same page in the other language opens at the same place. Whoever has scrolled in the meantime is left where he is.
 *
 * @param isDrawn whether the page has its full height
 */
export function useSavedScroll(isDrawn: boolean): void {
  const isOpen = React.useRef(true)
  React.useEffect(() => {
    const key = `place ${englishPath(window.location.pathname)}`
    const save = () => storeText("sessionStorage", key, String(Math.round(window.scrollY)))
    const leave = () => {
      isOpen.current = false
    }
    const ended = new AbortController()
    const { signal } = ended
    addEventListener("pagehide", save, { signal })
    for (const type of moves) addEventListener(type, leave, { passive: true, signal })
    return () => ended.abort()
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

/** What a visitor scrolls with, or leaves the place by. */
const moves = ["wheel", "touchmove", "keydown"]

function isReturn(path: string): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  if (entry?.type === "reload" || entry?.type === "back_forward") return true
  // The language link is the only one that leads from a page to itself.
  const { pathname } = new URL(document.referrer || "about:blank")
  return englishPath(pathname) === path && pathname !== window.location.pathname
}
