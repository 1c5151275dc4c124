/* Modules of Decap that are not part of its public API: see inside-decap.ts. */

declare module "decap-cms-core/dist/esm/redux/index.js" {
  export const store: import("./inside-decap").DecapStore
}

declare module "decap-cms-core/dist/esm/backend.js" {
  export const Backend: { readonly prototype: import("./inside-decap").DecapBackend }
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
  export const history: import("./inside-decap").DecapHistory
}

declare module "decap-cms-core/dist/esm/components/Editor/EditorControlPane/Widget.js" {
  const Widget: { readonly prototype: import("./inside-decap").DecapWidget }
  export default Widget
}
