import * as React from "react"
import { lineTexts, MOST_LINES, readStoredList, storedList } from "../inquiry/storedList"
import type { WantedSize } from "../inquiry/wantedSize"

/** The name of the list in local storage. */
export const LIST_KEY = "inquiry-list"

const none: readonly WantedSize[] = []
const listeners = new Set<() => void>()
let lines: readonly WantedSize[] | undefined
let lastNews = ""

/** The lines of the list, oldest first. The same array until the list changes. */
export function inquiryLines(): readonly WantedSize[] {
  lines ??= readLines()
  return lines
}

/**
 * Replaces the list and stores it in this browser. Where storage is full or forbidden the list lasts as long as the page; false
 * says so.
 *
 * @param news what the page's status line says about the change
 */
export function setInquiryLines(next: readonly WantedSize[], news?: string): boolean {
  lines = next.slice(0, MOST_LINES)
  lastNews = news ?? lastNews
  const isStored = writeLines(lines)
  for (const listener of listeners) listener()
  return isStored
}

/** The list. Empty in the static HTML and for the first render over it. */
export function useInquiryLines(): readonly WantedSize[] {
  return React.useSyncExternalStore(subscribe, inquiryLines, () => none)
}

/** How much of a size is on the list, "20p-shs-50x50x3" for each of its lines; "" for none. Changes only with these lines. */
export function useLinesOf(sizeId: string): string {
  return React.useSyncExternalStore(
    subscribe,
    () => lineTexts(inquiryLines().filter((line) => line.sizeId === sizeId)),
    () => "",
  )
}

/** What was last said about the list, for a status line; "" before the first. */
export function useListNews(): string {
  return React.useSyncExternalStore(
    subscribe,
    () => lastNews,
    () => "",
  )
}

/** Tells of every change of the list, also of one made in another tab. Returns how to stop it. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener("storage", onStorage)
  }
}

function onStorage({ key }: StorageEvent) {
  // A null key: all storage was cleared.
  if (key !== LIST_KEY && key !== null) return
  lines = undefined
  for (const listener of listeners) listener()
}

function readLines(): readonly WantedSize[] {
  try {
    return readStoredList(localStorage.getItem(LIST_KEY)).lines
  } catch {
    return none
  }
}

function writeLines(next: readonly WantedSize[]): boolean {
  try {
    if (next.length === 0) localStorage.removeItem(LIST_KEY)
    else localStorage.setItem(LIST_KEY, storedList(next))
    return true
  } catch {
    return false
  }
}
