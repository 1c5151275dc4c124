import { seen } from "./fields/typed"
import { insertHtml, parts } from "./inside-decap"
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

function tellWhatIsLeftOut(target: Element, html: string, { files }: DataTransfer): void {
  if (!target.closest("[contenteditable=true], textarea, input")) return
  const hasPicture =
    [...files].some(({ type: kind }) => kind.startsWith("image/")) || /<img\b/i.test(html)
  const hasTable = target.closest(parts.formattedText) !== null && /<td\b[^]*<td\b/i.test(html)
  if (!hasPicture && !hasTable) return
  const lines = [
    hasPicture &&
      say(
        "A text has no pictures. Add it in a picture field of this form, with “Choose an image”.",
      ),
    hasTable && say("A text has no tables: each row became a line. Please look through it."),
  ]
  const heading = say(hasPicture ? "The picture was left out." : "The table was taken as lines.")
  showNotice({ heading, lines: lines.filter(Boolean), refused: true })
}

/** The pasted text without characters that would be refused although nobody can see them. */
export const cleanedPaste = (text: string): string =>
  seen(text)
    .replace(/\r\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")

const left =
  "head, style, script, title, template, img, svg, iframe, video, audio, input, select, button"
const blocks =
  "address, article, aside, dd, div, dl, dt, figure, footer, header, hr, main, nav, p, pre, section"
const kept = "h2, h3, ul, ol, li, blockquote, strong, b, em, i, a, br, div"
const linkable = /^(https?:|mailto:|tel:|\/(?!\/))/i

/**
 * The pasted HTML with the formats a text of the site has and nothing else: paragraphs, headings, bold, italics, links, lists
 * and quotations. A row of a table becomes a paragraph. Pictures are left out. What Word and Google Docs write in their own way,
 * such as lists, becomes plain HTML.
 */
export function plainHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html")
  const each = (selector: string, act: (element: HTMLElement) => void) =>
    body.querySelectorAll<HTMLElement>(selector).forEach(act)
  each("[style*=mso-list]", wordItem)
  each(left, (element) => element.remove())
  each("sup, sub", (element) => element.replaceWith(raised(element)))
  each("table", (table) => table.replaceWith(...rowsOf(table as HTMLTableElement)))
  // Google Docs puts a list between the items of the outer one.
  each(":is(ul, ol) > :is(ul, ol)", (list) => list.previousElementSibling?.append(list))
  each("[style]", asItLooks)
  each("h1", (heading) => rename(heading, "h2"))
  each("h4, h5, h6", (heading) => rename(heading, "h3"))
  each("a", (link) => {
    if (!linkable.test(link.getAttribute("href") ?? "") || !link.textContent.trim()) unwrap(link)
  })
  each(blocks, (block) => (block.textContent.trim() ? rename(block, "div") : block.remove()))
  each(`:not(${kept})`, unwrap)
  each("*", ({ attributes }) => {
    for (const { name, ownerElement } of [...attributes])
      if (name !== "href") ownerElement?.removeAttribute(name)
  })
  const nextTo = /<\/(ul|ol)>\s*<\1>/g
  // Items of Word are lists of their own, one inside the other: they become one list.
  const lists = body.innerHTML.replace(nextTo, "").replace(/<\/li><li>(?=<[uo]l>)/g, "")
  return seen(lists.replace(nextTo, "").replaceAll("&nbsp;", " "))
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** "²" of a raised 2, "₂" of a lowered one. Letters stay: "1st". */
function raised({ nodeName, textContent }: Element): string {
  const signs = [...(nodeName === "SUP" ? "⁰¹²³⁴⁵⁶⁷⁸⁹⁻" : "₀₁₂₃₄₅₆₇₈₉₋")]
  return textContent.replace(/[\d\-−]/g, (sign) => signs[/\d/.test(sign) ? Number(sign) : 10] ?? "")
}

function rowsOf({ rows }: HTMLTableElement): Element[] {
  return [...rows].map(({ cells }) => {
    const line = document.createElement("p")
    line.textContent = [...cells].map((cell) => cell.textContent.trim()).join(", ")
    return line
  })
}

/** A paragraph that is an item of a list of Word, as a list of its own, without the bullet or number that Word writes into it. */
function wordItem(item: HTMLElement): void {
  const level = Number(/level(\d)/.exec(item.getAttribute("style") ?? "")?.[1])
  if (!level) return
  const marker = item.querySelector("[style*=Ignore]")
  const list = /^\s*[\da-z]+[.)]/i.test(marker?.textContent ?? "") ? "ol" : "ul"
  marker?.remove()
  const [begin, end] = [`<${list}><li>`, `</li></${list}>`]
  item.outerHTML = `${begin.repeat(level)}${item.innerHTML.trim()}${end.repeat(level)}`
}

/** Bold and italics by their looks: Google Docs puts all of a text into a <b> of normal weight. */
function asItLooks(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style
  const weight = fontWeight === "bold" ? 700 : fontWeight === "normal" ? 400 : Number(fontWeight)
  if (weight > 0 && weight < 600 && element.matches("b, strong")) return unwrap(element)
  if (element.querySelector(`${blocks}, li`)) return
  const formats = [...(weight >= 600 ? ["strong"] : []), ...(fontStyle === "italic" ? ["em"] : [])]
  for (const format of formats) {
    const inside = document.createElement(format)
    inside.append(...element.childNodes)
    element.append(inside)
  }
}
