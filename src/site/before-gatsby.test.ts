/** @jest-environment jsdom */
import { listLink } from "../inquiry/list/line"
import { beforeGatsby } from "./before-gatsby"

/** The address after the script of the head has run at this one. */
function repaired(address: string): string {
  window.history.replaceState(null, "", address)
  beforeGatsby()
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

// This test comes first because each call adds listeners that stay.
test("a changed fragment is repaired before later listeners read it, and they do not hear of a changed query", () => {
  repaired("/inquiry")
  const read: string[] = []
  window.addEventListener("popstate", () => read.push(window.location.hash))
  window.history.replaceState({ key: "kept" }, "", "/inquiry#50%")
  window.dispatchEvent(new PopStateEvent("popstate"))
  expect(read).toEqual(["#50"])
  expect(window.history.state).toEqual({ key: "kept" })
  // A query that a tool wrote into the address does not mean another page.
  window.history.replaceState(null, "", "/inquiry?q=50x50#50")
  window.dispatchEvent(new PopStateEvent("popstate"))
  expect(read).toHaveLength(1)
})

test("a script that cannot be loaded does not load the page again, other failures are passed on", () => {
  beforeGatsby()
  const gatsby = jest.fn()
  window.addEventListener("unhandledrejection", gatsby)
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }))
  reject(Object.assign(new Error("Loading chunk 907 failed."), { name: "ChunkLoadError" }))
  expect(gatsby).not.toHaveBeenCalled()
  reject(new Error("anything else"))
  expect(gatsby).toHaveBeenCalledTimes(1)
})

test("a list's link cut anywhere can be decoded, and loses nothing but the letter that was cut", () => {
  const remarks = ["जिंदल का, 50% अग्रिम", "cut at both ends, 5% over", "½ inch × 3 ₹ 🙂"]
  const link = listLink(
    "/inquiry",
    remarks.map((text) => ({ kind: "words", text })),
  )
  for (let end = "/inquiry#".length; end <= link.length; end += 1) {
    const cut = link.slice(0, end)
    const address = repaired(cut)
    expect(() => decodeURI(address)).not.toThrow()
    expect(cut.startsWith(address)).toBe(true)
    expect(cut.length - address.length).toBeLessThan("%F0%9F%99%8".length + 1)
  }
})
