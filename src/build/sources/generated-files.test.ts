import { existsSync, readdirSync, readFileSync } from "node:fs"
import { editorHelp } from "./generated-files"

const guide = readFileSync("docs/for-editors.md", "utf8")
const inHindi = readFileSync("docs/for-editors.hi.md", "utf8")

describe.each([
  ["English", editorHelp(guide, "en")],
  ["Hindi", editorHelp(inHindi, "hi")],
])("the help in %s", (_language, help) => {
  test("has an anchor for the heading of each section", () => {
    const ids = [...help.matchAll(/<a href="#(help-[^"]+)">/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(5)
    for (const id of ids) expect(help).toContain(`<h2 id="${id}">`)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test("shows pictures that are files of docs/, with words for those who cannot see them", () => {
    const pictures = [...help.matchAll(/<img src="\/admin\/help-pictures\/([^"]+)" alt="([^"]+)"/g)]
    expect(pictures.length).toBe(help.split("<img").length - 1)
    for (const [, file] of pictures) expect(existsSync(`docs/${file}`)).toBe(true)
  })
})

test("the Hindi help has the sections, steps and pictures of the English one", () => {
  const outline = (text: string) =>
    [...text.matchAll(/^(## |\d\. )|\]\((editor[\w-]*)(\.hi)?\.webp\)/gm)].map(
      ([, mark, picture]) => mark ?? picture,
    )
  expect(outline(inHindi)).toEqual(outline(guide))
})

test("what the Hindi help names is so called in the editor in Hindi", () => {
  const folder = "src/editor/hindi"
  const called = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"))
  const named = [...inHindi.matchAll(/\*\*([^*]+)\*\*/g)]
    .flatMap(([, words = ""]) => words.replace(/\s+/g, " ").split(/…|\(प्रोडक्ट\)/))
    .map((piece) => piece.trim())
    // GitHub's own buttons, and the name of the language in itself.
    .filter((piece) => /[\u0900-\u097F]/.test(piece) && piece !== "हिन्दी")
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((piece) => !called.join().includes(piece))).toEqual([])
})
