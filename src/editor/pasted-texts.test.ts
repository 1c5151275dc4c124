/** @jest-environment jsdom */
import { cleanedPaste, plainHtml } from "./pasted-texts"

/** An item of a list as Word copies it. */
function wordItem(marker: string, text: string, level = 1) {
  return `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span
    style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
    </span></span></span><![endif]>${text}<o:p></o:p></p>`
}

describe("what is pasted from Word", () => {
  test("keeps bold, italics and links, and a space where Word breaks a line", () => {
    const html = `<html><head><style>p { color: red }</style></head><body><!--StartFragment-->
      <p class=MsoNormal>We sell <b>MS\npipes</b> and <i>angles</i>, see\n<a href="https://example.com/range"><b>the
      range</b></a>.<o:p></o:p></p><!--EndFragment--></body></html>`
    expect(plainHtml(html)).toBe(
      '<p>We sell <strong>MS pipes</strong> and <em>angles</em>, see <a href="https://example.com/range"><strong>the range</strong></a>.</p>',
    )
  })

  test("keeps its lists as lists, without the bullets and numbers Word writes into them", () => {
    const bullets =
      wordItem("·", "Pipes") + wordItem("o", "Galvanized", 2) + wordItem("·", "Sheets")
    expect(plainHtml(bullets)).toBe(
      "<ul><li><p>Pipes</p><ul><li><p>Galvanized</p></li></ul></li><li><p>Sheets</p></li></ul>",
    )
    const numbers = wordItem("1.", "Send the sizes") + wordItem("2.", "Get the price")
    expect(plainHtml(`<p>So:</p>${numbers}<p>Done.</p>`)).toBe(
      "<p>So:</p><ol><li><p>Send the sizes</p></li><li><p>Get the price</p></li></ol><p>Done.</p>",
    )
  })

  test("has a line for each row of a table", () => {
    const row = (...cells: string[]) =>
      `<tr>${cells.map((cell) => `<td><p class=MsoNormal>${cell}</p></td>`).join("\n")}</tr>`
    expect(plainHtml(`<table>${row("Size", "kg/m")}${row("50 nb", "5.03")}</table>`)).toBe(
      "<p>Size, kg/m</p><p>50 nb, 5.03</p>",
    )
  })
})

describe("what is pasted from a web page or a mail", () => {
  test("keeps headings, lists and quotations, and loses pictures, scripts and links that lead nowhere", () => {
    const html = `<h1>Range</h1><div>Text<br>Next line<img src="x.png"></div><script>alert(1)</script>
      <ul><li>Pipes<ol><li>Black</li></ol></li><li><a href="javascript:alert(1)">Sheets</a></li></ul>
      <blockquote><p>One</p><p>Two</p></blockquote>`
    expect(plainHtml(html)).toBe(
      "<h2>Range</h2><p>Text</p><p>Next line</p>" +
        "<ul><li><p>Pipes</p><ol><li><p>Black</p></li></ol></li><li><p>Sheets</p></li></ul>" +
        "<blockquote><p>One</p><p>Two</p></blockquote>",
    )
  })

  test("is as bold as it looks: Google Docs puts every text into a <b> of normal weight", () => {
    const html = `<b style="font-weight:normal" id="docs-internal-guid"><p><span style="font-weight:700">Bold</span>
      <span style="font-style:italic">slanted</span> plain</p></b>`
    expect(plainHtml(html)).toBe("<p><strong>Bold</strong> <em>slanted</em> plain</p>")
  })

  test("keeps a list of Google Docs inside its item, and small figures as signs", () => {
    expect(plainHtml("<ol><li>First</li><ol><li>Inner</li></ol><li>Second</li></ol>")).toBe(
      "<ol><li><p>First</p><ol><li><p>Inner</p></li></ol></li><li><p>Second</p></li></ol>",
    )
    expect(plainHtml("10<sup>-2</sup> cm<sup>2</sup>, H<sub>2</sub>O, 1<sup>st</sup>")).toBe(
      "<p>10⁻² cm², H₂O, 1st</p>",
    )
  })

  test("loses marks nobody sees", () => {
    expect(plainHtml("<p>\u202A+91 98100 00000\u202C&nbsp;call</p>")).toBe(
      "<p>+91 98100 00000 call</p>",
    )
  })
})

test("pasted text keeps its line breaks and the joiners of Hindi", () => {
  expect(cleanedPaste("\u2066ISI\u2069 mark\u00A0200\nक्‍ष")).toBe("ISI mark 200\nक्‍ष")
})
