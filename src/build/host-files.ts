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

/**
 * Headers in the same format. Files named by their content are kept for a year; pages and the editor are asked for again
 * every time.
 */
export function headersFile(): string {
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
