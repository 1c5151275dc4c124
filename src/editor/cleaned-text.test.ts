import { cleanedField, cleanedPaste } from "./cleaned-text"
import { phone } from "../content/model/fields/kinds"

const number = phone("Number")

test.each([
  ["\u202A+91 98100 00000\u202C", "+91 98100 00000"],
  ["+91\u00A098100\u00A000000", "+91 98100 00000"],
  ["+91 98100 00000 ", "+91 98100 00000"],
  ["(0731) 400 0000", "0731 400 0000"],
  ["0731 – 400 0000", "0731-400 0000"],
  ["+91.98100.00000", "+91 98100 00000"],
  ["tel:+919810000000", "+919810000000"],
])(
  "the number “%s” of a messenger or contact card becomes %s, which the content check takes",
  (pasted, clean) => {
    expect(cleanedField(pasted, "phone")).toBe(clean)
    expect(cleanedPaste(pasted, "phone")).toBe(clean)
    expect(number.schema.safeParse(clean).success).toBe(true)
  },
)

test("text that is not a number is left as typed, so that the refusal quotes it", () => {
  expect(cleanedField("call us", "phone")).toBe("call us")
})

test("an e-mail address loses what surrounds it", () => {
  expect(cleanedField(" mailto:sales@example.com\u200B ", "email")).toBe("sales@example.com")
})

test("a link loses blanks, and one without a protocol gets it", () => {
  expect(cleanedField("/contact ", "link")).toBe("/contact")
  expect(cleanedField("www.example.com", "link")).toBe("https://www.example.com")
})

test("pasted text keeps its line breaks and the joiners of Hindi", () => {
  expect(cleanedPaste("\u2066ISI\u2069 mark\u00A0200\nक्‍ष")).toBe("ISI mark 200\nक्‍ष")
})
