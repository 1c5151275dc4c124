import { plainText } from "../../../src/steel/plainText"

test.each([
  ["०१२३४५६७८९", "0123456789"],
  ["５０×५０", "50x50"],
  ["50 ✕ 50 ✖ 3", "50 x 50 x 3"],
  ["100‐50–25—10", "100-50-25-10"],
  ["ISMC−100", "ismc-100"],
  ["1½ “ 3¾", '1 1/2 " 3 3/4'],
  ["⅛ ⅜ ⅝ ⅞ ¼", "1/8 3/8 5/8 7/8 1/4"],
  ["6㎜ 5㎏", "6mm 5kg"],
  ["⌀ 60.3", "ø 60.3"],
  ["MS  \t Pipe ", "ms pipe"],
  ["1⁄2″", '1/2"'],
])("%j is read as %j", (typed, plain) => {
  expect(plainText(typed)).toBe(plain)
})

test.each(["॰", "℃", "⑴", "…", "㎡", "०॥"])(
  "%j keeps the signs that would become several characters or none",
  (typed) => {
    expect(plainText(typed).at(-1)).toBe(typed.at(-1)?.toLowerCase())
  },
)
