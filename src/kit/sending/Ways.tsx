import * as React from "react"
import * as fields from "../blocks/Field.module.css"
import { Icon } from "../blocks/Icon"
import { saveFile } from "../hooks/browser"
import { useSite } from "../Site"
import { useWords } from "../words/words"
import { chatWay, mailWay, wholeText, type Message } from "./texts"
import * as styles from "./Ways.module.css"

interface WaysProps {
  message: Message
  /** Of the e-mail. */
  subject: string
  /** The tool's own ways, buttons and links; beside WhatsApp, e-mail and "Copy text". */
  children?: React.ReactNode
  /** The one way that is filled, in front of WhatsApp. Without it that is WhatsApp. */
  main?: React.ReactNode
  /** Whether all but these are folded under "More ways". */
  isFolded?: boolean
  /** Whether printing is a way. */
  isPrinted?: boolean
  /** Whether what is sent is still loading: until then nothing can be pressed. */
  isWaiting?: boolean
  /** What is said once the link is copied; without it there is no button for that. */
  linkCopied?: string
  /** A file to save: its name, and what makes its text. */
  csv?: readonly [file: string, text: () => string]
  /** More buttons: the label, and what is done. It returns what is said then. */
  others?: readonly (readonly [label: string, act: () => string])[]
  /** Called when WhatsApp or the mail program opens. */
  onOpen?: () => void
}

/**
 * All ways to send something: WhatsApp, e-mail, copied as text or link, as a file, on paper, and those of the tool itself. Says below
 * the buttons what WhatsApp or e-mail leaves out.
 */
export function Ways(props: WaysProps) {
  const {
    message,
    subject,
    children,
    main,
    isFolded,
    isPrinted,
    isWaiting,
    linkCopied,
    csv,
    others = [],
  } = props
  const { company } = useSite()
  const words = useWords("sending")
  const steel = useWords("steel")
  const shell = useWords("shell")
  const { copy, say, outcome } = useCopy()
  const chat = chatWay(company.whatsapp, message, words.inMessage)
  const mail = mailWay(company.infoEmail, subject, message, words.inMessage)
  const short = [[shell.whatsapp, chat] as const, [shell.email, mail] as const].filter(
    ([, { isWhole }]) => !isWhole,
  )
  const { link } = message
  const save = (file: string, text: string) => {
    saveFile(file, "text/csv;charset=utf-8", text)
    say(steel.fileSaved(file))
  }
  const buttons: (readonly [string, () => unknown])[] = [
    [steel.copyText, () => copy(wholeText(message), steel.textCopied)],
    // Made before the press, because Safari copies only at once.
    ...(linkCopied && link ? [[words.copyLink, () => copy(link, linkCopied)] as const] : []),
    ...(csv ? [["CSV", () => save(csv[0], csv[1]())] as const] : []),
    ...others.map(([label, act]) => [label, () => say(act())] as const),
  ]
  const whatsapp = (
    <a
      className={`btn ${main ? "btn--line" : "btn--main"}`}
      href={chat.address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={props.onOpen}
    >
      <Icon name="whatsapp" />
      <span>
        <span>{shell.whatsapp}</span>
        <span className="vh">{` (${shell.opensNewTab})`}</span>
      </span>
    </a>
  )
  const rest = (
    <div className={styles.ways} inert={isWaiting}>
      <a className="btn btn--line" href={mail.address} onClick={props.onOpen}>
        <Icon name="mail" />
        <span>{shell.email}</span>
      </a>
      {children}
      {buttons.map(([label, act]) => (
        <button className="btn btn--line" type="button" key={label} onClick={() => void act()}>
          {label}
        </button>
      ))}
      {isPrinted ? (
        <button className="btn btn--line" type="button" onClick={() => window.print()}>
          <Icon name="print" />
          {words.print}
        </button>
      ) : null}
    </div>
  )
  return (
    <>
      <div className={`btn-row ${styles.main}`} inert={isWaiting}>
        {main}
        {whatsapp}
      </div>
      {short.map(([way, { left, isLinked }]) => (
        <p className="small" key={way}>
          {words.leftOut(way, left, isLinked)}
        </p>
      ))}
      {isFolded ? (
        <details className="fold">
          <summary>{words.moreWays}</summary>
          {rest}
        </details>
      ) : (
        rest
      )}
      {outcome}
    </>
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
