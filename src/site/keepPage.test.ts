/** @jest-environment jsdom */
import { keepPage } from "./keepPage"

/** Dispatches an unhandled rejection. */
function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }))
}

test("a script that cannot be loaded does not load the page again, other failures are passed on", () => {
  const gatsby = jest.fn()
  window.addEventListener("unhandledrejection", gatsby)
  keepPage()
  reject(Object.assign(new Error("Loading chunk 907 failed."), { name: "ChunkLoadError" }))
  expect(gatsby).not.toHaveBeenCalled()
  reject(new Error("anything else"))
  expect(gatsby).toHaveBeenCalledTimes(1)
})
