import * as React from "react"
import { focusOnMount } from "../hooks/focus"
import * as styles from "../inquiry/paste/paste.module.css"

interface AddedSentence {
  readonly sentence: string
  /** Changes with every addition, so that the same sentence is said again. */
  readonly nth: number
}

/** What was last added from pasted text, and a function for the next sentence. */
export function useAdded(): [AddedSentence | undefined, (sentence: string) => void] {
  const [added, setAdded] = React.useState<AddedSentence>()
  const say = (sentence: string) =>
    setAdded((before) => ({ sentence, nth: (before?.nth ?? 0) + 1 }))
  return [added, say]
}

/** Says what was added. It takes the focus: on a phone the box for pasting is far below the sizes. */
export function Added({ children }: { children: React.ReactNode }) {
  return (
    <p className={styles.added} tabIndex={-1} ref={focusOnMount}>
      {children}
    </p>
  )
}
