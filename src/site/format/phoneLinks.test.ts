import { telephoneLink, whatsappLink } from "./phoneLinks"

test("a number written for people can be dialled", () => {
  expect(telephoneLink("1800 000 0000")).toBe("tel:18000000000")
  expect(telephoneLink("+91 98100-00000")).toBe("tel:+919810000000")
})

test("a WhatsApp chat can start from a text", () => {
  expect(whatsappLink("+91 98100 00000", "50 × 50 & 3")).toBe(
    "https://wa.me/919810000000?text=50%20%C3%97%2050%20%26%203",
  )
})
