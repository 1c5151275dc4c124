import * as React from "react"
import { useListMessage } from "../../inquiry/list/sending"
import { INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { usePageAddress } from "../PageLink"
import { whatsappLink } from "../format/phoneLinks"

interface ListChatProps {
  /** The company's WhatsApp number. */
  number: string
  children: React.ReactNode
}

/** A WhatsApp link with the inquiry list in the message. Loaded only when there is a list. */
export function ListChat({ number, children }: ListChatProps) {
  const address = usePageAddress()
  const list = useListMessage(address(INQUIRY_PAGE))
  return <a href={whatsappLink(number, list?.text)}>{children}</a>
}
