import MarkdownIt from "markdown-it"
import type { Language } from "../interface/language"
import { partsByLanguage } from "./language"

/**
 * Markdown to HTML through an allow-list: HTML in the source shows as text, pictures and tables are off, and a link whose
 * scheme is not one of these stays plain text.
 */
const allowed = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i

const renderer = new MarkdownIt("default", { html: false, linkify: false, typographer: false })
renderer.disable(["image", "table", "html_block", "html_inline"])
renderer.validateLink = (url) => allowed.test(url.trim())
renderer.renderer.rules.text = (tokens, at, _options, { language }: Page) =>
  (language === "hi" ? [tokens[at]?.content ?? ""] : partsByLanguage(tokens[at]?.content ?? ""))
    .map((part, index) => {
      const html = renderer.utils.escapeHtml(part)
      return index % 2 === 1 ? `<bdi lang="hi">${html}</bdi>` : html
    })
    .join("")

/** The same grammar, seeing every link whatever its scheme, so that the content check can name the bad ones. */
const reader = new MarkdownIt("default", { html: false })
reader.disable(["image", "table", "html_block", "html_inline"])
reader.validateLink = () => true

/** What is known of the page a text is on. */
interface Page {
  readonly language?: Language
}

/**
 * Safe HTML for a markdown text. Headings start at level 2: the page has its own level 1. Hindi in a text is marked, but on
 * a page in Hindi.
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
