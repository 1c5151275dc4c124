/*
 * All that this editor does with the inside of Decap, which has no public way for it: its modules, names of its parts on the screen,
 * its store and history of addresses, and functions of its classes. Each says what no longer happens without it. decap-cms-app is
 * pinned to one version; with another one the build stops where a module is gone, and inside-decap.test.ts names the parts of the
 * screen that are gone. What else may have changed shows in the browser: with a new Decap run `npx jest src/editor`, build, and run
 * tests/browser/saving, left-forms, translating, editor-help, phone-editor, previews, admin and login.spec.ts. The life of a form, from
 * its opening until it is left, is in form-life.ts. order/movable-lists.tsx and relations.ts add to Decap's lists and relations by
 * registering a widget that extends theirs.
 */
import { loadEntries } from "decap-cms-core/dist/esm/actions/entries.js"
import {
  closeMediaLibrary,
  insertMedia,
  persistMedia,
} from "decap-cms-core/dist/esm/actions/mediaLibrary.js"
import Widget from "decap-cms-core/dist/esm/components/Editor/EditorControlPane/Widget.js"
import { store } from "decap-cms-core/dist/esm/redux/index.js"
import { history } from "decap-cms-core/dist/esm/routing/history.js"
import relatedEntries from "decap-cms-widget-relation/dist/esm/RelationCache.js"
import { Editor, Path, Range, Transforms, type Point } from "slate"
import { DOMEditor, ELEMENT_TO_NODE } from "slate-dom"
import { say } from "./sentences"

/** A field of a form with its label: editor-config.ts and hindi/decap.json name it so. */
const field = '[aria-label^="Field: "]'

/** Parts of the screen. Without one, what is named here no longer happens. */
export const parts = {
  /** A press on the page, the finder and a refusal open it. */
  field,
  /** The line of a group with the arrow that folds it. Its words open the group, too. */
  groupBar: "[class*=-ExpandButtonContainer]",
  /** The toolbar of a form gets the tabs of a phone. */
  toolbar: '[class*="-ToolbarContainer"]',
  /** A formatted text. What is pasted into it is made plain first. */
  formattedText: "[data-slate-editor]",
  /** The bar of an item of a list: arrow, handle, cross; in a Hindi form the arrow alone. Without it, no names and fields in lists. */
  itemBar: '[class*="-StyledListItemTopBar"]',
  /** The handle of an item of a list; marked so by the library that drags them. Without it, no arrow keys. */
  handle: "[aria-roledescription=sortable]",
  /** Form and page beside each other. A phone shows one of them. */
  panes: ".SplitPane",
  /** The fields of a form. They have less room beside them on a phone. */
  fields: '[class*="-ControlPaneContainer"]',
  /** Looks again for the address of a draft. Of no use without one, and hidden. */
  refresh: '[class*="-RefreshPreviewButton"]',
  /** Only a draft has a status. */
  draftStatus: '[class*="-StatusButton"]',
  /** The media library. While it is open, the strip cannot be pressed. */
  library: ".ReactModalPortal > *",
} as const

/** The labels of fields of this name, which repeats in groups and lists: the id of a control is "lat-field-12". */
export const labelsOf = (name: string): string => `label[for^="${name}-field-"]`

/** This part of each of a list's own items, in order, without those of lists inside. */
function ofItems(list: Element, part: string): HTMLElement[] {
  const all = list.querySelectorAll<HTMLElement>(part)
  return [...all].filter((each) => each.closest("[data-movable-list]") === list)
}

export const ownHandles = (list: Element): HTMLElement[] => ofItems(list, parts.handle)

/** The items of a list, in their order. Each begins with its bar. */
export function listItems(list: Element): Element[] {
  return ofItems(list, parts.itemBar).flatMap((bar) => bar.parentElement ?? [])
}

/**
 * Names the arrow, handle and cross of each item by its place: "Slide 2", "Move slide 2", "Remove slide 2". In Decap they are
 * icons without a name, and the handle is described as moved by the space bar, which it is not.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-ui-default/src/ListItemTopBar.js
 */
