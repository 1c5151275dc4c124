import * as React from "react"
import { restoreScrollPosition, type Entry } from "./scrollPositions"

interface ScrollContextProps {
  readonly location: Entry
  readonly children: React.ReactNode
}

/**
 * Stands in for Gatsby's component of this name, which also writes the position into the browser's storage at every scroll. The
 * browser has already scrolled a page it loaded itself: to the top, to the fragment, or to where the visitor was before. Scripts
 * run later, when the visitor may have scrolled on, so only the pages after it are scrolled.
 *
 * @see https://github.com/gatsbyjs/gatsby/tree/master/packages/gatsby-react-router-scroll
 */
export function ScrollContext({ location, children }: ScrollContextProps) {
  const first = React.useRef(location)
  React.useLayoutEffect(() => {
    if (location !== first.current) restoreScrollPosition(location)
  }, [location])
  return children
}

/** Gatsby exports this hook to pages. None uses it. */
export const useScrollRestoration = undefined
