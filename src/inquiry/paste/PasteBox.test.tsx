/** @jest-environment jsdom */
import { cleanup, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { render } from "../../../tests/jsdom/render"
import { index } from "../../steel/publishedSizes"
import { SiteContext, type SiteContent } from "../../site/Site"
import type { InquiryLine } from "../list/line"
import { PasteBox } from "./PasteBox"

const site = {
  allProduct: { nodes: [{ name: "Chaukhat", url: "/chaukhat", family: "door-frame" }] },
} as unknown as SiteContent
const texts = { heading: "Paste", text: "", label: "Your requirement", example: "" }

beforeEach(() => {
  sessionStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
})

/** Pastes a text, has it read, and returns the lines that were added. */
async function paste(text: string, isOfSizes = false) {
  const added: InquiryLine[] = []
  const user = userEvent.setup()
  render(
    <SiteContext value={site}>
      <PasteBox
        texts={texts}
        catalogue={{ status: "ready", index }}
        page="inquiry"
        isOfSizes={isOfSizes}
        onAdd={(lines) => {
          added.push(...lines)
          return null
        }}
      />
    </SiteContext>,
  )
  const box = screen.getByRole("textbox", { name: "Your requirement" })
  await user.click(box)
  await user.paste(text)
  await user.click(screen.getByRole("button", { name: "Read the sizes" }))
  const result = await screen.findByRole("group")
  const add = async () => user.click(screen.getAllByRole("button", { name: /^Add / })[0])
  return { user, added, add, result, box: box as HTMLTextAreaElement }
}

test("the result says what was read and takes the focus at the first press", async () => {
  const { result } = await paste("ISMB 200 5 nos\npipe 50 nb 5 nos\nDelivery Sahibabad site pe")
  expect(result.textContent).toContain("1 line read, 1 needs an answer, 1 goes as written.")
  expect(document.activeElement).toBe(result)
})

test("everything goes along: sizes, answers, what was not answered and what was not read", async () => {
  const typed =
    "50x50x2 Apollo pipe 10 nos\nISMB 200 20 nos 2 MT\npipe 50 nb 5 nos\nTMT 12 mm 2 ton"
  const { user, added, add, box } = await paste(typed)
  const choices = screen.getByRole("combobox", { name: "Size for ISMB 200 20 nos 2 MT" })
  await user.selectOptions(choices, within(choices).getByRole("option", { name: /2\u00a0t$/ }))
  await add()
  expect(added).toMatchObject([
    { sizeId: "shs-50x50x2", quantity: { amount: 10 }, remark: "Apollo" },
    { sizeId: "ismb-200", quantity: { amount: 2, unit: "tonnes" } },
    { kind: "words", words: "pipe 50 nb 5 nos" },
    { kind: "words", words: "TMT 12 mm 2 ton", quantity: { amount: 2, unit: "tonnes" } },
  ])
  expect(box.value).toBe("")
})

test("goods of ours without a table link to their page, and goods we do not sell are named", async () => {
  const { result } = await paste("चौखट 10 नग\nMS flat 50x6 - 10 nos")
  expect(screen.getByRole("link", { name: "Chaukhat" }).getAttribute("href")).toBe("/chaukhat")
  expect(result.textContent).toContain("We do not list flats")
})

test("where only sizes count, what is not read stays in the box", async () => {
  const typed = "MS pipe\n50 nb medium 10 nos\nMS flat\n50x6 - 10 nos"
  const { added, add, box } = await paste(typed, true)
  await add()
  expect(added).toMatchObject([{ sizeId: "pipe-50nb-m" }])
  expect(box.value).toBe("MS flat\nMS flat 50x6 - 10 nos")
})

test("what is typed after reading is read before anything is added", async () => {
  const { user, added, add, box } = await paste("ISMB 200 20 nos")
  await user.type(box, "{Enter}50 x 50 x 3 pipe 10 nos")
  await add()
  expect(await screen.findByText(/The box has changed/)).toBeTruthy()
  expect(added).toEqual([])
  await add()
  expect(added).toHaveLength(2)
})

test("pasted text survives leaving the page until it is added", async () => {
  const { box } = await paste("50 x 50 x 3 pipe 10 nos")
  cleanup()
  const { box: again, add } = await paste("")
  expect(again.value).toBe(box.value)
  await add()
  expect(sessionStorage).toHaveLength(0)
})
