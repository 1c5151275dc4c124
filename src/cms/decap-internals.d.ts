/*
 * Parts of Decap that it does not export at its front door. decap-cms-app is pinned to one version, and tests/browser/saving.spec.ts
 * fails when these are not what they were.
 */

declare module "decap-cms-core/dist/esm/redux/index.js" {
  /** Decap's state. Only what this site reads is described. */
  export const store: import("./saving/drafts").DecapStore
}

declare module "decap-cms-core/dist/esm/backend.js" {
  /** What Decap puts between its forms and the class for GitHub or another server. */
  export const Backend: { readonly prototype: import("./saving/drafts").DraftKeeper }
  /** The one in use. */
  export function currentBackend(config: unknown): { readonly implementation: unknown }
}

declare module "decap-cms-core/dist/esm/actions/entries.js" {
  /** Fills the form with the entry as it is in the repository. */
  export function loadEntry(collection: unknown, slug: string): unknown
}

declare module "decap-cms-core/dist/esm/routing/history.js" {
  /** The addresses after the # of the editor's own. */
  export const history: import("./open-form").DecapHistory
}

declare module "decap-cms-core/dist/esm/components/Editor/EditorControlPane/Widget.js" {
  /** What Decap draws for each field of a form, around the field's control. */
  const Widget: { readonly prototype: import("./open-form").DecapWidget }
  export default Widget
}
