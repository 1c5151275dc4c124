import { englishPath, languageOf, pathIn } from "./language"

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
