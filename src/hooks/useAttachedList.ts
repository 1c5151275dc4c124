import * as React from "react"
import type { AttachedList } from "../inquiry/attachedList"
import type { WantedSize } from "../inquiry/wantedSize"
import { useInquiryLines } from "../stores/inquiryStore"
import { requestCatalogue, useCatalogue } from "../stores/sizeCatalogue"
import type { ShellWords } from "../interface/catalogue"
import { useWords } from "../interface/words"

/**
 * The visitor's inquiry list, or undefined if empty. Until the code and tables that weigh it are loaded, lines name their sizes
 * by id.
 *
 * @param listPage the page whose address opens the list
 */
export function useAttachedList(listPage: string): AttachedList | undefined {
  const words = useWords("shell")
  const steel = useWords("steel")
  const lines = useInquiryLines()
  const { index, status } = useCatalogue()
  const [weighed, setWeighed] = React.useState<{
    readonly lines: readonly WantedSize[]
    readonly list: AttachedList
  }>()

  React.useEffect(() => {
    if (lines.length > 0 && status === "idle") requestCatalogue()
  }, [lines, status])

  React.useEffect(() => {
    if (lines.length === 0 || !index) return
    let isCurrent = true
    void import("../inquiry/attachedList").then(
      ({ attachedList }) => {
        const list = attachedList(lines, index.byId, window.location.origin + listPage, steel)
        if (isCurrent) setWeighed({ lines, list })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [lines, index, steel, listPage])

  if (lines.length === 0) return undefined
  return weighed?.lines === lines ? weighed.list : unweighedList(lines, words)
}

function unweighedList(lines: readonly WantedSize[], words: ShellWords): AttachedList {
  const rows = lines.map(({ sizeId, quantity: { amount, unit, pieceLength } }) =>
    unit === "pieces"
      ? words.barePieces(sizeId, amount, pieceLength)
      : words.bareLine(sizeId, amount, unit),
  )
  return {
    summary: words.countedSizes(lines.length),
    text: [words.inquiryList, ...rows].join("\n"),
  }
}
