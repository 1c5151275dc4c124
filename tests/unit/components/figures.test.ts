import { scrolledPercent } from "../../../src/components/ActionBar/useScrolledShare"
import { indianFigure } from "../../../src/components/Claims/indianFigure"
import { telephoneLink, whatsappLink } from "../../../src/components/Site/phoneLinks"

test.each([
  [240000, "2,40,000"],
  [200000, "2,00,000"],
  [30, "30"],
  [10000000, "1,00,00,000"],
])("%d is written %s", (figure, text) => {
  expect(indianFigure(figure)).toBe(text)
})

test.each([
  [0, 2000, 1000, 0],
  [500, 2000, 1000, 50],
  [1000, 2000, 1000, 100],
  [1003, 2000, 1000, 100],
  [-40, 2000, 1000, 0],
  [0, 800, 1000, 0],
])("%d px down a page of %d px in a window of %d px is %d %%", (top, page, window, percent) => {
  expect(scrolledPercent(top, page, window)).toBe(percent)
})

test("a number written for people can be dialled", () => {
  expect(telephoneLink("1800 000 0000")).toBe("tel:18000000000")
  expect(telephoneLink("+91 98100-00000")).toBe("tel:+919810000000")
})

test("a WhatsApp chat can start from a text", () => {
  expect(whatsappLink("+91 98100 00000", "50 × 50 & 3")).toBe(
    "https://wa.me/919810000000?text=50%20%C3%97%2050%20%26%203",
  )
})
