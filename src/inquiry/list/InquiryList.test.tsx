/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { company, serveCatalogue } from "../../../tests/jsdom/catalogue"
import { renderOnSite } from "../../../tests/jsdom/site"
import { contentFile } from "../../../tests/site-content"
import { sizeLine as size } from "../../../tests/stored-list"
import { InquiryList, type InquiryListProps } from "./InquiryList"
import { lineText, noLead, type InquiryLine } from "./line"
import {
  inquiryLines,
  LIST,
  openList as openBeside,
  setLines,
  setRateSettings,
} from "./useInquiryList"
import { keepList, KEPT } from "./useKeptLists"

const texts = contentFile<InquiryListProps["texts"]>("site/inquiry-page.json")

const tube = size("shs-100x100x3")
const beam = size("ismb-100", { amount: 50 })
const written: InquiryLine = { kind: "words", text: "TMT saria 12mm 2 ton" }
const frames: InquiryLine = {
  kind: "product",
  product: "chaukhat",
  name: "Chaukhat",
  quantity: { amount: 30, unit: "pieces" },
  remark: "100x50",
}

beforeAll(() => {
  serveCatalogue()
  // jsdom saves no file.
  Object.assign(URL, { createObjectURL: () => "blob:", revokeObjectURL: () => undefined })
})
beforeEach(() => {
  sessionStorage.clear()
  localStorage.removeItem("pasted-inquiry")
  setRateSettings({ withGst: false, isSent: false })
  window.history.replaceState(null, "", "/inquiry")
})

/** Opens the page with a list and waits for the size tables. */
async function openList(lines: readonly InquiryLine[], address = { search: "", hash: "" }) {
  setLines(lines, "")
  renderOnSite(<InquiryList texts={texts} address={address} />, { company })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  return userEvent.setup()
}

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
const rows = () =>
  within(screen.getByRole("list", { name: "Your list" }))
    .getAllByRole("listitem")
    .filter((row) => within(row).queryByRole("button", { name: "Undo" }) === null)
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name })
const quantity = () => inquiryLines()[0].quantity
type User = ReturnType<typeof userEvent.setup>
const press = (user: User, name: RegExp | string) =>
  user.click(screen.getByRole("button", { name }))
const whatsapp = () =>
  new URL(screen.getByRole<HTMLAnchorElement>("link", { name: /^WhatsApp/ }).href).searchParams.get(
    "text",
  ) ?? ""

async function typeInto(user: User, name: RegExp, text: string) {
  await user.tripleClick(field(name))
  await user.keyboard(text)
}

test.each([
  [/^Quantity of/, "2 ton", "choose tonnes as the unit"],
  [/^Length of a piece/, "6000", "between 0.05 and 30"],
])("of %s “%s” stays as typed, with a sentence, and changes nothing", async (name, typed, why) => {
  const user = await openList([tube])
  await typeInto(user, name, typed)
  const alert = await screen.findByText(new RegExp(why))
  expect(alert.textContent).toMatch(/The list still has 20\snos of 6\sm\.$/)
  expect([field(name).value, inquiryLines()]).toEqual([typed, [tube]])
})

test("a quantity is settled by Enter, in feet too, and steps up by a press", async () => {
  const user = await openList([tube])
  await typeInto(user, /^Length of a piece/, "20 ft{Enter}")
  await typeInto(user, /^Quantity of/, "12{Enter}")
  await press(user, /^More of 100/)
  expect(quantity()).toMatchObject({ amount: 13, pieceLength: 6.096 })
})

test("a product has quantity and remark, both always shown and sent", async () => {
  const user = await openList([written, frames])
  await user.tripleClick(field(/^Quantity of Chaukhat/))
  await user.keyboard("31")
  await user.type(field(/^Size, thickness/), " primed")
  await user.tab()
  expect(inquiryLines()[1]).toMatchObject({ quantity: { amount: 31 }, remark: "100x50 primed" })
  expect(rows()[1].textContent).not.toMatch(/\d.kg/)
  expect(whatsapp()).toContain("2. Chaukhat, 100x50 primed: 31 nos")
  expect(screen.queryByRole("textbox", { name: /^Length/ })).toBeNull()
})

