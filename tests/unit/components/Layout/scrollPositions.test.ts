/** @jest-environment jsdom */
export {}

type Places = typeof import("../../../../src/components/Layout/scrollPositions")
let places: Places
const scrolledTo = jest.fn()

/** The page is scrolled by so many pixels, and the browser says so. */
function scrollPage(top: number) {
  Object.defineProperty(window, "scrollY", { configurable: true, value: top })
  window.dispatchEvent(new Event("scroll"))
}

/** The address changes, as at a link of Gatsby's; the content comes later. */
const push = (path: string, key: string) => window.history.pushState({ key }, "", path)
const show = () =>
  places.restoreScrollPosition({ ...window.location, key: window.history.state?.key })

/** The module as a new document has it. */
const newDocument = (): Promise<Places> => {
  jest.resetModules()
  return import("../../../../src/components/Layout/scrollPositions")
}

beforeEach(async () => {
  sessionStorage.clear()
  window.history.replaceState({ key: "first" }, "", "/about")
  window.scrollTo = scrolledTo
  places = await newDocument()
  places.recordScrollPositions()
  scrollPage(1500)
})

test("Back returns to where one was, also from a shorter page", () => {
  push("/short", "second")
  expect(show()).toBe(false)
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" })
  // The browser itself moved up, because the new content ends there.
  scrollPage(1144)
  window.history.replaceState({ key: "first" }, "", "/about")
  show()
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 1500, behavior: "instant" })
})

test("what moves while the next page is on its way is not the place of either", () => {
  push("/next", "second")
  scrollPage(700)
  show()
  window.history.replaceState({ key: "first" }, "", "/about")
  show()
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 1500, behavior: "instant" })
})

test("a place within the page is an entry of its own, that Back leaves for where the link was", () => {
  window.history.pushState(null, "", "/about#branches")
  scrollPage(3000)
  expect(show()).toBe(true)
  scrollPage(3100)
  window.history.replaceState({ key: "first" }, "", "/about")
  show()
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 1500, behavior: "instant" })
  window.history.replaceState(null, "", "/about#branches")
  expect(show()).toBe(false)
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 3100, behavior: "instant" })
})

test("the same entry shown again stays where it is", () => {
  scrolledTo.mockClear()
  expect(show()).toBe(false)
  expect(scrolledTo).not.toHaveBeenCalled()
})

test("places outlast the document", async () => {
  window.dispatchEvent(new Event("pagehide"))
  push("/other", "second")
  const next = await newDocument()
  next.recordScrollPositions()
  next.restoreScrollPosition({ key: "first", pathname: "/about", hash: "" })
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 1500, behavior: "instant" })
})
