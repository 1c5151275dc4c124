import * as React from "react"
import * as fields from "../../kit/blocks/Field.module.css"
import { useSavedText } from "../../kit/hooks/storage"
import { useWords } from "../../kit/words/words"
import { requestCatalogue, useSizeOf } from "../../catalogue/sizeCatalogue"
import { asWritten, type InquiryLine } from "./line"
import { useDraft } from "./DraftField"
import { readOwnTable } from "./list"
import { linesOfText, loadReader, type Pasted } from "./readings"
import * as styles from "./PasteBox.module.css"

interface PasteBoxProps {
  texts: Readonly<Record<"heading" | "text" | "label" | "example", string>>
  /** The page of the box: each keeps a text of its own. */
  page: "inquiry" | "delivery"
  /** Takes what was read and what stood in the box, and leaves there what it does not take. */
  onAdd: (lines: readonly InquiryLine[], text: string, letters: readonly string[]) => void
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
  const [kept, keep] = useSavedText("localStorage", `pasted-${page}`)
  // Kept after a pause, so that a key is answered at once, however long the text is.
  const { control, leave } = useDraft(kept, (typed) => (keep(typed), ""))
  const text = control.value
  const [status, setStatus] = React.useState("")
  /** "waiting" for the tables, or "reading". */
  const [stage, setStage] = React.useState<"waiting" | "reading" | null>(null)
  const isBusy = stage !== null

  // What reads is loaded while one types.
  const prepare = () => {
    requestCatalogue()
    loadReader().catch(() => undefined)
  }

  const read = async () => {
    if (catalogue.status !== "ready") {
      requestCatalogue()
      return setStage("waiting")
    }
    setStage("reading")
    setStatus("")
    try {
      const own = readOwnTable(text, sizeOf, steel)
      const pasted: Pasted = own
        ? { lines: own, letters: [] }
        : await linesOfText(text, catalogue.index, (count) =>
            setStatus(count < MANY ? "" : words.progress(count)),
          )
      // Only a list has a place for letters, and only with goods.
      const isApart = page === "inquiry" && pasted.lines.length > 0
      const letters = isApart ? pasted.letters : []
      const lines = isApart ? pasted.lines : [...pasted.letters.flatMap(asWritten), ...pasted.lines]
      setStatus(lines.length === 0 ? words.nothingPasted : "")
      leave()
      if (lines.length > 0) onAdd(lines, text, letters)
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
      <label className={fields.label} htmlFor={control.id}>
        {texts.label}
      </label>
      <textarea
        {...control}
        className={fields.control}
        rows={5}
        placeholder={texts.example}
        spellCheck={false}
        readOnly={isBusy}
        onFocus={prepare}
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
