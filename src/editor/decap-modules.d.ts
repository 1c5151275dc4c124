/* Modules of Decap that are not part of its public API: see inside-decap.ts. */

/** An Immutable map of Decap's state, as far as used here. */
interface DecapTree {
  get(name: string): unknown
  has(name: string): boolean
  getIn(path: readonly string[]): unknown
}

interface DecapState {
  readonly entryDraft: DecapTree
  readonly collections: DecapTree
  readonly mediaLibrary: DecapTree
}

/** What each change of the state is made by; of what it carries, as far as used here. */
interface DecapAction {
  readonly type: string
  readonly payload?: {
    readonly entry?: { readonly collection?: string; readonly slug?: string }
    readonly collection?: string
    readonly slug?: string
    /** Of an entry that was deleted. */
    readonly collectionName?: string
    readonly entrySlug?: string
    /** Of a file that was added to the form. */
    readonly id?: string
    readonly path?: string
    readonly error?: Error
  }
}

/** Decap's Redux store: which form is open, what is in it, and who has logged in. */
declare module "decap-cms-core/dist/esm/redux/index.js" {
  export const store: {
    getState(): DecapState
    dispatch(action: unknown): unknown
    subscribe(listener: () => void): () => void
    replaceReducer(reduce: (state: DecapState | undefined, action: DecapAction) => DecapState): void
  }
}

/** What each action does to that state. */
declare module "decap-cms-core/dist/esm/reducers/combinedReducer.js" {
  export default function createRootReducer(): (
    state: DecapState | undefined,
    action: DecapAction,
  ) => DecapState
}

declare module "decap-cms-core/dist/esm/actions/entries.js" {
  /** Loads an entry from the repository into the form. */
  export function loadEntry(collection: unknown, slug: string): unknown
  /** Loads the entries of a collection into its list. */
  export function loadEntries(collection: unknown): unknown
  /** Stores an entry as it is in the repository. */
  export function entryLoaded(collection: unknown, entry: object): unknown
}

declare module "decap-cms-core/dist/esm/actions/mediaLibrary.js" {
  /** Uploads a file, of a form together with the entry. */
  export function persistMedia(file: File): unknown
  /** Puts a file into the field that the library was opened for. */
  export function insertMedia(path: string, field: unknown): unknown
  export function closeMediaLibrary(): unknown
}

/** The history of the editor's own addresses, after the #. */
declare module "decap-cms-core/dist/esm/routing/history.js" {
  export const history: {
    readonly location: { readonly pathname: string }
    listen(onChange: (location: { pathname: string }, action: string) => void): () => void
    push(pathname: string): void
    replace(pathname: string): void
    /** Asks with the returned words before the address changes. */
    block(ask: (location: { pathname: string }, action: string) => string | undefined): () => void
  }
}

/** What Decap renders for each field of a form, around its control. It decides whether to render the field again. */
declare module "decap-cms-core/dist/esm/components/Editor/EditorControlPane/Widget.js" {
  const Widget: {
    readonly prototype: {
      shouldComponentUpdate(next: { readonly isLoadingAsset?: boolean }): boolean
    }
  }
  export default Widget
}

/** What relations can lead to, as read before: for as long as the editor is open. */
declare module "decap-cms-widget-relation/dist/esm/RelationCache.js" {
  const cache: { clear(): void }
  export default cache
}

declare module "decap-cms-widget-relation/dist/esm/RelationControl.js" {
  export { Component as default } from "react"
}
