/** @jest-environment jsdom */
import { cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { render } from "../../../jsdom/render"
import { FoundSizes } from "../../../../src/components/SizeFinder/FoundSizes"
import { emptySearch } from "../../../../src/steel/finder/search"
import { SiteProvider, type SiteContent } from "../../../../src/components/Site/Site"
import { searchSizes } from "../../../../src/inquiry/paste/search"
import { index } from "../../steel/publishedSizes"

const site = {
  allProduct: {
    nodes: [
      { name: "Chaukhat", url: "/chaukhat", slug: "chaukhat", family: "door-frame" },
      { name: "Colour sheet", url: "/colour", slug: "colour", family: "coated" },
    ],
  },
  navigation: { contact: { label: "Contact", to: "/contact" } },
  settings: { productHeadings: { inquiry: "Inquiry" } },
} as unknown as SiteContent

const onFocus = jest.fn()

function search(q: string) {
  render(
    <SiteProvider site={site}>
      <FoundSizes
        index={index}
        find={searchSizes}
        search={{ ...emptySearch, q }}
        texts={{ note: "", nothing: "No published size." }}
        pages={{}}
        onWeigh={() => undefined}
        onFocus={onFocus}
      />
    </SiteProvider>,
  )
  return screen.getByRole("status").textContent ?? ""
}

afterEach(cleanup)

test("the count includes sizes that fit, not sizes that start like the query", () => {
  expect(search("50x50x3")).toBe("2 sizes")
  expect(screen.getByRole("heading", { name: "More sizes that start like this" })).toBeTruthy()
})

test("the focus goes to the results when the button for more rows disappears", async () => {
  search("beam")
  const more = () => screen.queryByRole("button", { name: /^Show/ })
  expect(more()).toBeTruthy()
  for (let button = more(); button; button = more()) {
    expect(onFocus).not.toHaveBeenCalled()
    await userEvent.click(button)
  }
  expect(onFocus).toHaveBeenCalledTimes(1)
})

test.each(["chaukhat", "door frame", "चौखट"])("%s leads to its page and has an Add", (q) => {
  search(q)
  expect(screen.getByRole("link", { name: "Chaukhat" }).getAttribute("href")).toBe("/chaukhat")
  expect(screen.getByRole("button", { name: /Add to inquiry/ })).toBeTruthy()
})

test("what is said of a product goes along: its colour, its quantity", () => {
  search("color sheet red")
  expect(screen.getByDisplayValue("red")).toBeTruthy()
  cleanup()
  search("colour coated sheet 0.5 mm blue 40 nos")
  expect(screen.getByDisplayValue("40")).toBeTruthy()
})

test.each(["price", "rate", "भाव बताओ"])("%s is answered with a way to send the size", (q) => {
  expect(search(q)).toBe("Send the size, we send the price.")
  expect(screen.getByRole("link", { name: "To the inquiry list" }).getAttribute("href")).toBe(
    "/inquiry",
  )
})

test.each([
  ["patti 25x5", "We do not list “patti” (flats)."],
  ["सरिया", "We do not list “सरिया” (TMT bar)."],
])("%s is said not to be sold", (q, sentence) => {
  expect(search(q)).toBe(sentence)
  expect(screen.queryAllByRole("list")).toHaveLength(0)
})

test.each(["😀", "grumpf", "तुरंत", "please", "10 nos"])(
  "%s is answered with a sentence and ways on, never with the catalogue",
  (q) => {
    expect(search(q)).toMatch(/^Nothing found\./)
    expect(screen.queryAllByRole("list")).toHaveLength(0)
    expect(screen.getByRole("link", { name: "Inquiry" })).toBeTruthy()
  },
)

test.each(["garder 200", "गर्डर 200"])("%s finds beams", (q) => {
  search(q)
  expect(screen.getByRole("link", { name: "ISMB\u00a0200" })).toBeTruthy()
})

test("words that were not understood are shown", () => {
  search("railing grumpf 60x40x3.2")
  expect(screen.getByText("Not understood: grumpf.")).toBeTruthy()
})

test("a figure that can be read in two ways is asked about", () => {
  search("ISMB 0,500")
  expect(screen.getByText(/^“0,500” can be read in two ways/)).toBeTruthy()
})

test("a plate in feet is one size, with the weight of that plate", () => {
  expect(search("ms plate 8mm 4x8")).toBe("1 size")
  const row = screen.getByRole("listitem").textContent
  expect(row).toContain("186.7")
  expect(row).toContain("kg/pc of 2.438\u00a0m")
})