test("a size says what it is: computed, from which corners, by the older chart, or in no table", async () => {
  await openList([size("shs-100x100x8"), tube, beam, size("sheet-5x1250"), size("shs-old-99")])
  const said = rows().map(({ textContent }) => textContent ?? "")
  expect(said.map((row) => row.includes(", computed"))).toEqual([true, false, false, false, false])
  expect(said[0]).toMatch(/2t as in IS 4923.*EN 10219/)
  expect(said[2]).toContain("2,685\u00a0kg")
  expect(said[2]).toContain("Old trade chart: 11.5\u00a0kg/m, 3,450\u00a0kg")
  expect(said[4]).toContain("This size is not in our tables")
})

test("what the list comes to at the buyer's own rate stays in his browser unless he ticks to send it", async () => {
  const half = size("shs-100x100x3", { amount: 500, unit: "kg" })
  const user = await openList([half, size("ismb-100", { amount: 1, unit: "tonnes" }), written])
  await user.click(screen.getByText("What it comes to"))
  await user.type(field(/^The same rate/), "60{Enter}")
  expect(screen.getByText("No weight, so not in the sum.")).toBeTruthy()
  expect(screen.getByText(/^1 line is not in the sum/)).toBeTruthy()
  await user.click(screen.getByRole("checkbox", { name: /GST/ }))
  expect(document.querySelector("dl.figures")?.textContent).toMatch(/Total₹.1,06,200$/)
  expect(localStorage.getItem(LIST[1])).toMatch(/("rate":"60".*){3}/)
  expect(whatsapp()).not.toContain("₹")
  await user.click(screen.getByRole("checkbox", { name: /^Send my rates/ }))
  expect(screen.getByText("Your rates go along.")).toBeTruthy()
  expect(whatsapp()).toContain("500 kg @ ₹ 60/kg = ₹ 30,000\n2. ")
  expect(whatsapp()).toContain("At my rates: Sum ₹ 90,000, GST 18 % ₹ 16,200, Total ₹ 1,06,200\n")
})

/** Types a text into the box and puts it on the list. */
async function paste(user: User, text: string) {
  const box = field(new RegExp(`^${texts.paste.label}$`))
  await user.click(box)
  await user.paste(text)
  await press(user, "Put on the list")
  await screen.findByText(/put on the list\.|stays in the box|at least one size/)
  return box
}

