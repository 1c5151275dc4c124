/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { readFileSync } from "node:fs"
import { company, serveCatalogue } from "../../../tests/jsdom/catalogue"
import { renderOnSite } from "../../../tests/jsdom/site"
import { fc } from "../../../tests/random-inputs"
import { contentFile } from "../../../tests/site-content"
import { english } from "../../kit/words/en"
import { hindi } from "../../kit/words/hi"
import type { Words } from "../../kit/words/catalogue"
import { figures as sizeFigures } from "../../../tests/published-sizes"
import { gluedCut, meaningOf, numberOf, unitOf } from "../../reader/words"
import { InquiryList, type InquiryListProps } from "./InquiryList"
import type { InquiryLine } from "./line"
import { emptyList, inquiryLines, keptList } from "./useInquiryList"

/*
 * Whatever is pasted, answered, edited, undone and shared: each word and figure of the box is in every message, and each figure of
 * a message is on the screen. The lines are those of lines.tsv, with what buyers add to them.
 */

const texts = contentFile<InquiryListProps["texts"]>("site/inquiry-page.json")

const corpus = readFileSync("src/reader/lines.tsv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((row) => row.split("\t")[0].replaceAll("⏎", "\n").replaceAll("⇥", "\t"))
  // A chat's stamp, a telephone number, and a table's head are for reader's own tests.
  .filter((line) => line.length < 160 && !/[\t|[]|,Qty|\d{6}|\d[/.]\d+[/.]\d/.test(line))

const tails = [
  ...["", "", "urgent", "kal tak chahiye", "excluding GST ex godown", "high tensile"],
  ...["both end cut", "with 12 mm holes", "no cutting", "loading extra", "or equivalent"],
]
const headings = ["", "", "MS channel", "MS angle", "TMT:", "GI"]

const line = fc
  .tuple(fc.constantFrom(...corpus), fc.constantFrom(...tails))
  .map((parts) => parts.filter(Boolean).join(" "))
const box = fc
  .array(fc.tuple(fc.constantFrom(...headings), line), { minLength: 1, maxLength: 3 })
  .chain((lines) =>
    fc
      .constantFrom(...headings)
      .map((last) => [...lines.flat(), last].filter((each) => each.trim()).join("\n")),
  )
const act1 = fc.tuple(
  fc.constantFrom("answer", "asWritten", "amount", "unit", "text", "remove"),
  fc.nat(50),
)

type Changes = [what: Parameters<typeof change>[0], at: number][]

/** What was lost once: a changed figure, an answer under other words, headings, conditions, what a question was about. */
const examples: [string, Changes][] = [
  ["chaukhat 100x50 30 nos", [["text", 0]]],
  [
    "MS angle\n50x50 20 nos",
    [
      ["answer", 0],
      ["text", 0],
    ],
  ],
  ["MS channel\nMS angle 50x50x6 20 nos\nMS pipes", []],
  ["50x50x3 20 nos excluding GST ex godown", [["amount", 0]]],
  ["ISMB 200 5 nos with 12 mm holes", [["answer", 0]]],
]

/** Words and figures, in Latin digits. */
function partsOf(text: string): string[] {
  const latin = text
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .toLowerCase()
  return latin.match(/\p{N}+(?:\.\p{N}+)?|[\p{L}\p{M}]+/gu) ?? []
}

function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1
  return /\d/.test(digit) ? Number(digit) : code - zero
}

/** What a reading may say in other words: goods and their units, numbers in words, and greetings. */
function saidOtherwise(part: string): boolean {
  const kind = meaningOf(part)?.is
  const isOfReading =
    kind !== undefined && /^(goods|series|class|role|unit|polite|by|and)$/.test(kind)
  const isGlued = gluedCut(part) > 0 || /^[a-z]$|^(mm|thk|quot)$/.test(part)
  return (
    isOfReading ||
    isGlued ||
    unitOf(part) !== null ||
    (numberOf(part) !== null && !/\d/.test(part)) ||
    /^\p{Script=Devanagari}+$/u.test(part)
  )
}

/** The parts of a text that a message does not have, where the line is not said whole by its reading. */
function missing(text: string, message: string): string[] {
  const there = new Set(partsOf(message))
  return partsOf(text).filter((part) => !there.has(part))
}

/** What of the lines is lost in a message. A reading that says all of its words may say goods and units in others. */
function lost(lines: readonly InquiryLine[], message: string): string[] {
  return lines.flatMap((each) => {
    if (each.kind === "product") return missing(each.name, message)
    const isWhole = each.kind === "size" && each.isWhole === true
    // The number of a list in front of a line is not of the goods.
    const gone = missing((each.text ?? "").replace(/^\s*[#(]?\d{1,3}[).:]?\s/, ""), message)
    return isWhole ? gone.filter((part) => !saidOtherwise(part)) : gone
  })
}

beforeAll(serveCatalogue)

async function openPage(words: Words) {
  const address = { search: "", hash: "" }
  renderOnSite(<InquiryList {...{ texts, address }} />, { company }, words)
  await settle()
}

/** Until the tables, the reader and the last change are drawn. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

const href = (name: RegExp) => screen.getByRole<HTMLAnchorElement>("link", { name }).href
const paramOf = (address: string, name: string) => new URL(address).searchParams.get(name) ?? ""

/** The texts of an element, apart from each other, with what its fields have. */
function shownText(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const said: string[] = [...element.querySelectorAll("input")].map(({ value }) => value)
  while (walker.nextNode()) said.push(walker.currentNode.textContent ?? "")
  return said.join(" ")
}

/** All words of the list and with it. */
const kept = () => [...inquiryLines().map((each) => each.text), keptList().lead.note].join("\n")

/** Finds what is lost by WhatsApp and on paper, and what a message says that the screen does not. The other ways: list.test.ts. */
function check(words: Words) {
  const whatsapp = paramOf(href(/^WhatsApp/), "text")
  const print = shownText(screen.getByRole("table", { hidden: true }))
  for (const [by, text] of Object.entries({ whatsapp, print }))
    expect({ by, lost: lost(inquiryLines(), text) }).toEqual({ by, lost: [] })
  const screened = shownText(screen.getByRole("list", { name: words.list.sizesOnList }))
  const rows = (whatsapp.split("\n\n")[1] ?? "").replace(/^\d+\. /gm, "")
  const plain = (text: string) => text.replace(/(\d),(?=\d)/g, "$1")
  const figures = plain(rows).match(/\d[\d.]*/g) ?? []
  expect(missing(figures.join(" "), plain(screened))).toEqual([])
}

/** Does one thing to the list; false if there is nothing to do it to. */
async function change(what: string, at: number, words: Words): Promise<void> {
  const pickOf = <Item,>(items: readonly Item[]) => items[at % Math.max(1, items.length)]
  const before = inquiryLines()
  if (what === "answer" || what === "asWritten") {
    const select = pickOf(
      screen.queryAllByRole<HTMLSelectElement>("combobox").filter(({ value }) => value === ""),
    )
    const choices = select ? [...select.options].filter(({ disabled }) => !disabled) : []
    const choice = what === "answer" ? pickOf(choices) : choices.at(-1)
    if (choice) fireEvent.change(select, { target: { value: choice.value } })
  } else if (what === "amount") {
    const input = pickOf([...document.querySelectorAll<HTMLInputElement>("ul li button + input")])
    if (!input) return
    fireEvent.change(input, { target: { value: "50" } })
    // The figure counts once the field is left, which pressing a link that sends the list does.
    fireEvent.blur(input)
  } else if (what === "unit") {
    const select = pickOf(
      screen
        .queryAllByRole<HTMLSelectElement>("combobox")
        .filter(({ value }) => value === "pieces"),
    )
    if (select) fireEvent.change(select, { target: { value: "kg" } })
  } else if (what === "text") {
    const edit = pickOf([...document.querySelectorAll<HTMLButtonElement>("[aria-expanded=false]")])
    if (!edit) return
    fireEvent.click(edit)
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: words.list.wordsOf })
    fireEvent.change(field, { target: { value: `${field.value} extra77` } })
    fireEvent.click(screen.getByRole("button", { name: words.list.done }))
    for (let waited = 0; waited < 100 && inquiryLines() === before; waited += 1) await settle()
    expect(kept()).toContain("extra77")
  } else if (what === "remove") {
    const remove = pickOf([
      ...document.querySelectorAll<HTMLButtonElement>("li .iconbtn:last-child"),
    ])
    fireEvent.click(remove)
    fireEvent.click(screen.getByRole("button", { name: words.list.undo }))
    expect(inquiryLines()).toEqual(before)
  }
}

test.each([
  ["English", english],
  ["Hindi", hindi],
] as const)(
  "each word and figure of the box is in every message, and each figure of a message on the screen, in %s",
  async (_, words) => {
    expect(sizeFigures.length).toBeGreaterThan(1000)
    await fc.assert(
      fc.asyncProperty(box, fc.array(act1, { maxLength: 3 }), async (typed, changes) => {
        cleanup()
        emptyList("")
        localStorage.clear()
        await openPage(words)
        const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: texts.paste.label })
        fireEvent.change(field, { target: { value: typed } })
        fireEvent.click(screen.getByRole("button", { name: words.paste.put }))
        for (let waited = 0; field.readOnly && waited < 100; waited += 1) await settle()
        await settle()
        expect(field.value).toBe("")
        check(words)
        expect(missing(typed, kept())).toEqual([])
        for (const [what, at] of changes) {
          await change(what, at, words)
          await settle()
          check(words)
        }
        // All answers, figures and removals later, the words are still those of the box.
        if (!changes.some(([what]) => what === "text")) expect(missing(typed, kept())).toEqual([])
      }),
      { numRuns: Number(process.env.LIST_RUNS ?? 12), examples },
    )
    expect(within(document.body).queryByRole("alert")).toBeNull()
  },
  240_000,
)
