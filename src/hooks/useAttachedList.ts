import * as React from "react"
import type { AttachedList } from "../inquiry/attachedList"
import type { WantedSize } from "../inquiry/wantedSize"
import { useInquiryLines } from "../stores/inquiryStore"
import { requestCatalogue, useCatalogue } from "../stores/sizeCatalogue"

/**
 * The visitor's inquiry list, or undefined if empty. Until the code and tables that weigh it are loaded, lines name their sizes
 * by id.
 */
export function useAttachedList(): AttachedList | undefined {
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
        const list = attachedList(lines, index.byId, window.location.origin)
        if (isCurrent) setWeighed({ lines, list })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [lines, index])

  if (lines.length === 0) return undefined
  return weighed?.lines === lines ? weighed.list : unweighedList(lines)
}

function unweighedList(lines: readonly WantedSize[]): AttachedList {
  const rows = lines.map(
    ({ sizeId, quantity: { amount, unit, pieceLength } }) =>
      `${sizeId}: ${amount} ${unit}${unit === "pieces" ? ` of ${pieceLength} m` : ""}`,
  )
  return {
    summary: `${lines.length} ${lines.length === 1 ? "size" : "sizes"}`,
    text: ["Inquiry list", ...rows].join("\n"),
  }
}
