/** @jest-environment jsdom */
import { openNextForms, type DecapHistory } from "../../../src/cms/open-form"

/** A history that notes where it was led, as Decap's does. */
function historyAt(start: string) {
  const listeners: ((location: { pathname: string }, action: string) => void)[] = []
  const went: string[] = []
  const location = { pathname: start }
  const go = (pathname: string, action: string) => {
    location.pathname = pathname
    for (const listener of listeners) listener({ pathname }, action)
  }
  const history: DecapHistory = {
    location,
    listen: (listener) => {
      listeners.push(listener)
      return () => undefined
    },
    replace: (pathname) => {
      went.push(pathname)
      go(pathname, "REPLACE")
    },
  }
  return { history, went, open: (pathname: string) => go(pathname, "POP") }
}

const form = (name: string) => `/collections/pages/entries/${name}`

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test("a form opened from another form goes through the list, which unmounts the other", () => {
  const { history, went, open } = historyAt(form("home"))
  openNextForms(history)
  open(form("about"))
  jest.runAllTimers()
  expect(went).toEqual(["/collections/pages", form("about")])
})

test("Decap never renders the previous form under the new address", async () => {
  jest.useRealTimers()
  const { history, open } = historyAt(form("home"))
  openNextForms(history)
  const rendered: string[] = []
  // React renders in a microtask after the listeners.
  history.listen(() => queueMicrotask(() => rendered.push(history.location.pathname)))
  open(form("about"))
  await Promise.resolve()
  expect(rendered[0]).toBe("/collections/pages")
})

test("a new entry that was published is not left: Decap goes on asking before its form is", () => {
  const { history, went } = historyAt("/collections/posts/new")
  openNextForms(history)
  const actions: string[] = []
  history.listen((_, action) => actions.push(action))
  history.replace("/collections/posts/entries/a")
  expect(actions).toEqual(["PUSH"])
  expect(went).toEqual(["/collections/posts/entries/a"])
})

test.each(["before the list is shown", "after it"])(
  "the last of two addresses counts when it comes %s",
  (moment) => {
    const { history, open } = historyAt(form("home"))
    openNextForms(history)
    open(form("about"))
    if (moment === "after it") jest.advanceTimersByTime(0)
    open(form("csr"))
    jest.runAllTimers()
    expect(history.location.pathname).toBe(form("csr"))
  },
)
