/** @jest-environment jsdom */
import type { BuildState } from "../saving/repository"
import { followChanges } from "./live"

beforeEach(() => jest.useFakeTimers({ now: 0 }))
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
  document.body.replaceChildren()
})

const minute = 60_000
const change = {
  path: "branches/raipur.json",
  title: "Branches, Raipur",
  savedAt: 0,
  commit: "c1",
  after: '{\n  "address": "B"\n}\n',
}
const there = { content: { [change.path]: { address: "B" } } }

/** A site without the entry at first, and an editor that follows its changes. */
function followed() {
  const host = {
    stamp: "one" as string | undefined,
    content: {} as object,
    build: undefined as BuildState | undefined,
    files: [{ path: change.path, text: change.after }],
    asked: [] as string[],
  }
  globalThis.fetch = jest.fn((file) => {
    host.asked.push(String(file))
    const answer = file === "/version.json" ? { content: host.stamp } : host.content
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response)
  })
  const publish = followChanges(false, () => ({
    content: () => Promise.resolve({ files: host.files, media: [] }),
    buildState: () => Promise.resolve(host.build),
  }))
  return { host, publish }
}

const summary = () => document.querySelector(".site-changes summary")?.textContent
const lines = () =>
  [...document.querySelectorAll(".site-changes li")].map((item) => item.textContent)
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test("a change turns live by itself, and the content is fetched only when the site has changed", async () => {
  const { host, publish } = followed()
  publish(change)
  await wait(35_000)
  expect(summary()).toBe("Saved, being built")
  expect(host.asked.filter((file) => file === "/admin/content.json")).toHaveLength(1)
  Object.assign(host, { stamp: "two", ...there })
  await wait(10_000)
  expect(summary()).toBe("Live")
  expect(lines()).toEqual(["Branches, Raipur is live, 40 seconds after you published it."])
  const asked = host.asked.length
  await wait(10 * minute)
  expect(host.asked).toHaveLength(asked)
  document.querySelector<HTMLElement>(".site-changes button")?.click()
  expect(summary()).toBeUndefined()
})

test("a deletion is done when the site no longer has the entry", async () => {
  const { host, publish } = followed()
  Object.assign(host, { ...there, files: [] })
  publish({ ...change, after: undefined })
  await wait(12_000)
  expect(summary()).toBe("Saved, being built")
  Object.assign(host, { stamp: "two", content: {} })
  await wait(10_000)
  expect(lines()).toEqual(["Branches, Raipur is off the site, 20 seconds after you deleted it."])
})

test("changes are followed on after the editor was closed and opened again", async () => {
  followed().publish(change)
  document.body.replaceChildren()
  const { host } = followed()
  expect(summary()).toBe("Saved, being built")
  Object.assign(host, there)
  await wait(10_000)
  expect(summary()).toBe("Live")
})

test("a failed build says why; the next one that works makes the change live", async () => {
  const { host, publish } = followed()
  host.build = { state: "failed", sentences: ["lat must be between 6 and 38"] }
  publish(change)
  await wait(12_000)
  expect(summary()).toBe("A change is not live")
  expect(lines()).toEqual(["Branches, Raipur is saved, but not live: lat must be between 6 and 38"])
  host.build = { state: "running", sentences: [] }
  await wait(10_000)
  expect(summary()).toBe("Saved, being built")
  Object.assign(host, { stamp: "two", ...there })
  await wait(10_000)
  expect(summary()).toBe("Live")
})

test("after half an hour the editor says so, and looks on now and then", async () => {
  const { host, publish } = followed()
  publish(change)
  await wait(31 * minute)
  expect(summary()).toBe("Saved, not live yet")
  Object.assign(host, { stamp: "two", ...there })
  await wait(6 * minute)
  expect(summary()).toBe("Live")
})

test("under npm start, which answers {} for a missing stamp, a change turns live, too", async () => {
  const { host, publish } = followed()
  host.stamp = undefined
  publish(change)
  Object.assign(host, there)
  await wait(15_000)
  expect(summary()).toBe("Live")
})

test("nobody waits for a change that was taken back, or that somebody else has changed again", async () => {
  const { host, publish } = followed()
  host.content = { [change.path]: { address: "A" } }
  publish({ ...change, path: "branches/gone.json" })
  publish(change)
  publish({ ...change, after: '{"address":"A"}' })
  await wait(12_000)
  expect(summary()).toBe("Saved, being built")
  host.stamp = "two"
  await wait(12_000)
  expect(summary()).toBe("Live")
})
