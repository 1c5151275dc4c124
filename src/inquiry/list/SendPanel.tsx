import * as React from "react"
import { LoadNote } from "../load/LoadNote"
import { Labelled } from "../../kit/blocks/Field"
import * as fields from "../../kit/blocks/Field.module.css"
import { PageLink } from "../../kit/PageLink"
import { useMediaQuery } from "../../kit/hooks/browser"
import { Ways } from "../../kit/sending/Ways"
import { useSite } from "../../kit/Site"
import { useWords } from "../../kit/words/words"
import { STANDARD_LENGTH } from "../../steel/quantity"
import { tonnesFigure } from "../../steel/format"
import { CONTACT_PAGE, FORM_ID } from "../inquiryPage"
import { leadTexts, listCsv, type ShownList } from "./list"
import { MarkAsSent, useListMessage } from "./sending"
import { leadFields, LONGEST_WORDS, type Lead } from "./line"
import { setLead, useLinesToSend, useList } from "./useInquiryList"
import * as styles from "./InquiryList.module.css"

/** Id of the total, which has the ways to send below it. */
export const TOTAL_ID = "inquiry-total"

const SEND_ID = "inquiry-send"

interface SendPanelProps {
  /** All that is sent: the lines of the list, then what still stands in the box. */
  list: ShownList
  /** The number of lines still in the box. */
  inBox: number
  /** Whether the sizes are still loading: until then a list sent or saved would lack their names and weights. */
  isPending: boolean
  texts: { readonly sendHeading: string; readonly weightNote: string }
}

/** The total of the list, one button to send it, and all other ways. Whichever is used keeps the list. */
export const SendPanel = React.memo(function SendPanel({
  list,
  inBox,
  isPending,
  texts,
}: SendPanelProps) {
  const { company } = useSite()
  const words = useWords("list")
  const { leftInBox } = useWords("sending")
  const isWide = useMediaQuery("(width >= 1024px)")
  const { isSent } = useList((kept) => kept.rateSettings)
  const { lead, keep } = useLinesToSend()
  /** Whether WhatsApp or e-mail was opened. Only the visitor knows whether the list was sent. */
  const [isOpened, setIsOpened] = React.useState(false)
  const message = useListMessage(window.location.pathname)
  if (!message) return null
  // Bars for a plan of cuts stay as long as it has them.
  const canBeCut = !list.rows.some(
    ({ line }) =>
      line.kind === "size" && line.remark && line.quantity.pieceLength > STANDARD_LENGTH,
  )
  const form = (
    <PageLink
      className={`btn ${isWide ? "btn--main btn--wide" : "btn--line"}`}
      to={`${CONTACT_PAGE}#${FORM_ID}`}
    >
      {words.sendWithForm}
    </PageLink>
  )
  const file = `${lead.name.replace(/[\p{P}\p{S}\s]+/gu, "-") || "inquiry-list"}.csv`

  return (
    <section
      className={`panel ${styles.sum}`}
      id={TOTAL_ID}
      tabIndex={-1}
      aria-labelledby={SEND_ID}
    >
      <Total {...{ list, isPending }} />
      {isPending ? null : <LoadNote kg={list.kg} lines={list.rows} canBeCut={canBeCut} />}
      {inBox > 0 ? (
        <p className={`small ${styles.left}`} role="status">
          <span>{leftInBox(inBox)}</span>
        </p>
      ) : null}
      {isSent ? <p className="small">{words.ratesGoAlong}</p> : null}
      <LeadFields lead={lead} />
      <h2 className="h4" id={SEND_ID}>
        {texts.sendHeading}
      </h2>
      <div className="stack">
        <Ways
          message={message}
          subject={words.subject(company.name, [list.count, lead.name].filter(Boolean).join(", "))}
          main={isWide ? form : undefined}
          isFolded
          isPrinted
          isWaiting={isPending}
          linkCopied={words.linkCopied}
          csv={[file, () => listCsv(list, words, words)]}
          others={[[words.keepList, () => (keep() ? words.listKept : words.kept.notKept)]]}
          onOpen={() => {
            keep()
            setIsOpened(true)
          }}
        >
          {isWide ? null : form}
        </Ways>
      </div>
      <div role="status">{isOpened ? <MarkAsSent /> : null}</div>
      <p className="small muted">{texts.weightNote}</p>
    </section>
  )
})

/** What leads the message, folded: its heading says what was typed. */
function LeadFields({ lead }: { lead: Lead }) {
  const words = useWords("list")
  return (
    <details className={`fold ${styles.fold}`}>
      <summary>{leadTexts(lead, words).join(", ") || words.leadHeading}</summary>
      <div className={styles.parts}>
        {leadFields.map((field) => {
          const isNote = field === "note"
          const Control = (isNote ? "textarea" : "input") as React.ElementType<
            React.ComponentProps<"input">
          >
          return (
            <Labelled key={field} label={words.leadLabels[field]}>
              <Control
                className={fields.control}
                type={field === "wanted" ? "date" : isNote ? undefined : "text"}
                maxLength={isNote ? LONGEST_WORDS : 80}
                value={lead[field]}
                onChange={({ target }: React.ChangeEvent<HTMLInputElement>) =>
                  setLead({ [field]: target.value })
                }
                {...(isNote && { rows: 3 })}
              />
            </Labelled>
          )
        })}
      </div>
    </details>
  )
}

/** "12 lines", the tonnes, and how many lines have no weight. */
function Total({ list, isPending }: Pick<SendPanelProps, "list" | "isPending">) {
  const steel = useWords("steel")
  const { kg, unweighed, count } = list
  return (
    <>
      <p className={styles.sum__tot}>
        <span>{count}</span>
        {kg > 0 || isPending ? (
          <b>
            <span>{isPending ? "…" : tonnesFigure(kg)}</span>
            <small>{steel.tonnes("")}</small>
          </b>
        ) : null}
      </p>
      {unweighed > 0 ? (
        <p className={`small ${styles.sum__more}`}>
          {isPending ? steel.loading : steel.withoutWeight(unweighed)}
        </p>
      ) : null}
    </>
  )
}
