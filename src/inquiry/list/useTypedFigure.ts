import * as React from "react"
import type { TypedFigure } from "../../steel/typedQuantity"
import { useSettled } from "../../hooks/useSettled"

interface TypedField {
  /** The text in the field. */
  readonly text: string
  /** The fault to show; null while typing. */
  readonly fault: TypedFigure["fault"]
  readonly type: (text: string) => void
  readonly leave: () => void
}

/**
 * State of a number field of the list. Invalid text stays for correction, unless the value changes elsewhere in the meantime.
 * Until it is corrected, the list has the value from before the visitor typed: not 1 for the beginning of "1,5".
 *
 * @param value the value in the list
 * @param read parses a text, or says why it is invalid
 */
export function useTypedFigure(
  value: number,
  read: (text: string) => TypedFigure,
  onValue: (value: number) => void,
): TypedField {
  const [typed, setTyped] = React.useState<{ readonly text: string; readonly before: number }>()
  const figure = typed && read(typed.text)
  const isCurrent = figure !== undefined && (figure.value ?? typed?.before) === value
  const text = isCurrent ? (typed?.text ?? "") : String(value)
  const [left, setLeft] = React.useState("")
  const isSettled = useSettled(text) === text || left === text
  return {
    text,
    fault: isCurrent && isSettled ? figure.fault : null,
    type: (next) => {
      const before = typed && isCurrent ? typed.before : value
      const given = read(next).value ?? before
      setTyped({ text: next, before })
      if (given !== value) onValue(given)
    },
    leave: () => {
      setLeft(text)
      if (figure?.fault === null) setTyped(undefined)
    },
  }
}
