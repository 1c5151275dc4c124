import type { Words } from "../../src/kit/words/catalogue"
import { english } from "../../src/kit/words/en"
import { hindi } from "../../src/kit/words/hi"
import { languageOf } from "../../src/kit/words/language"
import { builtPages, faultyPages, pagesIn, publishedText } from "./published"
import { attributes } from "../html"

const words = { en: english, hi: hindi } as const

/** Sentences of the interface that only one language has, long enough to be found in no other text. */
function sentencesOf(value: Words | object): string[] {
  return Object.values(value).flatMap((inner: unknown) => {
    if (typeof inner === "string") return inner.length > 25 ? [inner] : []
    return typeof inner === "object" && inner !== null ? sentencesOf(inner) : []
  })
}

test("a page and the scripts it names have no words of the other language", () => {
  const faults = faultyPages(builtPages, ({ path: address, html, root }) => {
    const scripts = attributes(root, "script[src]", "src").filter((file) => file.startsWith("/"))
    const text = [html, ...scripts.map(publishedText)].join("\n")
    const other = words[languageOf(address) === "en" ? "hi" : "en"]
    return sentencesOf(other).filter((sentence) => text.includes(sentence))
  })
  expect(faults).toEqual({})
})

test.each([
  ['"/hi/inquiry?add=', '"/inquiry?add=', "the sizes lead to the list in Hindi"],
  ["हिसाब से:", "Computed:", "the formula of a weight is in Hindi"],
])("Hindi pages have %s, and never %s: %s", (hindi, english) => {
  const pages = pagesIn("hi")
  expect(pages.some(({ html }) => html.includes(hindi))).toBe(true)
  expect(pages.filter(({ html }) => html.includes(english)).map(({ path }) => path)).toEqual([])
})
