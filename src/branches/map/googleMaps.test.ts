/** @jest-environment jsdom */
import { loadGoogleMaps } from "./BranchMap"

const scripts = () => document.head.querySelectorAll("script")

test("the script of the map is asked for once a page, again 1, 2 and 4 s after it failed or gave no answer in 15 s, then no more", async () => {
  jest.useFakeTimers()
  const loaded = loadGoogleMaps("key", "IN")
  const failed = expect(loaded).rejects.toThrow("did not load")
  for (const [tries, wait] of [0, 1000, 2000, 4000].entries()) {
    await jest.advanceTimersByTimeAsync(Math.max(0, wait - 1))
    expect(scripts()).toHaveLength(tries + (wait ? 0 : 1))
    await jest.advanceTimersByTimeAsync(wait ? 1 : 0)
    expect(scripts()).toHaveLength(tries + 1)
    expect(loadGoogleMaps("key", "IN")).toBe(loaded)
    if (tries % 2 === 0) scripts()[tries]?.dispatchEvent(new Event("error"))
    else await jest.advanceTimersByTimeAsync(15_000)
  }
  await failed
  await jest.advanceTimersByTimeAsync(60_000)
  expect(scripts()).toHaveLength(4)
})
