/*
 * Stands in for Gatsby in component tests (jest.config.mjs maps "gatsby" to this file).
 */

/** Queries run in the build only, so a component test passes the data as props. */
export const graphql = () => undefined

/** Fails loudly: a component under test takes the site's content from `SiteContext`. */
export function useStaticQuery(): never {
  throw new Error("There are no queries in a component test: wrap the component in SiteContext.")
}
