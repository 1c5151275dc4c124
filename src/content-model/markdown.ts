import MarkdownIt from "markdown-it"
import type { Language } from "../interface/language"
import { partsByLanguage } from "./language"

/** Links with any other scheme stay plain text. */
const allowed = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i

/** HTML in the source appears as text; pictures and tables are off. */
const renderer = new MarkdownIt("default", { html: false, linkify: false, typographer: false })
renderer.disable(["image", "table", "html_block", "html_inline"])
renderer.validateLink = (url) => allowed.test(url.trim())
renderer.renderer.rules.text = (tokens, at, _options, { language }: Page) => {
  const text = joined(tokens[at]?.content ?? "")
  return (language === "hi" ? [text] : partsByLanguage(text))
    .map((part, index) => {
      const html = renderer.utils.escapeHtml(part)
      return index % 2 === 1 ? `<bdi lang="hi">${html}</bdi>` : html
    })
    .join("")
}

/** "6 %" and "IS 4923" stay on one line. In "(a)(b)" the font lets the inner brackets touch: a space parts them. */
function joined(text: string): string {
  return text.replace(/(?<=\d) (?=%)|(?<=\bIS) (?=\d)/g, "\u00a0").replaceAll(")(", ")\u00a0(")
}

/** The same grammar, but it reads every link whatever its scheme, so that the content check can name the bad ones. */
const reader = new MarkdownIt("default", { html: false })
reader.disable(["image", "table", "html_block", "html_inline"])
reader.validateLink = () => true

/** The page that a text is on. */
interface Page {
  readonly language?: Language
}

/**
 * Safe HTML for a Markdown text. Headings start at level 2, because the page has its own level 1. On English pages, Hindi in a
 * text is marked.
 */
export function markdownToHtml(source: string, language?: Language): string {
  const tokens = renderer.parse(source, {})
  for (const token of tokens) {
    if (token.tag === "h1") token.tag = "h2"
  }
  return renderer.renderer.render(tokens, renderer.options, { language } satisfies Page)
}

/** The addresses of all links in a markdown text. */
export function linksInMarkdown(source: string): string[] {
  return reader
    .parse(source, {})
    .flatMap((block) => block.children ?? [])
    .filter((token) => token.type === "link_open")
    .map((token) => String(token.attrGet("href")))
}
