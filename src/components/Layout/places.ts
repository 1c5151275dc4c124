/*
 * Remembers how far each entry of the browser's history is scrolled, and returns there at Back and Forward. Gatsby keeps places
 * too, but a frame late and by then under the wrong entry: a page that gives way to a shorter one, or a link to a place within
 * the page, would overwrite the place one left from.
 */

/** What tells the entries of the history apart: Gatsby's key, or the address of an entry the browser made by itself. */
interface Entry {
  readonly key?: string
  readonly pathname: string
  readonly hash: string
}

const storageKey = "places"
let places: Record<string, number> = {}
/** The entry whose content is in the page; undefined until the page has taken over. */
let shown: string | undefined

function idOf({ key, pathname, hash }: Entry): string {
  // "initial" is Gatsby's name for an entry that has no key.
  return key && key !== "initial" ? key : pathname + hash
}

const current = () =>
  idOf({
    key: (window.history.state as { key?: string } | null)?.key,
    pathname: window.location.pathname,
    hash: window.location.hash,
  })

/** While the page in sight gives way to another, the address is ahead of the content: nothing is remembered then. */
function remember(): void {
  if (shown !== undefined && shown === current()) places[shown] = Math.round(window.scrollY)
}

/** Begins to remember places, those of an earlier visit of this tab included. Called once, when the page has taken over. */
export function keepPlaces(): void {
  try {
    places = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, number>
  } catch {
    // Storage is off: places last as long as the document.
  }
  shown = current()
  addEventListener("scroll", remember, { passive: true })
  // A press can come before the event of the scroll that went before it.
  addEventListener("click", remember, { passive: true, capture: true })
  addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places))
    } catch {
      // As above.
    }
  })
}

/**
 * Called when the content of an entry has come into the page. Scrolls to where the entry was left, or a new one to its top.
 * Answers whether the place that its address names is still to be found.
 */
export function showEntry(entry: Entry): boolean {
  const id = idOf(entry)
  if (id === shown) return false
  shown = id
  const place = places[id]
  if (place === undefined && entry.hash) return true
  window.scrollTo({ top: place ?? 0, behavior: "instant" })
  return false
}
