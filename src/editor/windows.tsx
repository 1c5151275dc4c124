/* What the editor shows besides Decap: windows over the form, and the notice above the strip at the foot. */
import * as React from "react"
import { asRefusal } from "./saving/refusal"
import { say } from "./sentences"
import { shared } from "../kit/hooks/shared"

/** A button that looks like those of Decap, or like a link. In a window it also closes that, unless its type is "button". */
export function Button({
  look = "button",
  ...props
}: React.ComponentProps<"button"> & { readonly look?: "button" | "link" }) {
  return <button formNoValidate className={`site-${look}`} {...props} />
}

/** A list of sentences. */
export function Lines({ lines }: { readonly lines: readonly React.ReactNode[] }) {
  return (
    <ul>
      {lines.map((line, place) => (
        <li key={place}>{line}</li>
      ))}
    </ul>
  )
}

interface Content {
  readonly heading: string
  readonly body: React.ReactNode
  /** Each closes it, as Escape does. */
  readonly buttons?: React.ReactNode
  /** Gets the value of the button that closed it, if any, and what its fields hold. */
  readonly onClose?: (answer: string, fields: FormData) => void
}

const windows = shared<readonly (Content & { readonly id: string })[]>([])

/** Closes all windows and the notice: they are about the page that was left. A question is answered as by Escape. */
export function closeWindows(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(".site-dialog")) dialog.close()
  if (!notice.get()?.afterLeaving) closeNotice()
}

/** Opens a window over the form. */
export function openWindow(content: Content): void {
  windows.set([...windows.get(), { ...content, id: crypto.randomUUID() }])
}

function Window({ id, heading, body, buttons, onClose }: Content & { readonly id: string }) {
  const close = ({ currentTarget }: React.SyntheticEvent<HTMLDialogElement>) => {
    windows.set(windows.get().filter((each) => each.id !== id))
    onClose?.(currentTarget.returnValue, new FormData(currentTarget.querySelector("form")!))
  }
  return (
    <dialog className="site-dialog" aria-label={heading} ref={asModal} onClose={close}>
      <form method="dialog">
        <h2>{heading}</h2>
        {body}
        <div className="site-buttons">{buttons ?? <Button>{say("Close")}</Button>}</div>
      </form>
    </dialog>
  )
}

const asModal = (dialog: HTMLDialogElement | null) => dialog?.showModal()

interface Question extends Omit<Content, "buttons" | "onClose"> {
  /** The button that agrees, for which required fields must be filled in, and the one that goes back, as Escape does. */
  readonly answer: string
  readonly back: string
}

/**
 * Asks a question in a window over the form.
 *
 * @returns what its fields hold; undefined when the editor goes back
 */
export function ask({ answer, back, ...content }: Question): Promise<FormData | undefined> {
  closeNotice()
  const buttons = (
    <>
      <button className="site-button" value="yes">
        {answer}
      </button>
      <Button>{back}</Button>
    </>
  )
  return new Promise((resolve) => {
    const onClose = (value: string, fields: FormData) => resolve(value ? fields : undefined)
    openWindow({ ...content, buttons, onClose })
  })
}

interface ServerList {
  readonly heading: string
  readonly hint?: string
  /** What to say without an item. */
  readonly empty: string
  readonly items: () => Promise<readonly React.ReactNode[]>
}

/** Opens a window with a list that a server fills; if it cannot, the window says why. */
export function showList({ heading, hint, empty, items }: ServerList): void {
  const read = items().catch((error: unknown) => [asRefusal(error, "read").message])
  const body = (
    <>
      {hint && <p>{hint}</p>}
      <React.Suspense fallback={<p role="status">{say("Reading …")}</p>}>
        <ReadList empty={empty} items={read} />
      </React.Suspense>
    </>
  )
  openWindow({ heading, body })
}

interface ReadListProps {
  readonly empty: string
  readonly items: Promise<readonly React.ReactNode[]>
}

function ReadList({ empty, items }: ReadListProps) {
  const found = React.use(items)
  if (found.length === 0) return <p role="status">{empty}</p>
  return (
    <ol className="site-versions">
      {found.map((item, place) => (
        <li key={place}>{item}</li>
      ))}
    </ol>
  )
}

interface EditorNotice {
  readonly heading: string
  readonly lines?: readonly React.ReactNode[]
  /** Whether something failed. */
  readonly refused?: boolean
  /** Whether it is about a form that was just left, and stays when the address changes. */
  readonly afterLeaving?: boolean
  /** A button for what to do about it, which closes the notice. */
  readonly press?: { readonly label: string; readonly press: () => void }
}

const notice = shared<EditorNotice | undefined>(undefined)

/**
 * Shows a message until it is closed or replaced. Decap's own messages vanish after seconds. One without a failure or a button
 * makes way at the next press elsewhere: on a phone it covers the form.
 */
export const showNotice = (shown: EditorNotice): void => notice.set(shown)
export const closeNotice = (): void => notice.set(undefined)
/** Whether the notice is about a failure. */
export const isRefused = (): boolean => notice.get()?.refused === true

function NoticeBox({ heading, lines = [], refused = false, press }: EditorNotice) {
  const box = React.useRef<HTMLDivElement>(null)
  const stays = refused || press !== undefined
  React.useEffect(() => {
    if (stays) return
    const close = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) closeNotice()
    }
    document.addEventListener("click", close, true)
    return () => document.removeEventListener("click", close, true)
  }, [stays])
  const act = () => {
    closeNotice()
    press?.press()
  }
  return (
    <div id="editor-notice" className="site-box" role={refused ? "alert" : "status"} ref={box}>
      <strong>{heading}</strong>
      {lines.length > 0 && <Lines lines={lines} />}
      <div className="site-buttons">
        {press && <Button onClick={act}>{press.label}</Button>}
        <Button onClick={closeNotice}>{say("Close")}</Button>
      </div>
    </div>
  )
}

/** The open windows, and the notice. */
export function Windows() {
  const shown = notice.use()
  return (
    <>
      {windows.use().map((each) => (
        <Contained key={each.id}>
          <Window {...each} />
        </Contained>
      ))}
      {shown && <NoticeBox {...shown} />}
    </>
  )
}

/**
 * Contains a fault of one part of the editor: the others stay, and the form with its words. The part is tried again when what it
 * shows has changed.
 */
export class Contained extends React.Component<
  React.PropsWithChildren<{ readonly shows?: unknown }>,
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    const heading = say("A part of the editor has failed.")
    const lines = [
      say("What you typed is still in the form. Publish it, then load this page again."),
    ]
    showNotice({ heading, lines, refused: true })
  }

  override componentDidUpdate({ shows }: { readonly shows?: unknown }) {
    if (this.state.failed && shows !== this.props.shows) this.setState({ failed: false })
  }

  override render() {
    return !this.state.failed && this.props.children
  }
}
