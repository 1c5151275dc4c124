/*
 * Replaces the package gatsby in previews, which have no other pages to go to and get entries from the form instead of queries.
 * Only the editor's bundle uses it (src/build/editor).
 */

/**
 * Queries belong to pages. The mark lets esbuild remove their text from the bundle.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function graphql(): undefined {
  return undefined
}
