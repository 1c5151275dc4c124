import { entryText } from "../../src/content/model/content-type"
import { typeOfFile } from "../../src/content/model/index"
import { faultsOf, readContentFiles } from "../../src/content/check/read-files"
import { contentWith } from "../hostile-content"

const files = readContentFiles("content")

test("the content has no faults", async () => {
  expect(await faultsOf("content")).toEqual([])
})

test("files are written as the editor writes them, so that an edit changes only its own lines", () => {
  for (const { path, text } of files) {
    expect(text).toBe(entryText(typeOfFile(path)?.fields ?? {}, JSON.parse(text)))
  }
})

test("stored texts match the editor's patterns, so an opened entry can be saved", () => {
  const asked: string[] = []
  const refused: string[] = []
  contentWith(({ text, widget, where }) => {
    const [pattern] = (widget.pattern ?? []) as string[]
    if (pattern === undefined) return undefined
    asked.push(where)
    if (!new RegExp(pattern).test(text)) refused.push(`${where}: ${text}`)
    return undefined
  })
  expect(asked.length).toBeGreaterThan(0)
  expect(refused).toEqual([])
})
