/** @jest-environment jsdom */
import { act, render } from "@testing-library/react"
import { guardedMemory } from "../../../tests/memory-backend"
import { publishedNow, setPublishedFiles } from "../published-content"
import { loggedIn } from "../saving/repository"
import { Changes, followSite } from "./live"

beforeEach(() => jest.useFakeTimers({ now: 0 }))
afterEach(() => {
  jest.useRealTimers()
})

const minute = 60_000
const path = "branches/raipur.json"
const entry = (address: string) => ({ name: "Raipur", address })
const files = (address?: string) =>
  address === undefined ? [] : [{ path, text: JSON.stringify(entry(address), null, 2) }]

function logIn(host: { files: ReturnType<typeof files>; failed?: string }): void {
  const { repository, backend } = guardedMemory({ files: [], media: [] })
  Object.assign(repository, {
    content: () => Promise.resolve({ files: host.files, media: [], head: "c1" }),
    failedBuild: () => Promise.resolve(host.failed),
  })
  loggedIn.set({ repository, backend })
}

/** A site with the entry at first, in a repository alike, and an editor that follows both. */
async function followed() {
  const host = {
    content: { [path]: entry("A") } as object,
    files: files("A"),
    failed: undefined as string | undefined,
  }
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(host.content) } as Response),
  )
  logIn(host)
  render(<Changes />)
  const saved = await act(() => followSite(false))
  const publish = (address?: string) => {
    host.files = files(address)
    setPublishedFiles(host.files)
    saved({ title: "Branches, Raipur", page: "/branches/raipur", commit: "c2" })
  }
  /** The site is built from what is in the repository. */
  const release = (address?: string) =>
    Object.assign(host, { content: address === undefined ? {} : { [path]: entry(address) } })
  return { host, publish, release }
}

const summary = () => document.querySelector("details summary")?.textContent
const lines = () => [...document.querySelectorAll("details li")].map((item) => item.textContent)
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test("after the login the editor says what is not live yet, whoever published it", async () => {
  const { host, release } = await followed()
  host.files = files("B")
  logIn(host)
  await wait(0)
  expect(summary()).toBe("Saved, being built")
  release("B")
  await wait(10_000)
  expect(summary()).toBe("Live")
})

test("what could not be read at the login is read later", async () => {
  const { host } = await followed()
  host.content = { [path]: entry("B") }
  const content = jest.fn(() => Promise.reject(new Error("no network")))
  logIn(host)
  const { repository } = loggedIn.get()!
  const read = repository.content
  Object.assign(repository, { content })
  await wait(0)
  expect(content).toHaveBeenCalled()
  Object.assign(repository, { content: read })
  host.files = files("B")
  await wait(10_000)
  expect(publishedNow()).toEqual({ [path]: entry("B") })
})

test("a change turns live by itself, with a link to its page", async () => {
  const { publish, release } = await followed()
  publish("B")
  await wait(35_000)
  expect(summary()).toBe("Saved, being built")
  expect(lines()).toEqual(["Branches, Raipur is saved. The site is being built."])
  release("B")
  await wait(10_000)
  expect(summary()).toBe("Live")
  expect(lines()).toEqual(["The change of Branches, Raipur is live."])
  expect(document.querySelector("details a")?.getAttribute("href")).toBe("/branches/raipur")
  jest.mocked(fetch).mockClear()
  await wait(10 * minute)
  expect(fetch).not.toHaveBeenCalled()
})

test("a failed build is announced with a link to its log, and the next good build makes the change live", async () => {
  const { host, publish, release } = await followed()
  host.failed = "https://github.com/doab/website/commit/c2"
  publish("B")
  await wait(12_000)
  expect(summary()).toBe("A change is not live")
  expect(lines()).toEqual(["Branches, Raipur is saved, but not live: the site could not be built."])
  expect(document.querySelector("details a")?.getAttribute("href")).toBe(host.failed)
  host.failed = undefined
  release("B")
  await wait(10_000)
  expect(summary()).toBe("Live")
})

test("after half an hour the editor says so, and looks on now and then", async () => {
  const { publish, release } = await followed()
  publish("B")
  await wait(34 * minute)
  expect(summary()).toBe("Saved, not live yet")
  release("B")
  await wait(6 * minute)
  expect(summary()).toBe("Live")
})

test("nobody waits for a change that was taken back, or that somebody else has changed again", async () => {
  const { host, publish, release } = await followed()
  publish("B")
  await wait(0)
  publish("A")
  await wait(0)
  expect(summary()).toBe("Live")
  publish("B")
  host.files = files("C")
  release("C")
  await wait(12_000)
  expect(summary()).toBe("Live")
})
