/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react"
import { watchUploads } from "../../../src/cms/uploads"

/** A form in which somebody has typed, with the upload window open; `taken` is called with what Decap would upload. */
function formWithUpload(taken: (files: readonly string[]) => void) {
  document.body.innerHTML = '<input id="title"><input type="file">'
  const [title, upload] = document.querySelectorAll("input")
  title!.value = "A walk through the yard"
  upload!.addEventListener("change", () =>
    taken(Array.from(upload!.files ?? [], ({ name }) => name)),
  )
  const choose = (name: string, bytes: number) => {
    const file = new File(["film"], name)
    Object.defineProperty(file, "size", { value: bytes })
    Object.defineProperty(upload, "files", { value: [file], configurable: true })
    upload!.dispatchEvent(new Event("change", { bubbles: true }))
  }
  return { title, choose }
}

beforeAll(() => watchUploads())

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
    await waitFor(() =>
      expect(document.querySelector("#editor-notice")?.textContent).toMatch(sentence),
    )
    expect(taken).not.toHaveBeenCalled()
    expect(title!.value).toBe("A walk through the yard")
    expect(title!.isConnected).toBe(true)
  },
)
