import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import MarkdownIt from "markdown-it"
import type { EntryOf } from "../../content/model/content-type"
import type { company, settings } from "../../content/model/settings"
import { contentCopyFile, helpFiles, helpPictures, sizeDataFile } from "../../content/routes/paths"
import { siteRoutes, type Route } from "../../content/routes/routes"
import { languages, languageTag, type Language } from "../../kit/words/language"
import { catalogueFigures } from "../../steel/range/catalogue"
import type { SizeFigures } from "../../steel/range/makeSize"
import { parseSectionTables } from "../../steel/range/tables"

/**
 * Files made from content that are not pages: charts, sizes for the finder, content for the editor. The development server
 * serves this folder, and the publish stage copies it into the site. Each run of Gatsby begins with an empty one (gatsby-node.ts).
 */
export const generatedFiles = ".site-cache/files"

/** The site that the pages were built from, so that later steps need not read the content again. */
export interface BuiltSite {
  readonly routes: readonly Route[]
  readonly company: EntryOf<typeof company>
  readonly settings: EntryOf<typeof settings>
}

const builtSite = ".site-cache/site.json"

export const readBuiltSite = () => JSON.parse(readFileSync(builtSite, "utf8")) as BuiltSite

/** Works out the routes of the site and stores them for `readBuiltSite`. */
export function keepBuiltSite(entries: ReadonlyMap<string, unknown>): Route[] {
  const routes = siteRoutes(entries)
  const [company, settings] = ["company", "settings"].map((name) =>
    entries.get(`site/${name}.json`),
  )
  writeTextFiles(".", { [builtSite]: JSON.stringify({ routes, company, settings }) })
  return routes
}

/**
 * Writes the files that scripts of the site fetch, and the editor's help, from a content folder and its entries.
 *
 * @throws Error with line and column of a fault in a section table
 */
export function writeFetchedFiles(content: string, entries: ReadonlyMap<string, unknown>): void {
  const help = languages.map((each) => {
    const markdown = each === "en" ? "docs/for-editors.md" : `docs/for-editors.${each}.md`
    return [helpFiles[each], editorHelp(readFileSync(markdown, "utf8"), each)] as const
  })
  writeTextFiles(generatedFiles, {
    ...Object.fromEntries(help),
    [contentCopyFile]: JSON.stringify(Object.fromEntries(entries)),
    [sizeDataFile]: JSON.stringify(readFigures(join(content, "sections"))),
  })
  const pictures = new RegExp(`src="/${helpPictures}/([^"]+)"`, "g")
  for (const [, picture = ""] of help.join().matchAll(pictures)) {
    cpSync(join("docs", picture), join(generatedFiles, helpPictures, picture))
  }
}

/**
 * The figures of all sizes that may be published, from the section tables in a folder.
 *
 * @throws Error with line and column of a fault
 */
export function readFigures(folder: string): SizeFigures[] {
  return catalogueFigures(parseSectionTables((name) => readFileSync(join(folder, name), "utf8")))
}

/** Writes text files below a folder, by their path there. */
export function writeTextFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** The editor's help as a page, from docs/for-editors.md or its Hindi: its sections, then its text with other picture addresses. */
export function editorHelp(markdown: string, language: Language): string {
  const renderer = new MarkdownIt({ html: false })
  const { escapeHtml } = renderer.utils
  const tokens = renderer.parse(markdown.replace(/^# .*\n/, ""), {})
  const sections: string[] = []
  tokens.forEach((token, at) => {
    if (token.type === "heading_open" && token.tag === "h2") {
      const heading = tokens[at + 1]?.content ?? ""
      const id = `help-${heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")}`
      token.attrSet("id", id)
      sections.push(`<li><a href="#${id}">${escapeHtml(heading)}</a></li>`)
    }
    for (const child of token.children ?? []) {
      if (child.type !== "image") continue
      child.attrSet("src", `/${helpPictures}/${child.attrGet("src") ?? ""}`)
      child.attrSet("loading", "lazy")
    }
  })
  const title = escapeHtml(/^# (.*)/.exec(markdown)?.[1] ?? "")
  const html = renderer.renderer.render(tokens, renderer.options, {})
  return `<!doctype html><html lang="${languageTag[language]}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/admin/editor.css"></head><body class="site-help"><ul>${sections.join("")}</ul>${html}</body></html>
`
}
