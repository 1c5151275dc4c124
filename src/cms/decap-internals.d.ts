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
