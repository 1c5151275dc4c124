interface ProseProps {
  /** HTML the build made from markdown through its allow-list: see content-model/markdown.ts */
  html: string
  className?: string
}

/** Formatted text an editor wrote. */
export function Prose({ html, className = "" }: ProseProps) {
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
