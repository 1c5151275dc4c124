import { addAddress, INQUIRY_PAGE } from "../../../src/inquiry/inquiryPage"
import { readListAddress, listLink } from "../../../src/inquiry/listAddress"

const lines = [
  { sizeId: "shs-50x50x3", quantity: { amount: 20, unit: "pieces", pieceLength: 6 } },
  { sizeId: "pipe-50nb-m", quantity: { amount: 2.5, unit: "tonnes", pieceLength: 12 } },
] as const

test("a link opens the list it was made of", () => {
  const { hash } = new URL(listLink("https://www.example.com/inquiry", lines))
  expect(readListAddress({ search: "", hash }).shared).toEqual({ lines, unreadable: [] })
})

test("the list in the link is not sent to servers", () => {
  const link = new URL(listLink("https://www.example.com/inquiry", lines))
  expect(link.pathname).toBe("/inquiry")
  expect(link.search).toBe("")
})

test("a damaged link gives its readable part and names the rest", () => {
  const { shared } = readListAddress({ search: "", hash: "#l=1_20p-shs-50x50x3_2x5t" })
  expect(shared?.lines).toEqual([lines[0]])
  expect(shared?.unreadable).toHaveLength(1)
})

test("other addresses bring nothing", () => {
  expect(readListAddress({ search: "?utm=x", hash: "#inquiry-send" })).toEqual({
    add: null,
    shared: null,
  })
})

test("a size to add is read from the address", () => {
  expect(readListAddress({ search: "?add=isa-75x75x8", hash: "" }).add).toBe("isa-75x75x8")
})

test("the address that adds a size to the list names the size", () => {
  const address = new URL(addAddress("isa-50x50x6", INQUIRY_PAGE), "https://www.example.com")
  expect(address.pathname).toBe(INQUIRY_PAGE)
  expect([...address.searchParams]).toEqual([["add", "isa-50x50x6"]])
})
