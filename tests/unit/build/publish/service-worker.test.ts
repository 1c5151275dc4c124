import { serviceWorker } from "../../../../src/build/publish/service-worker/service-worker"

const site = {
  version: "0123",
  offlinePage: "/offline",
  alwaysKept: ["/offline", "/contact"],
  isOn: true,
}

test("the worker is a script and knows what the publish stage has handed it", () => {
  const worker = serviceWorker(site)
  expect(() => new Function(worker)).not.toThrow()
  expect(worker).toContain('"alwaysKept":["/offline","/contact"]')
})

test("it answers for pages, and never for the editor", () => {
  const origin = "https://www.example.com"
  const listeners = new Map<string, (event: unknown) => void>()
  const scope = {
    self: {
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        listeners.set(type, listener),
    },
    location: { origin },
    caches: { open: async () => ({ match: async () => ({}) }) },
    fetch: async () => ({ ok: false, status: 200 }),
  }
  new Function(...Object.keys(scope), serviceWorker(site))(...Object.values(scope))
  const answers = (address: string, mode = "navigate") => {
    const respondWith = jest.fn()
    listeners.get("fetch")?.({
      request: { method: "GET", url: origin + address, mode },
      respondWith,
    })
    return respondWith.mock.calls.length > 0
  }
  expect(["/", "/about", "/administration"].filter((path) => !answers(path))).toEqual([])
  expect(answers("/page-data/about/page-data.json", "cors")).toBe(true)
  expect(["/admin", "/admin/", "/admin/index.html"].filter((path) => answers(path))).toEqual([])
  expect(answers("/admin/cms-0123456789abcdef0123.js", "no-cors")).toBe(false)
})

test("switched off, the script at its address removes it and its copies", () => {
  const worker = serviceWorker({ ...site, isOn: false })
  expect(worker).toContain("unregister")
  expect(worker).not.toContain("fetch")
})
