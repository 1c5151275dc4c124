import * as React from "react"
import type { ShellWords } from "../../interface/catalogue"
import { useWords } from "../../interface/words"
import { sizeOfId } from "../../steel/range/computedSize"
import { requestCatalogue, useCatalogue } from "../../stores/sizeCatalogue"
import type { InquiryLine } from "./line"
import type { ListMessage } from "./message"
import { useLinesToSend } from "./useLeftInBox"

/**
 * The visitor's inquiry as a message, with what still stands in the box for pasting; undefined if there is none. Until the code
 * and tables that weigh it are loaded, lines name their sizes by id.
 *
 * @param listPage the page whose address opens the list
 */
export function useListMessage(listPage: string): ListMessage | undefined {
  const words = useWords("shell")
  const steel = useWords("steel")
  const lines = useLinesToSend()
  const { index, status } = useCatalogue()
  const [weighed, setWeighed] = React.useState<{
    readonly lines: readonly InquiryLine[]
    readonly message: ListMessage
  }>()

  React.useEffect(() => {
    if (lines.length > 0 && status === "idle") requestCatalogue()
  }, [lines, status])

  React.useEffect(() => {
    if (lines.length === 0 || !index) return
    let isCurrent = true
    void import("./message").then(
      ({ listMessage }) => {
        const page = window.location.origin + listPage
        const sizeOf = (sizeId: string) => sizeOfId(sizeId, index.byId)
        const message = listMessage(lines, sizeOf, steel, page)
        if (isCurrent) setWeighed({ lines, message })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [lines, index, steel, listPage])

  if (lines.length === 0) return undefined
  return weighed?.lines === lines ? weighed.message : unweighed(lines, words)
}

function unweighed(lines: readonly InquiryLine[], words: ShellWords): ListMessage {
  const rows = lines.map((line) => {
    if (line.kind === "words" && !line.quantity) return line.words
    const name = line.kind === "size" ? line.sizeId : line.words
    const { amount, unit } = line.quantity ?? { amount: 0, unit: "" }
    return line.kind === "size" && unit === "pieces"
      ? words.barePieces(name, amount, line.quantity.pieceLength)
      : words.bareLine(name, amount, unit)
  })
  return {
    summary: words.countedLines(lines.length),
    text: [words.inquiryList, ...rows].join("\n"),
  }
}
