/** @jest-environment jsdom */
import { sizeLine } from "../../../tests/stored-list"
import type { WordsLine } from "./line"
import type * as Store from "./useInquiryList"

const [tube, beam, angle] = ["shs-100x100x3", "ismb-100", "isa-50x50x6"].map((id) => sizeLine(id))
const written: WordsLine = { kind: "words", text: "TMT 12 mm_2 ton" }

/** The store as on a page that has just been opened. */
async function opened(): Promise<typeof Store> {
  jest.resetModules()
  return import("./useInquiryList")
}

beforeEach(() => localStorage.clear())

test.each(['{"version":2,"lines":["20p-shs-100x100x3"]}', "{broken", "null"])(
  "what another version or program has stored is there as words: %s",
  async (text) => {
    localStorage.setItem("inquiry-list", text)
    expect((await opened()).inquiryLines()).toEqual([{ kind: "words", text }])
  },
)

test("what the box gave goes back into it with Undo, in front of what was typed since", async () => {
  const { addFromBox, undo, inquiryLines } = await opened()
  addFromBox(
    [{ ...tube, text: "100x100x3 20 nos" }, written],
    [],
    "100x100x3 20 nos\nTMT",
    () => "2",
  )
  expect(localStorage.getItem("pasted-inquiry")).toBeNull()
  localStorage.setItem("pasted-inquiry", "ISMB 200")
  undo("undone")
  expect(inquiryLines()).toEqual([])
  expect(localStorage.getItem("pasted-inquiry")).toBe("100x100x3 20 nos\nTMT\nISMB 200")
})

test("the 501st line stays in the box, and what cannot be stored is in the box of the next page", async () => {
  const { addFromBox, inquiryLines } = await opened()
  const many = Array.from({ length: 502 }, (_, n) => ({ ...written, text: `line ${n}` }))
  addFromBox(many, [], "many", (added, left) => `${added.length} ${left}`)
  expect(inquiryLines()).toHaveLength(500)
  expect(localStorage.getItem("pasted-inquiry")).toBe("line 500\nline 501")
  localStorage.clear()
  localStorage.setItem("pasted-inquiry", "TMT")
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  const page = await opened()
  page.addFromBox([written], [], "TMT", () => "")
  full.mockRestore()
  expect(page.inquiryLines()).toEqual([written])
  expect(localStorage.getItem("pasted-inquiry")).toBe("TMT")
})

test.each([
  ["another tab", () => dispatchEvent(new StorageEvent("storage"))],
  [
    "another page, before Back showed this one from the browser's memory,",
    () => document.dispatchEvent(new Event("visibilitychange")),
  ],
])("what %s changed is taken over, and Undo does not take it back", async (_, notice) => {
  const { setLines, undo, inquiryLines, LIST } = await opened()
  setLines([tube, beam], "opened")
  localStorage.setItem(LIST[1], '{"lines":[{"text":"20p-isa-50x50x6"}]}')
  notice()
  expect(inquiryLines()).toEqual([angle])
  undo("undone")
  expect(inquiryLines()).toEqual([angle])
})
