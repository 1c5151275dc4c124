/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { home } from "../../../src/content-model/home"
import { knownUploads } from "../../../src/cms/saving/taken-names"
import { isReplaced, watchUploads } from "../../../src/cms/uploads"

/** A form in which somebody has typed, with the upload window open; `taken` is called with what Decap would upload. */
function formWithUpload(taken: (files: readonly string[]) => void) {
  document.body.innerHTML = '<input id="title"><input type="file">'
  const [title, upload] = document.querySelectorAll("input")
  title!.value = "A walk through the yard"
  upload!.addEventListener("change", () =>
    taken(Array.from(upload!.files ?? [], ({ name }) => name)),
  )
  const choose = (name: string, bytes: number, first = "film", ...others: readonly string[]) => {
    const file = new File([first], name)
    Object.defineProperty(file, "size", { value: bytes })
    const files = [file, ...others.map((other) => new File(["film"], other))]
    Object.defineProperty(upload, "files", { value: files, configurable: true, writable: true })
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
  // jsdom has no windows of this kind.
  HTMLDialogElement.prototype.showModal = jest.fn()
  Object.assign(window, { DataTransfer: Transfer })
  Object.assign(Blob.prototype, { text })
  watchUploads(() => ({
    isInForm: () => false,
    repository: { content: () => Promise.resolve({ files, media }) },
  }))
})
afterEach(() => {
  location.hash = ""
  document.getElementById("editor-notice")?.remove()
  localStorage.clear()
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
  ["no picture at all", "Dear Sir", /It is not a picture that can be read: export it again as JPG/],
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

describe("a file of the same name as another one", () => {
  const question = () => document.querySelector("dialog")
  const answer = async (name: RegExp) => {
    const button = await screen.findByRole("button", { name, hidden: true })
    await userEvent.click(button)
  }

  test("is kept beside it under another name, and the question names what shows the other one", async () => {
    const taken = jest.fn()
    const { choose } = formWithUpload(taken)
    choose("taken.mp4", 3_000_000)
    await waitFor(() => expect(question()?.textContent).toContain(home.label))
    await answer(/^Keep both: the new one is called “taken-2\.mp4”/)
    await waitFor(() => expect(said()).toMatch(/^Uploaded/))
    expect(taken).toHaveBeenCalledWith(["taken-2.mp4"])
    expect(isReplaced("content/media/taken.mp4")).toBe(false)
  })

  test("replaces it if the editor says so: Decap's deletion of the other one is part of that", async () => {
    const deleted = jest.fn()
    const { choose } = formWithUpload(() => {
      if (window.confirm("taken.mp4 already exists.")) {
        deleted(isReplaced("content/media/taken.mp4"))
      }
    })
    choose("taken.mp4", 3_000_000)
    await answer(/^Replace it/)
    await waitFor(() => expect(said()).toMatch(/^Uploaded/))
    expect(deleted).toHaveBeenCalledWith(true)
    // A later deletion of the file is one.
    expect(isReplaced("content/media/taken.mp4")).toBe(false)
    expect(knownUploads().state({ path: "taken.mp4", bytes: 4 })).toBe("agreed")
  })

  test("is left out if the editor does not want either", async () => {
    const taken = jest.fn()
    const { choose } = formWithUpload(taken)
    choose("taken.mp4", 3_000_000)
    await answer(/^Leave the new one out/)
    await waitFor(() => expect(said()).toMatch(/^Not uploaded\.“taken\.mp4” was not uploaded/))
    expect(taken).not.toHaveBeenCalled()
  })
})

test("photos of an iPhone, which are all named image, do not replace each other", async () => {
  const taken = jest.fn()
  const { choose } = formWithUpload(taken)
  choose("image.mp4", 3_000_000)
  await waitFor(() =>
    expect(taken).toHaveBeenCalledWith([expect.stringMatching(/^image-\d{17}\.mp4$/)]),
  )
})
