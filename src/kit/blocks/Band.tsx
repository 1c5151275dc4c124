import * as React from "react"

interface BandProps {
  heading: string
  /** A sentence beside the heading. */
  text?: string | null
  /** Classes besides `band`: "band--rule", "band--galv", "no-print". */
  className?: string
  id?: string
  /** A link beside the heading. */
  link?: React.ReactNode
  children: React.ReactNode
}

/** A full-width section of a page with a heading. */
export function Band({ heading, text, className = "", id, link, children }: BandProps) {
  return (
    <section className={`band ${className}`.trim()} id={id} tabIndex={id ? -1 : undefined}>
      <div className="sheet">
        <div className="band__head">
          <h2>{heading}</h2>
          {text ? <p>{text}</p> : null}
          {link}
        </div>
        {children}
      </div>
    </section>
  )
}
