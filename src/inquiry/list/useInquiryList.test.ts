/** @jest-environment jsdom */
import type { InquiryLine } from "./line"
import type * as Store from "./useInquiryList"

const size = (sizeId: string, amount = 20): InquiryLine => ({
  kind: "size",
  sizeId,
  quantity: { amount, unit: "pieces", pieceLength: 6 },
})
const [tube, beam, angle] = [size("shs-100x100x3"), size("ismb-100"), size("isa-50x50x6")]
const written: InquiryLine = { kind: "words", words: "TMT 12 mm_2 ton", quantity: null }

/** The store as on a page that has just been opened. */
async function opened(): Promise<typeof Store> {
  jest.resetModules()
  return import("./useInquiryList")
}

beforeEach(() => localStorage.clear())

test("the next page has the same lines, and an emptied list leaves nothing in storage", async () => {
  const { addLines } = await opened()
  expect(addLines([tube, written], "added")).toBeNull()
  const { inquiryLines, setLines } = await opened()
  expect(inquiryLines()).toEqual([tube, written])
  setLines([], "emptied")
  expect(localStorage).toHaveLength(0)
})

test("a list kept by the former version opens, a line it had wrong goes along as written there", async () => {
  localStorage.setItem("inquiry-list", '{"version":1,"lines":["20p-shs-100x100x3","20p-what?"]}')
  expect((await opened()).inquiryLines()).toEqual([
    tube,
    { kind: "words", words: "20p-what?", quantity: null },
  ])
  localStorage.setItem("inquiry-list", "{broken")
  expect((await opened()).inquiryLines()).toEqual([])
})

test("a sent list is out of the way until it is taken up; a new line begins a new list", async () => {
  const { markSent } = await opened()
  markSent([tube, beam], "sent")
  const { addLines, inquiryLines, takeUpSent, undo } = await opened()
  addLines([angle], "added")
  expect(inquiryLines()).toEqual([angle])
  undo("undone")
  takeUpSent("back")
  expect(inquiryLines()).toEqual([tube, beam])
})

test("rates stay in this browser, and the next inquiry does not send them", async () => {
  const { setLines, setReckoning } = await opened()
  setLines([tube, { ...beam, rate: "60" }], "opened")
  setReckoning({ withGst: true, isSent: true })
  const { keptList, markSent, inquiryLines } = await opened()
  expect(inquiryLines()).toEqual([tube, { ...beam, rate: "60" }])
  expect(keptList().reckoning).toEqual({ withGst: true, isSent: true })
  markSent(inquiryLines(), "sent")
  expect(keptList().reckoning.isSent).toBe(false)
})

test("changes are undone one after the other, and what was typed into a line in between stays", async () => {
  const { setLines, addLines, changeLine, undo, inquiryLines } = await opened()
  setLines([tube, beam], "opened")
  setLines([beam], "removed", { place: 0 })
  addLines([angle], "added")
  changeLine(inquiryLines()[0], size("ismb-100", 7))
  undo("undone")
  expect(inquiryLines()).toEqual([size("ismb-100", 7)])
  undo("undone")
  expect(inquiryLines()).toEqual([tube, size("ismb-100", 7)])
  undo("undone")
  undo("undone")
  expect(inquiryLines()).toEqual([])
})

test.each([
  ["another tab", () => dispatchEvent(new StorageEvent("storage"))],
  [
    "another page, before Back showed this one from the browser's memory,",
    () => document.dispatchEvent(new Event("visibilitychange")),
  ],
])("what %s changed is taken over, and Undo does not take it back", async (_, notice) => {
  const { setLines, undo, inquiryLines, LIST_KEY, subscribe } = await opened()
  subscribe(() => undefined)
  setLines([tube, beam], "opened")
  localStorage.setItem(LIST_KEY, '{"version":2,"lines":["20p-isa-50x50x6"]}')
  notice()
  expect(inquiryLines()).toEqual([angle])
  undo("undone")
  expect(inquiryLines()).toEqual([angle])
})
