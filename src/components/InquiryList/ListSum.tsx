import * as React from "react"
import { listTotals, tonnesText, type SizeOf } from "../../inquiry/inquiryList"
import type { WantedSize } from "../../inquiry/wantedSize"
import { listLink } from "../../inquiry/listAddress"
import { listCsv, listMessage } from "../../inquiry/listText"
import { indianFigure, roundTo } from "../../steel/format"
import { amountText } from "../../steel/quantity"
import { isLinkTooLong, mailtoLink } from "../../inquiry/inquiryForm"
import { saveFile } from "../../hooks/saveFile"
import { EmptyAfterSending } from "../SentList/SentList"
import type { CompanyReach } from "../ContactForm/OtherWays"
import { Icon } from "../Icon/Icon"
import { PageLink } from "../PageLink/PageLink"
import { FORM_ID } from "../../inquiry/inquiryPage"
import { whatsappLink } from "../../format/phoneLinks"
import { PrintButton, SendLinks } from "../SendWays/SendLinks"
import { useCopy } from "../SendWays/useCopy"
import * as styles from "./InquiryList.module.css"
import { useWords } from "../../interface/words"
import type { SteelWords } from "../../interface/catalogue"

/** Id of the total, which has the ways to send below it. */
export const TOTAL_ID = "inquiry-total"

const SEND_ID = "inquiry-send"

interface ListSumProps {
  lines: readonly WantedSize[]
  sizeOf: SizeOf
  /** Whether the sizes are still loading: until then a list sent or saved would lack their names and weights. */
  isPending: boolean
  texts: {
    readonly sendHeading: string
    readonly weightNote: string
    readonly message: string
  }
  company: CompanyReach
  /** The page with the form. */
  contactPage: string
}

/** The total of the list and all ways to send it. */
export function ListSum(props: ListSumProps) {
  const { lines, sizeOf, isPending, texts, company, contactPage } = props
  const steel = useWords("steel")
  const words = useWords("list")
  const { loading } = useWords("paste")
  const { copy, outcome } = useCopy()
  /** Whether WhatsApp or e-mail was opened. Only the visitor knows whether the list was sent. */
  const [isSent, setIsSent] = React.useState(false)
  const { kg, tradeKg, unweighed } = listTotals(lines, sizeOf)
  const link = listLink(window.location.origin + window.location.pathname, lines)
  const message = listMessage(lines, sizeOf, steel, { heading: texts.message, link })
  const whatsapp = whatsappLink(company.whatsapp, message)
  const mail = mailtoLink(company.infoEmail, {
    subject: words.subject(company.name, steel.sizes(lines.length)),
    body: message,
  })

  return (
    <section className={styles.sum} id={TOTAL_ID} tabIndex={-1} aria-labelledby={SEND_ID}>
      <p className={styles.sum__tot}>
        <span>{pieceText(lines, steel)}</span>
        <b>
          {isPending ? "…" : indianFigure(kg / 1000, 6)}
          <small>{steel.tonnes("")}</small>
        </b>
      </p>
      {tradeKg === null ? null : (
        <p className={styles.sum__trade}>{steel.oldChartOf(tonnesText(tradeKg, steel))}</p>
      )}
      {unweighed > 0 ? (
        <p className="small">{isPending ? loading : words.notInTotal(unweighed)}</p>
      ) : null}
      <h2 className={styles.sum__h} id={SEND_ID}>
        {texts.sendHeading}
      </h2>
      <PageLink className="btn btn--main btn--wide" to={`${contactPage}#${FORM_ID}`}>
        {words.sendWithForm}
      </PageLink>
      <SendButtons
        {...{ whatsapp, mail, copy, link, message, isPending }}
        onSent={() => setIsSent(true)}
        onSave={() =>
          saveFile(
            "inquiry-list.csv",
            "text/csv;charset=utf-8",
            listCsv(lines, sizeOf, steel, words),
          )
        }
      />
      <div role="status">{isSent ? <EmptyAfterSending /> : null}</div>
      {outcome}
      {isLinkTooLong(whatsapp) || isLinkTooLong(mail) ? (
        <p className="small">{words.longMessage}</p>
      ) : null}
      <p className="small muted">{texts.weightNote}</p>
    </section>
  )
}

interface SendButtonsProps {
  /** Links that open WhatsApp and the mail program with the list. */
  whatsapp: string
  mail: string
  /** A link that opens the list anywhere, and the list as text. */
  link: string
  message: string
  isPending: boolean
  copy: (text: string, done: string) => Promise<void>
  onSent: () => void
  onSave: () => void
}

function SendButtons(props: SendButtonsProps) {
  const { whatsapp, mail, link, message, isPending, copy, onSent, onSave } = props
  const words = useWords("list")
  return (
    <div className={styles.sum__ways} inert={isPending}>
      <SendLinks whatsapp={whatsapp} mail={mail} onPress={onSent} />
      <button
        className="btn btn--line"
        type="button"
        onClick={() => void copy(link, words.linkCopied)}
      >
        {words.copyLink}
      </button>
      <button
        className="btn btn--line"
        type="button"
        onClick={() => void copy(message, words.textCopied)}
      >
        {words.copyText}
      </button>
      <button className="btn btn--line" type="button" onClick={onSave}>
        <Icon name="download" />
        CSV
      </button>
      <PrintButton />
    </div>
  )
}

/** "3 sizes, 66 nos"; pieces only if every line counts pieces. */
function pieceText(lines: readonly WantedSize[], words: SteelWords): string {
  const pieces = roundTo(
    lines.reduce((sum, { quantity }) => sum + quantity.amount, 0),
    3,
  )
  return lines.every(({ quantity }) => quantity.unit === "pieces")
    ? `${words.sizes(lines.length)}, ${amountText({ amount: pieces, unit: "pieces" }, words)}`
    : words.sizes(lines.length)
}
