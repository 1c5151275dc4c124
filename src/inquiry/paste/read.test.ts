import { index } from "../../steel/publishedSizes"
import { readText } from "./read"

const shapes = (text: string) =>
  readText(text, index).map(
    ({ text: own, kind, isWhole }) => `${kind}${isWhole ? " whole" : ""}: ${own}`,
  )

test("a heading stands in front of the lines it heads, and alone if it heads none", () => {
  expect(shapes("MS channel\nMS angle\n50x50x6 20 nos\nMS pipes")).toEqual([
    "words: MS channel",
    "size whole: MS angle: 50x50x6 20 nos",
    "words: MS pipes",
  ])
})

test("a reading is whole only if it says each word and figure", () => {
  expect(shapes("ISMB 200 5 nos urgent\nISMB 200 5 nos\nISMB 200")).toEqual([
    "size: ISMB 200 5 nos urgent",
    "size whole: ISMB 200 5 nos",
    "size: ISMB 200",
  ])
})

test("a quantity is offered once for each size", () => {
  const [line] = readText("ISMB 200 5 nos urgent, 5 nos next week", index)
  for (const { quantities } of line.candidates) {
    const texts = quantities.map((quantity) => JSON.stringify(quantity))
    expect(new Set(texts).size).toBe(texts.length)
  }
})
