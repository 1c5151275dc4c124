/*
 * The life of a form of Decap, by its store and its history of addresses: opened, sent to be saved, written, left. Decap has one draft
 * for whatever form is open. So, without what is here:
 *
 *   a form is opened from another form         shows, and publishes, the entry of that one         openNextForms
 *   a form is opened while another is saved    is filled, and taken for saved, with that one       leaveOtherForms
 *   a form is sent                             loses what is typed until it is written             followPublishing
 *   a form's address is replaced               is left without a question the next time            stayGuarded, keepAddress
 *   a form is left while something comes       another form is filled with it                      inOpenForm
 *   a photo is added twice to a form           loses the first file                                ownFile
 *   a form is opened again after a closed tab  overwrites what others have published since         recoverDrafts
 */
import { entryLoaded, loadEntry } from "decap-cms-core/dist/esm/actions/entries.js"
import createRootReducer from "decap-cms-core/dist/esm/reducers/combinedReducer.js"
import { store } from "decap-cms-core/dist/esm/redux/index.js"
import { history } from "decap-cms-core/dist/esm/routing/history.js"
import { translations } from "../kit/words/language"
import { baseOf, inForm, isTypedIn, parts } from "./inside-decap"

/** Keeps what Decap would mix up; each function says what. */
export function keepForms(tellUnread: (error: Error, address: string) => void): void {
  followLeaving()
  openNextForms()
  stayGuarded()
  leaveOtherForms(tellUnread)
  keepAddress()
}

/** Ends when the form that is open is left; without one, when the list is. */
let left = new AbortController()

/** What belongs to the form, or list, that is open now: it ends when that is left. */
export const openNow = (): AbortSignal => left.signal

/** Decap lets the draft of a form go when the form is left, and between any two of them. */
function followLeaving(): void {
  const isForm = () => store.getState().entryDraft.get("key") !== ""
  let was = isForm()
  const leave = () => {
    left.abort()
    coming = 0
    left = new AbortController()
  }
  store.subscribe(() => {
    const is = isForm()
    if (is === was) return
    was = is
    leave()
  })
  window.addEventListener("hashchange", () => {
    if (!was) leave()
  })
}

/** How much is still coming into the form that is open. */
let coming = 0
export const isComing = (): boolean => coming > 0

/**
 * Does work that takes time in the form, or list, that is open. Publish waits for it.
 *
 * @param work has to ask its signal after each wait whether the form was left
 */
export async function inOpenForm(work: (left: AbortSignal) => Promise<void>): Promise<void> {
  const left = openNow()
  coming++
  try {
    await work(left)
  } finally {
    if (!left.aborted) coming--
  }
}

/** Resolves when something has become so in Decap's state. */
function until(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo()) return resolve()
    const stop = store.subscribe(() => {
      if (!isSo()) return
      stop()
      resolve()
    })
  })
}

/**
 * Remembers what a draft was based on. Without that, publishing one that Decap has kept from an earlier sitting would overwrite
 * what others have published since.
 *
 * @param open what each form was filled with, by the path of its entry
 */
export function recoverDrafts<Opened>(open: Map<string, Opened>): void {
  let now = store.getState().entryDraft
  /** That of the draft that Decap offers. */
  let base: string | null = null
  store.subscribe(() => {
    const was = now
    now = store.getState().entryDraft
    const path = String(inForm("path") ?? "")
    const [wasOffered, isOffered] = [was, now].map((draft) => draft.has("localBackup"))
    const [wasChanged, isChanged] = [was, now].map((draft) => draft.get("hasChanged") === true)
    if (isOffered && !wasOffered) base = localStorage.getItem(baseOf(path))
    else if (wasOffered && !isOffered && isChanged && base !== null)
      open.set(path, JSON.parse(base) as Opened)
    if (wasChanged && !isChanged) localStorage.removeItem(baseOf(was.getIn(["entry", "path"])))
    if (isChanged && !wasChanged && open.has(path))
      localStorage.setItem(baseOf(path), JSON.stringify(open.get(path)))
  })
}

