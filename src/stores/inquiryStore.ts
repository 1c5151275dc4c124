import * as React from "react"
import { lineTexts, MOST_LINES, readStoredList, serializeList } from "../inquiry/storedList"
import type { WantedSize } from "../inquiry/wantedSize"
import { storedText, storeText } from "./storage"

/** Key in local storage. */
export const LIST_KEY = "inquiry-list"

const none: readonly WantedSize[] = []
const listeners = new Set<() => void>()
let lines: readonly WantedSize[] | undefined
let lastNews = ""

/** The lines of the list, oldest first. The same array until the list changes. */
export function inquiryLines(): readonly WantedSize[] {
  lines ??= readStoredList(storedText("localStorage", LIST_KEY)).lines
  return lines
}

/**
 * Replaces the list and stores it in this browser. Returns false if storage is full or blocked; the list then lasts as long as
 * the page.
 *
 * @param news what the status line says about the change
 */
export function setInquiryLines(next: readonly WantedSize[], news?: string): boolean {
  lines = next.slice(0, MOST_LINES)
  lastNews = news ?? lastNews
  const isStored = storeText(
    "localStorage",
    LIST_KEY,
    lines.length === 0 ? "" : serializeList(lines),
  )
  for (const listener of listeners) listener()
  return isStored
}

/** The list. Empty in the static HTML and during hydration. */
export function useInquiryLines(): readonly WantedSize[] {
  return React.useSyncExternalStore(subscribe, inquiryLines, () => none)
}

/** The lines of one size, "20p-shs-50x50x3" each; "" for none. Changes only with these lines. */
export function useLinesOf(sizeId: string): string {
  return React.useSyncExternalStore(
    subscribe,
    () => lineTexts(inquiryLines().filter((line) => line.sizeId === sizeId)),
    () => "",
  )
}

/** The latest news about the list, for a status line; "" at first. */
export function useListNews(): string {
  return React.useSyncExternalStore(
    subscribe,
    () => lastNews,
    () => "",
  )
}

/** Calls a listener on every change, including changes in other tabs. Returns a function that unsubscribes. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener("storage", onStorage)
  }
}

function onStorage({ key }: StorageEvent) {
  // A null key means that all storage was cleared.
  if (key !== LIST_KEY && key !== null) return
  lines = undefined
  for (const listener of listeners) listener()
}
