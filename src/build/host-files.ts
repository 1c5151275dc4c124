import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

export interface Redirect {
  readonly fromPath: string
  readonly toPath: string
}

/** Redirects in the format of Netlify and Cloudflare Pages; `npm run serve` reads the same file. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ fromPath, toPath }) => `${fromPath} ${toPath} 301\n`).join("")
}

/** Whether a file at the root of the site is named by its content, as webpack names scripts and styles. */
export function isNamedByContent(file: string): boolean {
  return /[-.][0-9a-f]{20}\.(js|css)$/.test(file)
}

/**
 * Headers in the same format. Files named by their content are kept for a year; pages and the editor are asked for again
 * every time. `kept` are the names of such files at the root: a pattern for them would not mean the same on every host.
 */
export function headersFile(kept: readonly string[] = []): string {
  const forever = "Cache-Control: public, max-age=31536000, immutable"
  const again = "Cache-Control: public, max-age=0, must-revalidate"
  const blocks: [string, string[]][] = [
    [
      "/*",
      [
        "X-Content-Type-Options: nosniff",
        "Referrer-Policy: strict-origin-when-cross-origin",
        "X-Frame-Options: SAMEORIGIN",
        again,
      ],
    ],
    ["/static/*", [forever]],
    ["/fonts/*", [forever]],
    ...kept.map((file): [string, string[]] => [`/${file}`, [forever]]),
    ["/admin/*", ["Cache-Control: no-cache", "X-Robots-Tag: noindex"]],
  ]
  return blocks
    .map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}\n`).join("")}`)
    .join("")
}

/** robots.txt: everything may be read but the editor. */
export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin/\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`
}

/** Writes files into the built site. */
export function writeSiteFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
