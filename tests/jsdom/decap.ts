/*
 * The modules of Decap that src/editor/inside-decap.ts uses, for unit tests: a store whose state a test sets.
 */
type Listener = () => void

/** Stands for an Immutable map. */
export const tree = (values: Readonly<Record<string, unknown>>) => ({
  get: (name: string) => values[name],
  has: (name: string) => name in values,
  getIn: ([first, second]: readonly string[]) =>
    (values[String(first)] as Record<string, unknown> | undefined)?.[String(second)],
})

const listeners = new Set<Listener>()
let draft: Readonly<Record<string, unknown>> = {}

/** Puts an entry into the form, and what else Decap knows of it: whether it has changed. */
export function setForm(entry: Readonly<Record<string, unknown>>, more: object = {}): void {
  draft = { entry, ...more }
  for (const listener of [...listeners]) listener()
}

let library: Readonly<Record<string, unknown>> = {}

/** Opens the media library for the control of a field. */
export function openLibraryFor(controlID: string): void {
  library = { controlID, canInsert: true }
}

export const store = {
  getState: () => ({
    entryDraft: tree(draft),
    collections: tree({}),
    mediaLibrary: tree({
      ...library,
      isVisible: document.querySelector("input[type=file]") !== null,
    }),
  }),
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  dispatch: jest.fn(),
}

export const persistMedia = jest.fn((file: File) => file)
export const insertMedia = jest.fn()
export const closeMediaLibrary = jest.fn()
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
