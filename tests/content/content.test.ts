import { entryText } from "../../src/content/model/content-type"
import { typeOfFile } from "../../src/content/model/index"
import { faultsOf, readContentFiles } from "../../src/content/check/read-files"

const files = readContentFiles("content")

test("the content has no faults", async () => {
  expect(await faultsOf("content")).toEqual([])
})

test("files are written as the editor writes them, so that an edit changes only its own lines", () => {
  for (const { path, text } of files) {
    expect(text).toBe(entryText(typeOfFile(path)?.fields ?? {}, JSON.parse(text)))
  }
})
