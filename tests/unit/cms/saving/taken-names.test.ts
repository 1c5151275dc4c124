import type { Content } from "../../../../src/cms/saving/change-check"
import { entryOf, guardedMemory, projectContent, save, type Memory } from "./memory-backend"

let project: Content
let memory: Memory
beforeAll(async () => {
  project = await projectContent()
})
beforeEach(async () => {
  memory = guardedMemory(project)
  await memory.backend.getEntry(entry)
})

const entry = "content/projects/ntpc.json"
const picture = (name: string, text: string) => ({
  path: `content/media/${name}`,
  fileObj: new File([text], name),
})
const mine = picture("yard.jpg", "My picture")
const theirs = picture("yard.jpg", "The picture of somebody else")

/** Publishes the project with a picture, and all files that were chosen in its form. */
function publishWith(name: string, ...assets: (typeof mine)[]) {
  const shown = { src: `../media/${name}`, alt: "The yard", kind: "photograph" }
  return save(memory, entry, { ...entryOf(memory, entry), picture: shown }, { assets })
}

/** Somebody else, with a list of files of their own. */
const uploadElsewhere = (bytes = theirs.fileObj.size) =>
  memory.media.set("yard.jpg", { path: "yard.jpg", bytes, picture: { width: 1200, height: 900 } })

const bytesThere = () => memory.media.get("yard.jpg")?.bytes

describe("a picture that somebody else has uploaded meanwhile under the same name", () => {
  test("is not replaced by one of a form, which can have another name instead", async () => {
    uploadElsewhere()
    await expect(publishWith("yard.jpg", mine)).rejects.toThrow()
    expect(memory.refusals[0]?.words).toContain("another file named “yard.jpg”")
    // Decap keeps both files in the form.
    await publishWith("my-yard.jpg", mine, picture("my-yard.jpg", "My picture"))
    expect(bytesThere()).toBe(theirs.fileObj.size)
    expect(memory.media.has("my-yard.jpg")).toBe(true)
  })

  test("is not replaced by one of the media library", async () => {
    uploadElsewhere()
    await expect(memory.backend.persistMedia(mine, { commitMessage: "" })).rejects.toThrow()
    expect(bytesThere()).toBe(theirs.fileObj.size)
  })

  test("is replaced if the editor has agreed to that", async () => {
    uploadElsewhere()
    memory.known.note({ path: "yard.jpg", bytes: mine.fileObj.size }, "agreed")
    await publishWith("yard.jpg", mine)
    expect(bytesThere()).toBe(mine.fileObj.size)
  })

  test("is no obstacle if it is the same file", async () => {
    uploadElsewhere(mine.fileObj.size)
    await publishWith("yard.jpg", mine)
    expect(memory.refusals).toEqual([])
  })
})

test.each([
  ["lists sizes", () => undefined],
  ["lists no sizes", () => uploadElsewhere(0)],
])(
  "a form is published again with the picture it uploaded, where the server %s",
  async (_, list) => {
    await publishWith("yard.jpg", mine)
    expect(bytesThere()).toBe(mine.fileObj.size)
    list()
    await publishWith("yard.jpg", mine)
    expect(memory.refusals).toEqual([])
  },
)

test("consent to replace a picture ends with the replacement", async () => {
  uploadElsewhere()
  memory.known.note({ path: "yard.jpg", bytes: mine.fileObj.size }, "agreed")
  await publishWith("yard.jpg", mine)
  uploadElsewhere()
  await expect(publishWith("yard.jpg", mine)).rejects.toThrow()
  expect(bytesThere()).toBe(theirs.fileObj.size)
})
