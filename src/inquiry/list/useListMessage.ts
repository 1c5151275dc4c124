import * as React from "react"
import { useWords } from "../../interface/words"
import { computedSizeOfId, sizeOfId } from "../../steel/range/computedSize"
import { requestCatalogue, useCatalogue } from "../../stores/sizeCatalogue"
import { listMessage, type ListMessage } from "./message"
import { useLinesToSend } from "./useLeftInBox"

/**
 * The visitor's inquiry as a message, with what still stands in the box for pasting; undefined if there is none. Until the tables
 * that weigh it are loaded, lines name their sizes by id.
 *
 * @param listPage the page whose address opens the list
 */
export function useListMessage(listPage: string): ListMessage | undefined {
  const steel = useWords("steel")
  const lines = useLinesToSend()
  const { index, status } = useCatalogue()
  React.useEffect(() => {
    if (lines.length > 0 && status === "idle") requestCatalogue()
  }, [lines, status])
  return React.useMemo(() => {
    if (lines.length === 0) return undefined
    const sizeOf = (sizeId: string) =>
      index ? sizeOfId(sizeId, index.byId) : computedSizeOfId(sizeId)
    return listMessage(lines, sizeOf, steel, window.location.origin + listPage)
  }, [lines, index, steel, listPage])
}
