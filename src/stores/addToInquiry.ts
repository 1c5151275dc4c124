import { addLine, type ChangedList } from "../inquiry/inquiryList"
import { MOST_LINES } from "../inquiry/storedList"
import type { WantedSize } from "../inquiry/wantedSize"
import { quantityText } from "../steel/quantity"
import { inquiryLines, setInquiryLines } from "./inquiryStore"
import type { SteelWords } from "../interface/catalogue"

/**
 * Changes the list by a size. Returns false if this browser could not store the change.
 *
 * @param name the size's name, for the status line
 */
type ListChange = (wanted: WantedSize, words: SteelWords, name: string) => boolean

/**
 * Adds a quantity of a size to the list, merging it with the same size in the same unit and length. The status line says what
 * was added, or why nothing was.
 */
export const addToInquiry: ListChange = (wanted, words, name) => {
  const news = words.added(name, quantityText(wanted.quantity, words))
  return takeOver(addLine(inquiryLines(), wanted), words, news)
}

/** Makes this the only quantity of its size on the list, in place of its first line. */
export const changeOnInquiry: ListChange = (wanted, words, name) => {
  const lines = inquiryLines()
  const place = lines.findIndex(({ sizeId }) => sizeId === wanted.sizeId)
  const others = lines.filter(({ sizeId }) => sizeId !== wanted.sizeId)
  const { lines: added, refusal } = addLine(others.slice(0, MOST_LINES - 1), wanted)
  const next = place < 0 ? added : added.slice(0, -1).toSpliced(place, 0, wanted)
  const news = words.changed(name, quantityText(wanted.quantity, words))
  return takeOver({ lines: next, refusal }, words, news)
}

/**
 * Makes a change only if this browser can store it, and returns whether. For pages other than the list's own: each page is a new
 * document, so what they announce must be in storage.
 */
export function changeIfStored(change: ListChange, ...how: Parameters<ListChange>): boolean {
  const before = inquiryLines()
  const isStored = change(...how)
  if (!isStored) setInquiryLines(before, "")
  return isStored
}

function takeOver({ lines, refusal }: ChangedList, words: SteelWords, news: string): boolean {
  if (!refusal) return setInquiryLines(lines, news)
  setInquiryLines(inquiryLines(), refusal(words))
  return true
}
