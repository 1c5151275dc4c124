/** @jest-environment jsdom */
import type { Content } from "../saving/change-check"
import { followChanges } from "./live"

jest.mock("decap-cms-core/dist/esm/redux/index.js", () => ({ store: {} }))

beforeEach(() => jest.useFakeTimers({ now: 0 }))
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
  document.body.replaceChildren()
})

const change = { path: "posts/a.json", title: "Blog, A", savedAt: 0, after: '{"a":1}' }

/** A site without the entry at first, and an editor that follows its changes. */
function followed() {
  const host = { stamp: "one" as string | undefined, content: {} as object, asked: [] as string[] }
  const repository: Content = { files: [{ path: change.path, text: change.after }], media: [] }
  globalThis.fetch = jest.fn((file) => {
    host.asked.push(String(file))
    const answer = file === "/version.json" ? { content: host.stamp } : host.content
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response)
  })
  const publish = followChanges(false, () => ({ content: () => Promise.resolve(repository) }))
  return { host, publish }
}

const summary = () => document.querySelector(".site-changes summary")?.textContent
const press = (label: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label)?.click()

test("a change turns live by itself, and the content is fetched only when the site has changed", async () => {
  const { host, publish } = followed()
  publish(change)
  await jest.advanceTimersByTimeAsync(35_000)
  expect(summary()).toBe("Saved, being built")
  expect(host.asked.filter((file) => file === "/admin/content.json")).toHaveLength(1)
  Object.assign(host, { stamp: "two", content: { "posts/a.json": { a: 1 } } })
  await jest.advanceTimersByTimeAsync(10_000)
  expect(summary()).toBe("Live")
  const asked = host.asked.length
  await jest.advanceTimersByTimeAsync(600_000)
  expect(host.asked).toHaveLength(asked)
})

test("changes are followed on after the editor was closed and opened again", async () => {
  followed().publish(change)
  document.body.replaceChildren()
  const { host } = followed()
  expect(summary()).toBe("Saved, being built")
  Object.assign(host, { content: { "posts/a.json": { a: 1 } } })
  await jest.advanceTimersByTimeAsync(10_000)
  expect(summary()).toBe("Live")
})

test("overdue changes are checked again on request, and can be cleared", async () => {
  const { host, publish } = followed()
  publish(change)
  await jest.advanceTimersByTimeAsync(32 * 60_000)
  expect(summary()).toBe("Saved, not live yet")
  Object.assign(host, { stamp: "two", content: { "posts/a.json": { a: 1 } } })
  press("Look again")
  await jest.advanceTimersByTimeAsync(0)
  expect(summary()).toBe("Live")
  press("Clear the list")
  expect(summary()).toBeUndefined()
})

test("under npm start, which answers {} for a missing stamp, a change turns live, too", async () => {
  const { host, publish } = followed()
  host.stamp = undefined
  publish(change)
  host.content = { "posts/a.json": { a: 1 } }
  await jest.advanceTimersByTimeAsync(15_000)
  expect(summary()).toBe("Live")
})

test("nobody waits for a change that was taken back, or that somebody else has changed again", async () => {
  const { host, publish } = followed()
  host.content = { "posts/a.json": { a: 0 } }
  publish({ ...change, path: "posts/gone.json" })
  publish(change)
  publish({ ...change, after: '{"a":0}' })
  await jest.advanceTimersByTimeAsync(12_000)
  expect(summary()).toBe("Saved, being built")
  host.stamp = "two"
  await jest.advanceTimersByTimeAsync(12_000)
  expect(summary()).toBe("Live")
})
