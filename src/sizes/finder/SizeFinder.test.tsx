/** @jest-environment jsdom */
import { cleanup, fireEvent, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { examplesIn, patternIn } from "../../../tests/examples"
import { render, renderToStaticMarkup } from "../../../tests/jsdom/render"
import { index } from "../../../tests/published-sizes"
import { emptySearch } from "../../steel/finder/search"
import { SiteContext, type SiteContent } from "../../kit/Site"
import { hindi } from "../../kit/words/hi"
import type { Words } from "../../kit/words/catalogue"
import { FinderResults } from "./FinderResults"
import { SizeFinder } from "./SizeFinder"

const site = {
  allProduct: {
    nodes: [
      { name: "Chaukhat", url: "/chaukhat", slug: "chaukhat", kind: "door-frame" },
      { name: "Colour sheet", url: "/colour", slug: "colour", kind: "coated" },
    ],
  },
  company: { tollFree: "1800 000 000" },
  navigation: { contact: { label: "Contact", to: "/contact" } },
  settings: { productHeadings: { inquiry: "Inquiry" } },
} as unknown as SiteContent

const table = examplesIn(__dirname, "searches.tsv")
const onFocus = jest.fn()

function search(q: string, words?: Words) {
  render(
    <SiteContext value={site}>
      <FinderResults
        index={index}
        search={{ ...emptySearch, q }}
        texts={{ note: "", nothing: "No published size." }}
        pages={{ pipe: "/ms-pipes" }}
        onWeigh={() => undefined}
        onFocus={onFocus}
      />
    </SiteContext>,
    words,
  )
  return screen.getByRole("status").textContent ?? ""
}
const linkTo = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href")

afterEach(cleanup)

test.each(table("shown"))("%s is answered with %s and shows %s", (q, sentence, shown) => {
  expect(search(q)).toContain(sentence)
  expect(screen.getAllByText(patternIn(shown)).length).toBeGreaterThan(0)
  const isRead = sentence === "" || /sizes?$|^Not in/.test(sentence)
  expect(screen.queryAllByRole("list").length > 0).toBe(isRead)
})

test.each([
  ["2 inch medium", /^50\snb medium/, "/ms-pipes", ["5.03", "30.2"]],
  ["137x137x4 square", /^137/, "#weight", ["computed"]],
  ["5 mm sheet", /^5\smm/, "#weight", ["kg/m²", "123"]],
  ["6 mm chequered", /^6\smm/, "#weight", ["approximate"]],
  ["50x50x6 angle 20 feet weight", /^ISA\s50\s×\s50/, "#weight", ["kg/pc of 6.096\u00a0m"]],
  ["ms plate 8mm 4x8", /^8\smm/, "#weight", ["187", "kg/pc of 2.438\u00a0m"]],
])("the row of %s leads to its table or the calculator, with its weights", (q, name, to, texts) => {
  search(q)
  expect(linkTo(name)).toBe(to)
  const row = screen.getAllByRole("listitem")[0].textContent
  for (const text of texts) expect(row).toContain(text)
})

test("a single size that matches all figures is shown without a doubt beside it", () => {
  search("unequal angle 100 75 8")
  expect(screen.queryByText(/not clear/)).toBeNull()
})

test("a row says which quantity it adds until it is on the list", async () => {
  search("ISMB 200 - 20 pcs 12 m")
  expect(screen.getByText(/^Adds 20\snos of 12\sm/)).toBeTruthy()
  await userEvent.click(screen.getByRole("link", { name: /Add to inquiry/ }))
  expect(screen.getByText(/On your list: 20 nos/)).toBeTruthy()
  expect(screen.queryByText(/^Adds/)).toBeNull()
})

test.each([
  ["door frame", "Chaukhat", "/chaukhat", ""],
  ["चौखट", "Chaukhat", "/chaukhat", ""],
  ["chhat ki chadar", "Colour sheet", "/colour", ""],
  ["roof sheet", "Colour sheet", "/colour", ""],
  ["color sheet red", "Colour sheet", "/colour", "color sheet red"],
  ["colour coated sheet 0.5 mm blue 40 nos", "Colour sheet", "/colour", "40"],
])("%s leads to the page of %s and adds it with its remark or quantity", (q, name, to, value) => {
  search(q)
  expect(linkTo(name)).toBe(to)
  expect(screen.getByRole("button", { name: /Add to inquiry/ })).toBeTruthy()
  if (value) expect(screen.getByDisplayValue(value)).toBeTruthy()
})

test("goods whose product is hidden are not offered, and the page links to the inquiry form", () => {
  expect(search("reflector")).toBe("Not in our tables")
  expect(linkTo("Inquiry")).toBe("/contact")
})

test("the standard in a Hindi row contains no English words", () => {
  search("pipe IS 3589", hindi)
  const row = screen.getAllByRole("listitem")[0].textContent
  expect(row).toContain("IS\u00a03589:2001 (बाज़ार का चार्ट)")
})

test.each(["beam", "50x5"])(
  "all sizes for “%s” can be shown, and the focus goes to the results when the button for more disappears",
  async (query) => {
    search(query)
    const more = () => screen.queryByRole("button", { name: /^Show/ })
    expect(more()).toBeTruthy()
    for (let button = more(); button; button = more()) {
      expect(onFocus).not.toHaveBeenCalled()
      await userEvent.click(button)
    }
    expect(onFocus).toHaveBeenCalledTimes(1)
  },
)

const finder = (
  <SizeFinder
    texts={{
      ...{ hint: "50x50x3", examplesHeading: "Try", note: "", nothing: "" },
      examples: [{ query: "2 inch medium", meaning: "Pipe" }],
    }}
    pages={{}}
    page="/products"
    address=""
    onWeigh={() => undefined}
  />
)

test("without scripts the finder is a form that puts the query in the address", () => {
  const page = renderToStaticMarkup(finder)
  expect(page).toMatch(/<form[^>]* action="\/products#sizes" method="get"/)
  expect(page).toMatch(/<input[^>]* name="q"/)
  expect(page).toContain('href="/products?q=2+inch+medium"')
})

test("Escape empties the field, and the examples are back", async () => {
  render(<SiteContext value={site}>{finder}</SiteContext>)
  const field = screen.getByRole("searchbox")
  await userEvent.type(field, "50x50")
  expect(screen.queryByText("2 inch medium")).toBeNull()
  await userEvent.keyboard("{Escape}")
  expect((field as HTMLInputElement).value).toBe("")
  expect(await screen.findByText("2 inch medium")).toBeTruthy()
})

test("Find pressed twice sets no filter, if the second press lands on one", async () => {
  render(<SiteContext value={site}>{finder}</SiteContext>)
  await userEvent.dblClick(screen.getByRole("button", { name: "Find" }))
  const [filter] = screen.getAllByRole("checkbox")
  fireEvent.click(filter, { detail: 2 })
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([])
  fireEvent.click(filter, { detail: 1 })
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([filter])
})
