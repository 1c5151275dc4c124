import type * as React from "react"
import { ToolBoundary } from "../kit/blocks/ToolBoundary"
import { WithScripts, useIsHydrated } from "../kit/hooks/hydrated"
import { DirectWays } from "./list/sending"

interface ToolBandProps {
  /** What is said instead without scripts, above the ways to write to the company. */
  before: string
  /** How the names begin under which the tool keeps its texts. */
  kept: readonly string[]
  /** What of the address it reads. */
  reads?: readonly ("search" | "hash")[]
  className?: string | undefined
  /** What else stands there without scripts. */
  otherwise?: React.ReactNode
  children: React.ReactNode
}

/** The band of a tool that only scripts can draw. Reserves room for it, so that nothing in view shifts. */
export function ToolBand(props: ToolBandProps) {
  const { before, kept, reads = ["hash"], className = "", otherwise, children } = props
  return (
    <section className={`band ${className}`}>
      <div className="sheet room">
        <WithScripts>
          <ToolBoundary kept={kept} reads={reads}>
            {children}
          </ToolBoundary>
        </WithScripts>
        {useIsHydrated() ? null : (
          <div className="stack">
            <p className="lead">{before}</p>
            <DirectWays />
            {otherwise}
          </div>
        )}
      </div>
    </section>
  )
}
