/*
 * Modules of Decap that are not part of its public API. decap-cms-app is pinned to one version, and
 * tests/browser/saving.spec.ts fails if they change.
 */

declare module "decap-cms-core/dist/esm/redux/index.js" {
  /** Decap's Redux store, as far as this site reads it. */
  export const store: import("./saving/drafts").DecapStore
}

declare module "decap-cms-core/dist/esm/backend.js" {
  /** The layer between Decap's forms and the implementation for GitHub or another server. */
  export const Backend: {
    readonly prototype: import("./saving/drafts").DraftKeeper &
      import("./saving/reading").EntryReader
  }
  /** The instance in use. */
  export function currentBackend(config: unknown): { readonly implementation: unknown }
}

declare module "decap-cms-core/dist/esm/actions/entries.js" {
  /** Loads an entry from the repository into the form. */
  export function loadEntry(collection: unknown, slug: string): unknown
  /** Stores an entry as it is in the repository. */
  export function entryLoaded(collection: unknown, entry: object): unknown
}

declare module "decap-cms-core/dist/esm/routing/history.js" {
  /** The history of the editor's own addresses, after the #. */
  export const history: import("./open-form").DecapHistory
}

declare module "decap-cms-core/dist/esm/components/Editor/EditorControlPane/Widget.js" {
  /** What Decap renders for each field of a form, around the field's control. */
  const Widget: { readonly prototype: import("./open-form").DecapWidget }
  export default Widget
}
