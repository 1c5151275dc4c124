import * as React from "react"

type SearchSizes = (typeof import("../../steel/finder/findSizes"))["searchSizes"]

/** The search for sizes as far as it has been fetched. */
export interface SizeSearch {
  readonly search: SearchSizes | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Fetches the code that reads and searches what is typed, once somebody asks. */
export function useSizeSearch(isAsked: boolean): SizeSearch {
  const [search, setSearch] = React.useState<SearchSizes | null>(null)
  const [hasFailed, setHasFailed] = React.useState(false)
  React.useEffect(() => {
    if (!isAsked || search || hasFailed) return undefined
    let isWanted = true
    import("../../steel/finder/findSizes").then(
      ({ searchSizes }) => (isWanted ? setSearch(() => searchSizes) : undefined),
      () => (isWanted ? setHasFailed(true) : undefined),
    )
    return () => {
      isWanted = false
    }
  }, [isAsked, search, hasFailed])
  const retry = React.useCallback(() => setHasFailed(false), [])
  return { search, hasFailed, retry }
}