export function nameItemButtons(list: Element, singular: string, folded: readonly boolean[]): void {
  ofItems(list, parts.itemBar).forEach((bar, index) => {
    const item = `${singular.toLowerCase()} ${index + 1}`
    const arrow = bar.querySelector(":scope > button:first-child")
    arrow?.setAttribute("aria-label", `${item[0]?.toUpperCase()}${item.slice(1)}`)
    arrow?.setAttribute("aria-expanded", String(!folded[index]))
    const cross = bar.querySelector(":scope > button:last-child")
    cross?.setAttribute("aria-label", say("Remove {item}", { item }))
    const handle = bar.querySelector(parts.handle)
    handle?.setAttribute("aria-label", say("Move {item}", { item }))
    handle?.setAttribute("aria-description", say("The arrow keys move it."))
    handle?.removeAttribute("aria-describedby")
  })
}

/** "collection", "slug", "path", "data" and other facts of the entry in the open form. */
export const inForm = (name: string) => store.getState().entryDraft.getIn(["entry", name])

/** What is in the open form. Without it, no mark tells Hindi that is out of date. */
export function formData(): Readonly<Record<string, unknown>> {
  return (inForm("data") as { toJS(): Record<string, unknown> } | undefined)?.toJS() ?? {}
}

/** Goes to an address of the editor: "#/collections/branches". Decap asks before unsaved changes are left. */
export function openAddress(address: string): void {
  history.push(address.replace(/^#/, ""))
}

/** Whether the open form is that of this file, with changes that are not published. */
export function isTypedIn(path: string): boolean {
  return inForm("path") === path && store.getState().entryDraft.get("hasChanged") === true
}

/** Reads the list of a collection again, which Decap keeps from before an undo. */
export function reloadList(name: string): void {
  const collection = store.getState().collections.get(name)
  if (collection) store.dispatch(loadEntries(collection))
}

/** Lets relations read again what they can lead to. Without it, they offer what was there when the first form was opened. */
export const forgetRelated = () => relatedEntries.clear()

/** Changes a field of the open form, by the action that Decap's fields dispatch. Without it, "The Hindi is still right" does nothing. */
export function changeField(name: string, value: unknown): void {
  const field = { get: (key: string) => (key === "name" ? name : undefined) }
  const payload = { field, value, metadata: {}, entries: [] }
  store.dispatch({ type: "DRAFT_CHANGE_FIELD", payload })
}

/** Where this browser remembers what the draft of an entry was based on. */
export const baseOf = (path: unknown) => `site-draft-opened:${String(path ?? "")}`

/**
 * Fills the open form with another state of its entry, as an unsaved change. Decap has an action for this only for its own
 * draft backups; dispatched together, the two ask nothing. Without it, "Put it into the form" does nothing.
 */
export function fillForm(data: unknown): void {
  const { entryDraft } = store.getState()
  // An unchanged form has no draft, so a remembered base is out of date.
  if (!entryDraft.get("hasChanged")) localStorage.removeItem(baseOf(inForm("path")))
  const open = entryDraft.get("entry") as { toJS(): object }
  const entry = { ...open.toJS(), data }
  store.dispatch({ type: "DRAFT_LOCAL_BACKUP_RETRIEVED", payload: { entry } })
  store.dispatch({ type: "DRAFT_CREATE_FROM_LOCAL_BACKUP" })
}

/** Uploads a file: in a form together with the entry, else at once. Without it, no file is uploaded. */
export async function addFile(file: File): Promise<void> {
  await store.dispatch(persistMedia(file))
}

/** The field that the media library is open for. */
export const libraryField = () =>
  isLibraryOpen() ? store.getState().mediaLibrary.get("controlID") : undefined

/**
 * Takes an uploaded picture for a field, as “Choose selected” of the media library does. Without it, a picture is uploaded, but not in
 * the field. False if the library is open for no field, or for another by now.
 *
 * @param field as `libraryField` gave it when the picture was chosen
 */
export function chooseUploaded(name: string, field: unknown): boolean {
  const { mediaLibrary } = store.getState()
  if (!mediaLibrary.get("canInsert") || field === undefined || libraryField() !== field)
    return false
  store.dispatch(insertMedia(`content/media/${name}`, mediaLibrary.get("field")))
  closeLibrary()
  return true
}

export const isLibraryOpen = (): boolean => store.getState().mediaLibrary.get("isVisible") === true

/** Closes the media library, which would stay open over another page. */
export function closeLibrary(): void {
  if (isLibraryOpen()) store.dispatch(closeMediaLibrary())
}

/** Mends what Decap does wrong in its fields; each function says what. */
export function mendFields(): void {
  drawWhilePicturesLoad()
  ignoreToldErrors()
  openFoldsByWords()
  breakBesideLinks()
}

/**
 * Renders fields even while pictures load. Decap skips that, so a field shows none of the letters typed meanwhile, and only the
 * last of them reaches the entry.
 *
 * @see
 * https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/components/Editor/EditorControlPane/Widget.js
 */
function drawWhilePicturesLoad(): void {
  const { shouldComponentUpdate } = Widget.prototype
  Widget.prototype.shouldComponentUpdate = function (next) {
    return shouldComponentUpdate.call(this, { ...next, isLoadingAsset: false })
  }
}

/**
 * Keeps errors off the console that the screen has already shown: when Decap does not save or delete an entry, nobody catches its
 * promise, which is rejected with an action of its store.
 */
function ignoreToldErrors(): void {
  window.addEventListener("unhandledrejection", (event) => {
    const { type } = (event.reason ?? {}) as { type?: string }
    if (/^ENTRY_(PERSIST|DELETE)_FAILURE$/.test(type ?? "")) event.preventDefault()
  })
}

/** Opens a folded group or list item by its words. In Decap only the small arrow does. */
function openFoldsByWords(): void {
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

/** The editor of a formatted text with what Decap adds to it: its own answers to keys. One that returns false was the last. */
type TextEditor = DOMEditor & {
  readonly keyDownHandlers?: readonly ((event: Event, editor: Editor) => unknown)[]
}

/**
 * Makes Enter at the end, or at the start, of a link give a new paragraph or list item. Decap would split the link, remove the
 * empty half of it, and fail on the place where that was.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-widget-markdown/src/MarkdownControl/plugins/inlines/withInlines.js
 */
function breakBesideLinks(): void {
  window.addEventListener(
    "keydown",
    (event) => {
      const isPlainEnter = event.key === "Enter" && !event.shiftKey && !event.isComposing
      const editor = isPlainEnter && textEditor(event.target as Element)
      const place = editor && besideLink(editor)
      if (!place) return
      event.preventDefault()
      event.stopImmediatePropagation()
      Transforms.select(editor, place)
      const isDone = editor.keyDownHandlers?.some((answer) => answer(event, editor) === false)
      if (!isDone) Editor.insertBreak(editor)
    },
    true,
  )
}

/** The editor of the formatted text that an element is in. What is selected on the screen is selected in it, too. */
function textEditor(element: Element): TextEditor | undefined {
  const text = element.closest<HTMLElement>(parts.formattedText)
  const editor = text && (ELEMENT_TO_NODE.get(text) as TextEditor | undefined)
  if (!editor) return undefined
  // By itself it notes that a tenth of a second later.
  const shown = getSelection()
  const options = { exactMatch: false, suppressThrow: true } as const
  const range = shown && DOMEditor.toSlateRange(editor, shown, options)
  if (range) Transforms.select(editor, range)
  return editor
}

/** A part of a formatted text, by Decap's names: a block, a link, a line break, or words with their format. */
export type TextPiece =
  | { readonly type: string; readonly data?: object; readonly children: TextPiece[] }
  | { readonly text: string }

/**
 * Inserts what was pasted into the formatted text that an element is in. Without it, pastes are as Decap makes them.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-widget-markdown/src/serializers/remarkSlate.js
 */
export function insertPieces(element: Element, pieces: readonly TextPiece[]): void {
  const editor = textEditor(element)
  if (editor) Transforms.insertFragment(editor, [...pieces])
}

/** The place outside the link at whose edge the caret is. */
function besideLink(editor: TextEditor): Point | undefined {
  const range = editor.selection
  if (!range || !Range.isCollapsed(range)) return undefined
  const isLink = (node: object) => "type" in node && node.type === "link"
  const [, path] = Editor.above(editor, { match: isLink }) ?? []
  if (!path) return undefined
  // Gives every link a text on both sides, if an empty one. Decap leaves it out where it reads a text.
  Editor.normalize(editor, { force: true })
  if (Editor.isEnd(editor, range.anchor, path)) return Editor.start(editor, Path.next(path))
  return Editor.isStart(editor, range.anchor, path)
    ? Editor.end(editor, Path.previous(path))
    : undefined
}
