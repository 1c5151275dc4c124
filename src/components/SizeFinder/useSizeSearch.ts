import * as React from "react"
import type { Rooms } from "../../interface/rooms"
import { useLaterWords } from "../../interface/words"

/** The search, the component for its results, and their words. */
interface LoadedSearch {
  readonly searchSizes: (typeof import("../../steel/finder/findSizes"))["searchSizes"]
  readonly FoundSizes: (typeof import("./FoundSizes"))["FoundSizes"]
  readonly rooms: Pick<Rooms, "found" | "reading">
}

interface SizeSearch {
  /** Null until it is loaded. */
  readonly loaded: LoadedSearch | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Loads the search when first needed. */
export function useSizeSearch(isAsked: boolean): SizeSearch {
  const foundWords = useLaterWords("found")
  const readingWords = useLaterWords("reading")
  const [loaded, setLoaded] = React.useState<LoadedSearch | null>(null)
  const [hasFailed, setHasFailed] = React.useState(false)
  React.useEffect(() => {
    if (!isAsked || loaded || hasFailed) return
    Promise.all([
      import("../../steel/finder/findSizes"),
      import("./FoundSizes"),
      foundWords(),
      readingWords(),
    ]).then(
      ([{ searchSizes }, { FoundSizes }, found, reading]) =>
        setLoaded({ searchSizes, FoundSizes, rooms: { found, reading } }),
      () => setHasFailed(true),
    )
  }, [isAsked, loaded, hasFailed, foundWords, readingWords])
  const retry = React.useCallback(() => setHasFailed(false), [])
  return { loaded, hasFailed, retry }
}