interface WrittenEntry {
  /** Its path in content/. */
  readonly path: string
  /** Its text as written; undefined if it was deleted. */
  readonly after?: string
  /** Whether what was written differs from the form. */
  readonly differs: boolean
}

/**
 * Keeps form and repository alike around a publication. Decap takes the form for published with all words typed since it was sent:
 * so it takes none meanwhile. It also compares the form with the entry it once loaded: a text typed back after publishing would
 * count as unchanged.
 *
 * @returns the function to call as soon as an entry was written
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/reducers/entryDraft.js
 */
export function followPublishing(): (change: WrittenEntry) => Promise<void> {
  const isPublishing = () => inForm("isPersisting") === true
  store.subscribe(() =>
    document.querySelector(parts.field)?.parentElement?.toggleAttribute("inert", isPublishing()),
  )

  return async ({ path, after, differs }) => {
    written = saving
    // Decap itself reads a new entry again.
    if (after === undefined || inForm("path") !== `content/${path}`) return
    await until(() => !isPublishing())
    if (inForm("path") !== `content/${path}`) return
    // Keep what was typed during the undo. Publishing it compares it with the repository.
    if (differs && isTypedIn(`content/${path}`)) return
    const collection = store.getState().collections.get(String(inForm("collection")))
    const entry = store.getState().entryDraft.get("entry") as { toJS(): object }
    store.dispatch(
      differs
        ? loadEntry(collection, String(inForm("slug")))
        : entryLoaded(collection, { ...entry.toJS(), data: JSON.parse(after) as unknown }),
    )
  }
}

/** Addresses of forms; the groups are the address of the list, the name of the collection, and the entry unless it is new. */
export const formPattern = /^(\/collections\/([^/]+))\/(?:new$|entries\/(.+)$)/

/** The same; the groups make the address of the list of the originals. */
const translatedList = new RegExp(`^(/collections/)(?:(?:${translations.join("|")})-)?([^/]+).*`)

/**
 * Opens a new form at a new address when the previous address was a form, too. Decap would keep the previous entry, show
 * it under the new address and publish it there.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/components/Editor/Editor.js
 */
function openNextForms(): void {
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
    const list = formPattern.exec(pathname)?.[1]
    if (!list || !formPattern.test(before) || pathname === before) return
    // After Decap's own listeners, but before it renders the previous entry's form under the new address. The list between the
    // two unmounts the form.
    queueMicrotask(() => {
      replace(list)
      whenFormIsGone(() => replace(pathname))
    })
  })
}

/**
 * Keeps the question before leaving a form whose address was replaced. Decap takes that for leaving, at once, as it does with the
 * address of a new entry that was published, or when the editor stays in the form and the last change of the address is told again.
 */
function stayGuarded(): void {
  const { listen } = history
  let shown = history.location.pathname
  listen.call(history, ({ pathname }) => {
    // After all other listeners have compared the two.
    queueMicrotask(() => (shown = pathname))
  })
  history.listen = (onChanged) =>
    listen.call(history, (location, action) => {
      const { pathname } = location
      const isPublished = shown.endsWith("/new") && /\/entries\//.test(pathname)
      const stays = isPublished || pathname === shown
      onChanged(location, action === "REPLACE" && stays ? "PUSH" : action)
    })
}

/** Decap identifies the files of a form by their content and drops the first of two identical ones. Their paths differ. */
function ownFile(action: DecapAction): DecapAction {
  const { type, payload } = action
  return type === "ADD_DRAFT_ENTRY_MEDIA_FILE" && payload?.path
    ? { type, payload: { ...payload, id: payload.path } }
    : action
}

/** The form whose entry was sent to be saved last, and the one whose entry was written last, each by the key of its draft. */
let saving: unknown
let written: unknown

/**
 * Keeps Decap away from a form that was opened while another entry was still being saved or read. Decap fills whatever form is open
 * with what comes, takes it for saved, and goes to the address of the entry it has saved. An entry that cannot be read leads back
 * to its list: Decap would show the sentence alone, without a way out.
 *
 * @param tellUnread says why the entry at an address could not be read
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/actions/entries.ts
 */
