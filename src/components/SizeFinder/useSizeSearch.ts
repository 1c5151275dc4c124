import * as React from "react"

/** The search, and the component for its results. */
interface LoadedSearch {
  readonly searchSizes: (typeof import("../../inquiry/paste/search"))["searchSizes"]
  readonly FoundSizes: (typeof import("./FoundSizes"))["FoundSizes"]
}

interface SizeSearch {
  /** Null until it is loaded. */
  readonly loaded: LoadedSearch | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Loads the search when first needed. */
export function useSizeSearch(isAsked: boolean): SizeSearch {
  const [loaded, setLoaded] = React.useState<LoadedSearch | null>(null)
  const [hasFailed, setHasFailed] = React.useState(false)
  React.useEffect(() => {
    if (!isAsked || loaded || hasFailed) return
    Promise.all([import("../../inquiry/paste/search"), import("./FoundSizes")]).then(
      ([{ searchSizes }, { FoundSizes }]) => setLoaded({ searchSizes, FoundSizes }),
      () => setHasFailed(true),
    )
  }, [isAsked, loaded, hasFailed])
  const retry = React.useCallback(() => setHasFailed(false), [])
  return { loaded, hasFailed, retry }
}
