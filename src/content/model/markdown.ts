import MarkdownIt from "markdown-it"

/** Links with any other scheme stay plain text. */
const allowed = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i

/** HTML in the source appears as text; pictures and tables are off. */
const renderer = new MarkdownIt("default", { html: false, linkify: false, typographer: false })
renderer.disable(["image", "table", "html_block", "html_inline"])
renderer.validateLink = (url) => allowed.test(url.trim())
renderer.renderer.rules.text = (tokens, at) =>
  renderer.utils.escapeHtml(unparted(tokens[at]?.content ?? ""))

/** "6 %", "IS 4923" and "Part 1" stay on one line. In "(a)(b)" the font lets the inner brackets touch: a space parts them. */
function unparted(text: string): string {
  return text
    .replace(/(\d) (?=%)/g, "$1\u00a0")
    .replace(/\b(IS|Part) (?=\d)/g, "$1\u00a0")
    .replaceAll(")(", ")\u00a0(")
}

/** The same grammar, but it reads every link whatever its scheme, so that the content check can name the bad ones. */
const linkReader = new MarkdownIt("default", { html: false })
linkReader.disable(["image", "table", "html_block", "html_inline"])
linkReader.validateLink = () => true

/** Safe HTML for a Markdown text. Headings start at level 2, because the page has its own level 1. */
export function markdownToHtml(source: string): string {
  const tokens = renderer.parse(source, {})
  for (const token of tokens) {
    if (token.tag === "h1") token.tag = "h2"
  }
  return renderer.renderer.render(tokens, renderer.options, {})
}

/** The addresses of all links in a markdown text. */
export function linksInMarkdown(source: string): string[] {
  return linkReader
    .parse(source, {})
    .flatMap((block) => block.children ?? [])
    .filter((token) => token.type === "link_open")
    .map((token) => String(token.attrGet("href")))
}
