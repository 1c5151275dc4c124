import { english } from "./en"
import { cutting } from "./en/cutting"
import { hindi } from "./hi"
import hindiCutting from "./hi/cutting.json"
import { englishPath, languageOf, pathIn } from "./language"
import { sentencesOf } from "./sentences"

const pairs = [
  ["/", "/hi"],
  ["/branches", "/hi/branches"],
  ["/products?size=50x50", "/hi/products?size=50x50"],
  ["/?a=1", "/hi?a=1"],
  ["/#sizes", "/hi#sizes"],
] as const

test.each(pairs)("%s has its Hindi page at %s, and back", (english, hindi) => {
  expect(pathIn("hi", english)).toBe(hindi)
  expect(pathIn("en", english)).toBe(english)
  expect(englishPath(hindi)).toBe(english)
  expect(languageOf(hindi)).toBe("hi")
  expect(languageOf(english)).toBe("en")
})

test("an English page whose address starts with the letters hi is English", () => {
  expect(languageOf("/hinges")).toBe("en")
  expect(englishPath("/hinges")).toBe("/hinges")
})

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
  const inHindi = new Map(sentences(hindi, ""))
  const different = sentences(english, "").flatMap(([at, sentence]) => {
    const figures = Array.from({ length: 4 }, (_, index) => `8${index}7`)
    const wanted = shown(sentence, figures)
    const found = shown(inHindi.get(at) ?? (() => ""), figures)
    return wanted.join() === found.join() ? [] : [{ at, wanted, found }]
  })
  expect(different).toEqual([])
})

/** The place of every text and sentence in a catalogue, which has no lists: of data they would become objects. */
function places(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return [`${at}: list`]
  if (typeof value !== "object" || value === null) return [`${at}: ${typeof value}`]
  return Object.entries(value).flatMap(([key, inner]) => places(inner, `${at}.${key}`))
}

test("Hindi has each text and sentence that English has, and no other", () => {
  expect(places(hindi).sort()).toEqual(places(english).sort())
  const ofCutting = sentencesOf(hindiCutting, {})
  expect(places(ofCutting).sort()).toEqual(places(cutting).sort())
})
