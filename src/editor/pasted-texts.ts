import { seen } from "./fields/typed"
import { inputsOf, parts } from "./inside-decap"
import { say } from "./sentences"
import { showNotice } from "./windows"

/**
 * Takes what is pasted as the site can show it: plain texts without unseen characters, formatted ones with the formats there are.
 * A notice says what of Word, a mail or a web page was left out.
 */
export function watchPastes(): void {
  window.addEventListener(
    "paste",
    (event) => {
      const { target, clipboardData } = event
      if (!(target instanceof HTMLElement) || !clipboardData) return
      const text = clipboardData.getData("text/plain")
      const html = clipboardData.getData("text/html")
      tellWhatIsLeftOut(target, html, clipboardData)
      if (target.closest(parts.formattedText)) {
        if (html === "") return
        insertHtml(target, plainHtml(html))
      } else {
        const place = placeIn(text)
        const clean = cleanedPaste(text)
        if (place && target.matches([inputsOf("lat"), inputsOf("lng")].join())) {
          place.forEach((value, index) => type(["lat", "lng"][index] ?? "", value))
        } else if (clean === text || !target.matches("input, textarea")) return
        // As if typed, so that the keyboard can undo it. No newer API can.
        else document.execCommand("insertText", false, clean)
      }
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}

/** Latitude and longitude as maps copy them together: "26.4499, 80.3319". Each field of its own takes one number. */
function placeIn(text: string): readonly [string, string] | undefined {
  const [, lat, lng] = /^\s*\(?(-?\d{1,2}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)\)?\s*$/.exec(text) ?? []
  return lat && lng ? [lat, lng] : undefined
}

/** Types a value into a field of the form, as far as React can tell. */
function type(field: string, value: string): void {
  const input = document.querySelector<HTMLInputElement>(inputsOf(field))
  input?.focus()
  input?.select()
  document.execCommand("insertText", false, value)
}

/** Inserts HTML as the browser does for a paste. It is the way into Decap's text that works in every browser. */
function insertHtml(target: Element, html: string): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.setData("text/html", html)
  const inputType = "insertFromPaste"
  const options = { inputType, dataTransfer, bubbles: true, cancelable: true }
  target.dispatchEvent(new InputEvent("beforeinput", options))
}

function tellWhatIsLeftOut(target: Element, html: string, { files }: DataTransfer): void {
  if (!target.closest("[contenteditable=true], textarea, input")) return
  const hasPicture =
    [...files].some(({ type: kind }) => kind.startsWith("image/")) || /<img\b/i.test(html)
  const hasTable = target.closest(parts.formattedText) !== null && /<td\b[^]*<td\b/i.test(html)
  if (!hasPicture && !hasTable) return
  const picture = say(
    "A text has no pictures. Add it in a picture field of this form, with “Choose an image”.",
  )
  const table = say("A text has no tables: each row became a line. Please look through it.")
  const heading = say(hasPicture ? "The picture was left out." : "The table was taken as lines.")
  const lines = [...(hasPicture ? [picture] : []), ...(hasTable ? [table] : [])]
  showNotice({ heading, lines, refused: true })
}

/** The pasted text without characters that would be refused although nobody can see them. */
export const cleanedPaste = (text: string): string =>
  seen(text)
    .replace(/\r\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")

const ignored = /^(HEAD|STYLE|SCRIPT|META|LINK|TITLE|TEMPLATE|IMG|SVG)$/
const blocks =
  /^(ADDRESS|ARTICLE|ASIDE|BR|DD|DIV|DL|DT|FIGURE|FOOTER|HEADER|HR|MAIN|NAV|P|PRE|SECTION|TABLE|TR)$/
const linkable = /^(https?:|mailto:|tel:|\/(?!\/))/i

/**
 * The pasted HTML with the formats a text of the site has and nothing else: paragraphs, headings, bold, italics, links, lists
 * and quotations. A row of a table becomes a paragraph. Pictures are left out. Word's lists, which are paragraphs with a bullet
 * or number, become lists.
 *
 * Decap reads HTML in a narrow way: it ignores <b>, joins words that a line break separates, fails on formats around a link, and
 * wants a paragraph in every item of a list.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-widget-markdown/src/MarkdownControl/plugins/html/withHtml.js
 */
export function plainHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html")
  // Google Docs puts a list between the items of the outer one.
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)"))
    list.previousElementSibling?.append(list)
  for (const small of body.querySelectorAll("sup, sub")) small.textContent = raised(small)
  const nextTo = /<\/(ul|ol)><\1>/g
  // Items of Word are lists of their own, one inside the other: they become one list.
  return paragraphs(inside(body, {}))
    .replace(nextTo, "")
    .replace(/<\/li><li>(?=<[uo]l>)/g, "")
    .replace(nextTo, "")
}