describe("the box", () => {
  const many = "ISMB 200 5 nos\npipe 50 nb 5 nos\nISMB 100 3 nos urgent\nDelivery Sahibabad site pe"

  test("puts each line on the list with one press, goes to the first and says what came; Undo puts the text back", async () => {
    const user = await openList([tube])
    const box = await paste(user, many)
    expect(
      screen.getByText(
        /^2 sizes, 1 question put on the list\. 1 line is no goods: it stands under “With the list”\.$/,
      ),
    ).toBeTruthy()
    expect(inquiryLines()).toMatchObject([
      tube,
      { sizeId: "ismb-200", quantity: { amount: 5 }, text: "ISMB 200 5 nos", isWhole: true },
      { kind: "words", text: "pipe 50 nb 5 nos", isOpen: true },
      { sizeId: "ismb-100", quantity: { amount: 3 }, text: "ISMB 100 3 nos urgent" },
    ])
    expect(whatsapp()).toContain("\nWith the list: Delivery Sahibabad site pe\n")
    expect(box.value).toBe("")
    await nextFrame()
    expect(document.activeElement?.textContent).toMatch(/^2 sizes, 1 question/)
    await user.click(screen.getByRole("link", { name: "Answer the question" }))
    await nextFrame()
    expect(document.activeElement).toBe(rows()[2])
    await press(user, "Undo")
    expect(inquiryLines()).toEqual([tube])
    expect(box.value).toBe(many)
  })

  test("of a long list all is drawn, and its question is reached even before that", async () => {
    const user = await openList([])
    const sizes = Array.from({ length: 80 }, (_, place) => `ISMB 200 ${place + 2} nos`)
    await paste(user, [...sizes, "pipe 50 nb 5 nos"].join("\n"))
    fireEvent.click(screen.getByRole("link", { name: "Answer the question" }))
    await waitFor(() => expect(rows()).toHaveLength(81))
    await waitFor(() => expect(document.activeElement).toBe(rows()[80]))
    expect(rows()[80].textContent).toContain("pipe 50 nb 5 nos")
  })

  test("a question is answered in its line, size and quantity apart, or left as written; the words go along", async () => {
    const user = await openList([])
    await paste(user, "pipe 50 nb 5 nos\nISMB 200 20 nos 2 MT")
    expect(whatsapp()).toContain("1. pipe 50 nb 5 nos\n   size or quantity to be settled")
    const select = screen.getByRole("combobox", { name: "What is meant by pipe 50 nb 5 nos" })
    const medium = within(select).getByRole("option", { name: /medium/ })
    await user.selectOptions(select, medium)
    await nextFrame()
    expect(document.activeElement).toBe(rows()[0])
    expect(inquiryLines()[0]).toMatchObject({ sizeId: "pipe-50nb-m", text: "pipe 50 nb 5 nos" })
    const amount = screen.getByRole("combobox", { name: "What is meant by ISMB 200 20 nos 2 MT" })
    await user.selectOptions(amount, within(amount).getByRole("option", { name: /: 2\u00a0t$/ }))
    expect(inquiryLines()[1]).toMatchObject({ quantity: { amount: 2, unit: "tonnes" } })
    await paste(user, "50x50x6 7 nos")
    const asked = screen.getByRole("combobox", { name: "What is meant by 50x50x6 7 nos" })
    await user.selectOptions(asked, "As I wrote it")
    expect(inquiryLines()[2]).toEqual({ kind: "words", text: "50x50x6 7 nos" })
    expect(whatsapp()).not.toContain("to be settled")
  })

  test("an answer is dropped when the words change, and a changed quantity has them go along", async () => {
    const user = await openList([])
    await paste(user, "RHS 100x50 20 nos\nISMB 200 5 nos")
    const select = screen.getByRole("combobox", { name: /^What is meant by RHS/ })
    await user.selectOptions(select, within(select).getAllByRole("option")[1])
    expect(inquiryLines()[0].kind).toBe("size")
    await press(user, /^Change the words of 100/)
    const words = field(/^What you need/)
    expect(document.activeElement).toBe(words)
    await user.clear(words)
    await press(user, "Done")
    expect(screen.getByRole("alert").textContent).toContain("Write what you need")
    // What is typed is sent, whether or not anything else is pressed.
    await user.type(words, "ISMC 100 20 nos")
    await user.pointer({ keys: "[MouseLeft>]", target: document.body })
    expect(whatsapp()).toContain("1. Channel ISMC 100: 20 nos")
    await press(user, "Done")
    expect(await screen.findByText("Read again.")).toBeTruthy()
    await user.tripleClick(field(/^Quantity of ISMB/))
    await user.keyboard("6{Enter}")
    expect(whatsapp()).toMatch(
      /2\. Beam ISMB 200: 6 nos of 6 m = 870 kg\n.*\n {3}changed; written: ISMB 200 5 nos/,
    )
    // Other words about it leave the figure that counts.
    await press(user, /^Change the words of ISMB/)
    await user.type(field(/^What you need/), " urgent")
    await press(user, "Done")
    expect(inquiryLines()[1]).toMatchObject({
      quantity: { amount: 6 },
      text: "ISMB 200 5 nos urgent",
    })
  })

  test("goods of ours without a table link to their page, and goods we do not sell are named", async () => {
    const user = await openList([])
    await paste(user, "चौखट 10 नग\nMS flat 50x6 - 10 nos")
    const link = within(rows()[0]).getByRole("link", { name: /Chaukhat/i })
    expect(link.getAttribute("href")).toBe("/chaukhat")
    expect(rows()[1].textContent).toContain("We do not list flats")
  })

  test("text left in the box is sent as written, and counts as part of the list", async () => {
    localStorage.setItem("pasted-inquiry", "chaukhat 100x50 30 nos\nDelivery Sahibabad site pe")
    const user = await openList([tube])
    expect(whatsapp()).toContain("2. chaukhat 100x50 30 nos\n3. Delivery Sahibabad site pe")
    expect(screen.getByText(/2 lines in the box are not on the list/)).toBeTruthy()
    await user.click(screen.getByRole("link", { name: /^WhatsApp/ }))
    await press(user, "Yes, it is sent")
    expect(inquiryLines()).toEqual([])
    expect(localStorage.getItem("pasted-inquiry")).toBeNull()
    await press(user, /^Same as on \d/)
    expect(inquiryLines()).toHaveLength(3)
  })
})

