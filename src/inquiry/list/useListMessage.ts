import * as React from "react"
import { useSizeOf } from "../../site/hooks/useSizeOf"
import { useWords } from "../../site/words/words"
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
  const isWanted = lines.length > 0
  const { sizeOf } = useSizeOf(isWanted)
  return React.useMemo(
    () =>
      isWanted ? listMessage(lines, sizeOf, steel, window.location.origin + listPage) : undefined,
    [isWanted, lines, sizeOf, steel, listPage],
  )
}
