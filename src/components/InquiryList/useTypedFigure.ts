import * as React from "react"
import type { TypedFigure } from "../../inquiry/typedQuantity"
import { useSettled } from "../../hooks/useSettled"

interface TypedField {
  /** What the field shows. */
  readonly text: string
  /** What is wrong with it; null while it is right, and until typing has settled. */
  readonly fault: string | null
  readonly type: (text: string) => void
  readonly leave: () => void
}

/**
 * A field for a figure of the list. What was typed stays as long as it cannot be taken, so that it can be corrected, but not when
 * the figure is changed from elsewhere in the meantime.
 *
 * @param value the figure of the list
 * @param read what a text means, or why it cannot be taken
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
