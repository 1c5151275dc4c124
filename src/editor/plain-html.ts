import { cleanedPaste } from "./cleaned-text"

/** The formats that a text of the site has. */
interface Format {
  readonly bold: boolean
  readonly italic: boolean
  readonly link?: string
}

/** What a paragraph is: plain, a heading, a quotation, an item of a list. */
interface Kind {
  readonly tag: "p" | "h2" | "h3"
  readonly isQuote: boolean
  /** Of an item: 1 in a list, 2 in a list inside an item. */
  readonly depth: number
  readonly isNumbered: boolean
}

interface Block {
  readonly kind: Kind
  readonly element: HTMLElement
}

const ignored = ["HEAD", "STYLE", "SCRIPT", "META", "LINK", "TITLE", "TEMPLATE", "IMG", "SVG"]
const breaking =
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE BR DD DIV DL DT FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY TFOOT THEAD TR UL"
const blockNames = new Set(breaking.split(" "))
const linkable = /^(https?:|mailto:|tel:|\/(?!\/))/i

const plainParagraph: Kind = { tag: "p", isQuote: false, depth: 0, isNumbered: false }
const plainFormat: Format = { bold: false, italic: false }

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
  const reader = new Reader()
  reader.begin(plainParagraph)
  reader.read(new DOMParser().parseFromString(html, "text/html").body, plainParagraph, plainFormat)
  const body = document.createElement("body")
  for (const { kind, element } of reader.blocks) {
    trimEnd(element)
    if (element.hasChildNodes()) placeFor(kind, body).append(element)
  }
  return body.innerHTML
}

class Reader {
  readonly blocks: Block[] = []
  /** A cell is one line, as its row is. */
  private isInCell = false

  begin(kind: Kind): void {
    if (this.isInCell) this.add(" ", plainFormat)
    else this.blocks.push({ kind, element: document.createElement(kind.tag) })
  }

  read(node: Node, kind: Kind, format: Format): void {
    for (const child of node.childNodes) {
      if (child instanceof Text && node.nodeName !== "TR") {
        this.add(cleanedPaste(child.data).replace(/\s+/g, " "), format)
      } else if (child instanceof HTMLElement && !ignored.includes(child.nodeName)) {
        this.readElement(child, kind, format)
      }
    }
  }

  private readElement(element: HTMLElement, kind: Kind, format: Format): void {
    const inner = formatOf(element, format)
    if (isWordMarker(element)) return
    if (element.nodeName === "TD" || element.nodeName === "TH") {
      const last = this.blocks.at(-1)
      if (last) trimEnd(last.element)
      if (element.previousElementSibling) this.add(", ", plainFormat)
      this.isInCell = true
      this.read(element, kind, inner)
      this.isInCell = false
    } else if (!blockNames.has(element.nodeName)) {
      this.read(element, kind, inner)
    } else {
      const own = kindOf(element, kind)
      this.begin(own)
      this.read(element, own, inner)
      this.begin(kind)
    }
  }

  /** Adds a text to the last block. It does not begin with a space, and no space follows another. */
  private add(text: string, format: Format): void {
    const element = this.blocks.at(-1)?.element
    const before = element?.textContent ?? ""
    const kept = before === "" || before.endsWith(" ") ? text.trimStart() : text
    if (kept !== "") element?.append(written(kept, format))
  }
}

function kindOf(element: HTMLElement, kind: Kind): Kind {
  const { nodeName } = element
  if (/^H[12]$/.test(nodeName)) return { ...kind, tag: "h2" }
  if (/^H[3-6]$/.test(nodeName)) return { ...kind, tag: "h3" }
  if (nodeName === "BLOCKQUOTE") return { ...kind, isQuote: true }
  if (nodeName === "UL" || nodeName === "OL") {
    return { ...kind, depth: kind.depth + 1, isNumbered: nodeName === "OL" }
  }
  return wordItem(element) ?? kind
}

/** The place of a paragraph that is an item of a list of Word. */
function wordItem(element: HTMLElement): Kind | undefined {
  const style = element.getAttribute("style") ?? ""
  const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(style)?.[1]
  if (!level) return undefined
  const marker = [...element.querySelectorAll("span")].find(isWordMarker)?.textContent ?? ""
  const isNumbered = /^\s*[\da-z]+[.)]/i.test(marker)
  return { ...plainParagraph, depth: Number(level), isNumbered }
}

/** The bullet or number that Word writes before the text of an item. */
function isWordMarker(element: Element): boolean {
  return /mso-list:\s*ignore/i.test(element.getAttribute("style") ?? "")
}

function formatOf(element: HTMLElement, format: Format): Format {
  const { nodeName, style } = element
  const href = nodeName === "A" ? (element.getAttribute("href") ?? "") : ""
  const weight = style.fontWeight
  const isBold = ["B", "STRONG"].includes(nodeName) || weight === "bold" || Number(weight) >= 600
  const isItalic = ["I", "EM"].includes(nodeName) || style.fontStyle === "italic"
  // Google Docs puts all of a text into a <b> of normal weight.
  const isPlain = weight === "normal" || (weight !== "" && Number(weight) <= 500)
  return {
    bold: !isPlain && (format.bold || isBold),
    italic: format.italic || isItalic,
    link: linkable.test(href) ? href : format.link,
  }
}

/** Removes the spaces at the end of a block. Each of its children holds one text. */
function trimEnd(block: Element): void {
  while (block.lastChild?.textContent?.trim() === "") block.lastChild.remove()
  let last: Node | null = block.lastChild
  while (last?.lastChild) last = last.lastChild
  if (last instanceof Text) last.data = last.data.trimEnd()
}

/** The element that takes a block: the body, the quotation or list before it, or a new one. */
function placeFor({ depth, isNumbered, isQuote }: Kind, body: HTMLElement): Element {
  /** The last element in a place if it has one of these names, or else a new one with the first of them. */
  const lastOf = (place: Element, ...names: readonly string[]) => {
    const last = place.lastElementChild
    return last && names.includes(last.localName)
      ? last
      : place.appendChild(document.createElement(names[0] ?? ""))
  }
  let place: Element = body
  for (let level = 1; level < depth; level++) place = lastOf(lastOf(place, "ul", "ol"), "li")
  if (depth > 0) {
    const list = lastOf(place, isNumbered ? "ol" : "ul")
    return list.appendChild(document.createElement("li"))
  }
  return isQuote ? lastOf(place, "blockquote") : place
}

function written(text: string, { bold, italic, link }: Format): Node {
  const wrap = (name: string, inner: Node) => {
    const made = document.createElement(name)
    made.append(inner)
    return made
  }
  let node: Node = document.createTextNode(text)
  if (italic) node = wrap("em", node)
  if (bold) node = wrap("strong", node)
  if (!link) return node
  const anchor = wrap("a", node)
  anchor.setAttribute("href", link)
  return anchor
}
