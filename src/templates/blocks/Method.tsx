import type * as React from "react"
import { unbroken } from "../../kit/format/texts"

interface MethodProps {
  texts: { readonly methodHeading: string; readonly method: readonly string[] }
  children?: React.ReactNode
}

/** How a tool comes to its result, below it. */
export function Method({ texts, children }: MethodProps) {
  return (
    <section className="band band--rule no-print">
      <div className="sheet stack">
        <h2 className="h3">{texts.methodHeading}</h2>
        <div className="prose">
          <ol>
            {texts.method.map((sentence) => (
              <li key={sentence}>{unbroken(sentence)}</li>
            ))}
          </ol>
        </div>
        {children}
      </div>
    </section>
  )
}
