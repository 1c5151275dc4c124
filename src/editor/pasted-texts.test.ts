/** @jest-environment jsdom */
import { fc } from "../../tests/random-inputs"
import type { TextPiece } from "./inside-decap"
import { cleanedPaste, formattedText, watchPastes } from "./pasted-texts"
import { showNotice } from "./windows"

jest.mock("./windows", () => ({ showNotice: jest.fn() }))

/** An item of a list as Word copies it. */
function wordItem(marker: string, text: string, level = 1) {
  return `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span
    style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
    </span></span></span><![endif]>${text}<o:p></o:p></p>`
}

const row = (...cells: string[]) =>
  `<tr>${cells.map((cell) => `<td><p class=MsoNormal>${cell}</p></td>`).join("")}</tr>`

const short: Readonly<Record<string, string>> = {
  "bulleted-list": "ul",
  "numbered-list": "ol",
  "list-item": "li",
  "heading-two": "h2",
  "heading-three": "h3",
}

/** A formatted text in one line: "(p We sell *pipes*)". */
function written(piece: TextPiece): string {
  if ("text" in piece) {
    const { text, bold, italic } = piece as { text: string; bold?: boolean; italic?: boolean }
    const sign = bold ? "*" : italic ? "_" : ""
    return `${sign}${text}${sign}`
  }
  const { type, data, children } = piece
  const { url = "" } = (data ?? {}) as { url?: string }
  return `(${short[type] ?? type}${url} ${children.map(written).join("")})`
}

const pasted = (html: string) =>
  formattedText(new DOMParser().parseFromString(html, "text/html").body)

test.each([
  [
    "bold, italics and links of Word, and a space where Word breaks a line",
    `<p class=MsoNormal>We sell <b>MS\npipes</b> and <i>angles</i>, see <a href="https://example.com/range">the range</a>.<o:p></o:p></p>`,
    "(paragraph We sell *MS pipes* and _angles_, see (linkhttps://example.com/range the range).)",
  ],
  [
    "lists of Word, without the bullets it writes into them",
    wordItem("·", "Pipes") +
      wordItem("o", "Galvanized", 2) +
      wordItem("o", "Black", 2) +
      wordItem("·", "Sheets"),
    "(ul (li (paragraph Pipes)(ul (li (paragraph Galvanized))(li (paragraph Black))))(li (paragraph Sheets)))",
  ],
  [
    "numbers of Word",
    `<p>So:</p>${wordItem("1.", "Send the sizes")}${wordItem("2.", "Get the price")}<p>Done.</p>`,
    "(paragraph So:)(ol (li (paragraph Send the sizes))(li (paragraph Get the price)))(paragraph Done.)",
  ],
  [
    "rows of a table, as lines",
    `<table>${row("Size", "kg/m")}${row("50 nb", "5.03")}</table>`,
    "(paragraph Size, kg/m)(paragraph 50 nb, 5.03)",
  ],
  [
    "headings, lines, lists and quotations, without pictures, scripts and links that lead nowhere",
    `<h1>Range</h1><div>Text<br>Next<img src="x.png"></div><script>alert(1)</script><ul><li>Pipes<ol><li>Black</li></ol></li><li><a href="javascript:alert(1)">Sheets</a></li></ul><blockquote><p>One</p></blockquote>`,
    "(h2 Range)(paragraph Text(break )Next)(ul (li (paragraph Pipes)(ol (li (paragraph Black))))(li (paragraph Sheets)))(quote (paragraph One))",
  ],
  [
    "what Google Docs shows as bold, not the <b> of normal weight round it",
    `<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span> <span style="font-style:italic">slanted</span></p></b>`,
    "(paragraph *Bold* _slanted_)",
  ],
  [
    "a list of Google Docs inside its item",
    "<ol><li>First</li><ol><li>Inner</li></ol><li>Second</li></ol>",
    "(ol (li (paragraph First)(ol (li (paragraph Inner))))(li (paragraph Second)))",
  ],
  [
    "small figures, as signs",
    "10<sup>-2</sup> cm<sup>2</sup>, H<sub>2</sub>O, 1<sup>st</sup>",
    "10⁻² cm², H₂O, 1st",
  ],
  [
    "no marks that nobody sees",
    "<p>\u202A+91 98100 00000\u202C&nbsp;call</p>",
    "(paragraph +91 98100 00000 call)",
  ],
])("a pasted text keeps %s", (_, html, text) => {
  expect(pasted(html).map(written).join("")).toBe(text)
})

