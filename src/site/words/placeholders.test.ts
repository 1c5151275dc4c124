import { english as allEnglish } from "./en"
import { hindi as allHindi } from "./hi"

type Sentence = (...figures: readonly unknown[]) => unknown

/** Every sentence with placeholders, by its place in the catalogue: "finder.found". */
function sentences(value: unknown, at: string): [string, Sentence][] {
  if (typeof value === "function") return [[at, value as Sentence]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${at}.${key}`))
}

/** The figures a sentence shows, of those it is given. */
function shown(sentence: Sentence, figures: readonly string[]): string[] {
  const text = String(sentence(...figures))
  return figures.filter((figure) => text.includes(figure))
}

test("each sentence shows the same figures in both languages", () => {
  const hindi = new Map(sentences(allHindi, ""))
  const english = sentences(allEnglish, "")
  expect(english.length).toBeGreaterThan(50)
  const different = english.flatMap(([at, sentence]) => {
    const figures = Array.from({ length: 4 }, (_, index) => `8${index}7`)
    const wanted = shown(sentence, figures)
    const found = shown(hindi.get(at) ?? (() => ""), figures)
    return wanted.join() === found.join() ? [] : [{ at, wanted, found }]
  })
  expect(different).toEqual([])
})
