import * as React from "react"
import { readStoredList, serializeList } from "../inquiry/storedList"
import type { WantedSize } from "../inquiry/wantedSize"
import { inquiryLines, setInquiryLines } from "./inquiryStore"
import { storedText, storeText } from "./storage"
import type { SendingWords } from "../interface/rooms"

/** Key in local storage. */
const SENT_LIST_KEY = "sent-inquiry-list"

const none: readonly WantedSize[] = []
const listeners = new Set<() => void>()
let sent: readonly WantedSize[] | undefined

/** Moves the sent list off the inquiry list, so that the next inquiry does not repeat it. It can be put back. */
export function setListAside(words: SendingWords): void {
  const lines = inquiryLines()
  if (lines.length === 0) return
  changeSent(lines)
  setInquiryLines([], words.listEmpty)
}

/** Puts the sent list back, before anything added since. */
export function putListBack(words: SendingWords): void {
  const lines = sentLines()
  changeSent(none)
  setInquiryLines([...lines, ...inquiryLines()], words.listBack)
}

/** The list last sent, until it is put back; empty if there is none and in the static HTML. */
export function useSentLines(): readonly WantedSize[] {
  return React.useSyncExternalStore(subscribe, sentLines, () => none)
}

function sentLines(): readonly WantedSize[] {
  sent ??= readStoredList(storedText("localStorage", SENT_LIST_KEY)).lines
  return sent
}

function changeSent(lines: readonly WantedSize[]): void {
  sent = lines
  storeText("localStorage", SENT_LIST_KEY, lines.length === 0 ? "" : serializeList(lines))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
