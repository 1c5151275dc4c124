import * as React from "react"
import { planning, type Plan } from "./plan"
import type { Part } from "./sheet"

/** Milliseconds of planning between two looks at what the visitor does. */
const SLICE = 20

const none: ReadonlyMap<string, readonly Plan[]> = new Map()

/** The plans of each part, one for each choice of bars, made in slices so that the page answers meanwhile; undefined until then. */
export function usePlans(parts: readonly Part[], kerf: number) {
  const [plans, setPlans] = React.useState(none)
  const keys = parts.map(({ section, choices }) => JSON.stringify([section.pieces, choices, kerf]))
  const wanted = keys.join()
  const make = React.useEffectEvent(async (signal: AbortSignal) => {
    const made = new Map<string, readonly Plan[]>()
    let until = performance.now() + SLICE
    for (const [place, { section, choices }] of parts.entries()) {
      const own: Plan[] = []
      for (const stocks of plans.has(keys[place]) ? [] : choices) {
        const steps = planning(section.pieces, stocks, kerf)
        let step = steps.next()
        for (; !step.done; step = steps.next()) {
          if (performance.now() < until) continue
          await new Promise((resolve) => setTimeout(resolve))
          if (signal.aborted) return
          until = performance.now() + SLICE
        }
        own.push(step.value)
      }
      made.set(keys[place], plans.get(keys[place]) ?? own)
    }
    setPlans(made)
  })
  React.useEffect(() => {
    const ended = new AbortController()
    void make(ended.signal)
    return () => ended.abort()
  }, [wanted])
  return keys.map((key) => plans.get(key))
}
