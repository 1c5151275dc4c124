import type * as React from "react"

/**
 * Stands in for Gatsby's component of this name, which scrolls when it changes the page without loading a document. Here each
 * page is a document of its own, which the browser scrolls.
 *
 * @see https://github.com/gatsbyjs/gatsby/tree/master/packages/gatsby-react-router-scroll
 */
export function ScrollContext({ children }: { readonly children: React.ReactNode }) {
  return children
}

/** Gatsby exports this hook to pages. None uses it. */
export const useScrollRestoration = undefined
