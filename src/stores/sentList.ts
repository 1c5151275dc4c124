import * as React from "react"
import type { WantedSize } from "../inquiry/wantedSize"
import { inquiryLines, setInquiryLines } from "./inquiryStore"
import { storedLines } from "./storedLines"
import type { SendingWords } from "../interface/catalogue"

const none: readonly WantedSize[] = []
const sent = storedLines("sent-inquiry-list")

/** Moves the sent list off the inquiry list, so that the next inquiry does not repeat it. It can be put back. */
export function setListAside(words: SendingWords): void {
  const lines = inquiryLines()
  if (lines.length === 0) return
  sent.change(lines)
  setInquiryLines([], words.listEmpty)
}

/** Puts the sent list back, before anything added since. */
export function putListBack(words: SendingWords): void {
  const lines = sent.lines()
  sent.change(none)
  setInquiryLines([...lines, ...inquiryLines()], words.listBack)
}

/** The list last sent, until it is put back; empty if there is none and in the static HTML. */
export function useSentLines(): readonly WantedSize[] {
  return React.useSyncExternalStore(sent.subscribe, sent.lines, () => none)
}
