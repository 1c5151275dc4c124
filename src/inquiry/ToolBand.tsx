import type * as React from "react"
import { WithScripts, useIsHydrated } from "../kit/hooks/hydrated"
import { DirectWays } from "./list/sending"

interface ToolBandProps {
  /** What is said instead without scripts, above the ways to write to the company. */
  before: string
  children: React.ReactNode
}

/** The band of a tool that only scripts can draw. Reserves room for it, so that nothing in view shifts. */
export function ToolBand({ before, children }: ToolBandProps) {
  return (
    <section className="band">
      <div className="sheet room">
        <WithScripts>{children}</WithScripts>
        {useIsHydrated() ? null : (
          <div className="stack">
            <p className="lead">{before}</p>
            <DirectWays />
          </div>
        )}
      </div>
    </section>
  )
}
