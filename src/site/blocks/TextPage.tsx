import * as React from "react"
import { Banner } from "./Banner"
import type { Breadcrumbs } from "./Breadcrumbs"
import { TextBand } from "./TextBand"

interface TextPageProps {
  /** The words of the page. */
  readonly words: {
    readonly heading: string
    readonly lead: string | null
    readonly breadcrumb: string
    readonly parts: readonly { readonly heading: string; readonly text: string }[]
  }
  /** The pages between Home and this one in the breadcrumb. */
  readonly between?: React.ComponentProps<typeof Breadcrumbs>["between"]
  /** Content below the parts. */
  readonly children?: React.ReactNode
}

/** A text page: a heading, and parts with a heading each. */
export function TextPage({ words, between = [], children }: TextPageProps) {
  const { heading, lead, breadcrumb, parts } = words
  return (
    <>
      <Banner crumbs={{ between, current: breadcrumb }} heading={heading} lead={lead} />
      <div className="parts">
        {parts.map((part) => (
          <TextBand key={part.heading} heading={part.heading} html={part.text} />
        ))}
        {children}
      </div>
    </>
  )
}
