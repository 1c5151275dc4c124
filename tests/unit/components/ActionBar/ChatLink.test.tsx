/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react"
import { inWords, render } from "../../../jsdom/render"
import { renderToStaticMarkup } from "react-dom/server"
import { ChatLink } from "../../../../src/components/ActionBar/ChatLink"
import { setInquiryLines } from "../../../../src/stores/inquiryStore"

const number = "+91 98100 00000"
const product = { name: "MS Pipes", url: "/ms-pipes" }
const tube = {
  sizeId: "shs-100x100x5",
  quantity: { amount: 20, unit: "pieces", pieceLength: 12 },
} as const

const message = () =>
  new URL(screen.getByRole("link").getAttribute("href") ?? "").searchParams.get("text") ?? ""

afterEach(() => act(() => void setInquiryLines([])))

test("without scripts the chat opens empty", () => {
  expect(renderToStaticMarkup(inWords(<ChatLink number={number} product={product} />))).toContain(
    'href="https://wa.me/919810000000"',
  )
})

test("on a product page the message starts with the product", () => {
  render(<ChatLink number={number} product={product} />)
  expect(message()).toBe("MS Pipes: http://localhost/ms-pipes")
})

test("the list is in the message on any page", async () => {
  setInquiryLines([tube])
  render(<ChatLink number={number} product={product} />)
  await screen.findByRole("link")
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(message()).toContain("shs-100x100x5: 20")
})
