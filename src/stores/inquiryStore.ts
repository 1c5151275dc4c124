import * as React from "react"
import { lineTexts } from "../inquiry/storedList"
import type { WantedSize } from "../inquiry/wantedSize"
import { storedLines } from "./storedLines"

/** Key in local storage. */
export const LIST_KEY = "inquiry-list"

const none: readonly WantedSize[] = []
const list = storedLines(LIST_KEY)
let lastNews = ""

/** The lines of the list, oldest first. The same array until the list changes. */
export const inquiryLines = list.lines

/** Calls a listener on every change, including changes on other pages. Returns a function that unsubscribes. */
export const subscribe = list.subscribe

/**
 * Replaces the list and stores it in this browser. Returns false if storage is full or blocked; the list then lasts as long as
 * the page.
 *
 * @param news what the status line says about the change
 */
export function setInquiryLines(next: readonly WantedSize[], news?: string): boolean {
  lastNews = news ?? lastNews
  return list.change(next)
}

/** The list. Empty in the static HTML and during hydration. */
export function useInquiryLines(): readonly WantedSize[] {
  return React.useSyncExternalStore(subscribe, inquiryLines, () => none)
}

/** False if this browser could not store the last change of the list. */
export function useIsListStored(): boolean {
  return React.useSyncExternalStore(subscribe, list.isStored, () => true)
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
