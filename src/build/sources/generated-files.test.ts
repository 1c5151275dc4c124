import { existsSync, readFileSync } from "node:fs"
import { editorHelp } from "./generated-files"

const help = editorHelp(readFileSync("docs/for-editors.md", "utf8"))

test("each section of the help has an anchor for its heading", () => {
  expect(help.sections.length).toBeGreaterThan(5)
  for (const { id } of help.sections) expect(help.html).toContain(`<h2 id="${id}">`)
  expect(new Set(help.sections.map(({ id }) => id)).size).toBe(help.sections.length)
})

test("each picture of the help is a file of docs/ and has words for those who cannot see it", () => {
  const pictures = [...help.html.matchAll(/<img src="\/admin\/help\/([^"]+)" alt="([^"]+)"/g)]
  expect(pictures.length).toBe(help.html.split("<img").length - 1)
  for (const [, file] of pictures) expect(existsSync(`docs/${file}`)).toBe(true)
})
