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
  addEventListener("storage", listener)
  document.addEventListener("visibilitychange", onVisibility)
  return () => {
    removeEventListener("storage", listener)
    document.removeEventListener("visibilitychange", onVisibility)
  }
}
