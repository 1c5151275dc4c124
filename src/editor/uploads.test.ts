/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react"
import { home } from "../content/model/home"
import { watchUploads } from "./uploads"

/** A form in which somebody has typed, with the upload window open; `taken` is called with what Decap would upload. */
function formWithUpload(taken: (files: readonly string[]) => void) {
  document.body.innerHTML = '<input id="title"><input type="file">'
  const [title, upload] = document.querySelectorAll("input")
  title!.value = "A walk through the yard"
  Object.defineProperty(upload, "files", { value: [], configurable: true, writable: true })
  upload!.addEventListener("change", () =>
    taken(Array.from(upload!.files ?? [], ({ name }) => name)),
  )
  const choose = (name: string, bytes: number, first = "film", ...others: readonly string[]) => {
    const file = new File([first], name)
    Object.defineProperty(file, "size", { value: bytes })
    const files = [file, ...others.map((other) => new File(["film"], other))]
    Object.assign(upload!, { files })
    upload!.dispatchEvent(new Event("change", { bubbles: true }))
  }
  return { title, choose }
}

/** jsdom has none. */
class Transfer {
  readonly files: File[] = []
  readonly items = { add: (file: File) => this.files.push(file) }
}

/** jsdom's blobs lack it. */
function text(this: Blob): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsText(this)
  })
}

/** What is on the site: a film that the home page shows. */
const media = [{ path: "taken.mp4", bytes: 3_000_000 }]
const files = [{ path: "site/home.json", text: '{"film":"../media/taken.mp4"}' }]

beforeAll(() => {
  Object.assign(window, { DataTransfer: Transfer })
  Object.assign(Blob.prototype, { text })
  watchUploads(() => ({
    repository: { content: () => Promise.resolve({ files, media }) },
  }))
})
afterEach(() => {
  location.hash = ""
  document.getElementById("editor-notice")?.remove()
})

const said = () => document.querySelector("#editor-notice")?.textContent

test.each([
  [
    "a film of 40 MB",
    "yard.mp4",
    40_000_000,
    /“yard\.mp4” was not uploaded\. The file is 40 MB; at most \d+ MB are allowed\. Make the film shorter, or save it 1280 pixels wide\./,
  ],
  [
    "a film of a phone",
    "IMG_2041.MOV",
    3_000_000,
    /“IMG_2041\.MOV” was not uploaded\. This film has a format not all browsers play\. Save it as MP4\./,
  ],
  ["a drawing", "logo.svg", 3000, /It must be a picture ending in \.jpg, \.jpeg, \.png, \.webp/],
])(
  "%s is not uploaded: a sentence says what to do, and nothing typed is lost",
  async (_, name, bytes, sentence) => {
    const taken = jest.fn()
    const { title, choose } = formWithUpload(taken)
    choose(name, bytes)
    await waitFor(() => expect(said()).toMatch(sentence))
    expect(taken).not.toHaveBeenCalled()
    expect(title!.value).toBe("A walk through the yard")
    expect(title!.isConnected).toBe(true)
  },
)

test.each([
  [
    "HEIC",
    "\0\0\0\u0024ftypheic\0\0\0\0mif1heic",
    /This is a HEIC photo, .+ choose Most Compatible/,
  ],
  ["no picture at all", "Dear Sir", /It is not a picture that can be read, or lies/],
])("a file named .jpg that is %s is refused for what it is", async (_, first, sentence) => {
  Object.assign(window, { createImageBitmap: () => Promise.reject(new Error("unreadable")) })
  const { choose } = formWithUpload(jest.fn())
  choose("IMG_2042.jpg", 2_000_000, first)
  await waitFor(() => expect(said()).toMatch(sentence))
})

test("a picture that the browser cannot make smaller is left out with the reason, and the next file is uploaded", async () => {
  const tooWide = { width: 12_000, height: 8_000, close: () => undefined }
  Object.assign(window, { createImageBitmap: () => Promise.resolve(tooWide) })
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(null))
  const taken = jest.fn()
  const { choose } = formWithUpload(taken)
  choose("yard.png", 30_000_000, "picture", "gate.mp4")
  await waitFor(() =>
    expect(said()).toMatch(
      /^Not everything was uploaded\.“yard\.png” was not uploaded\. The browser could not make it smaller\. .+“gate\.mp4” was uploaded/,
    ),
  )
  expect(taken).toHaveBeenCalledWith(["gate.mp4"])
})

test("a file of the media library is uploaded at once, one of a form when the entry is published", async () => {
  const { choose } = formWithUpload(jest.fn())
  choose("yard.mp4", 3_000_000)
  await waitFor(() => expect(said()).toMatch(/^Uploaded\.“yard\.mp4” was uploaded\. It has 3 MB\./))
  location.hash = "#/collections/products/entries/plank"
  choose("yard.mp4", 3_000_000)
  await waitFor(() =>
    expect(said()).toMatch(
      /^Added to the form\.It is saved when you publish the entry\.“yard\.mp4” was added to the form\./,
    ),
  )
})

test("a file is kept beside another one of its name, and the notice says what shows the other", async () => {
  const taken = jest.fn()
  const { choose } = formWithUpload(taken)
  choose("taken.mp4", 3_000_000)
  await waitFor(() => expect(said()).toContain(`It is shown by: ${home.label}. Yours is called`))
  // Photos of an iPhone are all named image.
  choose("image.mp4", 3_000_000, "one", "image.mp4")
  await waitFor(() => expect(taken).toHaveBeenCalledTimes(3))
  expect(taken.mock.calls).toEqual([[["taken-2.mp4"]], [["image.mp4"]], [["image-2.mp4"]]])
})

test("a photo dropped beside the upload window does not take the editor away, and one dropped with it open is uploaded", async () => {
  const drop = (dataTransfer: object) => {
    const event = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), {
      dataTransfer,
    })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  const files = [new File(["film"], "dropped.mp4")]
  document.body.innerHTML = '<input id="title">'
  expect(drop({ files })).toBe(true)
  expect(said()).toContain("Press “Choose an image” first")
  const taken = jest.fn()
  formWithUpload(taken)
  expect(drop({ files })).toBe(true)
  await waitFor(() => expect(taken).toHaveBeenCalledWith(["dropped.mp4"]))
})
