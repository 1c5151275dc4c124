/** @jest-environment jsdom */
import { cleanedPaste, plainHtml } from "./pasted-texts"

/** An item of a list as Word copies it. */
function wordItem(marker: string, text: string, level = 1) {
  return `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span
    style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
    </span></span></span><![endif]>${text}<o:p></o:p></p>`
}

const row = (...cells: string[]) =>
  `<tr>${cells.map((cell) => `<td><p class=MsoNormal>${cell}</p></td>`).join("")}</tr>`

test.each([
  [
    "bold, italics and links of Word, and a space where Word breaks a line",
    `<p class=MsoNormal>We sell <b>MS\npipes</b> and <i>angles</i>, see <a href="https://example.com/range">the range</a>.<o:p></o:p></p>`,
    '<div>We sell <b>MS\npipes</b> and <i>angles</i>, see <a href="https://example.com/range">the range</a>.</div>',
  ],
  [
    "lists of Word, without the bullets it writes into them",
    wordItem("·", "Pipes") + wordItem("o", "Galvanized", 2) + wordItem("·", "Sheets"),
    "<ul><li>Pipes<ul><li>Galvanized</li></ul></li><li>Sheets</li></ul>",
  ],
  [
    "numbers of Word",
    `<p>So:</p>${wordItem("1.", "Send the sizes")}${wordItem("2.", "Get the price")}<p>Done.</p>`,
    "<div>So:</div><ol><li>Send the sizes</li><li>Get the price</li></ol><div>Done.</div>",
  ],
  [
    "rows of a table, as lines",
    `<table>${row("Size", "kg/m")}${row("50 nb", "5.03")}</table>`,
    "<div>Size, kg/m</div><div>50 nb, 5.03</div>",
  ],
  [
    "headings, lines, lists and quotations, without pictures, scripts and links that lead nowhere",
    `<h1>Range</h1><div>Text<br>Next<img src="x.png"></div><script>alert(1)</script><ul><li>Pipes<ol><li>Black</li></ol></li><li><a href="javascript:alert(1)">Sheets</a></li></ul><blockquote><p>One</p></blockquote>`,
    "<h2>Range</h2><div>Text<br>Next</div><ul><li>Pipes<ol><li>Black</li></ol></li><li>Sheets</li></ul><blockquote><div>One</div></blockquote>",
  ],
  [
    "what Google Docs shows as bold, not the <b> of normal weight round it",
    `<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span> <span style="font-style:italic">slanted</span></p></b>`,
    "<div><strong>Bold</strong> <em>slanted</em></div>",
  ],
  [
    "a list of Google Docs inside its item",
    "<ol><li>First</li><ol><li>Inner</li></ol><li>Second</li></ol>",
    "<ol><li>First<ol><li>Inner</li></ol></li><li>Second</li></ol>",
  ],
  [
    "small figures, as signs",
    "10<sup>-2</sup> cm<sup>2</sup>, H<sub>2</sub>O, 1<sup>st</sup>",
    "10⁻² cm², H₂O, 1st",
  ],
  [
    "no marks that nobody sees",
    "<p>\u202A+91 98100 00000\u202C&nbsp;call</p>",
    "<div>+91 98100 00000 call</div>",
  ],
])("a pasted text keeps %s", (_, html, plain) => {
  const text = plainHtml(html)
    .replace(/<!--.*?-->/g, "")
    .replace(/\s+<\/li>/g, "</li>")
  expect(text).toBe(plain)
})

test("pasted text keeps its line breaks and the joiners of Hindi", () => {
  expect(cleanedPaste("\u2066ISI\u2069 mark\u00A0200\nक्‍ष")).toBe("ISI mark 200\nक्‍ष")
})
