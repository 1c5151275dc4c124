/** @jest-environment jsdom */
import { startPage } from "./start"
import { wordsIn } from "./words/words"

/** Dispatches an unhandled rejection. */
function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }))
}

test("a script that cannot be loaded does not load the page again, other failures are passed on", async () => {
  const gatsby = jest.fn()
  window.addEventListener("unhandledrejection", gatsby)
  await startPage()
  reject(Object.assign(new Error("Loading chunk 907 failed."), { name: "ChunkLoadError" }))
  expect(gatsby).not.toHaveBeenCalled()
  reject(new Error("anything else"))
  expect(gatsby).toHaveBeenCalledTimes(1)
})

test("the English page for an unknown address below /hi gets English words, a Hindi page Hindi ones", async () => {
  window.history.replaceState(null, "", "/hi/no-such-page")
  document.documentElement.lang = "en-IN"
  await startPage()
  expect(wordsIn("en").language).toBe("en")
  expect(() => wordsIn("hi")).toThrow()
  document.documentElement.lang = "hi-IN"
  await startPage()
  expect(wordsIn("hi").language).toBe("hi")
})
