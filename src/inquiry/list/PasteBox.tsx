import * as React from "react"
import * as fields from "../../kit/blocks/Field.module.css"
import { useSavedText } from "../../kit/hooks/storage"
import { useWords } from "../../kit/words/words"
import { requestCatalogue, useSizeOf } from "../../catalogue/sizeCatalogue"
import type { InquiryLine } from "./line"
import { readOwnTable } from "./ownTable"
import { linesOfText } from "./readings"
import * as styles from "./PasteBox.module.css"

interface PasteBoxProps {
  texts: Readonly<Record<"heading" | "text" | "label" | "example", string>>
  /** The page of the box: each keeps a text of its own. */
  page: "inquiry" | "delivery"
  /** Takes what was read and what stood in the box, and leaves there what it does not take. */
  onAdd: (lines: readonly InquiryLine[], text: string) => void
}

/** A pause in typing after which the text is kept, ms. Until then no other part of the page is drawn again. */
const PAUSE = 400

/**
 * The text of the box. It is kept after a pause and when the box is left, so that a key is answered at once, however long the text
 * is; what other tabs and "Undo" put into it shows at once.
 */
function useTypedText(page: PasteBoxProps["page"]) {
  const [kept, keep] = useSavedText("localStorage", `pasted-${page}`)
  const [typed, setTyped] = React.useState<{ readonly text: string; readonly of: string }>()
  // What was kept since wins over what was typed before.
  const text = typed && typed.of === kept ? typed.text : kept
  const keepNow = () => {
    if (text !== kept) keep(text)
    setTyped(undefined)
  }
  const onPause = React.useEffectEvent(keepNow)
  React.useEffect(() => {
    const timer = setTimeout(() => onPause(), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  React.useEffect(() => {
    const ended = new AbortController()
    addEventListener("pagehide", () => onPause(), { signal: ended.signal })
    return () => ended.abort()
  }, [])
  return { text, type: (next: string) => setTyped({ text: next, of: kept }), keepNow }
}

/** From so many lines on the box says how far it has read. */
const MANY = 200

/**
 * A box for a requirement in the buyer's own words. One press puts each line where it belongs: as a size, as a question, or as it
 * was written.
 */
export function PasteBox({ texts, page, onAdd }: PasteBoxProps) {
  const steel = useWords("steel")
  const words = useWords("paste")
  const id = React.useId()
  const { catalogue, sizeOf } = useSizeOf(false)
  const { text, type, keepNow } = useTypedText(page)
  const [status, setStatus] = React.useState("")
  /** "waiting" for the tables, or "reading". */
  const [stage, setStage] = React.useState<"waiting" | "reading" | null>(null)
  const isBusy = stage !== null

  const read = async () => {
    if (catalogue.status !== "ready") {
      requestCatalogue()
      return setStage("waiting")
    }
    setStage("reading")
    setStatus("")
    try {
      const lines =
        readOwnTable(text, sizeOf, steel) ??
        (await linesOfText(text, catalogue.index, (count) =>
          setStatus(count < MANY ? "" : words.progress(count)),
        ))
      setStatus(lines.length === 0 ? words.nothingPasted : "")
      keepNow()
      if (lines.length > 0) onAdd(lines, text)
    } catch {
      setStatus(steel.tablesMissing)
    }
    setStage(null)
  }

  const goOn = React.useEffectEvent(() => {
    if (stage !== "waiting") return
    if (catalogue.status === "ready") void read()
    if (catalogue.status !== "failed") return
    setStage(null)
    setStatus(steel.tablesMissing)
  })
  React.useEffect(() => goOn(), [catalogue.status])

  return (
    <section className={`stack ${styles.paste}`} aria-labelledby={`${id}-h`}>
      <h2 className="h3" id={`${id}-h`}>
        {texts.heading}
      </h2>
      <p>{texts.text}</p>
      <label className={fields.label} htmlFor={id}>
        {texts.label}
      </label>
      <textarea
        className={fields.control}
        id={id}
        rows={5}
        value={text}
        placeholder={texts.example}
        spellCheck={false}
        autoComplete="off"
        readOnly={isBusy}
        onChange={(event) => type(event.target.value)}
        onFocus={requestCatalogue}
        onBlur={keepNow}
      />
      <div className={`cluster ${styles.put}`}>
        <button
          className="btn btn--main"
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() => (isBusy ? undefined : void read())}
        >
          {words.put}
        </button>
        <p className="small" role="status">
          <span>{stage === "waiting" ? steel.loading : status}</span>
        </p>
      </div>
    </section>
  )
}