test("what e-mail leaves out of a long list is said in it and below its button; WhatsApp takes all", async () => {
  await openList(Array.from({ length: 30 }, (_, n) => size(`shs-${50 + n}x${50 + n}x3`)))
  await waitFor(() => expect(whatsapp()).toContain("#z="))
  const mail = screen.getByRole<HTMLAnchorElement>("link", { name: "E-mail" }).href
  const body = new URL(mail).searchParams.get("body") ?? ""
  const [, left] = /(\d+) more lines, in the link below\.\s+http\S+#z=\S+$/.exec(body) ?? []
  expect(screen.getByText(new RegExp(`^E-mail: ${left} lines will not fit\\.`))).toBeTruthy()
  expect(screen.queryByText(/^WhatsApp: /)).toBeNull()
})

test("CSV saves a file with every line of the list", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  const file = jest.spyOn(globalThis, "Blob").mockReturnValue({} as Blob)
  const lines = [tube, frames, written]
  await press(await openList(lines), "CSV")
  const text = String(file.mock.calls[0]?.[0])
  file.mockRestore()
  for (const line of lines) expect(text).toContain(lineText(line))
})

/** Everything that this browser keeps of lists. */
const everything = () =>
  [LIST[1], KEPT[1], "pasted-inquiry"].map((key) => localStorage.getItem(key) ?? "")

/** Opens the page with all that it can show, and returns a button of it. */
async function buttonOf(place: number): Promise<HTMLButtonElement | undefined> {
  cleanup()
  for (const key of [KEPT[1], "pasted-inquiry"]) localStorage.removeItem(key)
  keepList([beam], { ...noLead, name: "One" })
  keepList([beam, written], { ...noLead, name: "Two" })
  const question: InquiryLine = { kind: "words", text: "pipe 50 nb 9 nos", isOpen: true }
  await openList([beam, question])
  act(() => {
    setLines([tube, beam, question, frames], "", { lead: { ...noLead, name: "Mine" } })
    openBeside({ lines: [written], lead: noLead }, "")
  })
  fireEvent.click(document.querySelector("a[href*='wa.me']") as Element)
  return document.querySelectorAll("button")[place]
}

test("twice is once: every button pressed twice does what one press does, or Undo takes the second back", async () => {
  // jsdom prints nothing and opens no page.
  window.print = () => undefined
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  const names: string[] = []
  for (let place = 0; ; place += 1) {
    const button = await buttonOf(place)
    if (!button) break
    const press = (of: Element, detail: number) =>
      act(async () => void fireEvent.click(of, { detail }))
    const name = button.getAttribute("aria-label") ?? button.textContent ?? ""
    names.push(name)
    await press(button, 1)
    const once = everything()
    // Each press of these counts, and the other takes it back.
    if (/^(More|Less) of/.test(name)) continue
    await press(button, 2)
    expect({ name, kept: everything() }).toEqual({ name, kept: once })
    await press(button, 1)
    const undo = [...document.querySelectorAll("button")].filter(
      ({ textContent }) => textContent === "Undo",
    )
    if (everything().join() !== once.join()) for (const one of undo) await press(one, 1)
    expect({ name, kept: everything() }).toEqual({ name, kept: once })
  }
  expect(names.length).toBeGreaterThan(25)
}, 240_000)

