/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react"
import { render } from "../../../tests/jsdom/render"
import userEvent from "@testing-library/user-event"
import type { Quantity } from "../../steel/quantity"
import { AddProduct, AddToInquiry, GoodsOfPage } from "./AddToInquiry"
import type { SizeLine } from "./line"
import { inquiryLines, setLines } from "./useInquiryList"

const sizeId = "shs-100x100x5"
const twenty: Quantity = { amount: 20, unit: "pieces", pieceLength: 12 }

const listed = (amount: number): SizeLine => ({
  kind: "size",
  sizeId,
  quantity: { ...twenty, amount },
})

function show(quantity?: Quantity) {
  return render(<AddToInquiry sizeId={sizeId} name="100 × 100 × 5" quantity={quantity} />)
}

afterEach(() => {
  jest.restoreAllMocks()
  act(() => void setLines([], ""))
})

/** As in a browser whose storage is full. What is stored can still be read. */
function fillStorage() {
  // jsdom opens no other page, and says so.
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Quota exceeded", "QuotaExceededError")
  })
}

test("20 pieces of 12 m are added to 5 that are listed; a double click adds once, and Undo takes a press back", async () => {
  setLines([listed(5)], "")
  const { rerender } = show()
  // Without scripts the link names the size to the list's page.
  const link = screen.getByRole("link", { name: /^Add to inquiry/ })
  expect(link.getAttribute("href")).toBe("/inquiry?add=shs-100x100x5")
  rerender(<AddToInquiry sizeId={sizeId} name="100 × 100 × 5" quantity={twenty} />)
  await userEvent.dblClick(link)
  expect(inquiryLines()).toEqual([listed(25)])
  expect(screen.getByRole("link", { name: /^On your list: 25 nos of 12.m/ })).toBeTruthy()
  await userEvent.click(link)
  expect(inquiryLines()).toEqual([listed(45)])
  await userEvent.click(screen.getByRole("button", { name: "Undo" }))
  expect(inquiryLines()).toEqual([listed(25)])
})

test("a size that cannot be stored is left to the list page, with its quantity, and is not called added", async () => {
  show(twenty)
  fillStorage()
  const link = screen.getByRole("link", { name: /Add to inquiry/ })
  expect(fireEvent.click(link)).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(link.getAttribute("href")).toBe("/inquiry?add=20p12-shs-100x100x5")
  expect(inquiryLines()).toEqual([])
  expect(screen.queryByRole("link", { name: /On your list/ })).toBeNull()
})

describe("a product without a table of sizes", () => {
  const coated = { slug: "colour-coated-products", name: "Colour Coated Products", kind: "coated" }
  const line = (amount: number | null, remark: string) => ({
    kind: "product",
    name: coated.name,
    product: coated.slug,
    quantity: amount === null ? null : { amount, unit: "pieces" },
    ...(remark ? { remark } : {}),
  })

  test("is what its page adds, never the section that was weighed in its place", async () => {
    render(
      <GoodsOfPage value={coated}>
        <AddToInquiry sizeId="sheet-0.5x1250" name="0.5 mm, 1250 mm wide" quantity={twenty} />
      </GoodsOfPage>,
    )
    await userEvent.click(screen.getByRole("link", { name: /Add to inquiry/ }))
    expect(inquiryLines()).toEqual([line(20, "0.5 mm, 1250 mm wide, 12 m")])
    expect(screen.getByRole("link", { name: /On your list: 20 nos/ })).toBeTruthy()
  })

  test("needs no quantity; one that is none stays as typed; what is added twice can be taken back", async () => {
    render(<AddProduct product={coated} />)
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Quantity" })
    const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
    await userEvent.type(field, "some")
    await press("Add to inquiry")
    expect(screen.getByRole("alert").textContent).toContain("“some” is not a number")
    expect([field.value, inquiryLines()]).toEqual(["some", []])
    await userEvent.clear(field)
    await press("Add to inquiry")
    expect(screen.queryByRole("alert")).toBeNull()
    expect(inquiryLines()).toEqual([line(null, "")])
    await userEvent.type(field, "2 dozen")
    await userEvent.type(screen.getByRole("textbox", { name: /^Colour/ }), "blue 0.5 mm")
    await userEvent.keyboard("{Enter}")
    await press("Add to inquiry")
    expect(inquiryLines()[1]).toEqual(line(48, "blue 0.5 mm"))
    expect(screen.getByRole("link", { name: /On your list: 48 nos/ })).toBeTruthy()
    await press("Undo")
    expect(inquiryLines()[1]).toEqual(line(24, "blue 0.5 mm"))
  })

  test("reaches the list page without scripts", () => {
    const { container } = render(<AddProduct product={coated} remark="red" />)
    const form = container.querySelector("form") as HTMLFormElement
    expect(form.getAttribute("action")).toBe("/inquiry")
    expect(Object.fromEntries(new FormData(form))).toEqual({
      add: "~Colour+Coated+Products~colour-coated-products",
      amount: "",
      unit: "pieces",
      remark: "red",
    })
  })
})
