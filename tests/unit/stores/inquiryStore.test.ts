import { addToInquiry, changeOnInquiry } from "../../../src/stores/addToInquiry"
import {
  inquiryLines,
  LIST_KEY,
  setInquiryLines,
  subscribe,
} from "../../../src/stores/inquiryStore"
import { MOST_LINES, readStoredList, serializeList } from "../../../src/inquiry/storedList"
import { steel as words } from "../../../src/interface/en/steel"

const quantity = { amount: 20, unit: "pieces", pieceLength: 6 } as const
const tube = { sizeId: "shs-50x50x3", quantity }

/** A browser's storage and storage events, as far as the list needs them. */
function browser(storage: Partial<Storage>) {
  const events = new EventTarget()
  Object.assign(globalThis, {
    localStorage: storage,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  })
  const page = Object.assign(new EventTarget(), { visibilityState: "hidden" })
  Object.assign(globalThis, { document: page })
  return {
    changedElsewhere: () => events.dispatchEvent(new Event("storage")),
    shownAgain: () => {
      page.visibilityState = "visible"
      page.dispatchEvent(new Event("visibilitychange"))
    },
  }
}

function storageWith(values: Map<string, string>): Partial<Storage> {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

const forbidden = () => {
  throw new DOMException("denied", "SecurityError")
}

afterEach(() => setInquiryLines([]))

test("an added size is stored in the browser", () => {
  const values = new Map<string, string>()
  browser(storageWith(values))
  addToInquiry(tube, words, "50 × 50 × 3")
  expect(readStoredList(values.get(LIST_KEY) ?? null).lines).toEqual([tube])
})

test("adding a size that is on the list adds its quantity up", () => {
  browser(storageWith(new Map()))
  setInquiryLines([tube])
  addToInquiry({ ...tube, quantity: { ...quantity, amount: 5 } }, words, "50 × 50 × 3")
  expect(inquiryLines()).toEqual([{ ...tube, quantity: { ...quantity, amount: 25 } }])
})

test("a size can get another quantity and does not move on the list", () => {
  browser(storageWith(new Map()))
  const beam = { sizeId: "ismb-200", quantity }
  const tonnes = { ...tube, quantity: { ...quantity, amount: 2, unit: "tonnes" } } as const
  setInquiryLines([tube, beam, tonnes])
  const wanted = { ...tube, quantity: { ...quantity, amount: 7, pieceLength: 12 } }
  changeOnInquiry(wanted, words, "50 × 50 × 3")
  expect(inquiryLines()).toEqual([wanted, beam])
})

test("without storage the list works on this page, and says that it is not saved", () => {
  browser({ getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  addToInquiry(tube, words, "50 × 50 × 3")
  expect(inquiryLines()).toHaveLength(1)
  expect(setInquiryLines([tube])).toBe(false)
  expect(inquiryLines()).toEqual([tube])
})

test.each([
  ["in another tab", "changedElsewhere"],
  ["on another page, before Back shows this one again,", "shownAgain"],
] as const)("a change made %s arrives", (_, event) => {
  const values = new Map<string, string>()
  const page = browser(storageWith(values))
  setInquiryLines([])
  const listener = jest.fn()
  const stop = subscribe(listener)
  page[event]()
  expect(listener).not.toHaveBeenCalled()
  values.set(LIST_KEY, serializeList([tube]))
  page[event]()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(inquiryLines()).toEqual([tube])
  stop()
})

test("lines that could not be stored stay when the page is shown again", () => {
  const { shownAgain } = browser({ ...storageWith(new Map()), setItem: forbidden })
  const stop = subscribe(() => undefined)
  setInquiryLines([tube])
  shownAgain()
  expect(inquiryLines()).toEqual([tube])
  stop()
})

test.each(["{", "null", "7", "[]", '{"lines":[null,7,"x"]}'])(
  "%p in storage is an empty list",
  (stored) => {
    const { changedElsewhere } = browser(storageWith(new Map([[LIST_KEY, stored]])))
    const stop = subscribe(() => undefined)
    changedElsewhere()
    expect(inquiryLines()).toEqual([])
    stop()
  },
)

test("the list takes as many lines as a link", () => {
  browser(storageWith(new Map()))
  setInquiryLines(Array.from({ length: MOST_LINES + 50 }, () => tube))
  expect(inquiryLines()).toHaveLength(MOST_LINES)
})
