import * as React from "react"
import * as fields from "../../kit/blocks/Field.module.css"
import { Icon } from "../../kit/blocks/Icon"
import { telephoneLink, whatsappLink } from "../../kit/format/phoneLinks"
import { focusOnMount } from "../../kit/hooks/focus"
import { useSite } from "../../kit/Site"
import { useWords } from "../../kit/words/words"
import { useSizeOf } from "../../catalogue/sizeCatalogue"
import { mailtoLink } from "../form/inquiryForm"
import { listMessage, shownList, type ListMessage } from "./list"
import { useLinesToSend, useList } from "./useInquiryList"
import * as styles from "./sending.module.css"

/** The company's contact links, for visitors without scripts. */
export function DirectWays() {
  const { company } = useSite()
  const { whatsapp } = useWords("shell")
  const ways = [
    [company.tollFree, telephoneLink(company.tollFree)],
    [whatsapp, whatsappLink(company.whatsapp)],
    [company.infoEmail, `mailto:${company.infoEmail}`],
  ] as const
  return (
    <ul className="cluster">
      {ways.map(([label, address]) => (
        <li key={address}>
          <a className="link tap" href={address}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A message, whole and shorter. The first that fits is sent. */
export type Message = readonly string[]

/** A list as a message: whole; without its lines, which are in the link; without the link, where that alone is too long. */
export function shorterTexts(text: string, say: (isLinked: boolean) => string): Message {
  const [head = "", ...lines] = text.split("\n\n")
  if (lines.length === 0) return [text]
  const unlinked = head.split("\n").filter((line) => !/^https?:/.test(line))
  return [text, `${head}\n\n${say(true)}`, `${unlinked.join("\n")}\n\n${say(false)}`]
}

/** Mail programs on Windows open no longer addresses (2,048 characters), and say nothing. */
const LONGEST_MAILTO = 2000
/** WhatsApp cuts longer messages. */
const LONGEST_CHAT = 4000

const fitting = (message: Message, fits: (text: string) => boolean) =>
  message.find(fits) ?? message[message.length - 1]

/** The text that a chat takes. */
export function chatText(message: Message): string {
  return fitting(message, (text) => text.length <= LONGEST_CHAT)
}

/** The address that opens the mail program with as much of a message as that takes. */
function mailAddress(to: string, subject: string, message: Message): string {
  const address = (body: string) => mailtoLink(to, { subject, body })
  return address(fitting(message, (text) => address(text).length <= LONGEST_MAILTO))
}

interface WayProps {
  /** Of the mail. */
  subject: string
  message: Message
  onPress?: () => void
}

/** A link that opens WhatsApp with a message. */
export function ChatLink({
  message,
  isMain,
  onPress,
}: Omit<WayProps, "subject"> & { isMain?: boolean }) {
  const { company } = useSite()
  const words = useWords("shell")
  return (
    <a
      className={`btn ${isMain ? "btn--main" : "btn--line"}`}
      href={whatsappLink(company.whatsapp, chatText(message))}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onPress}
    >
      <Icon name="whatsapp" />
      <span>
        <span>{words.whatsapp}</span>
        <span className="vh">{` (${words.opensNewTab})`}</span>
      </span>
    </a>
  )
}

/** A link that opens the mail program with a message. */
export function MailLink({ subject, message, onPress }: WayProps) {
  const { company } = useSite()
  const words = useWords("shell")
  const address = mailAddress(company.infoEmail, subject, message)
  return (
    <a className="btn btn--line" href={address} onClick={onPress}>
      <Icon name="mail" />
      <span>{words.email}</span>
    </a>
  )
}

/** Says which ways send a message short, because they would cut it. */
export function ShortMessage({ subject, message }: WayProps) {
  const { company } = useSite()
  const words = useWords("sending")
  const isChat = chatText(message) !== message[0]
  const whole = mailtoLink(company.infoEmail, { subject, body: message[0] })
  if (!isChat && whole.length <= LONGEST_MAILTO) return null
  return <p className="small">{isChat ? words.shortBoth : words.shortMail}</p>
}

/** A button that prints the page. */
export function PrintButton() {
  const words = useWords("sending")
  return (
    <button className="btn btn--line" type="button" onClick={() => window.print()}>
      <Icon name="print" />
      {words.print}
    </button>
  )
}

/**
 * Copies texts to the clipboard. Render `outcome`: it confirms the copy, or shows the text in a box to copy by hand if the
 * browser refuses. `say` shows another sentence there.
 */
export function useCopy() {
  const words = useWords("sending")
  const [{ status, refused }, setOutcome] = React.useState({ status: "", refused: "" })
  const say = (status: string) => setOutcome({ status, refused: "" })
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
      say(done)
    } catch {
      setOutcome({ status: words.copyBlocked, refused: text })
    }
  }
  const outcome = (
    <>
      <p className="small" role="status">
        {status}
      </p>
      {refused === "" ? null : (
        <textarea
          className={fields.control}
          aria-label={words.textToCopy}
          readOnly
          rows={6}
          value={refused}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  )
  return { copy, say, outcome }
}

/** Offers to begin a new list after WhatsApp or e-mail was opened. Only the visitor knows whether it was sent. */
export function MarkAsSent() {
  const words = useWords("sending")
  const { kept } = useWords("list")
  const { lines, markSent } = useLinesToSend()
  const [isRefused, setRefused] = React.useState(false)
  if (lines.length === 0) {
    // The pressed button disappeared, and the focus with it.
    return (
      <p tabIndex={-1} ref={focusOnMount}>
        {words.wasSent}
      </p>
    )
  }
  return (
    <div className={`cluster ${styles.offer}`}>
      <p>{isRefused ? kept.notKept : words.sentIt}</p>
      <button className="btn btn--line" type="button" onClick={() => setRefused(!markSent())}>
        {words.markSent}
      </button>
    </div>
  )
}

/**
 * The visitor's inquiry as a message, including text left in the paste box; undefined if there is none. Until the tables with the
 * weights are loaded, lines name their sizes by id.
 *
 * @param listPage the page whose address opens the list
 */
export function useListMessage(listPage: string): ListMessage | undefined {
  const steel = useWords("steel")
  const { lines, lead } = useLinesToSend()
  const rateSettings = useList((kept) => kept.rateSettings)
  const isWanted = lines.length > 0
  const { sizeOf } = useSizeOf(isWanted)
  return React.useMemo(() => {
    if (!isWanted) return undefined
    const page = window.location.origin + listPage
    return listMessage(shownList(lines, sizeOf, steel), steel, page, rateSettings, lead)
  }, [isWanted, lines, sizeOf, steel, listPage, rateSettings, lead])
}
