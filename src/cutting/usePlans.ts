import * as React from "react"
import { planning, type Plan } from "./plan"
import type { Part } from "./sheet"

/** Milliseconds of planning between two looks at what the visitor does. */
const SLICE = 20

const none: ReadonlyMap<string, Plan | null> = new Map()

/**
 * The plan of each part, made in slices so that the page answers meanwhile: undefined until there is one, then each better one; null if
 * none could be made.
 */
export function usePlans(parts: readonly Part[], kerf: number) {
  const [plans, setPlans] = React.useState(none)
  const keys = parts.map(({ pieces, stocks }) => JSON.stringify([pieces, stocks, kerf]))
  const wanted = keys.join()
  const make = React.useEffectEvent(async (signal: AbortSignal) => {
    const made = new Map([...plans].filter(([key, plan]) => keys.includes(key) && plan?.isFinal))
    let until = performance.now() + SLICE
    for (const [place, { pieces, stocks }] of parts.entries()) {
      if (made.has(keys[place])) continue
      const put = (plan: Plan | null) => {
        made.set(keys[place], plan)
        setPlans(new Map(made))
      }
      try {
        for (const steps = planning(pieces, stocks, kerf); ;) {
          const { value, done } = steps.next()
          if (value) put(value)
          if (done) break
          if (performance.now() < until) continue
          await new Promise((resolve) => setTimeout(resolve))
          if (signal.aborted) return
          until = performance.now() + SLICE
        }
      } catch {
        put(null)
      }
    }
  })
  React.useEffect(() => {
    const ended = new AbortController()
    void make(ended.signal)
    return () => ended.abort()
  }, [wanted])
  return keys.map((key) => plans.get(key))
}
