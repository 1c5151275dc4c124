/** @jest-environment jsdom */
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { company, serveCatalogue } from "../../tests/jsdom/catalogue"
import { render } from "../../tests/jsdom/render"
import { renderOnSite } from "../../tests/jsdom/site"
import userEvent from "@testing-library/user-event"
import { readFileSync } from "node:fs"
import type * as React from "react"
import { DeliveryCheck } from "./DeliveryCheck"
import { Tolerances } from "./Result"
import { listLink, type InquiryLine, type SizeLine } from "../inquiry/list/line"
import { setLines } from "../inquiry/list/useInquiryList"
import type { QuantityUnit } from "../steel/quantity"
import { hollow, tolerances } from "../../tests/delivery-examples"
import { sizeOf } from "../../tests/published-sizes"

type Texts = React.ComponentProps<typeof DeliveryCheck>["texts"]
const texts = JSON.parse(readFileSync("content/site/delivery-check-page.json", "utf8")) as Texts

const wanted = (sizeId: string, amount: number, unit: QuantityUnit = "pieces"): SizeLine => ({
  kind: "size",
  sizeId,
  quantity: { amount, unit, pieceLength: 6 },
})
const tube = "shs-100x100x4"
const tubeKg = (pieces: number) => (sizeOf(tube)?.mass ?? NaN) * 6 * pieces

beforeAll(serveCatalogue)

beforeEach(() => sessionStorage.clear())

/** Opens the page with the visitor's own list and perhaps one in the address, and waits for the sizes. */
async function openCheck(own: readonly InquiryLine[], shared?: readonly SizeLine[]) {
  setLines(own, "")
  const hash = shared ? listLink("", shared) : ""
  renderOnSite(<DeliveryCheck texts={texts} tolerances={tolerances} hash={hash} />, { company })
  for (const line of shared ?? own) {
    if (line.kind !== "size") continue
    const name = sizeOf(line.sizeId)?.designation ?? line.sizeId
    await screen.findByText(new RegExp(name.replace(/\W+/g, ".+")))
  }
  return userEvent.setup()
}

const rows = () => screen.getAllByRole("textbox", { name: "Pieces received" })
const net = () => screen.getByRole<HTMLInputElement>("textbox", { name: texts.netLabel })
const check = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "Check the delivery" }))
const verdict = () =>
  screen.queryByRole("heading", { name: /short by|over by|within|no verdict/i }) ?? undefined

test("a complete delivery is within tolerance, and the verdict takes the focus", async () => {
  const user = await openCheck([wanted(tube, 40)])
  await user.type(net(), String(Math.round(tubeKg(40))))
  await check(user)
  await waitFor(() => expect(document.activeElement).toBe(verdict()))
  expect(verdict()?.textContent).toBe("Within the tolerance")
  expect(screen.getByText(/still to be confirmed/)).toBeTruthy()
  // Any change makes it void.
  await user.type(rows()[0], "{Backspace}")
  expect(verdict()).toBeUndefined()
})

test("a list in the address is checked until another comes, and the visitor's own stays", async () => {
  setLines([wanted("ismb-200", 3)], "")
  const at = (hash: string) => <DeliveryCheck texts={texts} tolerances={tolerances} hash={hash} />
  const listed = (pieces: number) => listLink("", [wanted(tube, pieces)])
  const { rerender } = render(at(listed(7)))
  for (const [hash, pieces] of [
    [listed(9), "9"],
    ["#main", "9"],
  ] as const) {
    rerender(at(hash))
    expect(rows().map((row) => (row as HTMLInputElement).value)).toEqual([pieces])
  }
  expect(localStorage.getItem("inquiry-list")).toContain("ismb-200")
})

test("what is missing or wrong gets a sentence each, stays as typed, and the first has the focus", async () => {
  const user = await openCheck([wanted(tube, 2, "tonnes"), wanted("ismb-200", 3)])
  expect(screen.getByText(/On your list: 2.t\. Count the pieces/)).toBeTruthy()
  await user.clear(rows()[1])
  await user.type(rows()[1], "many")
  await user.type(net(), "-5")
  await check(user)
  expect(screen.getByText("Enter the number of pieces.")).toBeTruthy()
  expect(screen.getByText("“many” is not a number.")).toBeTruthy()
  expect(screen.getByText(/Enter a figure from 0.001/)).toBeTruthy()
  expect([(rows()[1] as HTMLInputElement).value, net().value]).toEqual(["many", "-5"])
  await waitFor(() => expect(document.activeElement).toBe(rows()[0]))
  expect(verdict()).toBeUndefined()
})

test("tonnes typed as kg raise a question, and one press corrects them", async () => {
  const user = await openCheck([wanted("shs-100x100x8", 20)])
  await user.type(net(), String(((sizeOf("shs-100x100x8")?.mass ?? NaN) * 0.12).toFixed(2)))
  await check(user)
  expect(verdict()).toBeUndefined()
  expect(screen.getByText(/Did you mean tonnes\?/)).toBeTruthy()
  await user.click(screen.getByRole("button", { name: /^Yes, [\d,]+ kg$/ }))
  expect(verdict()?.textContent).toBe("Within the tolerance")
  // A computed thick hollow section: how much lighter other corners are, also in the message.
  expect(screen.getAllByText(/EN 10219 the weight is 2 % less/)).not.toEqual([])
  const whatsapp = screen.getByRole("link", { name: /WhatsApp/ }).getAttribute("href")
  expect(decodeURIComponent(String(whatsapp))).toContain("EN 10219")
})

