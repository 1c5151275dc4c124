import { cpSync, readFileSync } from "node:fs"
import { join } from "node:path"
import MarkdownIt from "markdown-it"
import { helpFile, helpPictures, type EditorHelp } from "../../content/routes/paths"

/** Turns docs/for-editors.md into the editor's help: other picture addresses, no title. */
export function editorHelp(markdown: string): EditorHelp {
  const renderer = new MarkdownIt({ html: false })
  const tokens = renderer.parse(markdown.replace(/^# .*\n/, ""), {})
  const sections: EditorHelp["sections"][number][] = []
  tokens.forEach((token, at) => {
    if (token.type === "heading_open" && token.tag === "h2") {
      const heading = tokens[at + 1]?.content ?? ""
      const id = `help-${heading.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`
      token.attrSet("id", id)
      sections.push({ id, heading })
    }
    for (const child of token.children ?? []) {
      if (child.type !== "image") continue
      child.attrSet("src", `/${helpPictures}/${child.attrGet("src") ?? ""}`)
      child.attrSet("loading", "lazy")
    }
  })
  return { html: renderer.renderer.render(tokens, renderer.options, {}), sections }
}

/** Writes the help and its pictures into a folder of generated files. */
export function writeEditorHelp(
  docs: string,
  folder: string,
  write: (file: string, text: string) => void,
): void {
  const help = editorHelp(readFileSync(join(docs, "for-editors.md"), "utf8"))
  write(helpFile, JSON.stringify(help))
  for (const [, picture = ""] of help.html.matchAll(
    new RegExp(`src="/${helpPictures}/([^"]+)"`, "g"),
  )) {
    cpSync(join(docs, picture), join(folder, helpPictures, picture))
  }
}
