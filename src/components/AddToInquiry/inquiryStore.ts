import * as React from "react"
import { MOST_LINES, readStoredList, storedList, type InquiryLine } from "../../inquiry/storedList"
import { STANDARD_LENGTH, type Quantity } from "../../steel/quantity"

/** The name of the list in local storage. */
export const LIST_KEY = "inquiry-list"

const none: readonly InquiryLine[] = []
const listeners = new Set<() => void>()
let lines: readonly InquiryLine[] | undefined
let lastAdded = ""

/** The lines of the list, oldest first. The same array until the list changes. */
export function inquiryLines(): readonly InquiryLine[] {
  lines ??= readLines()
  return lines
}

/**
 * Replaces the list and keeps it in this browser. Where storage is full or forbidden the list lasts as long as the page;
 * false says so.
 */
export function setInquiryLines(next: readonly InquiryLine[]): boolean {
  lines = next.slice(0, MOST_LINES)
  const isKept = writeLines(lines)
  for (const listener of listeners) listener()
  return isKept
}

/**
 * Puts a size on the list, one piece of 6 m (of sheet by the square metre one tonne) where nothing else is said. A size
 * that is on the list already stays as it is.
 *
 * @param name what the visitor is told was added
 */
export function addToInquiry(sizeId: string, name = "", quantity = firstQuantity(sizeId)): void {
  const before = inquiryLines()
  if (before.some((line) => line.sizeId === sizeId)) return
  lastAdded =
    before.length < MOST_LINES ? `${name || "Size"} is on your list.` : "The list is full."
  setInquiryLines([...before, { sizeId, quantity }])
}

/** The quantity a size comes onto the list with. */
export function firstQuantity(sizeId: string): Quantity {
  const isSheet = /^(sheet|chequered)-[\d.]+$/.test(sizeId)
  return { amount: 1, unit: isSheet ? "tonnes" : "pieces", pieceLength: STANDARD_LENGTH }
}

/** The list. Empty in the static HTML and for the first render over it. */
export function useInquiryLines(): readonly InquiryLine[] {
  return React.useSyncExternalStore(subscribe, inquiryLines, () => none)
}

/** Whether a size is on the list: changes only the rows it is about. */
export function useIsOnInquiry(sizeId: string): boolean {
  return React.useSyncExternalStore(
    subscribe,
    () => inquiryLines().some((line) => line.sizeId === sizeId),
    () => false,
  )
}

/** What was added last, as a sentence for a status line; "" before the first. */
export function useLastAdded(): string {
  return React.useSyncExternalStore(
    subscribe,
    () => lastAdded,
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

function readLines(): readonly InquiryLine[] {
  try {
    return readStoredList(localStorage.getItem(LIST_KEY)).lines
  } catch {
    return none
  }
}

function writeLines(next: readonly InquiryLine[]): boolean {
  try {
    if (next.length === 0) localStorage.removeItem(LIST_KEY)
    else localStorage.setItem(LIST_KEY, storedList(next))
    return true
  } catch {
    return false
  }
}
