/*
 * Remembers the scroll position of each history entry and restores it on Back and Forward. Gatsby also stores positions, but a
 * frame late and under the wrong entry: moving to a shorter page, or to a place on the same page, overwrites the position that
 * was left.
 */

import { decoded } from "../../format/decoded"
import { storeText } from "../../stores/storage"

/** Identifies a history entry: by Gatsby's key, or by address for entries the browser made. */
export interface Entry {
  readonly key?: string
  readonly pathname: string
  readonly hash: string
}

const storageKey = "scroll-positions"
let positions: Record<string, number> = {}
/** The entry currently shown; undefined before hydration. */
let shown: string | undefined

function idOf({ key, pathname, hash }: Entry): string {
  // Gatsby calls an entry without a key "initial".
  return key && key !== "initial" ? key : pathname + hash
}

const current = () =>
  idOf({
    key: (window.history.state as { key?: string } | null)?.key,
    pathname: window.location.pathname,
    hash: window.location.hash,
  })

/** Records the position, except during navigation, when the address already belongs to the next page. */
function remember(): void {
  if (shown !== undefined && shown === current()) positions[shown] = Math.round(window.scrollY)
}

/** Starts recording, including positions from earlier in this tab. Call once, after hydration. */
export function recordScrollPositions(): void {
  try {
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, number>
  } catch {
    // Storage is blocked: positions last as long as the document.
  }
  shown = current()
  addEventListener("scroll", remember, { passive: true })
  // A click can arrive before the scroll event that preceded it.
  addEventListener("click", remember, { passive: true, capture: true })
  addEventListener("pagehide", () =>
    storeText("sessionStorage", storageKey, JSON.stringify(positions)),
  )
}

/** Call when an entry's content has rendered. Scrolls to its position, else to its hash, else to the top. */
export function restoreScrollPosition(entry: Entry): void {
  const id = idOf(entry)
  if (id === shown) return
  shown = id
  const position = positions[id]
  const place = document.getElementById(decoded(entry.hash.slice(1)))
  if (position === undefined && place) place.scrollIntoView()
  else window.scrollTo({ top: position ?? 0, behavior: "instant" })
}
