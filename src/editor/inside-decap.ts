/*
 * All that this editor does with the inside of Decap, which has no public way for it: names of its parts on the screen, its store,
 * its history of addresses and functions of its classes. decap-cms-app is pinned to one version; with another one each of these
 * is to be tried. tests/browser/saving.spec.ts and editor-help.spec.ts fail where one no longer works. link-edge.ts does the same
 * for the editor of formatted texts, and styles.ts for the layout.
 */
import { asRefusal, type Refused } from "./saving/refusal"
import type { OpenTexts, WrittenChange } from "./saving/save"

/** Parts of the screen, by the labels that Decap gives its classes. Without one, what is named here no longer happens. */
export const parts = {
  /** The form of an entry. It takes no letters while the entry is being published; fields are looked for in it. */
  form: '[class*="-ControlPaneContainer"]',
  /** A field with its label. A press on the page, the finder and a refusal open it. */
  field: '[class*="-ControlContainer"]',
  /** What a field lacks, in Decap's words. They are shown together. */
  fieldFaults: "[class*=ControlErrorsList] li",
  /** The buttons that make Decap look for faults. */
  saving: "[role=menuitem], [class*=SaveButton]",
  /** The line of a group with the arrow that folds it. Its words open the group, too. */
  groupBar: "[class*=-ExpandButtonContainer]",
  /** The window of a form, and its toolbar, which gets the tabs of a phone. */
  editor: '[class*="-EditorContainer"]',
  toolbar: '[class*="-ToolbarContainer"]',
  /** The buttons of the media library, which gets “Unused files”. */
  libraryButtons: '[class*="-LibraryTop"] [class*="-ButtonsContainer"]',
  /** A formatted text. What is pasted into it is made plain first. */
  formattedText: "[data-slate-editor]",
} as const

/** An Immutable map of Decap's state, as far as used here. */
interface Tree {
  get(name: string): unknown
  getIn(path: readonly string[]): unknown
}

interface DecapState {
  readonly auth: { readonly user?: unknown }
  readonly config: unknown
  readonly entryDraft: Tree
  readonly collections: Tree
}

/** Decap's Redux store: which form is open, what is in it, and who has logged in. */
export interface DecapStore {
  getState(): DecapState
  dispatch(action: unknown): unknown
  subscribe(listener: () => void): () => void
}

type WatchedStore = Pick<DecapStore, "getState" | "subscribe">

/** Resolves when Decap's state fulfils a condition. */
function until(store: WatchedStore, isSo: (state: DecapState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo(store.getState())) return resolve()
    const stop = store.subscribe(() => {
      if (!isSo(store.getState())) return
      stop()
      resolve()
    })
  })
}

/** The layer between Decap's forms and its backends: it reads entries, and keeps what is typed in case the tab is closed. */
export interface DecapBackend {
  getEntry: Read
  listEntries: Read
  listAllEntries: Read
  getLocalDraftBackup(collection: Named, slug?: string): Promise<unknown>
  persistLocalDraftBackup(entry: Named, collection: Named): Promise<unknown>
  deleteLocalDraftBackup(collection: Named, slug?: string | false): Promise<unknown>
}

type Read = (...given: unknown[]) => Promise<unknown>

interface Named {
  get(name: string): unknown
}

/**
 * Explains why a list or a form could not be read. Decap only shows the words of the browser, and then a list without entries,
 * as if all were deleted.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/actions/entries.ts
 */
export function explainReading(
  reader: Pick<DecapBackend, "getEntry" | "listEntries" | "listAllEntries">,
  server: () => string,
  refuse: (refusal: Refused) => void,
): void {
  for (const name of ["getEntry", "listEntries", "listAllEntries"] as const) {
    const read = reader[name]
    reader[name] = function (this: unknown, ...given) {
      return read.apply(this, given).catch((error: unknown) => {
        const refusal = asRefusal(error, "read", server())
        refuse(refusal)
        throw refusal
      })
    }
  }
}

/** The entry when a draft was begun. */
interface Base {
  readonly path: string
  readonly text: string
}

