import * as React from "react"
import { listTotals, type SizeOf } from "../../inquiry/inquiryList"
import type { WantedSize } from "../../inquiry/wantedSize"
import { listCsv, listMessage } from "../../inquiry/listText"
import { indianFigure } from "../../steel/format"
import { linkMayBeCut, mailtoLink } from "../ContactForm/inquiry"
import type { CompanyReach } from "../ContactForm/OtherWays"
import { Icon } from "../Icon/Icon"
import { PageLink } from "../PageLink/PageLink"
import { whatsappLink } from "../Site/phoneLinks"
import { copyText } from "./copyText"
import { listLink } from "./listAddress"
import * as styles from "./InquiryList.module.css"

export const SEND_ID = "inquiry-send"

interface ListSumProps {
  lines: readonly WantedSize[]
  sizeOf: SizeOf
  texts: {
    readonly sendHeading: string
    readonly weightNote: string
    readonly message: string
  }
  company: CompanyReach
  /** The page with the form. */
  contactPage: string
}

/** The total of the list and every way to send it. */
export function ListSum({ lines, sizeOf, texts, company, contactPage }: ListSumProps) {
  const [said, setSaid] = React.useState("")
  const [toCopy, setToCopy] = React.useState<string>()
  const { tonnes, unweighed } = listTotals(lines, sizeOf)
  const link = listLink(window.location.origin, lines)
  const message = listMessage(lines, sizeOf, { heading: texts.message, link })
  const whatsapp = whatsappLink(company.whatsapp, message)
  const mail = mailtoLink(company.infoEmail, {
    subject: `Inquiry to ${company.name}: ${countText(lines.length)}`,
    body: message,
  })
  const copy = async (text: string, done: string) => {
    const isCopied = await copyText(text)
    setToCopy(isCopied ? undefined : text)
    setSaid(isCopied ? done : "The browser did not allow it. Copy it from the box.")
  }

  return (
    <section className={styles.sum} aria-labelledby={SEND_ID}>
      <p className={styles.sum__tot}>
        <span>{pieceText(lines)}</span>
        <b>
          {indianFigure(tonnes, 3)}
          <small>{"\u00a0"}t</small>
        </b>
      </p>
      {unweighed > 0 ? (
        <p className="small">
          {unweighed === 1 ? "One line is" : `${unweighed} lines are`} not in the total.
        </p>
      ) : null}
      <h2 className={styles.sum__h} id={SEND_ID}>
        {texts.sendHeading}
      </h2>
      <PageLink className="btn btn--main btn--wide" to={contactPage}>
        Send with the form
      </PageLink>
      <div className={styles.sum__ways}>
        <a className="btn btn--line" href={whatsapp} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" />
          <span>
            WhatsApp<span className="vh"> (opens in a new tab)</span>
          </span>
        </a>
        <a className="btn btn--line" href={mail}>
          <Icon name="mail" />
          E-mail
        </a>
        <button
          className="btn btn--line"
          type="button"
          onClick={() => void copy(link, "Link copied. It opens this list anywhere.")}
        >
          Copy link
        </button>
        <button
          className="btn btn--line"
          type="button"
          onClick={() => void copy(message, "List copied as text.")}
        >
          Copy text
        </button>
        <button
          className="btn btn--line"
          type="button"
          onClick={() => saveFile("inquiry-list.csv", listCsv(lines, sizeOf))}
        >
          <Icon name="download" />
          CSV
        </button>
        <button className="btn btn--line" type="button" onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </button>
      </div>
      <p className="small" role="status">
        {said}
      </p>
      {toCopy ? (
        <textarea
          className={styles.box}
          aria-label="To copy"
          readOnly
          rows={4}
          value={toCopy}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
      {linkMayBeCut(whatsapp) || linkMayBeCut(mail) ? (
        <p className="small">
          The list is long, and some programs cut long messages. If it does not arrive whole, copy
          the link or the text and paste it there.
        </p>
      ) : null}
      <p className="small muted">{texts.weightNote}</p>
    </section>
  )
}

/** "1 size", "12 sizes" */
export function countText(count: number): string {
  return `${count} ${count === 1 ? "size" : "sizes"}`
}

/** "3 sizes, 66 pieces"; the pieces only where every line counts them. */
function pieceText(lines: readonly WantedSize[]): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity.amount, 0)
  return lines.every(({ quantity }) => quantity.unit === "pieces")
    ? `${countText(lines.length)}, ${indianFigure(pieces, 0)} ${pieces === 1 ? "piece" : "pieces"}`
    : countText(lines.length)
}

/** Hands a text to the visitor as a file, without asking a server for it. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }))
  const link = Object.assign(document.createElement("a"), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
