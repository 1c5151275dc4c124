import { readdirSync } from "node:fs"
import path from "node:path"
import { languageOf, type Language } from "../../src/interface/language"
import { english } from "../../src/interface/en"
import { hindi } from "../../src/interface/hi"
import { builtPages, fileAt, publishedFolder, publishedText, type BuiltPage } from "./published"

/*
 * A page fetches the words of its own language only, at once and later. Scripts are followed from the page as webpack's runtime
 * would fetch them.
 */

const assets = readdirSync(path.join(publishedFolder, "assets")).map((file) => `/assets/${file}`)

const words = { en: english, hi: hindi } as const

/** Sentences of the interface that only one language has, long enough to be found in no other text. */
function sentencesOf(language: Language): string[] {
  const rooms: unknown[] = Object.values(words[language])
  return rooms
    .flatMap((room) => (typeof room === "object" && room !== null ? Object.values(room) : []))
    .filter((text): text is string => typeof text === "string" && text.length > 25)
}

/** The script of a chunk by its number, as the runtime names it; none for a chunk of styles. */
function chunkFiles(runtime: string, number: string): string[] {
  const hashes = Array.from(runtime.matchAll(new RegExp(`\\b${number}:"([0-9a-f]{8})"`, "g")))
  return hashes.flatMap(([, hash = ""]) => assets.filter((file) => file.endsWith(`-${hash}.js`)))
}

/** Gatsby's list of templates in the script of every page: their names with the chunks of each. */
const templateEntry = /"?(component---[\w-]+)"?:\(\)=>(.*?)\.then\(/g

const chunkCall = /\.e\((\d+)\)/g

const dataFile = (address: string) =>
  `/page-data/${address === "/" ? "index" : address.slice(1)}/page-data.json`

/** All scripts that a page can fetch, without those of other templates. */
function scriptsOf({ path: address, html }: BuiltPage): string[] {
  const [, listed = ""] = /data-scripts="([^"]*)"/.exec(html) ?? []
  const found = new Set<string>()
  const runtime = publishedText(listed.split(" ").find((file) => file.includes("runtime")) ?? "")
  const data = publishedText(dataFile(address))
  const template = (JSON.parse(data) as { componentChunkName: string }).componentChunkName
  const follow = (text: string) => {
    for (const [, number = ""] of text.matchAll(chunkCall)) {
      for (const file of chunkFiles(runtime, number)) {
        if (found.has(file)) continue
        found.add(file)
        follow(publishedText(file))
      }
    }
  }
  for (const file of listed.split(" ")) {
    found.add(file)
    const text = publishedText(file)
    for (const [, name, chunks = ""] of text.matchAll(templateEntry)) {
      if (name === template) follow(chunks)
    }
    follow(text.replace(templateEntry, ""))
  }
  return [...found]
}

/** One page of each template and language: the others fetch the same scripts. */
const examples = Object.values(
  Object.fromEntries(
    builtPages
      .filter(({ path: address, html }) => fileAt(dataFile(address)) && html.includes("data-scripts="))
      .map((page) => [scriptsOf(page).sort().join(), page]),
  ),
)

test("a page fetches the words of its language, and the later ones", () => {
  const finder = builtPages.find(({ path: address }) => address === "/products")
  const text = finder ? scriptsOf(finder).map(publishedText).join() : ""
  expect(text).toContain(english.shell.skipToContent)
  expect(text).toContain(english.reading.nearest)
})

test.each(examples.map((page) => [page.path, page] as const))(
  "%s fetches no words of another language",
  (address, page) => {
    const text = scriptsOf(page).map(publishedText).join("\n")
    const other = languageOf(address) === "en" ? "hi" : "en"
    expect(sentencesOf(other).filter((sentence) => text.includes(sentence))).toEqual([])
  },
)

test("the sizes on Hindi pages lead to the list in Hindi", () => {
  const hindi = builtPages.filter(({ path: address }) => languageOf(address) === "hi")
  expect(hindi.some(({ html }) => html.includes('"/hi/inquiry?add='))).toBe(true)
  const english = hindi.filter(({ html }) => html.includes('"/inquiry?add='))
  expect(english.map((page) => page.path)).toEqual([])
})

test("Hindi pages say in Hindi how a weight is computed", () => {
  const hindi = builtPages.filter(({ path: address }) => languageOf(address) === "hi")
  expect(hindi.filter(({ html }) => html.includes("हिसाब से:")).length).toBeGreaterThan(1)
  expect(hindi.filter(({ html }) => html.includes("Computed:")).map((page) => page.path)).toEqual([])
})
