import * as React from "react"
import { useSizeOf } from "../../site/hooks/sizeCatalogue"
import { useWords } from "../../site/words/words"
import { listMessage, shownList, type ListMessage } from "./list"
import { useLinesToSend, useList } from "./useInquiryList"

/**
 * The visitor's inquiry as a message, with what still stands in the box for pasting; undefined if there is none. Until the tables
 * that weigh it are loaded, lines name their sizes by id.
 *
 * @param listPage the page whose address opens the list
 */
export function useListMessage(listPage: string): ListMessage | undefined {
  const steel = useWords("steel")
  const { lines } = useLinesToSend()
  const reckoning = useList((kept) => kept.reckoning)
  const isWanted = lines.length > 0
  const { sizeOf } = useSizeOf(isWanted)
  return React.useMemo(() => {
    if (!isWanted) return undefined
    const page = window.location.origin + listPage
    return listMessage(shownList(lines, sizeOf, steel), steel, page, reckoning)
  }, [isWanted, lines, sizeOf, steel, listPage, reckoning])
}
