import { MOST_LINES, readStoredList, serializeList } from "../inquiry/storedList"
import type { WantedSize } from "../inquiry/wantedSize"
import { storedText, storeText, watchStorage } from "./storage"

/** A list of sizes that this browser keeps for all pages of the site. */
interface StoredLines {
  /** Oldest first. The same array until the list changes. */
  readonly lines: () => readonly WantedSize[]
  /** Replaces the list. Returns false if storage is full or blocked; the list then lasts as long as the page. */
  readonly change: (next: readonly WantedSize[]) => boolean
  /** False if the last change could not be stored. */
  readonly isStored: () => boolean
  /** Calls a listener on every change, including changes on other pages. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The list under a key of local storage. */
export function storedLines(key: string): StoredLines {
  const listeners = new Set<() => void>()
  let lines: readonly WantedSize[] | undefined
  let stored: string | null
  let isStored = true
  let stopWatching: () => void

  const current = () => {
    if (lines) return lines
    stored = storedText("localStorage", key)
    return (lines = readStoredList(stored).lines)
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const reread = () => {
    // Lines that could not be stored stay.
    if (!lines || storedText("localStorage", key) === stored) return
    lines = undefined
    isStored = true
    tell()
  }
  return {
    lines: current,
    change(next) {
      lines = next.slice(0, MOST_LINES)
      isStored = storeText("localStorage", key, lines.length === 0 ? "" : serializeList(lines))
      stored = storedText("localStorage", key)
      tell()
      return isStored
    },
    isStored: () => isStored,
    subscribe(listener) {
      if (listeners.size === 0) stopWatching = watchStorage(reread)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stopWatching()
      }
    },
  }
}