test("sizes are added from a pasted challan, what is asked with its question; other words stay in the box", async () => {
  const user = await openCheck([])
  expect(screen.getByText(texts.empty)).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Check the delivery" })).toBeNull()
  const box = screen.getByLabelText<HTMLTextAreaElement>(texts.paste.label)
  await user.type(
    box,
    "100x100x4 - 40 nos{Enter}pipe 50 nb 5 nos{Enter}truck UP14{Enter}Gross 8240 Tare 4310",
  )
  await user.click(screen.getByRole("button", { name: "Put on the list" }))
  const added = await screen.findByText(
    "1 size, 1 question put on the list. 1 line names no size and stays in the box.",
  )
  expect((rows()[0] as HTMLInputElement).value).toBe("40")
  expect(box.value).toBe("truck UP14")
  expect(screen.getByText(/Gross less tare: 3,930.kg/)).toBeTruthy()
  // The focus is at the sizes, above the box that was pasted into.
  expect(document.activeElement).toBe(added)
  expect(added.compareDocumentPosition(rows()[0])).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const select = screen.getByRole("combobox", { name: "What is meant by pipe 50 nb 5 nos" })
  await user.selectOptions(select, within(select).getByRole("option", { name: /medium/ }))
  expect(rows().map((row) => (row as HTMLInputElement).value)).toContain("5")
  await check(user)
  expect(screen.getByText("1 line is not counted: truck UP14.")).toBeTruthy()
  localStorage.removeItem("pasted-delivery")
})

test("the tolerances show their limits or that none was found, standard and confirmation", () => {
  const unknown = { ...hollow, name: "Unknown", piece: null, lot: null }
  render(<Tolerances heading="Tolerances" text="" tolerances={[hollow, unknown]} />)
  const [entry, other] = screen.getAllByRole("listitem")
  expect(within(entry).getByText(/−8.% to \+10.% on a length, ±7.% on a lot of 10.t/)).toBeTruthy()
  const source = "IS\u00a04923:2017, Amendment 1, clause not known; to be confirmed."
  expect(entry.textContent).toContain(source)
  expect(other.textContent).toContain(`No limit found. ${source}`)
})

test("typed figures, and goods without weight, survive a reload and another list, which is offered beside them and can be given back", async () => {
  const frames: InquiryLine = {
    kind: "product",
    product: "door-frame",
    name: "Chaukhat",
    quantity: null,
  }
  const own = [wanted(tube, 40), frames]
  const user = await openCheck(own)
  await user.clear(rows()[0])
  await user.type(rows()[0], "38")
  await user.type(net(), "2,700")
  cleanup()
  await openCheck(own)
  expect(rows()[0]).toHaveProperty("value", "38")
  expect(net().value).toBe("2,700")
  cleanup()
  await openCheck([wanted(tube, 12)])
  expect(rows()[0]).toHaveProperty("value", "38")
  await check(user)
  expect(screen.getByText("1 line is not counted: Chaukhat.")).toBeTruthy()
  await user.click(screen.getByRole("button", { name: "Take the sizes of the list" }))
  expect(rows()[0]).toHaveProperty("value", "12")
  expect(net().value).toBe("2,700")
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect(rows()[0]).toHaveProperty("value", "38")
})

test("a line left “As I wrote it” is listed as not counted", async () => {
  const user = await openCheck([wanted(tube, 40)])
  const box = screen.getByLabelText<HTMLTextAreaElement>(texts.paste.label)
  await user.type(box, "GI pipe 50 nb medium 20 nos")
  await user.click(screen.getByRole("button", { name: "Put on the list" }))
  const select = await screen.findByRole("combobox", { name: /^What is meant by GI pipe/ })
  await user.selectOptions(select, within(select).getByRole("option", { name: "As I wrote it" }))
  await user.type(net(), String(Math.round(tubeKg(40))))
  await check(user)
  expect(screen.getByText("1 line is not counted: GI pipe 50 nb medium 20 nos.")).toBeTruthy()
  localStorage.removeItem("pasted-delivery")
})

test("a double click removes one size, and a size ordered by weight keeps its piece length", async () => {
  const long = {
    ...wanted("ismb-200", 5, "tonnes"),
    quantity: { amount: 5, unit: "tonnes", pieceLength: 12 },
  }
  const user = await openCheck([wanted(tube, 40), long as SizeLine, wanted("ismb-100", 3)])
  const lengths = screen.getAllByRole<HTMLInputElement>("textbox", { name: /^Length/ })
  expect(lengths.map(({ value }) => value)).toEqual(["6", "12", "6"])
  await user.dblClick(screen.getAllByRole("button", { name: /^Remove/ })[0])
  expect(rows()).toHaveLength(2)
})
