const inlined = /<style data-href="([^"]+)" data-identity="gatsby-global-css">[\s\S]*?<\/style>/g

/**
 * A page with links to its styles in place of their text. Gatsby writes them into every page, which would then need more than
 * the first round trip; as files the browser keeps them for the next page.
 */
export function withLinkedStyles(html: string): string {
  return html.replace(inlined, (_, file: string) => `<link rel="stylesheet" href="${file}"/>`)
}