/**
 * Makes recovering a draft reliable. Decap reads the draft and the published entry at the same time, and the later answer fills
 * the form; here the draft is read after the form is filled. It also remembers what the draft was based on, so that publishing
 * it does not overwrite what others have published since.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/actions/entries.ts
 */
export function recoverDrafts(
  keeper: Omit<DecapBackend, "getEntry" | "listEntries" | "listAllEntries">,
  store: WatchedStore,
  open: OpenTexts,
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = localStorage,
): void {
  const { getLocalDraftBackup, persistLocalDraftBackup, deleteLocalDraftBackup } = keeper
  const keyOf = (collection: Named, slug: unknown) =>
    `site-draft-base:${String(collection.get("name"))}/${slug ? String(slug) : ""}`
  const baseOf = (key: string) => JSON.parse(storage.getItem(key) ?? "null") as Base | null
  /** The texts of entries as loaded, while their forms hold a draft. */
  const loaded = new Map<string, string>()

  keeper.getLocalDraftBackup = async function (collection, slug) {
    await until(store, ({ entryDraft }) => {
      const inForm = (name: string) => entryDraft.getIn(["entry", name])
      if (inForm("collection") !== collection.get("name")) return false
      return slug ? inForm("slug") === slug : inForm("newRecord") === true
    })
    const base = baseOf(keyOf(collection, slug))
    const now = base && open.get(base.path)
    if (base && now != null) {
      loaded.set(base.path, now)
      open.set(base.path, base.text)
    }
    return getLocalDraftBackup.call(this, collection, slug)
  }

  keeper.persistLocalDraftBackup = async function (entry, collection) {
    const path = String(entry.get("path") ?? "")
    const text = open.get(path)
    const key = keyOf(collection, entry.get("slug"))
    if (text !== undefined) storage.setItem(key, JSON.stringify({ path, text } satisfies Base))
    return persistLocalDraftBackup.call(this, entry, collection)
  }

  keeper.deleteLocalDraftBackup = async function (collection, slug) {
    const key = keyOf(collection, slug)
    const base = baseOf(key)
    storage.removeItem(key)
    // The draft was declined: the form holds the entry as it was loaded.
    const now = base && loaded.get(base.path)
    if (base && now != null && open.get(base.path) === base.text) open.set(base.path, now)
    return deleteLocalDraftBackup.call(this, collection, slug)
  }
}

/** Decap's actions that put an entry as it is in the repository into its store, and into the form. */
interface Actions {
  readonly entryLoaded: (collection: unknown, entry: object) => unknown
  readonly loadEntry: (collection: unknown, slug: string) => unknown
}

/**
 * Keeps form and repository alike around a publication. Decap takes the form for published with all words typed since it was sent:
 * so it takes none meanwhile. It also compares the form with the entry it once loaded: a text typed back after publishing would
 * count as unchanged.
 *
 * @returns the function to call as soon as an entry was written
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/reducers/entryDraft.js
 */
export function followPublishing(store: DecapStore, { entryLoaded, loadEntry }: Actions) {
  const inForm = (name: string) => store.getState().entryDraft.getIn(["entry", name])
  const isPublishing = () => inForm("isPersisting") === true
  store.subscribe(() =>
    document.querySelector(parts.form)?.toggleAttribute("inert", isPublishing()),
  )

  return async ({ path, after, differs }: WrittenChange): Promise<void> => {
    // Decap itself reads a new entry again.
    if (after === undefined || inForm("path") !== `content/${path}`) return
    await until(store, () => !isPublishing())
    if (inForm("path") !== `content/${path}`) return
    const collection = store.getState().collections.get(String(inForm("collection")))
    const entry = store.getState().entryDraft.get("entry") as { toJS(): object }
    store.dispatch(
      differs
        ? loadEntry(collection, String(inForm("slug")))
        : entryLoaded(collection, { ...entry.toJS(), data: JSON.parse(after) as unknown }),
    )
  }
}

/** Changes a field from outside, by the action that Decap's fields dispatch. */
export function changeField(store: Pick<DecapStore, "dispatch">, name: string, value: unknown) {
  const field = { get: (key: string) => (key === "name" ? name : undefined) }
  const payload = { field, value, metadata: {}, entries: [] }
  store.dispatch({ type: "DRAFT_CHANGE_FIELD", payload })
}

