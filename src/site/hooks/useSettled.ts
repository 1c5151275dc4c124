import * as React from "react"

/** Milliseconds to finish a figure before it is called wrong: "1" is on its way to "100". */
const PAUSE = 500

/** A value once it has been unchanged for half a second. Compared by identity. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = React.useState(value)
  React.useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
