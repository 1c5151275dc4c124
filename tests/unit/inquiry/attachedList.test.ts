import { attachedList } from "../../../src/inquiry/attachedList"
import { sizeFrom } from "../../../src/steel/range/makeSize"
import { steel as words } from "../../../src/interface/en/steel"

const size = sizeFrom({ family: "square", lengths: [100, 100, 3] })
const line = (sizeId: string) =>
  ({ sizeId, quantity: { amount: 10, unit: "pieces", pieceLength: 6 } }) as const

test("the form sends every line with its weight, the total, and the link that opens the list", () => {
  const tonnes = String(Math.round(10 * 6 * size.mass) / 1000)
  const { summary, text } = attachedList(
    [line(size.id)],
    new Map([[size.id, size]]),
    "https://x.in/inquiry",
    words,
  )
  expect(summary).toBe(`1 size, ${tonnes}\u00a0t`)
  expect(text).toContain("100 × 100 × 3")
  expect(text).toContain("10 nos of 6 m")
  expect(text).toContain(`Total: ${tonnes} tonnes`)
  expect(text).toContain(`https://x.in/inquiry#l=2_10p-${size.id}`)
})

test("an unknown size is sent by its id, not dropped", () => {
  expect(attachedList([line("ismb-999")], new Map(), "https://x.in/inquiry", words).text).toContain(
    "ismb-999: 10",
  )
})
