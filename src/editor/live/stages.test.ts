import { observed, patience, pause, sentence, summary, type TrackedChange } from "./stages"

const minute = 60_000
const text = (address: string) => `{\n  "address": "${address}"\n}\n`
const site = (address: string) => ({ "branches/raipur.json": { address } })

const change: TrackedChange = {
  path: "branches/raipur.json",
  title: "Branches, Raipur",
  savedAt: 0,
  after: text("B"),
  stage: { name: "building" },
}
const seen = (given: TrackedChange, now: number, there: object) =>
  observed(given, { now, site: there as never })
const stageAfter = (given: TrackedChange, ...states: object[]) =>
  states.reduce<TrackedChange>(
    (each, there, place) => seen(each, (place + 1) * minute, there),
    given,
  ).stage.name

test("a change is live when the site has the entry as it was published", () => {
  expect(stageAfter(change, site("A"))).toBe("building")
  expect(stageAfter(change, site("A"), site("B"))).toBe("live")
  expect(sentence(seen(change, 4 * minute, site("B")), 9 * minute)).toBe(
    "Branches, Raipur is live, 4 minutes after you published it.",
  )
})

test("a new entry is live once it is on the site, a deleted one once it is not", () => {
  expect(stageAfter(change, {}, {})).toBe("building")
  expect(stageAfter(change, {}, site("B"))).toBe("live")
  const deleted = { ...change, after: undefined }
  expect(stageAfter(deleted, site("A"))).toBe("building")
  expect(stageAfter(deleted, site("A"), {})).toBe("live")
  expect(sentence(seen(deleted, 4 * minute, {}), 9 * minute)).toBe(
    "Branches, Raipur is off the site, 4 minutes after you deleted it.",
  )
})

test("a failed build says why; the next successful one makes the change live", () => {
  const failed = observed(change, {
    now: minute,
    build: { state: "failed", sentences: ["lat must be between 6 and 38"], link: "https://x.test" },
  })
  expect(sentence(failed, minute)).toBe(
    "Branches, Raipur is saved, but not live: lat must be between 6 and 38",
  )
  expect(
    observed(failed, { now: minute, build: { state: "running", sentences: [] } }).stage.name,
  ).toBe("building")
  expect(stageAfter(failed, site("B"))).toBe("live")
})

test("after half an hour the editor says so and stops checking", () => {
  const overdue = observed(change, { now: patience + 1, site: site("A") })
  expect(observed(overdue, { now: patience + 2 }).stage.name).toBe("overdue")
  expect(pause([observed(overdue, { now: patience + 2 })], patience + 2, false)).toBeUndefined()
})

test("it asks every 10 seconds at first, then less often, and not at all when all is live", () => {
  const wait = (age: number, onThisMachine = false) => pause([change], age, onThisMachine)
  expect([wait(0), wait(5 * minute), wait(20 * minute)]).toEqual([10_000, 20_000, 60_000])
  expect(wait(0, true)).toBe(2_000)
  expect(pause([seen(change, minute, site("B"))], minute, false)).toBeUndefined()
})

test("one line sums up all changes; those not live come first", () => {
  const live = seen(change, minute, site("B"))
  const failed: TrackedChange = { ...change, stage: { name: "failed", sentences: [] } }
  expect(summary([change])).toBe("Saved, being built")
  expect(summary([change, change, live])).toBe("2 changes are being built")
  expect(summary([live, live])).toBe("All 2 changes are live")
  expect(summary([change, failed, live])).toBe("A change is not live")
})
