import { asWritten, lineText, LONGEST_WORDS, readLine, type InquiryLine } from "./line"

const of6m = { amount: 20, unit: "pieces", pieceLength: 6 } as const
const lines: Record<string, InquiryLine> = {
  "20p-shs-50x50x3": { kind: "size", sizeId: "shs-50x50x3", quantity: of6m },
  "2.5t12-pipe-50nb-m~Jindal": {
    kind: "size",
    sizeId: "pipe-50nb-m",
    quantity: { amount: 2.5, unit: "tonnes", pieceLength: 12 },
    remark: "Jindal",
  },
  "~Delivery+to+Sahibabad%2C+site%5F2": {
    kind: "words",
    words: "Delivery to Sahibabad, site_2",
    quantity: null,
  },
  "50p~Coated~colour-coated-products~red%2Fblue": {
    kind: "words",
    words: "Coated",
    quantity: { amount: 50, unit: "pieces" },
    product: "colour-coated-products",
    remark: "red/blue",
  },
  [`~${"%E0%A4%9A%E0%A4%BE%E0%A4%A6%E0%A4%B0"}~~0%2E5`]: {
    kind: "words",
    words: "चादर",
    quantity: null,
    remark: "0.5",
  },
}

test("a line is the same again after storage or a link, and has no sign that mail or the list uses", () => {
  for (const [text, line] of Object.entries(lines)) {
    expect(lineText(line)).toBe(text)
    expect(readLine(text)).toEqual(line)
    expect(text).toMatch(/^[\w.~%+-]*[^_.]$/)
  }
})

test("a text that is no line is refused and never throws", () => {
  const texts = ["", "~", "20p", "20p-", "-shs-50x50x3", "0p-shs-50x50x3", "1.5p-shs-50x50x3"]
  for (const text of [...texts, "20p99-shs-50x50x3", "~%E0%A4", "5x~words", "~words~../x", "💥"]) {
    expect(readLine(text)).toBeNull()
  }
})

test("what was pasted goes along whole, also a line longer than the list takes", () => {
  const long = "ISMB 200 12 m ".repeat(200).trim()
  const text = `<b>GI pipe</b>\t2 inch\t40 nos\r\n\n ${long}\n\u202E😀`
  const written = asWritten(text).map(({ words }) => words)
  expect(written[0]).toBe("<b>GI pipe</b> | 2 inch | 40 nos")
  expect(written.at(-1)).toBe("😀")
  expect(written.slice(1, -1).join(" ")).toBe(long)
  expect(Math.max(...written.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_WORDS)
  expect(
    asWritten("x".repeat(100_000))
      .map(({ words }) => words)
      .join(""),
  ).toHaveLength(100_000)
})
