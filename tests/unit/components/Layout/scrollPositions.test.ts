/** @jest-environment jsdom */
export {}

type Places = typeof import("../../../../src/components/Layout/scrollPositions")
let places: Places
const scrolledTo = jest.fn()

/** Scrolls the page, in pixels. */
function scrollPage(top: number) {
  Object.defineProperty(window, "scrollY", { configurable: true, value: top })
  window.dispatchEvent(new Event("scroll"))
}

/** Changes the address as a Gatsby link does; the content follows later. */
const push = (path: string, key: string) => window.history.pushState({ key }, "", path)
const show = () =>
  places.restoreScrollPosition({ ...window.location, key: window.history.state?.key })

/** Loads the module afresh, as a new document does. */
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

test("Back returns to the old position, even from a shorter page", () => {
  push("/short", "second")
  show()
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" })
  // The browser scrolled up, because the new content is shorter.
  scrollPage(1144)
  window.history.replaceState({ key: "first" }, "", "/about")
  show()
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 1500, behavior: "instant" })
})

test("scrolling during navigation changes no stored position", () => {
  push("/next", "second")
  scrollPage(700)
  show()
  window.history.replaceState({ key: "first" }, "", "/about")
  show()
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 1500, behavior: "instant" })
})

test("a link within a page has its own entry, and Back returns to the link", () => {
  window.history.pushState(null, "", "/about#branches")
  scrollPage(3000)
  document.body.innerHTML = '<p id="branches"></p>'
  const place = document.getElementById("branches") as HTMLElement
  place.scrollIntoView = jest.fn()
  show()
  expect(place.scrollIntoView).toHaveBeenCalled()
  scrollPage(3100)
  window.history.replaceState({ key: "first" }, "", "/about")
  show()
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 1500, behavior: "instant" })
  window.history.replaceState(null, "", "/about#branches")
  show()
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 3100, behavior: "instant" })
})

test("showing the same entry again does not scroll", () => {
  scrolledTo.mockClear()
  show()
  expect(scrolledTo).not.toHaveBeenCalled()
})

test("a link to a place that is not on the next page leads to its top", () => {
  push("/short#nowhere", "second")
  show()
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" })
})

test.each([
  ["of an encoded letter", "#%E0%A4%AE", "म"],
  ["of a sign that is not encoded", "#50%", "50%"],
])("a link to a place with a name %s leads there", (_, hash, id) => {
  document.body.innerHTML = `<p id="${id}"></p>`
  const place = document.getElementById(id) as HTMLElement
  place.scrollIntoView = jest.fn()
  places.restoreScrollPosition({ key: "second", pathname: "/short", hash })
  expect(place.scrollIntoView).toHaveBeenCalled()
})

test("positions outlast the document", async () => {
  window.dispatchEvent(new Event("pagehide"))
  push("/other", "second")
  const next = await newDocument()
  next.recordScrollPositions()
  next.restoreScrollPosition({ key: "first", pathname: "/about", hash: "" })
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 1500, behavior: "instant" })
})
