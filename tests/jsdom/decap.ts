/*
 * The modules of Decap that src/editor/inside-decap.ts uses, for unit tests: a store whose state a test sets, and drafts.
 */
type Listener = () => void

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
export const loadEntries = jest.fn()
export const entryLoaded = jest.fn()

export const history = {
  location: { pathname: "" },
  listen: () => () => undefined,
  push: () => undefined,
  replace: () => undefined,
}

export default class Widget {
  shouldComponentUpdate() {
    return true
  }
}
