import { anyCharacter, fc } from "../../../tests/random-inputs"
import { steel as words } from "../../site/words/en/steel"
import { LONGEST_WORDS, type InquiryLine } from "./line"
import { addAddress } from "../inquiryPage"
import { listLink, readAddition, readListLink } from "./link"

const page = "https://example.com/inquiry"
const tube: InquiryLine = {
  kind: "size",
  sizeId: "shs-50x50x3",
  quantity: { amount: 20, unit: "pieces", pieceLength: 6 },
}
const inWords = (text: string): InquiryLine => ({ kind: "words", words: text, quantity: null })
const hashOf = (lines: readonly InquiryLine[]) => new URL(listLink(page, lines)).hash
const read = (hash: string) => {
  const { lines, unreadable } = readListLink(hash)
  return { lines, unreadable: unreadable.map((say) => say(words)) }
}

test("a link opens the list it was made of, also broken by mail or ending a sentence", () => {
  const lines = [tube, inWords("GI pipe 2 inch_40 नग")]
  const hash = hashOf(lines)
  for (const arrived of [hash, `${hash}.`, `${hash.slice(0, 30)}\r\n ${hash.slice(30)}`]) {
    expect(read(arrived)).toEqual({ lines, unreadable: [] })
  }
})

test("any words come back as they were, and nothing typed into an address breaks the page", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
      const { lines, unreadable } = read(
        hashOf([{ ...inWords(`w${text}`), remark: `r${text}` }, tube]),
      )
      expect(unreadable).toEqual([])
      expect(lines[1]).toEqual(tube)
      expect(read(hashOf(lines)).lines).toEqual(lines)
      expect(() => readListLink(`#l=${text}`)).not.toThrow()
      expect(() => readAddition(`?add=${text}`)).not.toThrow()
    }),
  )
})

test.each([
  ["cut short", "#l=2_20p-shs-50x50x3_6p-ismb-2", "The end of this link is missing"],
  ["without its beginning", "#l=50x50x3_n1", "The beginning of this link is missing"],
  ["made by hand", "#l=2_<script>_n1", "could not be read"],
  ["empty", "#l=", "The beginning of this link is missing"],
  ["of letters cut in two", "#l=2_~%E0%A4_n1", "could not be read"],
  ["of too many lines", hashOf(Array.from({ length: 502 }, () => tube)), "2 more were left out"],
])("a link %s is named in a sentence", (_, hash, sentence) => {
  expect(read(hash).unreadable.join()).toContain(sentence)
})

test("an address adds a size by its id, a line, or a product with what was typed in its form", () => {
  const added = (text: string) => readAddition(new URL(addAddress(text, page)).search)
  expect(added("ismb-200")).toMatchObject({ line: { sizeId: "ismb-200", quantity: { amount: 1 } } })
  expect(added("20p-shs-50x50x3")).toMatchObject({ line: tube })
  const product = "?add=~Chaukhat~chaukhat"
  expect(readAddition(`${product}&amount=2+dozen&unit=pieces&remark=100x50`)).toMatchObject({
    line: { words: "Chaukhat", product: "chaukhat", quantity: { amount: 24 }, remark: "100x50" },
  })
  const fault = (query: string) => {
    const addition = readAddition(product + query)
    return addition && "fault" in addition ? addition.fault(words) : null
  }
  expect(fault("&amount=abc")).toContain("is not a number")
  expect(fault(`&remark=${"x".repeat(LONGEST_WORDS + 1)}`)).toContain("1000 characters")
})