function leaveOtherForms(tellUnread: (error: Error, address: string) => void): void {
  const reduce = createRootReducer()
  const { push, replace, block } = history
  const keyIn = ({ entryDraft }: DecapState) => entryDraft.get("key")
  /** Whether Decap is about to go where nobody is any more: it does so right after what it has read or saved. */
  let isLate = false

  const isOthers = (state: DecapState, { type, payload = {} }: DecapAction) => {
    const isOfSaved = keyIn(state) === saving
    if (/^(UNPUBLISHED_)?ENTRY_PERSIST_SUCCESS$/.test(type)) return !isOfSaved
    const [, , list, open] = formPattern.exec(history.location.pathname) ?? []
    if (type === "ENTRY_DELETE_SUCCESS")
      return list !== payload.collectionName || open !== payload.entrySlug
    if (type !== "DRAFT_CREATE_FROM_ENTRY" && type !== "ENTRY_FAILURE") return false
    const { collection, slug } = payload.entry ?? payload
    return list !== collection || (open === undefined ? !isOfSaved : open !== slug)
  }

  store.replaceReducer((state, given) => {
    const action = ownFile(given)
    const next = reduce(state, action)
    if (!state) return next
    const { type, payload } = action
    if (type === "DRAFT_LOCAL_BACKUP_RETRIEVED" && !keyIn(state)) {
      setTimeout(() => void offerLater(action))
      return state
    }
    if (/^(UNPUBLISHED_)?ENTRY_PERSIST_REQUEST$/.test(type)) {
      saving = keyIn(state)
      written = undefined
    } else if (isOthers(state, action)) {
      isLate = true
      setTimeout(() => (isLate = false))
      return { ...next, entryDraft: state.entryDraft }
    } else if (type === "DRAFT_CREATE_FROM_ENTRY" && keyIn(state) === saving) {
      saving = keyIn(next)
    } else if (type === "ENTRY_FAILURE" && payload?.error) {
      const { error } = payload
      const { pathname } = history.location
      setTimeout(() => {
        if (history.location.pathname !== pathname) return
        // After the notices of the form have gone.
        window.addEventListener("hashchange", () => tellUnread(error, pathname), { once: true })
        // The lists of translations are hidden.
        replace(pathname.replace(translatedList, "$1$2"))
      })
    }
    return next
  })
  history.replace = (address) => {
    if (!isLate) replace(address)
  }
  history.push = (address) => {
    if (!isLate) push(address)
  }
  // Decap lets the form of a new entry go while it is being saved, which may yet be refused. Once it is written, nothing is lost.
  history.block = (ask) =>
    block((location) =>
      inForm("isPersisting") === true && keyIn(store.getState()) === written
        ? undefined
        : ask(location, "REPLACE"),
    )
}

/**
 * Puts the address of the form back when the editor stays in it after the browser's Back. Decap's history would go back to it by
 * itself, but finds the way only among addresses it has set since the page was loaded; a second Back would leave the form without a
 * question.
 *
 * @see https://github.com/remix-run/history/blob/v4.10.1/modules/createHashHistory.js
 */
function keepAddress(): void {
  const comeBack = () => void (location.hash = history.location.pathname)
  window.history.go = comeBack
  const stay = () => {
    const isLeft = !location.hash.startsWith(`#${history.location.pathname}`)
    if (isLeft && store.getState().entryDraft.get("hasChanged")) comeBack()
  }
  // After Decap has asked.
  window.addEventListener("hashchange", () => setTimeout(stay))
}

/** Offers a draft when its form is filled: the published entry, which Decap reads at the same time, would else fill it later. */
async function offerLater(action: DecapAction): Promise<void> {
  const { pathname } = history.location
  await until(() => store.getState().entryDraft.get("key") !== "")
  if (history.location.pathname === pathname) store.dispatch(action)
}

function whenFormIsGone(next: () => void): void {
  requestAnimationFrame(() => (document.querySelector(parts.field) ? whenFormIsGone(next) : next()))
}
