import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const inlined = /<style data-href="([^"]+)" data-identity="gatsby-global-css">[\s\S]*?<\/style>/g

/**
 * A page with links to its styles in place of their text. Gatsby writes them into every page, which would then need more than
 * the first round trip; as files, fonts and all, the browser keeps them for the next page.
 */
export function withLinkedStyles(html: string): string {
  return html.replace(inlined, (_, file: string) => `<link rel="stylesheet" href="${file}"/>`)
}

/** Does so for every page of a built site. Can be run again on the same folder. */
export function linkStyles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue
    const file = join(entry.parentPath, entry.name)
    const html = readFileSync(file, "utf8")
    const linked = withLinkedStyles(html)
    if (linked !== html) writeFileSync(file, linked)
  }
}
