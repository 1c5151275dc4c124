import { usePageAddress } from "../usePageAddress"

interface ProseProps {
  /** HTML that the build made from Markdown with an allow-list: see content/model/markdown.ts */
  html: string
  className?: string
}

/** Formatted text from the content. Its links to pages lead to pages in the current language. */
export function Prose({ html, className = "" }: ProseProps) {
  const address = usePageAddress()
  const linked = html.replace(/href="(\/[^"]*)"/g, (_, to: string) => `href="${address(to)}"`)
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: linked }} />
}
