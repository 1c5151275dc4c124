import MarkdownIt from "markdown-it"
import { cleanedPaste } from "./cleaned-text"

/** Blocks and lists are written as Markdown, formats of words as HTML inside it. */
const writer = new MarkdownIt({ html: true }).disable(["html_block", "code"])
// Decap wants a paragraph in every item of a list.
writer.core.ruler.push("paragraphs", ({ tokens }) => {
  for (const token of tokens) token.hidden = false
})

const ignored = new Set("HEAD STYLE SCRIPT META LINK TITLE TEMPLATE IMG SVG".split(" "))
const blocks = new Set(
  "ADDRESS ARTICLE ASIDE BR DD DIV DL DT FIGURE FOOTER HEADER HR MAIN NAV OL P PRE SECTION TABLE TR UL".split(
    " ",
  ),
)
const linkable = /^(https?:|mailto:|tel:|\/(?!\/))/i

/**
 * The pasted HTML with the formats a text of the site has and nothing else: paragraphs, headings, bold, italics, links, lists
 * and quotations. A row of a table becomes a paragraph. Pictures are left out. Word's lists, which are paragraphs with a bullet
 * or number, become lists.
 *
 * Decap reads HTML in a narrow way: it ignores <b>, joins words that a line break separates, and fails on formats around a link.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-widget-markdown/src/MarkdownControl/plugins/html/withHtml.js
 */
export function plainHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html")
  const markdown = inside(body, {})
    // One space between words, also where a format begins there, and one format around words beside each other.
    .replace(/(?<=\S) ((?:<[^<>\n]*>)*) +/g, " $1")
    .replace(/<\/(strong|em)>( ?)<\1>/g, "$2")
  return writer.render(markdown).replaceAll("\n", "")
}

interface Format {
  readonly bold?: boolean
  readonly italic?: boolean
}

function inside(node: Node, format: Format): string {
  return [...node.childNodes].map((child) => written(child, format)).join("")
}

function written(node: Node, format: Format): string {
  if (node instanceof Text) return writtenText(node.data, format)
  if (!(node instanceof HTMLElement) || ignored.has(node.nodeName) || isWordMarker(node)) return ""
  const words = inside(node, formatOf(node, format))
  const text = words.trim()
  const { nodeName } = node
  if (/^H\d$/.test(nodeName)) return block(`${nodeName < "H3" ? "##" : "###"} ${onOneLine(text)}`)
  switch (nodeName) {
    case "BLOCKQUOTE":
      return block(text.replace(/^/gm, "> "))
    case "LI":
      return item(text, node.parentElement?.nodeName === "OL")
    case "TD":
    case "TH":
      return onOneLine(text) + (node.nextElementSibling ? ", " : "")
    default:
      return blocks.has(nodeName) ? (wordItem(node, text) ?? block(text)) : inline(node, words)
  }
}

function block(text: string): string {
  return `\n\n${text}\n\n`
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ")
}

function item(text: string, isNumbered: boolean, indent = ""): string {
  const lines = `${isNumbered ? "1." : "-"} ${text.replace(/\n(?=.)/g, "\n   ")}`
  return text === "" ? "" : block(indent + lines)
}

/** A paragraph that is an item of a list of Word. */
function wordItem(element: HTMLElement, text: string): string | undefined {
  const style = element.getAttribute("style") ?? ""
  const level = Number(/mso-list:\s*l\d+\s+level(\d)/i.exec(style)?.[1])
  if (!level) return undefined
  const marker = [...element.querySelectorAll("span")].find(isWordMarker)?.textContent ?? ""
  return item(text, /^\s*[\da-z]+[.)]/i.test(marker), "   ".repeat(level - 1))
}

/** The bullet or number that Word writes before the text of an item. */
function isWordMarker(element: Element): boolean {
  return /mso-list:\s*ignore/i.test(element.getAttribute("style") ?? "")
}

function inline(element: HTMLElement, text: string): string {
  const href = element.nodeName === "A" ? (element.getAttribute("href") ?? "") : ""
  const isLink = linkable.test(href) && text.trim() !== "" && !text.includes("\n")
  return isLink ? `<a href="${writer.utils.escapeHtml(href)}">${text}</a>` : text
}

function formatOf({ nodeName, style }: HTMLElement, { bold, italic }: Format): Format {
  const weight = style.fontWeight === "bold" ? 700 : Number(style.fontWeight)
  const isBold = bold || ["B", "STRONG"].includes(nodeName) || weight >= 600
  return {
    // Google Docs puts all of a text into a <b> of normal weight.
    bold: isBold && style.fontWeight !== "normal" && !(weight > 0 && weight < 600),
    italic: italic || ["I", "EM"].includes(nodeName) || style.fontStyle === "italic",
  }
}

/** Each mark that Markdown or HTML would take for its own is escaped. */
function writtenText(data: string, { bold, italic }: Format): string {
  const text = onOneLine(cleanedPaste(data)).replace(/[!-/:-@[-`{-~]/g, "\\$&")
  if (text.trim() === "") return text
  const slanted = italic ? `<em>${text}</em>` : text
  return bold ? `<strong>${slanted}</strong>` : slanted
}
