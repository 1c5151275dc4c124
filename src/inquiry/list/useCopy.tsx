import * as React from "react"
import * as fields from "../../site/blocks/Field.module.css"
import { useWords } from "../../site/words/words"

/**
 * Copies texts to the clipboard. Render `outcome`: it confirms the copy, or shows the text in a box to copy by hand if the
 * browser refuses.
 */
export function useCopy() {
  const words = useWords("sending")
  const [status, setStatus] = React.useState("")
  const [refused, setRefused] = React.useState<string>()
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setRefused(undefined)
      setStatus(done)
    } catch {
      setRefused(text)
      setStatus(words.copyBlocked)
    }
  }
  const outcome = (
    <>
      <p className="small" role="status">
        {status}
      </p>
      {refused ? (
        <textarea
          className={fields.control}
          aria-label={words.textToCopy}
          readOnly
          rows={6}
          value={refused}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
    </>
  )
  return { copy, outcome }
}
