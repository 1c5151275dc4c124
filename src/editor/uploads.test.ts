/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react"
import { insertMedia, openLibraryFor, persistMedia } from "../../tests/jsdom/decap"
import { guardedMemory } from "../../tests/memory-backend"
import { watchUploads } from "./uploads"
import { showNotice } from "./windows"

jest.mock("./windows", () => ({
  showNotice: jest.fn(),
  closeNotice: jest.fn(),
  isRefused: () => false,
}))

/** An upload window. */
function uploadWindow() {
  const upload = document.createElement("input")
  upload.type = "file"
  document.body.replaceChildren(upload)
  Object.defineProperty(upload, "files", { value: [], configurable: true, writable: true })
  return (...files: readonly File[]) => {
    Object.assign(upload, { files })
    upload.dispatchEvent(new Event("change", { bubbles: true }))
  }
}

/** What Decap would upload. */
const taken = () => persistMedia.mock.calls.map(([{ name }]) => name)

/** A file of so many bytes, or as large as what is in it. */
function file(name: string, size = 3_000_000, inside = "film"): File {
  return Object.defineProperty(new File([inside], name), "size", { value: size })
}

/** jsdom's blobs lack it. */
function text(this: Blob): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsText(this)
  })
}

/** What is on the site. */
const media = [{ path: "taken.mp4", bytes: 3_000_000 }]

beforeAll(() => {
  const createImageBitmap = () => Promise.reject(new Error("unreadable"))
  Object.assign(window, { createImageBitmap })
  Object.assign(Blob.prototype, { text })
  guardedMemory({ files: [], media })
  watchUploads()
})
afterEach(() => {
  location.hash = ""
  jest.mocked(showNotice).mockClear()
})

const said = () => {
  const { heading = "", lines = [] } = jest.mocked(showNotice).mock.lastCall?.[0] ?? {}
  return [heading, ...lines].join("")
}

test.each([
  [
    "a film of 40 MB",
    file("yard.mp4", 40_000_000),
    /^Not uploaded\.“yard\.mp4” was not uploaded\. The file is 40 MB; at most \d+ MB are allowed\. Make the film shorter, or save it 1280 pixels wide\./,
  ],
  [
    "a film of a phone",
    file("IMG_2041.MOV"),
    /“IMG_2041\.MOV” was not uploaded\. This film has a format not all browsers play\. Save it as MP4\./,
  ],
  ["a drawing", file("logo.svg"), /It must be a picture ending in \.jpg, \.jpeg, \.png, \.webp/],
  [
    "a HEIC photo under another name",
    file("IMG_2042.jpg", 2_000_000, "\0\0\0\u0024ftypheic\0\0\0\0mif1heic"),
    /This is a HEIC photo, .+ choose Most Compatible/,
  ],
  [
    "no picture at all",
    file("letter.jpg", 2_000_000, "Dear Sir"),
    /It is not a picture that can be read, or lies/,
  ],
])("%s is not uploaded, and a sentence says what to do", async (_, given, sentence) => {
  const choose = uploadWindow()
  choose(given)
  await waitFor(() => expect(said()).toMatch(sentence))
  expect(taken()).toEqual([])
})

test("a picture that the browser cannot make smaller is left out with the reason, and the next file is uploaded", async () => {
  const tooWide = { width: 12_000, height: 8_000, close: () => undefined }
  Object.assign(window, { createImageBitmap: () => Promise.resolve(tooWide) })
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(null))
  const choose = uploadWindow()
  choose(file("yard.png", 30_000_000, "picture"), file("gate.mp4"))
  const both =
    /^Not everything was uploaded\.“yard\.png” was not uploaded\. The browser could not make it smaller\. .+“gate\.mp4” was added/
  await waitFor(() => expect(said()).toMatch(both))
  expect(taken()).toEqual(["gate.mp4"])
})

test("a file of the media library is uploaded at once, one of a form when the entry is published", async () => {
  const choose = uploadWindow()
  choose(file("yard.mp4"))
  await waitFor(() =>
    expect(said()).toMatch(/^Uploaded\.“yard\.mp4” was added as “yard\.mp4”\. It has 3 MB\./),
  )
  location.hash = "#/collections/products/entries/plank"
  choose(file("yard.mp4"))
  const later =
    /^Added to the form\.Press the picture .*It is saved when you publish the entry\.“yard\.mp4” was added/
  await waitFor(() => expect(said()).toMatch(later))
})

test("a file is kept beside another one of its name, and the notice says so", async () => {
  const choose = uploadWindow()
  choose(file("taken.mp4"))
  await waitFor(() => expect(said()).toContain("“taken.mp4” was added as “taken-2.mp4”."))
  // Photos of an iPhone are all named image.
  choose(file("image.mp4"), file("image.mp4"))
  await waitFor(() => expect(taken()).toEqual(["taken-2.mp4", "image.mp4", "image-2.mp4"]))
})

test("a photo dropped beside the upload window does not take the editor away, and one dropped with it open is uploaded", async () => {
  const drop = () => {
    const dataTransfer = { files: [file("dropped.mp4")] }
    const event = new Event("drop", { bubbles: true, cancelable: true })
    document.body.dispatchEvent(Object.assign(event, { dataTransfer }))
    return event.defaultPrevented
  }
  document.body.replaceChildren()
  expect(drop()).toBe(true)
  expect(said()).toContain("Press “Choose an image” first")
  uploadWindow()
  expect(drop()).toBe(true)
  await waitFor(() => expect(taken()).toEqual(["dropped.mp4"]))
})

test("a file goes only into the field that the media library was opened for", async () => {
  location.hash = "#/collections/products/entries/plank"
  for (const [field, taken] of [
    ["the same", 1],
    ["another", 0],
  ] as const) {
    const choose = uploadWindow()
    openLibraryFor("the same")
    choose(file("yard.mp4"))
    openLibraryFor(field)
    insertMedia.mockClear()
    jest.mocked(showNotice).mockClear()
    await waitFor(() => expect(said()).toContain("was added"))
    expect(insertMedia).toHaveBeenCalledTimes(taken)
  }
})
