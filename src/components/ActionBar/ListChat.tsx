import * as React from "react"
import { useAttachedList } from "../../hooks/useAttachedList"
import { whatsappLink } from "../../format/phoneLinks"

interface ListChatProps {
  /** The number to write to. */
  number: string
  children: React.ReactNode
}

/** The way to WhatsApp with the visitor's inquiry list in the message. Its code comes only where there is a list. */
export function ListChat({ number, children }: ListChatProps) {
  const list = useAttachedList()
  return <a href={whatsappLink(number, list?.text)}>{children}</a>
}
