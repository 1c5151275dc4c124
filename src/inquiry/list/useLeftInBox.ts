import * as React from "react"
import { useTabText } from "../../site/hooks/useTabText"
import { useWords } from "../../site/words/words"
import { asWritten, type InquiryLine, type WordsLine } from "./line"
import { markSent, useInquiryLines } from "./useInquiryList"

/** What stands in the box for pasting and is not on the list. */
export interface LeftInBox {
  readonly written: readonly WordsLine[]
  readonly emptyBox: () => void
}

/** Key of the text in the box. It stays with the tab, so every page of the site knows what is still in it. */
export const PASTED_KEY = "pasted-inquiry"

export function useLeftInBox(): LeftInBox {
  const [text, setText] = useTabText(PASTED_KEY)
  const written = React.useMemo(() => asWritten(text), [text])
  return { written, emptyBox: () => setText("") }
}

/** All that is sent: the list, and as written what still stands in the box, so that nothing is left behind. */
export function useLinesToSend(): readonly InquiryLine[] {
  const lines = useInquiryLines()
  const { written } = useLeftInBox()
  return React.useMemo(
    () => (written.length === 0 ? lines : [...lines, ...written]),
    [lines, written],
  )
}

/** Returns a function that marks all of this as sent and empties the box. */
export function useMarkSent(): () => void {
  const words = useWords("sending")
  const lines = useLinesToSend()
  const { emptyBox } = useLeftInBox()
  return () => {
    markSent(lines, words.markedSent)
    emptyBox()
  }
}
