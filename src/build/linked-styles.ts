import { readFileSync } from "node:fs"
import { join } from "node:path"

const inlined = /<style data-href="([^"]+)" data-identity="gatsby-global-css">[\s\S]*?<\/style>/g

/**
 * A page with links to its styles in place of their text. Gatsby writes them into every page, which would then need more than
 * the first round trip; as files the browser keeps them for the next page.
 */
export function withLinkedStyles(html: string): string {
  return html.replace(inlined, (_, file: string) => `<link rel="stylesheet" href="${file}"/>`)
}

const hashed = /\/([\w-]+)\.[0-9a-f]{20}\.css/g

/**
 * A page with the styles of this build in place of those of an earlier one. Gatsby does not write a page again for a change of
 * shared styles alone, and its link would lead to the old file.
 *
 * @param files names of the styles of this build: "app.0123456789abcdef0123.css"
 */
export function withPresentStyles(html: string, files: readonly string[]): string {
  const present = new Map(files.map((file) => [file.slice(0, file.indexOf(".")), file]))
  return html.replace(hashed, (address, name: string) =>
    present.has(name) ? `/${present.get(name)}` : address,
  )
}

/** Names of the styles of the build that lies in a folder. */
export function presentStyles(folder: string): string[] {
  const { assetsByChunkName } = JSON.parse(
    readFileSync(join(folder, "webpack.stats.json"), "utf8"),
  ) as { assetsByChunkName: Readonly<Record<string, readonly string[]>> }
  return Object.values(assetsByChunkName)
    .flat()
    .filter((file) => file.endsWith(".css"))
}
