/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react"
import { company, serveCatalogue } from "../../../jsdom/catalogue"
import { render } from "../../../jsdom/render"
import userEvent from "@testing-library/user-event"
import { readFileSync } from "node:fs"
import type * as React from "react"
import { InquiryList } from "../../../../src/components/InquiryList/InquiryList"
import { serializeList } from "../../../../src/inquiry/storedList"
import type { WantedSize } from "../../../../src/inquiry/wantedSize"
import { inquiryLines, LIST_KEY, setInquiryLines } from "../../../../src/stores/inquiryStore"
import type { Quantity } from "../../../../src/steel/quantity"

type Texts = React.ComponentProps<typeof InquiryList>["texts"]
const texts = JSON.parse(readFileSync("content/site/inquiry-page.json", "utf8")) as Texts

const wanted = (sizeId: string, quantity: Partial<Quantity> = {}): WantedSize => ({
  sizeId,
  quantity: { amount: 20, unit: "pieces", pieceLength: 6, ...quantity },
})
const tube = wanted("shs-100x100x3")
const beam = wanted("ismb-100", { amount: 50 })

beforeAll(serveCatalogue)

/** Opens the page with a list and waits for the size tables. */
async function openList(lines: readonly WantedSize[], address = { search: "", hash: "" }) {
  setInquiryLines(lines)
  render(
    <InquiryList
      texts={texts}
      company={company}
      contactPage="/contact"
      sizesPage="/products"
      address={address}
    />,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  return userEvent.setup()
}

const rows = () =>
  within(screen.getByRole("list", { name: "Sizes on the list" })).getAllByRole("listitem")
const field = (name: RegExp) => screen.getByRole("textbox", { name }) as HTMLInputElement
const press = (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(screen.getByRole("button", { name }))

describe("plus and minus", () => {
  test.each([
    ["a tenth of a tonne", { amount: 0.5, unit: "tonnes" }, "0.4", "0.5"],
    ["10 kg", { amount: 25, unit: "kg" }, "15", "25"],
    ["a length of metres", { amount: 36, unit: "metres" }, "30", "36"],
    [
      "a tenth of a tonne, without noise in the decimals",
      { amount: 2.3, unit: "tonnes" },
      "2.2",
      "2.3",
    ],
  ] as const)("change a quantity by %s", async (_, quantity, less, more) => {
    const user = await openList([wanted("shs-100x100x3", quantity)])
    await press(user, /^Less of/)
    expect(field(/^(Pieces|Metres|kg|Tonnes) of 100/).value).toBe(less)
    await press(user, /^More of/)
    expect(field(/^(Pieces|Metres|kg|Tonnes) of 100/).value).toBe(more)
  })

  test("end at one step", async () => {
    const user = await openList([wanted("shs-100x100x3", { amount: 1 })])
    await press(user, /^Less of/)
    expect(field(/^Pieces of/).value).toBe("1")
  })
})

describe("an invalid quantity", () => {
  test("stays as typed, with a fault, and changes nothing", async () => {
    const user = await openList([tube])
    await user.clear(field(/^Pieces of/))
    await user.type(field(/^Pieces of/), "abc")
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /^“abc” is not a number\. The list still has 20\snos of 6\sm\.$/,
    )
    expect(field(/^Pieces of/).value).toBe("abc")
    expect(inquiryLines()).toEqual([tube])
  })

  test.each([
    ["Pieces", "2.5", { amount: 20 }],
    ["Pieces", "1e9", { amount: 20 }],
    ["Length of a piece", "20 kg", { pieceLength: 6 }],
    ["Length of a piece", "6000", { pieceLength: 6 }],
  ])("of %s leaves no part of “%s” on the list", async (label, typed, left) => {
    const user = await openList([tube])
    const input = field(new RegExp(`^${label}`))
    await user.tripleClick(input)
    await user.keyboard(typed)
    expect(await screen.findByRole("alert")).toBeTruthy()
    expect(input.value).toBe(typed)
    expect(inquiryLines()[0].quantity).toMatchObject(left)
  })

  test("shows no fault while it is being typed", async () => {
    const user = await openList([tube])
    await user.clear(field(/^Pieces of/))
    await user.type(field(/^Pieces of/), "1,2")
    expect(screen.queryByRole("alert")).toBeNull()
    await user.type(field(/^Pieces of/), "00")
    expect(screen.queryByRole("alert")).toBeNull()
    expect(inquiryLines()[0].quantity.amount).toBe(1200)
  })

  test("is not converted to another unit silently", async () => {
    const user = await openList([tube])
    await user.clear(field(/^Pieces of/))
    await user.type(field(/^Pieces of/), "2 ton")
    expect((await screen.findByRole("alert")).textContent).toContain("choose tonnes as the unit")
    await user.clear(field(/^Pieces of/))
    await user.type(field(/^Pieces of/), "12 nos")
    expect(inquiryLines()[0].quantity.amount).toBe(12)
  })

  test("gives way when the list is changed in another tab", async () => {
    const user = await openList([tube])
    await user.clear(field(/^Pieces of/))
    await user.type(field(/^Pieces of/), "abc")
    await screen.findByRole("alert")
    localStorage.setItem(LIST_KEY, serializeList([wanted("shs-100x100x3", { amount: 7 })]))
    act(() => void dispatchEvent(new StorageEvent("storage", { key: LIST_KEY })))
    expect(field(/^Pieces of/).value).toBe("7")
    expect(screen.queryByRole("alert")).toBeNull()
  })
})

test("Undo takes the focus, names the removed line and brings it back", async () => {
  const user = await openList([tube, beam])
  await press(user, /^Remove 100/)
  const undo = screen.getByRole("button", { name: "Undo" })
  expect(document.activeElement).toBe(undo)
  expect(document.getElementById(undo.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(
    /removed\.$/,
  )
  await user.click(undo)
  expect(inquiryLines()).toEqual([tube, beam])
})

test("removing a line that another tab has removed removes nothing else", async () => {
  const user = await openList([tube, beam])
  localStorage.setItem(LIST_KEY, serializeList([beam]))
  const remove = screen.getByRole("button", { name: /^Remove 100/ })
  act(() => void dispatchEvent(new StorageEvent("storage", { key: LIST_KEY })))
  await user.click(remove).catch(() => undefined)
  expect(inquiryLines()).toEqual([beam])
})

test("a computed thick hollow section says whose corners its weight has, a listed one says nothing", async () => {
  await openList([wanted("shs-100x100x8"), tube])
  expect(rows()[0].textContent).toMatch(/2t as in IS 4923.*EN 10219/)
  expect(rows()[1].textContent).not.toContain("EN 10219")
})

test("a size in no table is marked computed", async () => {
  await openList([wanted("shs-100x100x8"), tube, wanted("sheet-5x1250")])
  expect(rows().map(({ textContent }) => textContent?.includes(", computed"))).toEqual([
    true,
    false,
    false,
  ])
})

test("a beam and the total show the weight by the old trade chart", async () => {
  await openList([beam])
  expect(rows()[0].textContent).toContain("2,685\u00a0kg")
  expect(rows()[0].textContent).toContain("Old trade chart: 11.5\u00a0kg/m, 3,450\u00a0kg")
  const sum = screen.getByRole("region", { name: texts.sendHeading })
  expect(sum.textContent).toContain("2.685\u00a0t")
  expect(sum.textContent).toContain("Old trade chart: 3.45\u00a0t")
})

describe("a shared link", () => {
  const hash = "#l=2_6p-ismb-200_n1"

  test("replaces a list only with Undo", async () => {
    const user = await openList([tube], { search: "", hash })
    const buttons = within(screen.getByRole("group", { name: /This link opens/ })).getAllByRole(
      "button",
    )
    expect(buttons[0].textContent).toBe("Add to mine")
    await press(user, /Replace mine/)
    expect(inquiryLines()).toEqual([wanted("ismb-200", { amount: 6 })])
    await press(user, /Undo/)
    expect(inquiryLines()).toEqual([tube])
  })

  test.each([
    ["Keep mine", 1],
    ["Add to mine", 2],
  ] as const)("opens beside a list only when asked: %s", async (choice, count) => {
    const user = await openList([tube], { search: "", hash })
    expect(inquiryLines()).toEqual([tube])
    expect(document.activeElement?.textContent).toContain("This link opens")
    await press(user, new RegExp(choice))
    expect(inquiryLines()).toHaveLength(count)
    expect(screen.queryByRole("group", { name: /This link opens/ })).toBeNull()
  })

  test("returns the readable part and names the rest", async () => {
    await openList([], { search: "", hash: "#l=1_20p-shs-100x100x3_zzz_4p-ismb-999" })
    expect(inquiryLines()).toEqual([tube])
    expect(screen.getByText(/“zzz” could not be read\./)).toBeTruthy()
    expect(screen.getByText(/“ismb-999” was not found/)).toBeTruthy()
  })

  test("of nonsense is an empty list and a sentence", async () => {
    await openList([], { search: "", hash: "#l=<script>alert(1)</script>_99" })
    expect(screen.getByRole("heading", { name: texts.emptyHeading })).toBeTruthy()
    expect(screen.getByText(/Some of the link could not be read/)).toBeTruthy()
    expect(screen.getByLabelText(texts.paste.label)).toBeTruthy()
  })
})

describe("a size in the address", () => {
  test("that is unknown gives a fault and is not added", async () => {
    await openList([], { search: "?add=foo", hash: "" })
    expect(screen.getByText(/our tables do not list “foo”/)).toBeTruthy()
    expect(inquiryLines()).toEqual([])
  })

  test("that cannot be stored is on the list, which says so, and stays in the address", async () => {
    const search = "?add=20p-shs-100x100x3"
    window.history.replaceState(null, "", `/inquiry${search}`)
    const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError")
    })
    await openList([], { search, hash: "" })
    blocked.mockRestore()
    expect(inquiryLines()).toEqual([tube])
    expect(screen.getByText(/can’t be saved in this browser/)).toBeTruthy()
    expect(window.location.search).toBe(search)
  })

  test("that is stored is no longer in the address", async () => {
    window.history.replaceState(null, "", "/inquiry?add=shs-100x100x3")
    await openList([], { search: "?add=shs-100x100x3", hash: "" })
    expect(inquiryLines()).toHaveLength(1)
    expect(screen.queryByText(/can’t be saved in this browser/)).toBeNull()
    expect(window.location.search).toBe("")
  })

  test("that is already on the list raises a question", async () => {
    const user = await openList([beam], { search: "?add=ismb-100", hash: "" })
    expect(inquiryLines()).toEqual([beam])
    await press(user, /Add 1 no\. more/)
    expect(inquiryLines()).toEqual([wanted("ismb-100", { amount: 51 })])
  })
})

test("unread lines of 200 pasted ones stay in the box", async () => {
  const user = await openList([])
  const box = screen.getByLabelText(texts.paste.label) as HTMLTextAreaElement
  const lines = Array.from({ length: 200 }, (_, n) => `${60 + n}x60x3 - ${n + 1} pcs`)
  await user.click(box)
  await user.paste(lines.join("\n"))
  await press(user, /Read the sizes/)
  expect(await screen.findByText("Only the first 100 lines were read.")).toBeTruthy()
  await press(user, /^Add \d+ sizes/)
  expect(box.value.split("\n").slice(-100)).toEqual(lines.slice(100))
})

test("a list opened in WhatsApp can be emptied and put back", async () => {
  const user = await openList([tube])
  expect(screen.queryByText(/Sent it\?/)).toBeNull()
  await user.click(screen.getByRole("link", { name: /WhatsApp/ }))
  const [offer] = screen.getAllByText(/Sent it\?/)
  await user.click(within(offer.parentElement as HTMLElement).getByRole("button"))
  expect(inquiryLines()).toEqual([])
  await press(user, /Put it back/)
  expect(inquiryLines()).toEqual([tube])
})
