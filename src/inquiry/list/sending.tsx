import * as React from "react"
import { telephoneLink, whatsappLink } from "../../kit/format/phoneLinks"
import { focusOnMount } from "../../kit/hooks/focus"
import { useSite } from "../../kit/Site"
import { useWords } from "../../kit/words/words"
import { useSizeOf } from "../../catalogue/sizeCatalogue"
import { shortLink, useMade } from "../../kit/sending/pack"
import { listLink, type InquiryLine, type Lead } from "./line"
import { listMessage, shownList, type ListToSend } from "./list"
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
 * The address that opens a list, packed; null until that is done, a moment after the list has changed.
 *
 * @param page a page that takes a list: "https://www.example.com/inquiry"
 */
export function useListLink(
  page: string,
  lines: readonly InquiryLine[],
  lead?: Lead,
  withRates = false,
): string | null {
  const link = React.useMemo(
    () => (lines.length > 0 ? listLink(page, lines, lead, withRates) : null),
    [page, lines, lead, withRates],
  )
  return useMade(link, shortLink) ?? null
}

/**
 * The visitor's inquiry as a message, including text left in the paste box; undefined if there is none. Until the tables with the
 * weights are loaded, lines name their sizes by id.
 *
 * @param listPage the page whose address opens the list
 */
export function useListMessage(listPage: string): ListToSend | undefined {
  const steel = useWords("steel")
  const { lines, lead } = useLinesToSend()
  const rateSettings = useList((kept) => kept.rateSettings)
  const isWanted = lines.length > 0
  const { sizeOf } = useSizeOf(isWanted)
  const page = (isWanted ? window.location.origin : "") + listPage
  const link = useListLink(page, lines, lead, rateSettings.isSent)
  return React.useMemo(
    () =>
      isWanted
        ? listMessage(shownList(lines, sizeOf, steel), steel, link, rateSettings, lead)
        : undefined,
    [isWanted, lines, sizeOf, steel, link, rateSettings, lead],
  )
}
