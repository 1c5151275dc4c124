/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react"
import { render } from "../../../jsdom/render"
import userEvent from "@testing-library/user-event"
import { AddToInquiry } from "../../../../src/components/AddToInquiry/AddToInquiry"
import type { Quantity } from "../../../../src/steel/quantity"
import { inquiryLines, setInquiryLines } from "../../../../src/stores/inquiryStore"

const sizeId = "shs-100x100x5"
const twenty: Quantity = { amount: 20, unit: "pieces", pieceLength: 12 }

function show(quantity?: Quantity) {
  return render(<AddToInquiry sizeId={sizeId} name="100 × 100 × 5" quantity={quantity} />)
}

afterEach(() => {
  jest.restoreAllMocks()
  act(() => void setInquiryLines([]))
})

/** As in a browser whose storage is full. What is stored can still be read. */
function fillStorage() {
  // jsdom opens no other page, and says so.
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Quota exceeded", "QuotaExceededError")
  })
}

test("20 pieces of 12 m go on the list as 20 pieces of 12 m", async () => {
  show(twenty)
  await userEvent.click(screen.getByRole("link", { name: /Add to inquiry/ }))
  expect(inquiryLines()).toEqual([{ sizeId, quantity: twenty }])
  expect(screen.getByRole("link", { name: /On your list: 20 nos of 12.m/ })).toBeTruthy()
  expect(screen.queryByRole("button")).toBeNull()
})

test("the focus goes from the pressed link to the one in its place", async () => {
  show(twenty)
  await userEvent.tab()
  await userEvent.keyboard("{Enter}")
  expect(document.activeElement).toBe(screen.getByRole("link", { name: /On your list: 20 nos/ }))
})

test("another quantity of a listed size can be added or replace the first", async () => {
  const five = { sizeId, quantity: { ...twenty, amount: 5 } }
  setInquiryLines([five])
  const { rerender } = show(twenty)
  expect(screen.getByRole("link", { name: /On your list: 5 nos of 12.m/ })).toBeTruthy()
  await userEvent.click(screen.getByRole("button", { name: /^Add 20 nos more/ }))
  expect(inquiryLines()).toEqual([{ sizeId, quantity: { ...twenty, amount: 25 } }])
  // A second tap in the same place must not add it again.
  expect(screen.queryByRole("button")).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole("link", { name: /25 nos/ }))

  const thirty = { ...twenty, amount: 30 }
  rerender(<AddToInquiry sizeId={sizeId} name="100 × 100 × 5" quantity={thirty} />)
  await userEvent.click(screen.getByRole("button", { name: /^Change to 30 nos of 12.m/ }))
  expect(inquiryLines()).toEqual([{ sizeId, quantity: thirty }])
})

test("without a quantity, a listed size shows its quantity and links to the list", () => {
  setInquiryLines([{ sizeId, quantity: twenty }])
  show()
  const link = screen.getByRole("link", { name: /On your list: 20 nos of 12.m/ })
  expect(link.getAttribute("href")).toBe("/inquiry")
  expect(screen.queryByRole("button")).toBeNull()
})

test("without scripts the link names the size to the list's page", () => {
  show()
  const link = screen.getByRole("link", { name: /Add to inquiry/ })
  expect(link.getAttribute("href")).toBe("/inquiry?add=shs-100x100x5")
})

test("a size that cannot be stored is left to the list page, with its quantity, and is not called added", () => {
  show(twenty)
  fillStorage()
  const link = screen.getByRole("link", { name: /Add to inquiry/ })
  const isFollowed = fireEvent.click(link)
  expect(isFollowed).toBe(true)
  expect(link.getAttribute("href")).toBe("/inquiry?add=20p12-shs-100x100x5")
  expect(inquiryLines()).toEqual([])
  expect(screen.queryByRole("link", { name: /On your list/ })).toBeNull()
})

test("a quantity that no list takes is not in the link's address", () => {
  show({ ...twenty, amount: 0 })
  const link = screen.getByRole("link", { name: /Add to inquiry/ })
  expect(link.getAttribute("href")).toBe("/inquiry?add=shs-100x100x5")
})

test("a change of a listed size that cannot be stored leaves the list as it is in storage", () => {
  const five = { sizeId, quantity: { ...twenty, amount: 5 } }
  setInquiryLines([five])
  show(twenty)
  fillStorage()
  fireEvent.click(screen.getByRole("button", { name: /^Add 20 nos more/ }))
  expect(inquiryLines()).toEqual([five])
  expect(screen.getByRole("link", { name: /On your list: 5 nos of 12.m/ })).toBeTruthy()
})
