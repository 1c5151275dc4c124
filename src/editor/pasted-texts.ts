import { fromDom } from "hast-util-from-dom"
import { toMdast } from "hast-util-to-mdast"
import { seen } from "./fields/typed"
import { insertPieces, parts, type TextPiece } from "./inside-decap"
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
      const pasted = new DOMParser().parseFromString(html, "text/html").body
      // Excel, and Word on a Mac, add a picture of copied text to the clipboard.
      const isPicture = text === "" && [...clipboardData.files].some(isImage)
      tellWhatIsLeftOut(target, pasted, isPicture)
      if (target.closest(parts.formattedText)) {
        if (html === "") return
        insertPieces(target, formattedText(pasted))
      } else {
        const clean = cleanedPaste(text)
        if (clean === text || !target.matches("input, textarea")) return
        // As if typed, so that the keyboard can undo it. No newer API can.
        document.execCommand("insertText", false, clean)
      }
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}

const isImage = ({ type }: File) => type.startsWith("image/")

function tellWhatIsLeftOut(target: Element, pasted: Element, isPicture: boolean): void {
  if (!target.closest("[contenteditable=true], textarea, input")) return
  const lines: string[] = []
  if (isPicture || pasted.querySelector("img"))
    lines.push(
      say(
        "A text has no pictures. Add it in a picture field of this form, with “Choose an image”.",
      ),
    )
  const heading = say(
    lines.length > 0 ? "The picture was left out." : "The table was taken as lines.",
  )
  if (target.closest(parts.formattedText) && pasted.querySelectorAll("td, th").length > 1)
    lines.push(say("A text has no tables: each row became a line. Please look through it."))
  if (lines.length > 0) showNotice({ heading, lines, refused: true })
}

/** The pasted text without characters that would be refused although nobody can see them. */
export const cleanedPaste = (text: string): string =>
  seen(text)
    .replace(/\r\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")

const left =
  "style, script, noscript, title, template, img, svg, iframe, video, audio, input, select, textarea, button"

/**
 * What was pasted, with the formats that a text of the site has and nothing else: paragraphs, headings, bold, italics, links, lists
 * and quotations. A row of a table becomes a paragraph. Pictures are left out.
 *
 * @param pasted is changed: what Word and Google Docs write in their own way, such as lists, becomes plain HTML
 */
export function formattedText(pasted: HTMLElement): readonly TextPiece[] {
  const each = (selector: string, act: (element: HTMLElement) => void) =>
    pasted.querySelectorAll<HTMLElement>(selector).forEach(act)
  each("[style*=mso-list]", wordItem)
  each(left, (element) => element.remove())
  each("sup, sub", (element) => element.replaceWith(raised(element)))
  // Google Docs puts a list between the items of the outer one.
  each(":is(ul, ol) > :is(ul, ol)", (list) => list.previousElementSibling?.append(list))
  // A piece of a list may come without it.
  each(":not(ul, ol) > li", (item) => {
    const list = document.createElement("ul")
    item.replaceWith(list)
    list.append(item)
  })
  each("[style]", asItLooks)
  // Without its <body>, which would make a paragraph of single words.
  const all = document.createDocumentFragment()
  all.append(...pasted.childNodes)
  const pieces = piecesOf(toMdast(fromDom(all), { nodeHandlers: { comment: () => undefined } }))
  return pieces.every(isInline) ? pieces : inLines(pieces)
}

/** "²" of a raised 2, "₂" of a lowered one. Letters stay: "1st". */
function raised({ nodeName, textContent }: Element): string {
  const signs = [...(nodeName === "SUP" ? "⁰¹²³⁴⁵⁶⁷⁸⁹⁻" : "₀₁₂₃₄₅₆₇₈₉₋")]
  return textContent.replace(/[\d\-−]/g, (sign) => signs[/\d/.test(sign) ? Number(sign) : 10] ?? "")
}

/** Puts a paragraph that is an item of a list of Word into a list, without the bullet or number that Word writes into it. */
function wordItem(paragraph: HTMLElement): void {
  const level = Number(/level(\d)/.exec(paragraph.getAttribute("style") ?? "")?.[1])
  if (!level) return
  const marker = paragraph.querySelector("[style*=Ignore]")
  const name = /^\s*[\da-z]+[.)]/i.test(marker?.textContent ?? "") ? "ol" : "ul"
  marker?.remove()
  const item = document.createElement("li")
  item.append(...paragraph.childNodes)
  /** The list at a depth, which `put` makes if there is none before. */
  const listAt = (depth: number, before: Element | null, put: (made: Element) => void): Element => {
    const isDeepest = depth === level
    if (!before?.matches(isDeepest ? name : "ul, ol")) {
      before = document.createElement(name)
      put(before)
    }
    if (isDeepest) return before
    const last = before.lastElementChild ?? before.appendChild(document.createElement("li"))
    return listAt(depth + 1, last.lastElementChild, (made) => last.append(made))
  }
  const before = paragraph.previousElementSibling
  listAt(1, before, (made) => paragraph.before(made)).append(item)
  paragraph.remove()
}