/** "²" of a raised 2, "₂" of a lowered one. Letters stay: "1st". */
function raised({ nodeName, textContent }: Element): string {
  const signs = [...(nodeName === "SUP" ? "⁰¹²³⁴⁵⁶⁷⁸⁹⁻" : "₀₁₂₃₄₅₆₇₈₉₋")]
  return textContent.replace(/[\d\-−]/g, (sign) => signs[/\d/.test(sign) ? Number(sign) : 10] ?? "")
}

/** Blocks as they are, and each line of words between them as a paragraph. */
function paragraphs(text: string): string {
  const lines = text.split("\n").map(onOneLine).filter(Boolean)
  const isBlock = (line: string) => /^<(h[23]|ul|ol|li|blockquote)>/.test(line)
  return lines.map((line) => (isBlock(line) ? line : `<p>${line}</p>`)).join("")
}

interface Format {
  readonly bold?: boolean
  readonly italic?: boolean
}

function inside(node: Node, format: Format): string {
  return [...node.childNodes].map((child) => written(child, format)).join("")
}

/** A part of the page: blocks are between line breaks. */
function written(node: Node, format: Format): string {
  if (node instanceof Text) return writtenText(node.data, format)
  if (!(node instanceof HTMLElement) || ignored.test(node.nodeName) || isWordMarker(node)) return ""
  const text = inside(node, formatOf(node, format))
  const { nodeName } = node
  if (/^H\d$/.test(nodeName)) return block(nodeName < "H3" ? "h2" : "h3", onOneLine(text))
  if (/^([OU]L|LI|BLOCKQUOTE)$/.test(nodeName)) {
    return block(nodeName.toLowerCase(), paragraphs(text))
  }
  if (/^T[DH]$/.test(nodeName)) return onOneLine(text) + (node.nextElementSibling ? ", " : "")
  if (blocks.test(nodeName)) return wordItem(node, text) ?? `\n${text}\n`
  const href = nodeName === "A" ? (node.getAttribute("href") ?? "") : ""
  if (!linkable.test(href) || onOneLine(text) === "" || text.includes("\n")) return text
  return `<a href="${escaped(href)}">${text}</a>`
}

const block = (name: string, text: string) => (text ? `\n<${name}>${text}</${name}>\n` : "")

/** Words with one space between them, also where a format begins, and one format around words beside each other. */
function onOneLine(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ((?:<[^<>]*>)*) /g, " $1")
    .replace(/<\/(strong|em)>( ?)<\1>/g, "$2")
    .trim()
}

/** A paragraph that is an item of a list of Word, as a list of its own. */
function wordItem(element: HTMLElement, text: string): string | undefined {
  const style = element.getAttribute("style") ?? ""
  const level = Number(/mso-list:\s*l\d+\s+level(\d)/i.exec(style)?.[1])
  if (!level) return undefined
  const marker = [...element.querySelectorAll("span")].find(isWordMarker)?.textContent ?? ""
  const list = /^\s*[\da-z]+[.)]/i.test(marker) ? "ol" : "ul"
  const [begin, end] = [`<${list}><li>`, `</li></${list}>`]
  return `\n${begin.repeat(level)}${paragraphs(text)}${end.repeat(level)}\n`
}

/** The bullet or number that Word writes before the text of an item. */
function isWordMarker(element: Element): boolean {
  return /mso-list:\s*ignore/i.test(element.getAttribute("style") ?? "")
}

function formatOf({ nodeName, style }: HTMLElement, { bold, italic }: Format): Format {
  const weight = style.fontWeight === "bold" ? 700 : Number(style.fontWeight)
  const isBold = bold || /^(B|STRONG)$/.test(nodeName) || weight >= 600
  return {
    // Google Docs puts all of a text into a <b> of normal weight.
    bold: isBold && style.fontWeight !== "normal" && !(weight > 0 && weight < 600),
    italic: italic || /^(I|EM)$/.test(nodeName) || style.fontStyle === "italic",
  }
}

function writtenText(data: string, { bold, italic }: Format): string {
  const text = escaped(cleanedPaste(data).replace(/\s+/g, " "))
  if (text.trim() === "") return text
  const slanted = italic ? `<em>${text}</em>` : text
  return bold ? `<strong>${slanted}</strong>` : slanted
}

const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
