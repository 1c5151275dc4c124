import { addLine, type ChangedList } from "../inquiry/inquiryList"
import { MOST_LINES } from "../inquiry/storedList"
import type { WantedSize } from "../inquiry/wantedSize"
import { quantityText } from "../steel/quantity"
import { inquiryLines, setInquiryLines } from "./inquiryStore"
import type { SteelWords } from "../interface/rooms"

/**
 * Adds a quantity of a size to the list, merging it with the same size in the same unit and length. The status line says what
 * was added, or why nothing was.
 *
 * @param name the size's name, for the status line
 */
export function addToInquiry(wanted: WantedSize, words: SteelWords, name: string): void {
  const news = words.added(name, quantityText(wanted.quantity, words))
  takeOver(addLine(inquiryLines(), wanted), words, news)
}

/** Makes this the only quantity of its size on the list, in place of its first line. */
export function changeOnInquiry(wanted: WantedSize, words: SteelWords, name: string): void {
  const lines = inquiryLines()
  const place = lines.findIndex(({ sizeId }) => sizeId === wanted.sizeId)
  const others = lines.filter(({ sizeId }) => sizeId !== wanted.sizeId)
  const { lines: added, refusal } = addLine(others.slice(0, MOST_LINES - 1), wanted)
  const next = place < 0 ? added : added.slice(0, -1).toSpliced(place, 0, wanted)
  const news = words.changed(name, quantityText(wanted.quantity, words))
  takeOver({ lines: next, refusal }, words, news)
}

function takeOver({ lines, refusal }: ChangedList, words: SteelWords, news: string): void {
  setInquiryLines(refusal ? inquiryLines() : lines, refusal ? refusal(words) : news)
}