describe("a shared link", () => {
  const hash = "#l=2_n2_6p-ismb-200_~2+ton+saria_n2"
  const shared = [size("ismb-200", { amount: 6 }), { kind: "words", text: "2 ton saria" }] as const
  const group = () => screen.queryByRole("group", { name: /This list: 2 lines/ })

  test.each([
    ["Add to mine", [tube, ...shared]],
    ["Replace mine", shared],
  ] as const)("opens beside one's own list: “%s” can be undone", async (choice, expected) => {
    window.history.replaceState(null, "", `/inquiry${hash}`)
    const user = await openList([tube], { search: "", hash })
    expect(inquiryLines()).toEqual([tube])
    expect(group()?.textContent).toMatch(/Beam.ISMB.200: 6.nos of 6.m = 870.kg/)
    expect(group()?.textContent).toContain("2 ton saria")
    await press(user, choice)
    expect(inquiryLines()).toEqual(expected)
    expect([group(), window.location.hash]).toEqual([null, ""])
    await press(user, "Undo")
    expect(inquiryLines()).toEqual([tube])
  })
})

test.each([
  [
    "#l=2_n9_20p-shs-100x100x3_zzz_4p-ism",
    [tube],
    /link is missing: lines 3 to 9.*“zzz” could not/,
  ],
  ["?add=foo", [], /our tables do not list “foo”/],
] as const)(
  "of the address %s the page has what can be read, and says what cannot",
  async (end, has, said) => {
    window.history.replaceState(null, "", `/inquiry${end}`)
    const { search, hash } = window.location
    await openList([], { search, hash })
    expect(window.location.href).toMatch(/\/inquiry$/)
    expect(inquiryLines()).toEqual(has)
    expect(
      screen.getByRole("heading", { name: "Please check" }).parentElement?.textContent,
    ).toMatch(said)
  },
)

test("a line in the address that cannot be stored is on the list, which says so, and stays in the address", async () => {
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

test("the printed list includes lines that are still in the paste box", async () => {
  const texts = Array.from({ length: 25 }, (_, place) => `chaukhat ${place + 1} nos`)
  localStorage.setItem("pasted-inquiry", texts.join("\n"))
  await openList([tube])
  const printed = () => document.querySelectorAll("table.print-only tbody tr")
  await waitFor(() => expect(printed()).toHaveLength(27))
  expect(printed()[25].textContent).toContain("chaukhat 25 nos")
})

test("retyping the quantity of a product keeps its unit, and an empty field removes the quantity", async () => {
  const user = await openList([
    { ...frames, quantity: { amount: 2, unit: "tonnes" } } as InquiryLine,
  ])
  await user.clear(field(/^Quantity of Chaukhat/))
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  await user.keyboard("3{Enter}")
  expect(inquiryLines()[0].quantity).toEqual({ amount: 3, unit: "tonnes" })
  await user.clear(field(/^Quantity of Chaukhat/))
  await user.tab()
  expect(inquiryLines()[0].quantity).toBeNull()
  // The first quantity can include a unit; without one it counts pieces.
  await user.type(field(/^Quantity of Chaukhat/), "2.5{Enter}")
  expect(inquiryLines()[0].quantity).toBeNull()
  await user.clear(field(/^Quantity of Chaukhat/))
  await user.type(field(/^Quantity of Chaukhat/), "2 ton{Enter}")
  expect(inquiryLines()[0].quantity).toEqual({ amount: 2, unit: "tonnes" })
})

test("a line ordered in kg is priced by exactly that weight", async () => {
  await openList([{ ...size("ismb-200", { amount: 1015.14, unit: "kg" }), rate: "60" }])
  act(() => setRateSettings({ withGst: false, isSent: true }))
  expect(whatsapp()).toContain("1,015.14 kg @ ₹ 60/kg = ₹ 60,908")
})
