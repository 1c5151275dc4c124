import type * as React from "react"
import { unbroken } from "../format/texts"
import { usePageAddress } from "../PageLink"
import { Banner, type Crumbs } from "./Banner"
import * as styles from "./Text.module.css"

interface ProseProps {
  /** HTML that the build made from Markdown with an allow-list: see content/model/markdown.ts */
  html: string
  className?: string
}

/** Formatted text from the content. Its links to pages lead to pages in the current language. */
export function Prose({ html, className = "" }: ProseProps) {
  const address = usePageAddress()
  const linked = html.replace(/href="(\/[^"]*)"/g, (_, to: string) => `href="${address(to)}"`)
  return (
    <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: unbroken(linked) }} />
  )
}

interface TextBandProps {
  heading: string
  html: string
  /** Small print under the text. */
  note?: string | null
}

/** A heading beside formatted text. */
export function TextBand({ heading, html, note }: TextBandProps) {
  return (
    <section className="band">
      <div className="sheet grid">
        <h2 className="aside">{heading}</h2>
        <div className="beside">
          <Prose html={html} />
          {note ? <p className={`small muted ${styles.note}`}>{note}</p> : null}
        </div>
      </div>
    </section>
  )
}

interface TextPageProps extends Pick<Crumbs, "between"> {
  /** The words of the page. */
  readonly words: {
    readonly heading: string
    readonly lead: string | null
    readonly breadcrumb: string
    readonly parts: readonly { readonly heading: string; readonly text: string }[]
  }
  /** Content below the parts. */
  readonly children: React.ReactNode
}

/** A text page: a heading, and parts with a heading each. */
export function TextPage({ words, between, children }: TextPageProps) {
  return (
    <>
      <Banner {...words} between={between} />
      <div className="parts">
        {words.parts.map((part) => (
          <TextBand key={part.heading} heading={part.heading} html={part.text} />
        ))}
        {children}
      </div>
    </>
  )
}

/** The next steps, numbered. */
export function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={`ruled ${styles.steps}`}>
      {steps.map((step) => (
        <li key={step}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
