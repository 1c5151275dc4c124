/** @jest-environment jsdom */
import { cleanup, screen, within } from "@testing-library/react"
import { render } from "../../../jsdom/render"
import userEvent from "@testing-library/user-event"
import { PasteRequirement } from "../../../../src/components/InquiryList/PasteRequirement"
import { SiteProvider, type SiteContent } from "../../../../src/components/Site/Site"
import type { InquiryLine } from "../../../../src/inquiry/list/line"
import { index } from "../../steel/publishedSizes"

const site = {
  allProduct: { nodes: [{ name: "Chaukhat", url: "/chaukhat", family: "door-frame" }] },
} as unknown as SiteContent
const texts = { heading: "Paste", text: "", label: "Your requirement", example: "" }

beforeEach(() => sessionStorage.clear())

/** Pastes a text, has it read, and returns the lines that were added. */
async function paste(text: string) {
  const added: InquiryLine[] = []
  const user = userEvent.setup()
  render(
    <SiteProvider site={site}>
      <PasteRequirement
        texts={texts}
        catalogue={{ status: "ready", index }}
        page="inquiry"
        onAdd={(lines) => {
          added.push(...lines)
          return null
        }}
      />
    </SiteProvider>,
  )
  const box = screen.getByRole("textbox", { name: "Your requirement" })
  await user.click(box)
  await user.paste(text)
  await user.click(screen.getByRole("button", { name: "Read the sizes" }))
  await screen.findByRole("group", { name: "Lines read" })
  return { user, added, box: box as HTMLTextAreaElement }
}

const rows = () =>
  within(screen.getByRole("group", { name: "Lines read" })).getAllByRole("listitem")

test("an unambiguous line is added with its quantity", async () => {
  const { user, added } = await paste("50 x 50 x 3 pipe 10 nos")
  expect(rows()[0].textContent?.replaceAll("\u00a0", " ")).toContain("50 × 50 × 3 mm")
  expect(rows()[0].textContent?.replaceAll("\u00a0", " ")).toContain("10 nos of 6 m")
  await user.click(screen.getByRole("button", { name: "Add 1 size" }))
  expect(added).toEqual([
    {
      kind: "size",
      sizeId: "shs-50x50x3",
      quantity: { amount: 10, unit: "pieces", pieceLength: 6 },
    },
  ])
})

test("a line with two quantities is added with the chosen one", async () => {
  const { user, added } = await paste("ISMB 200 20 nos 2 MT")
  expect(screen.getByText("Two quantities are given. Choose one.")).toBeTruthy()
  const choices = screen.getByRole("combobox", { name: "Size for ISMB 200 20 nos 2 MT" })
  await user.selectOptions(choices, within(choices).getByRole("option", { name: /2\u00a0t$/ }))
  await user.click(screen.getByRole("button", { name: "Add 1 size" }))
  expect(added).toMatchObject([{ sizeId: "ismb-200", quantity: { amount: 2, unit: "tonnes" } }])
})

test("a product without size tables links to its page", async () => {
  await paste("चौखट 10 नग")
  expect(screen.getByRole("link", { name: "Chaukhat" }).getAttribute("href")).toBe("/chaukhat")
})

test("goods we do not sell are named as such, and go along as written with their heading", async () => {
  const { user, added, box } = await paste("MS pipe\n50 nb medium 10 nos\nMS flat\n50x6 - 10 nos")
  const said = rows().map((row) => row.textContent)
  expect(said.join()).toContain("We do not list flats")
  await user.click(screen.getByRole("button", { name: "Add 3 lines" }))
  expect(added).toMatchObject([
    { kind: "size", sizeId: "pipe-50nb-m" },
    { kind: "words", words: "MS flat" },
    { kind: "words", words: "50x6 - 10 nos" },
  ])
  expect(box.value).toBe("")
})

test("what is typed after reading is read before anything is added, and choices stay with their lines", async () => {
  const { user, added, box } = await paste("ISMB 200 20 nos 2 MT\nnothing known")
  const choices = screen.getByRole("combobox", { name: "Size for ISMB 200 20 nos 2 MT" })
  await user.selectOptions(choices, within(choices).getByRole("option", { name: /2\u00a0t$/ }))
  await user.type(box, "{Enter}50 x 50 x 3 pipe 10 nos")
  await user.click(screen.getByRole("button", { name: "Add 2 lines" }))
  expect(await screen.findByText(/The box has changed/)).toBeTruthy()
  expect(added).toEqual([])
  await user.click(screen.getByRole("button", { name: "Add 3 lines" }))
  expect(added).toMatchObject([
    { sizeId: "ismb-200", quantity: { amount: 2, unit: "tonnes" } },
    { sizeId: "shs-50x50x3", quantity: { amount: 10, unit: "pieces" } },
    { kind: "words", words: "nothing known" },
  ])
  expect(box.value).toBe("")
})

test("unread text is shown, in any script", async () => {
  await paste("एंगल 50x50x6 10 नग तुरंत 😀")
  expect(screen.getByText("Not understood: “तुरंत”, “😀”.")).toBeTruthy()
})

test("pasted text survives leaving the page until it is added", async () => {
  const { user, box } = await paste("50 x 50 x 3 pipe 10 nos")
  cleanup()
  const { box: again } = await paste("")
  expect(again.value).toBe(box.value)
  await user.click(screen.getByRole("button", { name: "Add 1 size" }))
  expect(sessionStorage).toHaveLength(0)
})
