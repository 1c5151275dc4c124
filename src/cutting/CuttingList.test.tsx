/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { readFileSync } from "node:fs"
import type * as React from "react"
import { company, serveCatalogue } from "../../tests/jsdom/catalogue"
import { render } from "../../tests/jsdom/render"
import { renderOnSite, site } from "../../tests/jsdom/site"
import { inquiryLines, setLines } from "../inquiry/list/useInquiryList"
import { lineText, readLine, type SizeLine } from "../inquiry/list/line"
import { SiteContext } from "../kit/Site"
import { CuttingList } from "./CuttingList"
import { listText, newList } from "./typed"

type Texts = React.ComponentProps<typeof CuttingList>["texts"]
const texts = JSON.parse(readFileSync("content/site/cutting-list-page.json", "utf8")) as Texts

beforeAll(serveCatalogue)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setLines([], "")
})

function open(hash = "") {
  renderOnSite(<CuttingList texts={texts} hash={hash} />, { company, translatedPages: [] })
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

function paste(text: string) {
  const clipboardData = { getData: () => text }
  fireEvent.paste(screen.getAllByRole("textbox", { name: /^Mark/ }).at(-1)!, { clipboardData })
}

const drawing = "Mark\tSection\tLength (mm)\tNos\nC1\tISMC 100\t2900\t4\nC2\tISMC 100\t6100\t1"
const columns = () => screen.findByRole("region", { name: /^Channel ISMC\s100/ })

test("rows from a spreadsheet become bars to buy, each drawn with its marks, and the bound", async () => {
  open()
  paste(drawing)
  const plan = within(await columns())
  await plan.findByText(/^2 bars of 12 m|1 bar of 12 m \+ 1 bar of 6 m/)
  await plan.findByText("No plan needs less steel.")
  expect(plan.getAllByText(/C1 2,900/).length).toBeGreaterThan(0)
  type("Bars we can sell you", "6 m")
  await plan.findByText(/Longer than 6 m, so not in this plan: C2 6,100/)
})

test("the bars go onto the inquiry list with the marks they are for; pressed again they are those of the plan, not more", async () => {
  open()
  paste(drawing)
  await columns()
  type("Bars we can sell you", "12 m")
  const put = async () =>
    fireEvent.click(await screen.findByRole("button", { name: /on the inquiry list/ }))
  await put()
  await put()
  expect(inquiryLines().map(lineText)).toEqual([expect.stringMatching(/^2p12-ismc-100~~~For/)])
  type("Nos, row 1", "12")
  await waitFor(() => expect(screen.getByText(/4 bars of 12 m/)).toBeTruthy())
  await put()
  expect(inquiryLines().map(lineText)).toEqual([expect.stringMatching(/^4p12-ismc-100~~~For/)])
})

test("a wrong row is named, the others are planned, and nothing typed is lost", async () => {
  open()
  paste("A1\tISMC 100\t2900\t4\nA2\tISMC 100\tlong\t0")
  await columns()
  expect(screen.getAllByText("1 row is to be corrected; it is not planned.")).toHaveLength(2)
  const chat = screen.getByRole<HTMLAnchorElement>("link", { name: /WhatsApp/ })
  expect(decodeURIComponent(chat.href)).toContain("Not planned: A2 | ISMC 100 | long | 0")
  expect(screen.getByText("A2 | ISMC 100 | long | 0")).toBeTruthy()
  expect(screen.getByText("“long” is not a number.")).toBeTruthy()
  expect(field("Length, row 2").value).toBe("long")
  type("Length, row 2", "1200")
  type("Nos, row 2", "2")
  await waitFor(() => expect(screen.queryByText(/to be corrected/)).toBeNull())
})

test("a section that can be two sizes is asked, and the chosen one is named by its name everywhere", async () => {
  open()
  paste("A1\t50x50x5\t2900\t4\nA2\tISMC 100\t2900\t1")
  const asked = await screen.findByRole("group", { name: /Which one/ })
  fireEvent.click(within(asked).getByRole("button", { name: /Equal angle/ }))
  await screen.findByRole("region", { name: /^Equal angle/ })
  type("Nos, row 1", "0")
  await waitFor(() => expect(chat()).toMatch(/Not planned: A1 \| Equal angle ISA.50.×.50.×.5.mm/))
})

test("5,000 rows: none is taken, a sentence says so, and the list stays", () => {
  open()
  paste(drawing)
  paste(Array.from({ length: 5000 }, (_, nth) => `M${nth}\tISMC 100\t${1000 + nth}\t1`).join("\n"))
  expect(screen.getByText(/The list takes 500 rows. Nothing of the 5000 is taken/)).toBeTruthy()
  expect(screen.getAllByRole("textbox", { name: /^Mark/ })).toHaveLength(3)
})

test("the list is kept on the device; one from a link is shown beside it, and the own one stays", () => {
  open()
  paste(drawing)
  cleanup()
  open()
  expect(field("Mark, row 1").value).toBe("C1")
  cleanup()
  const other = { mark: "Z9", section: "ISMB 200", length: "3000", count: "2" }
  open(`#${listText({ ...newList, rows: [other] })}`)
  type("Mark, row 1", "Z10")
  expect(screen.getByText(/This is the list of the link/)).toBeTruthy()
  expect(screen.getByRole("link", { name: "Back to my list" })).toBeTruthy()
  cleanup()
  open()
  expect(field("Mark, row 1").value).toBe("C1")
})

test("bars that are there are used before any is bought", async () => {
  open()
  paste("A1\tISMC 100\t2900\t2")
  await columns()
  type("Bars or offcuts you have", "1 x 6 m")
  await screen.findByText("Nothing to buy: what you have is enough.")
})

const chat = () =>
  decodeURIComponent(screen.getByRole<HTMLAnchorElement>("link", { name: /WhatsApp/ }).href)
const putBars = async () =>
  fireEvent.click(await screen.findByRole("button", { name: /on the inquiry list/ }))

test("galvanized pipe raises a question, and a grade is planned separately and named everywhere", async () => {
  open()
  paste(
    "A1\tGI pipe 50 nb medium\t2500\t4\nA2\tISMB 200 E350\t2500\t4\nA3\tISMB 200\t2500\t2\nA4\tISMB  200 e350\t1000\t1",
  )
  const asked = await screen.findByRole("group", { name: /Which one/ })
  expect(chat()).toContain("Not planned: A1 | GI pipe 50 nb medium")
  const graded = await screen.findByRole("region", {
    name: /^Beam ISMB.200, as written: ISMB 200 E350/,
  })
  expect(within(graded).getAllByText(/A4 1,000/)).not.toEqual([])
  await screen.findByRole("region", { name: /^Beam ISMB.200$/ })
  expect(chat()).toMatch(/as written: ISMB 200 E350: 1 bar of 12/)
  fireEvent.click(within(asked).getByRole("button", { name: /^Round pipe 50/ }))
  await screen.findByRole("region", { name: /^Round pipe/ })
  await putBars()
  expect(inquiryLines()[1].remark).toBe("as written: ISMB 200 E350; For A2, A4")
})

test("different spellings of a size share bars, and a grade is kept when a size is chosen", async () => {
  open()
  paste(
    "A1\tISMC 100\t2900\t2\nA2\tRafter ISMC 100x50 (9.56 kg/m)\t2900\t2\nB1\tSHS 50x50 E350\t2900\t2\nB2\tSHS 50x50x3\t2900\t2",
  )
  const asked = await screen.findByRole("group", { name: /Which one/ })
  fireEvent.click(within(asked).getByRole("button", { name: /50\s×\s50\s×\s3\smm$/ }))
  await screen.findByRole("region", { name: /mm, as written: SHS 50x50 E350$/ })
  // A grade after the id of a size, as in our charts, is kept as well.
  paste("B3\tismb-200 E350\t2900\t2")
  await screen.findByRole("region", { name: /^Beam ISMB.200, as written: E350$/ })
  fireEvent.click(screen.getByRole("button", { name: "Remove row 5" }))
  expect(screen.getAllByRole("region", { name: /^Channel/ })).toHaveLength(1)
  type("Bars we can sell you", "12 m")
  await putBars()
  const rated = inquiryLines().map((line, nth) => ({ ...line, rate: `6${nth}` }))
  expect(rated).toHaveLength(3)
  setLines(rated, "")
  type("Nos, row 3", "3")
  await waitFor(() => expect(screen.getAllByText(/× 3/)).not.toEqual([]))
  await putBars()
  expect(inquiryLines().map(({ rate }) => rate)).toEqual(["60", "61", "62"])
})

test("adding the bars again replaces the earlier ones and keeps their rate, even after “Start anew” and Undo", async () => {
  open()
  paste(drawing)
  await columns()
  type("Bars we can sell you", "12 m")
  await putBars()
  const [line] = inquiryLines()
  setLines([{ ...line, rate: "62" }], "")
  fireEvent.click(screen.getByRole("button", { name: "Start anew" }))
  fireEvent.click(screen.getByRole("button", { name: "Undo" }))
  await columns()
  await putBars()
  expect(inquiryLines()).toEqual([{ ...line, rate: "62" }])
})

test("putting the bars again takes away what was put, in any unit, and no line of the buyer's own", async () => {
  const own = "20p12-ismc-100~ISMC 100, 12 m - 20 nos~w"
  setLines([readLine(own)!], "")
  open()
  paste("\tISMC 100\t2900\t4")
  await columns()
  type("Bars we can sell you", "12 m")
  await putBars()
  const [typed, bars] = inquiryLines() as SizeLine[]
  setLines([typed, { ...bars, quantity: { ...bars.quantity, amount: 115, unit: "kg" } }], "")
  type("Nos, row 1", "12")
  await waitFor(() => expect(screen.getByText(/4 bars of 12 m|3 bars of 12 m/)).toBeTruthy())
  await putBars()
  expect(inquiryLines().map(lineText)).toEqual([lineText(typed), "3p12-ismc-100"])
})

test("bars that this browser cannot store are not said to be on the list", async () => {
  open()
  paste(drawing)
  await columns()
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Quota exceeded", "QuotaExceededError")
  })
  await putBars()
  expect(screen.getByText(/^Not put on the list/)).toBeTruthy()
  expect(screen.queryByRole("link", { name: "Open the inquiry list" })).toBeNull()
  expect(inquiryLines()).toEqual([])
  full.mockRestore()
})

test("a linked list can be cleared and restored, and jumping to a place on the page keeps it", () => {
  open()
  paste(drawing)
  cleanup()
  const other = { mark: "Z9", section: "ISMB 200", length: "3000", count: "2" }
  const hash = `#${listText({ ...newList, rows: [other] })}`
  const at = (address: string) => (
    <SiteContext value={{ ...site, translatedPages: [] }}>
      <CuttingList texts={texts} hash={address} />
    </SiteContext>
  )
  const { rerender } = render(at(hash))
  rerender(at("#main"))
  expect(field("Mark, row 1").value).toBe("Z9")
  fireEvent.click(screen.getByRole("button", { name: "Start anew" }))
  expect(field("Mark, row 1").value).toBe("")
  fireEvent.click(screen.getByRole("button", { name: "Undo" }))
  expect(field("Mark, row 1").value).toBe("Z9")
})
