const inlined = /<style data-href="([^"]+)" data-identity="gatsby-global-css">[\s\S]*?<\/style>/g

/**
 * The page with links to its style sheets in place of their text, which Gatsby writes into every page. As files the browser
 * keeps them for the next page.
 *
 * Gatsby does not write a page again when only a style sheet has changed, so its HTML can name the file of an earlier build:
 * the link gets the file of this one.
 *
 * @param files style sheets of this build by the name of their chunk: "app" → "assets/app.0123456789abcdef0123.css"
 * @returns null for a page without styles of Gatsby, or with one this build does not have
 */
export function withLinkedStyles(html: string, files: ReadonlyMap<string, string>): string | null {
  let isKnown = false
  let isMissing = false
  const linked = html.replace(inlined, (_, written: string) => {
    isKnown = true
    const file = files.get(chunkName(written))
    isMissing ||= file === undefined
    return `<link rel="stylesheet" href="/${file}"/>`
  })
  return isKnown && !isMissing ? linked : null
}

/** "app" of "/assets/app.0123456789abcdef0123.css" */
export function chunkName(file: string): string {
  return file.replace(/^.*\//, "").replace(/\..*$/, "")
}
