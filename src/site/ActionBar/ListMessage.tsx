import * as React from "react"
import { INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { useListMessage } from "../../inquiry/list/sending"
import { useCatalogue } from "../../catalogue/sizeCatalogue"
import { usePageAddress } from "../../kit/PageLink"
import { chatText } from "../../kit/sending/texts"
import { useWords } from "../../kit/words/words"

interface ListMessageProps {
  /** Called with the message, once link and weights are here or cannot be had, and with null when it no longer holds. */
  onMade: (text: string | null) => void
}

/** Makes the message of the inquiry list; shows nothing. Loaded when it is wanted. */
export function ListMessage({ onMade }: ListMessageProps) {
  const { inMessage } = useWords("sending")
  const list = useListMessage(usePageAddress()(INQUIRY_PAGE))
  const text = list?.link && chatText(list, inMessage).text
  const { status } = useCatalogue()
  const isMade = text && (status === "ready" || status === "failed")
  React.useEffect(() => {
    if (!isMade) return
    onMade(text)
    return () => onMade(null)
  }, [isMade, text, onMade])
  return null
}
