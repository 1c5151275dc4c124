interface ProseProps {
  /** HTML that the build made from Markdown with an allow-list: see content-model/markdown.ts */
  html: string
  className?: string
}

/** Formatted text from the content. */
export function Prose({ html, className = "" }: ProseProps) {
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
