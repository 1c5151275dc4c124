/*
 * The modules of Decap that src/editor/inside-decap.ts uses, for unit tests: a store whose state a test sets, a history that notes
 * where it was led, and drafts.
 */
type Listener = () => void
type Address = { pathname: string }

/** Stands for an Immutable map. */
export const tree = (values: Readonly<Record<string, unknown>>) => ({
  get: (name: string) => values[name],
  getIn: ([first, second]: readonly string[]) =>
    (values[String(first)] as Record<string, unknown> | undefined)?.[String(second)],
})

const listeners = new Set<Listener>()
let entry: Record<string, unknown> | undefined
let user: object | undefined

/** Logs an editor in. */
export function logIn(): void {
  user = {}
  for (const listener of [...listeners]) listener()
}

/** Puts an entry into the form. */
export function setForm(values: Record<string, unknown>): void {
  entry = values
  for (const listener of [...listeners]) listener()
}

export const store = {
  getState: () => ({
    entryDraft: tree({ entry }),
    auth: { user },
    config: {},
    collections: tree({}),
  }),
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  dispatch: jest.fn(),
}

export class Backend {
  getLocalDraftBackup(): Promise<unknown> {
    return Promise.resolve("the draft")
  }
  persistLocalDraftBackup(): Promise<unknown> {
    return Promise.resolve()
  }
  deleteLocalDraftBackup(): Promise<unknown> {
    return Promise.resolve()
  }
}

export const currentBackend = () => ({ implementation: undefined })
export const loadEntry = jest.fn()
export const entryLoaded = jest.fn()

const heard: ((location: Address, action: string) => void)[] = []

export const history = {
  location: { pathname: "" },
  /** All addresses the history was led to. */
  went: [] as string[],
  listen(listener: (typeof heard)[number]) {
    heard.push(listener)
    return () => undefined
  },
  go(pathname: string, action: string) {
    this.location.pathname = pathname
    for (const listener of heard) listener({ pathname }, action)
  },
  replace(pathname: string) {
    this.went.push(pathname)
    this.go(pathname, "REPLACE")
  },
}

export default class Widget {
  shouldComponentUpdate() {
    return true
  }
}
