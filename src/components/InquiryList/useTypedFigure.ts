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
 *
 * @param value the value in the list
 * @param read parses a text, or says why it is invalid
 */
export function useTypedFigure(
  value: number,
  read: (text: string) => TypedFigure,
  onValue: (value: number) => void,
): TypedField {
  const [typed, setTyped] = React.useState<{ readonly text: string; readonly over: number }>()
  const figure = typed && read(typed.text)
  const isCurrent = figure !== undefined && (figure.value ?? typed?.over) === value
  const text = isCurrent ? (typed?.text ?? "") : String(value)
  const [left, setLeft] = React.useState("")
  const isSettled = useSettled(text) === text || left === text
  return {
    text,
    fault: isCurrent && isSettled ? figure.fault : null,
    type: (next) => {
      const { value: given } = read(next)
      setTyped({ text: next, over: value })
      if (given !== null) onValue(given)
    },
    leave: () => {
      setLeft(text)
      if (figure?.fault === null) setTyped(undefined)
    },
  }
}