test("pasted text keeps its line breaks and the joiners of Hindi", () => {
  expect(cleanedPaste("\u2066ISI\u2069 mark\u00A0200\nक्‍ष")).toBe("ISI mark 200\nक्‍ष")
})

/** Any HTML: elements in each other, with words in them. What is not shown has the word "unseen". */
const { html: anyHtml } = fc.letrec<{ html: string; element: string }>((tie) => ({
  element: fc
    .tuple(
      fc.constantFrom(
        ...["p", "div", "span", "b", "i", "strong", "em", "a", "font", "section", "center"],
        ...["h1", "h2", "h4", "blockquote", "ul", "ol", "li", "pre", "code", "q", "mark"],
        ...["table", "tr", "td", "o:p", "b style='font-weight:normal'", "span style='color:red'"],
        ...["span style='font-weight:700'", "p style='mso-list:l0 level2 lfo1'"],
        ...["a href='javascript:unseen'", "a href='https://example.com/'", "a href='/contact'"],
      ),
      tie("html"),
    )
    .map(([tag, inside]) => `<${tag}>${inside}</${tag.split(" ")[0]}>`),
  html: fc
    .array(
      fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom("words", " ", "\n", "&nbsp;", "<br>", "<hr>", "<!-- unseen -->"),
        fc.constantFrom("<script>unseen</script>", "<style>unseen</style>", "<img alt=unseen>"),
        tie("element"),
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join("")),
}))

const lines = ["paragraph", "heading-two", "heading-three"]
const lists = ["bulleted-list", "numbered-list"]
const blocks = [...lines, ...lists, "quote"]
const inline = ["text", "link", "break"]

/** What may be in a part of a text. */
const heldBy: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(lines.map((type) => [type, inline])),
  ...Object.fromEntries(lists.map((type) => [type, ["list-item"]])),
  "list-item": blocks,
  quote: blocks,
  link: ["text", "break"],
  break: ["text"],
}

test("of any pasted HTML every word is kept, in formats of the site, and nothing that was not seen", () => {
  const typeOf = (piece: TextPiece) => ("text" in piece ? "text" : piece.type)
  const expectFit = (pieces: readonly TextPiece[], fit: readonly string[] = []) => {
    expect(pieces.map(typeOf).filter((type) => !fit.includes(type))).toEqual([])
    for (const piece of pieces) if ("type" in piece) expectFit(piece.children, heldBy[piece.type])
  }
  const property = fc.property(anyHtml, (html) => {
    const pieces = pasted(html)
    const text = pieces.map(written).join("")
    expect(text).not.toContain("unseen")
    expect(text.match(/words/g)?.length).toBe(html.match(/words/g)?.length)
    expectFit(pieces, pieces.some((piece) => blocks.includes(typeOf(piece))) ? blocks : inline)
  })
  fc.assert(property, { numRuns: 300 })
})

test("pasting only a picture shows a notice; pasting text from Excel, which adds a picture of it, does not", () => {
  watchPastes()
  const input = document.body.appendChild(document.createElement("input"))
  for (const [text, told] of [
    ["98100 00000", 0],
    ["", 1],
  ] as const) {
    const files = [new File(["bitmap"], "image.png", { type: "image/png" })]
    const clipboardData = { files, getData: (type: string) => (type === "text/plain" ? text : "") }
    const event = new Event("paste", { bubbles: true, cancelable: true })
    input.dispatchEvent(Object.assign(event, { clipboardData }))
    expect(jest.mocked(showNotice)).toHaveBeenCalledTimes(told)
  }
})
