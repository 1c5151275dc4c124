import * as React from "react"
import { FaultLine } from "../../kit/blocks/Field"
import * as fields from "../../kit/blocks/Field.module.css"
import * as styles from "./InquiryList.module.css"

/** Milliseconds without a key after which what is typed counts: "1" is on its way to "1,5". */
const PAUSE = 500

/**
 * What is typed in a field of the list. It goes to the list after a pause, and when the field is left, also by a press anywhere else,
 * so that nothing is sent without it, or by leaving the page.
 *
 * @param value what the list has
 * @param settle gives the list what is typed, and returns why the list cannot take it, "" if it has
 */
export function useDraft(value: string, settle: (typed: string, isLeft: boolean) => string) {
  /** null shows the list's own. */
  const [draft, setDraft] = React.useState<string | null>(null)
  const [fault, setFault] = React.useState("")
  const settled = (isLeft: boolean): boolean => {
    const found = draft === null || draft === value ? "" : settle(draft, isLeft)
    setFault(found)
    if (isLeft && found === "") setDraft(null)
    return found === ""
  }
  const onEvent = React.useEffectEvent(settled)
  const id = React.useId()
  React.useEffect(() => {
    if (draft === null) return
    const ended = new AbortController()
    const options = { capture: true, signal: ended.signal }
    const timer = setTimeout(() => onEvent(false), PAUSE)
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element && target.id === id)) onEvent(true)
    }
    for (const press of ["pointerdown", "click"]) document.addEventListener(press, onPress, options)
    addEventListener("pagehide", () => onEvent(true), options)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [draft, id])
  const control = {
    id,
    value: draft ?? value,
    autoComplete: "off",
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setFault("")
      setDraft(target.value)
    },
    onBlur: () => void settled(true),
  }
  return { control, fault, leave: () => settled(true) }
}

interface DraftFieldProps extends Omit<React.ComponentProps<"input">, "value"> {
  value: string
  onSettle: (typed: string, isLeft: boolean) => string
}

/** A field in a line of the list. What the list cannot take stays as typed with the reason below, and the list keeps what it had. */
export function DraftField({ value, onSettle, className = "", ...input }: DraftFieldProps) {
  const { control, fault, leave } = useDraft(value, onSettle)
  const faultId = `${control.id}-fault`
  return (
    <>
      <input
        {...input}
        {...control}
        className={`${fields.control} ${className} ${fault ? styles.isFaulty : ""}`}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
        onKeyDown={({ key }) => void (key === "Enter" && leave())}
      />
      <FaultLine className={styles.fault} id={faultId} role="alert">
        {fault}
      </FaultLine>
    </>
  )
}
