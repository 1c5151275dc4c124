/*
 * Stands in for Gatsby in component tests (jest.config.mjs maps "gatsby" to this file).
 */

/** Queries run in the build only, so a component test passes the data as props. */
export const graphql = () => undefined
