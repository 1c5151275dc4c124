import * as React from "react"
import { planning, type Plan } from "./plan"
import type { CutSection } from "./typed"
import type { Choice } from "./sheet"

/** Milliseconds of planning between two looks at what the visitor does. */
const SLICE = 8

/** A plan to be made. */
export interface Job {
  readonly section: CutSection
  readonly choice: Choice
}

export function jobKey({ section: { size, pieces }, choice }: Job, kerf: number): string {
  return JSON.stringify([size.id, pieces, choice.stocks, kerf])
}

const none: ReadonlyMap<string, Plan> = new Map()

/** The plans by `jobKey`, made in slices, so that the page answers meanwhile. Those of unchanged sections stay. */
export function usePlans(jobs: readonly Job[], kerf: number): ReadonlyMap<string, Plan> {
  const [plans, setPlans] = React.useState(none)
  const keys = jobs.map((job) => jobKey(job, kerf)).join("\n")
  const make = React.useEffectEvent(async (isWanted: () => boolean) => {
    const made = new Map<string, Plan>()
    let until = performance.now() + SLICE
    for (const job of jobs) {
      const key = jobKey(job, kerf)
      const known = plans.get(key)
      const steps = planning(job.section.pieces, job.choice.stocks, kerf)
      let step: IteratorResult<void, Plan> = known ? { done: true, value: known } : steps.next()
      while (!step.done) {
        if (performance.now() > until) {
          await new Promise((resolve) => setTimeout(resolve))
          if (!isWanted()) return
          until = performance.now() + SLICE
        }
        step = steps.next()
      }
      made.set(key, step.value)
    }
    setPlans(made)
  })
  React.useEffect(() => {
    let isOn = true
    void make(() => isOn)
    return () => {
      isOn = false
    }
  }, [keys])
  return plans
}
