import * as React from "react"

type SearchSizes = (typeof import("../../steel/finder/findSizes"))["searchSizes"]

/** The search code, as far as loaded. */
interface SizeSearch {
  readonly search: SearchSizes | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Loads the search code once it is needed. */
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
