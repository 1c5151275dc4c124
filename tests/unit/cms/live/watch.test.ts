/** @jest-environment jsdom */
import type { TrackedChange } from "../../../../src/cms/live/stages"
import { watchChanges } from "../../../../src/cms/live/watch"

beforeEach(() => jest.useFakeTimers({ now: 0 }))
afterEach(() => jest.useRealTimers())

const change = { id: "1", path: "posts/a.json", title: "Blog, A", savedAt: 0, after: '{"a":1}' }

/** A site without the entry at first, and the changes the editor shows. */
function followed(storage = memory()) {
  const host = { stamp: "one", content: {} as object, asked: [] as string[] }
  const shown: (readonly TrackedChange[])[] = []
  const watch = watchChanges({
    fetchJson: (file) => {
      host.asked.push(file)
      return Promise.resolve(file === "version.json" ? { content: host.stamp } : host.content)
    },
    onThisMachine: false,
    storage,
    show: (changes) => shown.push(changes),
  })
  return { host, watch, storage, stages: () => shown.at(-1)?.map(({ stage }) => stage.name) }
}

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test("a change turns live by itself, and the content is fetched only when the site has changed", async () => {
  const { host, watch, stages } = followed()
  watch.add(change)
  await jest.advanceTimersByTimeAsync(35_000)
  expect(stages()).toEqual(["building"])
  expect(host.asked.filter((file) => file === "admin/content.json")).toHaveLength(1)
  Object.assign(host, { stamp: "two", content: { "posts/a.json": { a: 1 } } })
  await jest.advanceTimersByTimeAsync(10_000)
  expect(stages()).toEqual(["live"])
  const asked = host.asked.length
  await jest.advanceTimersByTimeAsync(600_000)
  expect(host.asked).toHaveLength(asked)
})

test("changes are followed on after the editor was closed and opened again", async () => {
  const first = followed()
  first.watch.add(change)
  first.watch.add({ ...change, id: "2", path: "posts/b.json" })
  const again = followed(first.storage)
  expect(again.stages()).toEqual(["building", "building"])
  Object.assign(again.host, { content: { "posts/b.json": { a: 1 } } })
  await jest.advanceTimersByTimeAsync(10_000)
  expect(again.stages()).toEqual(["building", "live"])
})

test("overdue changes are checked again on request", async () => {
  const { host, watch, stages } = followed()
  watch.add(change)
  await jest.advanceTimersByTimeAsync(32 * 60_000)
  expect(stages()).toEqual(["overdue"])
  Object.assign(host, { stamp: "two", content: { "posts/a.json": { a: 1 } } })
  watch.lookAgain()
  await jest.advanceTimersByTimeAsync(0)
  expect(stages()).toEqual(["live"])
  watch.clear()
  expect(stages()).toEqual([])
})

test("under npm start, which answers {} for a missing stamp, a change turns live, too", async () => {
  const { host, watch, stages } = followed()
  Object.assign(host, { stamp: undefined })
  watch.add(change)
  await jest.advanceTimersByTimeAsync(15_000)
  expect(stages()).toEqual(["building"])
  Object.assign(host, { content: { "posts/a.json": { a: 1 } } })
  await jest.advanceTimersByTimeAsync(15_000)
  expect(stages()).toEqual(["live"])
})

test("a change that was taken back before it was seen does not wait for ever", async () => {
  const { host, watch, stages } = followed()
  Object.assign(host, { content: { "posts/a.json": { a: 0 } } })
  watch.add({ ...change, before: '{"a":0}' })
  await jest.advanceTimersByTimeAsync(5_000)
  watch.add({ ...change, id: "2", savedAt: 5_000, before: change.after, after: '{"a":0}' })
  await jest.advanceTimersByTimeAsync(15_000)
  expect(stages()).toEqual(["live"])
})
