import * as React from "react"
import { copyText } from "../../hooks/copyText"
import * as styles from "./SendWays.module.css"

/**
 * Copies texts to the clipboard. Render `outcome`: it confirms the copy, or shows the text in a box to copy by hand if the
 * browser refuses.
 */
export function useCopy() {
  const [status, setStatus] = React.useState("")
  const [refused, setRefused] = React.useState<string>()
  const copy = async (text: string, done: string) => {
    const isCopied = await copyText(text)
    setRefused(isCopied ? undefined : text)
    setStatus(isCopied ? done : "Your browser blocked copying. Copy the text from the box.")
  }
  const outcome = (
    <>
      <p className="small" role="status">
        {status}
      </p>
      {refused ? (
        <textarea
          className={styles.box}
          aria-label="Text to copy"
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
