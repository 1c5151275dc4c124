import { cleanedPaste } from "./cleaned-text"

/** The formats that a text of the site has. */
interface Format {
  readonly bold: boolean
  readonly italic: boolean
  readonly link?: string
}

interface Run extends Format {
  readonly text: string
}

/** What a paragraph is: plain, a heading, a quotation, an item of a list. */
interface Kind {
  readonly tag: "p" | "h2" | "h3"
  readonly isQuote: boolean
  /** Of an item: 1 in a list, 2 in a list inside an item. */
  readonly depth: number
  readonly isNumbered: boolean
}

interface Block extends Kind {
  readonly runs: Run[]
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
  const blocks: Block[] = [{ ...plainParagraph, runs: [] }]
  const { body } = new DOMParser().parseFromString(html, "text/html")
  read(body, plainParagraph, plainFormat, blocks)
  const filled = blocks.map(trimmed).filter(({ runs }) => runs.length > 0)
  return written(filled)
}

function read(node: Node, kind: Kind, format: Format, blocks: Block[]): void {
  for (const child of node.childNodes) {
    if (child instanceof Text && node.nodeName !== "TR") {
      const text = cleanedPaste(child.data).replace(/\s+/g, " ")
      blocks.at(-1)?.runs.push({ ...format, text })
    } else if (child instanceof HTMLElement && !ignored.includes(child.nodeName)) {
      readElement(child, kind, format, blocks)
    }
  }
}

function readElement(element: HTMLElement, kind: Kind, format: Format, blocks: Block[]): void {
  const { nodeName } = element
  const begin = (next: Kind) => blocks.push({ ...next, runs: [] })
  if (isWordMarker(element)) return
  if (nodeName === "TD" || nodeName === "TH") {
    const cell: Block[] = [{ ...kind, runs: [] }]
    read(element, kind, formatOf(element, format), cell)
    const separator = { ...plainFormat, text: element.previousElementSibling ? ", " : "" }
    blocks.at(-1)?.runs.push(separator, ...inOneLine(cell))
  } else if (!blockNames.has(nodeName)) {
    read(element, kind, formatOf(element, format), blocks)
  } else {
    const inner = kindOf(element, kind)
    begin(inner)
    read(element, inner, formatOf(element, format), blocks)
    begin(kind)
  }
}

/** The paragraphs of a cell in one line, as the row is. */
function inOneLine(cell: readonly Block[]): Run[] {
  const filled = cell.map(trimmed).filter(({ runs }) => runs.length > 0)
  return filled.flatMap(({ runs }, place) =>
    place === 0 ? runs : [{ ...plainFormat, text: " " }, ...runs],
  )
}

function kindOf(element: HTMLElement, kind: Kind): Kind {
  switch (element.nodeName) {
    case "H1":
    case "H2":
      return { ...kind, tag: "h2" }
    case "H3":
    case "H4":
    case "H5":
    case "H6":
      return { ...kind, tag: "h3" }
    case "BLOCKQUOTE":
      return { ...kind, isQuote: true }
    case "UL":
    case "OL":
      return { ...kind, depth: kind.depth + 1, isNumbered: element.nodeName === "OL" }
    default:
      return wordItem(element) ?? kind
  }
}

const wordList = /mso-list:\s*l\d+\s+level(\d)/i

/** The place of a paragraph that is an item of a list of Word. */
function wordItem(element: HTMLElement): Kind | undefined {
  const level = wordList.exec(element.getAttribute("style") ?? "")?.[1]
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
  const weight = style.fontWeight
  const isBold = ["B", "STRONG"].includes(nodeName) || weight === "bold" || Number(weight) >= 600
  const isItalic = ["I", "EM"].includes(nodeName) || style.fontStyle === "italic"
  // Google Docs puts all of a text into a <b> of normal weight.
  const isPlain = weight === "normal" || (weight !== "" && Number(weight) <= 500)
  const href = nodeName === "A" ? (element.getAttribute("href") ?? "") : ""
  return {
    bold: !isPlain && (format.bold || isBold),
    italic: format.italic || isItalic,
    link: linkable.test(href) ? href : format.link,
  }
}

/** The block without spaces at its ends and without empty parts. */
function trimmed({ runs, ...kind }: Block): Block {
  const text = (run: Run | undefined) => run?.text ?? ""
  const joined = runs.reduce<Run[]>((done, run) => {
    const follows = done.length === 0 || text(done.at(-1)).endsWith(" ")
    const kept = follows ? run.text.trimStart() : run.text
    return kept === "" ? done : [...done, { ...run, text: kept }]
  }, [])
  const last = joined.at(-1)
  if (!last) return { ...kind, runs: [] }
  const end = last.text.trimEnd()
  return { ...kind, runs: [...joined.slice(0, -1), ...(end ? [{ ...last, text: end }] : [])] }
}

function written(blocks: readonly Block[]): string {
  const body = document.createElement("body")
  for (const block of blocks) {
    const paragraph = document.createElement(block.tag)
    paragraph.append(...block.runs.map(writtenRun))
    placeFor(block, body).append(paragraph)
  }
  return body.innerHTML
}

/** The element that takes a block: the body, the quotation or list before it, or a new one. */
function placeFor({ depth, isNumbered, isQuote }: Kind, body: HTMLElement): Element {
  let place: Element = body
  for (let level = 1; level <= depth; level++) {
    const name = level === depth && isNumbered ? "ol" : "ul"
    const before = place.lastElementChild
    const list =
      before && (level < depth ? /^[OU]L$/ : new RegExp(`^${name}$`, "i")).test(before.nodeName)
        ? before
        : place.appendChild(document.createElement(name))
    const item = level < depth ? list.lastElementChild : null
    place = item ?? list.appendChild(document.createElement("li"))
  }
  if (!isQuote || depth > 0) return place
  const before = place.lastElementChild
  return before?.nodeName === "BLOCKQUOTE"
    ? before
    : place.appendChild(document.createElement("blockquote"))
}

function writtenRun({ text, bold, italic, link }: Run): Node {
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