/**
 * Fills the open form with another state of its entry, as an unsaved change. Decap has an action for this only for its own
 * draft backups; dispatched together, the two ask nothing.
 */
export function fillForm(store: DecapStore, data: unknown): void {
  const open = store.getState().entryDraft.get("entry") as { toJS(): object }
  const entry = { ...open.toJS(), data }
  store.dispatch({ type: "DRAFT_LOCAL_BACKUP_RETRIEVED", payload: { entry } })
  store.dispatch({ type: "DRAFT_CREATE_FROM_LOCAL_BACKUP" })
}

/** The history of the editor's own addresses, after the #. */
export interface DecapHistory {
  readonly location: { readonly pathname: string }
  listen(onChange: (location: { pathname: string }, action: string) => void): () => void
  replace(pathname: string): void
}

/** Addresses of forms; the first group is the address of the list. */
export const formAddress = /^(\/collections\/[^/]+)\/(?:new$|entries\/)/

/**
 * Opens a new form at a new address when the previous address was a form, too. Decap would keep the previous entry, show
 * it under the new address and publish it there.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/components/Editor/Editor.js
 */
export function openNextForms(history: DecapHistory): void {
  let shown = history.location.pathname
  let latest = 0
  history.listen(({ pathname }, action) => {
    const before = shown
    shown = pathname
    // Decap goes to the saved entry, or to the next new one, by replacing the address.
    if (action === "REPLACE") return
    const own = ++latest
    const replace = (address: string) => {
      // A later address counts, even if this form has not been opened yet.
      if (own === latest) history.replace(address)
    }
    const list = formAddress.exec(pathname)?.[1]
    if (!list || !formAddress.test(before) || pathname === before) return
    // After Decap's own listeners, but before it renders the previous entry's form under the new address. The list between the
    // two unmounts the form.
    queueMicrotask(() => {
      replace(list)
      whenFormIsGone(() => replace(pathname))
    })
  })
  stayGuarded(history)
}

/**
 * Keeps the question before leaving a form that is no longer that of a new entry. Decap replaces its address once the entry is
 * published, and takes that for leaving.
 */
function stayGuarded(history: DecapHistory): void {
  const { listen } = history
  let shown = history.location.pathname
  listen.call(history, ({ pathname }) => {
    // After all other listeners have compared the two.
    queueMicrotask(() => (shown = pathname))
  })
  history.listen = (onChange) =>
    listen.call(history, (location, action) => {
      const isPublished = shown.endsWith("/new") && /\/entries\//.test(location.pathname)
      onChange(location, action === "REPLACE" && isPublished ? "PUSH" : action)
    })
}

function whenFormIsGone(next: () => void): void {
  requestAnimationFrame(() =>
    document.querySelector(parts.editor) ? whenFormIsGone(next) : next(),
  )
}

/** What Decap renders for each field of a form, around its control. It decides whether to render the field again. */
export interface DecapWidget {
  shouldComponentUpdate(next: { readonly isLoadingAsset?: boolean }): boolean
}

/**
 * Renders fields even while pictures load. Decap skips that, so a field shows none of the letters typed meanwhile, and only the
 * last of them reaches the entry.
 *
 * @see
 * https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/components/Editor/EditorControlPane/Widget.js
 */
export function drawWhilePicturesLoad(widget: DecapWidget): void {
  const { shouldComponentUpdate } = widget
  widget.shouldComponentUpdate = function (next) {
    return shouldComponentUpdate.call(this, { ...next, isLoadingAsset: false })
  }
}

/** Opens a folded group or list item by its words. In Decap only the small arrow does. */
export function openFoldsByWords(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || target.closest("button")) return
    // The words of a folded item come after the bar with its arrow.
    const itemBar = target.closest("[data-movable-list]") && target.previousElementSibling
    const arrow =
      itemBar?.querySelector<HTMLElement>(":scope > button[aria-expanded=false]") ??
      target.closest(parts.groupBar)?.querySelector<HTMLElement>(":scope > button:first-child")
    // The page beside the form shows the slide that has the focus.
    arrow?.focus()
    arrow?.click()
  })
}