/** Bold and italics by their looks: Google Docs puts all of a text into a <b> of normal weight. */
function asItLooks(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style
  if (/^(normal|[1-5]00)$/.test(fontWeight) && element.matches("b, strong"))
    return element.replaceWith(...element.childNodes)
  const isBold = /^(bold|[6-9]00)$/.test(fontWeight)
  for (const format of [isBold && "strong", fontStyle === "italic" && "em"]) {
    if (!format) continue
    const inside = document.createElement(format)
    inside.append(...element.childNodes)
    element.append(inside)
  }
}

type Markdown = ReturnType<typeof toMdast>

const linkable = /^(https?:|mailto:|tel:|\/(?!\/))/i
const inside = (node: Markdown): readonly Markdown[] => ("children" in node ? node.children : [])
const textOf = (node: Markdown): string => {
  if ("value" in node) return seen(node.value)
  const words = inside(node).map(textOf).join("")
  return /paragraph|break/.test(node.type) ? `${words} ` : words
}

/** Parts of Markdown by Decap's names. A text of the site has no rows and no code: they become paragraphs. */
const names: Readonly<Record<string, string>> = {
  paragraph: "paragraph",
  tableRow: "paragraph",
  code: "paragraph",
  blockquote: "quote",
  listItem: "list-item",
}

function blockOf(node: Markdown): string | undefined {
  if (node.type === "heading") return node.depth < 3 ? "heading-two" : "heading-three"
  if (node.type === "list") return node.ordered ? "numbered-list" : "bulleted-list"
  return names[node.type]
}

const formats: Readonly<Record<string, object>> = {
  strong: { bold: true },
  emphasis: { italic: true },
}

/** A part of Markdown as Decap has it. A part that has no place in a text of the site is only what is in it. */
function piecesOf(node: Markdown, around: object = {}): TextPiece[] {
  const format = { ...around, ...formats[node.type] }
  if (node.type === "break") return [{ type: "break", children: [{ text: "" }] }]
  const text = textOf(node)
  const words =
    node.type === "tableRow" ? node.children.map((cell) => textOf(cell).trim()).join(", ") : text
  const children =
    "value" in node || node.type === "tableRow"
      ? [{ text: words, ...format }]
      : inside(node).flatMap((each) => piecesOf(each, format))
  const isLinkable = node.type === "link" && linkable.test(node.url) && children.every(isInline)
  if (isLinkable && text.trim() !== "") return [{ type: "link", data: { url: node.url }, children }]
  const type = blockOf(node)
  if (!type) return children
  if (text.trim() === "") return []
  const holdsLines = /item|quote/.test(type)
  if (holdsLines || type.endsWith("-list"))
    return [{ type, data: {}, children: holdsLines ? inLines(children) : children }]
  return children.every(isInline) ? [{ type, data: {}, children }] : inLines(children)
}

const isInline = (piece: TextPiece) => "text" in piece || /^(link|break)$/.test(piece.type)

/** Pieces as blocks: words beside blocks become paragraphs. */
function inLines(pieces: readonly TextPiece[]): TextPiece[] {
  const lines: TextPiece[] = []
  let line: TextPiece[] | undefined
  for (const piece of pieces) {
    if (!isInline(piece)) {
      lines.push(piece)
      line = undefined
    } else if (line) line.push(piece)
    else lines.push({ type: "paragraph", data: {}, children: (line = [piece]) })
  }
  return lines
}
