import * as React from "react"
import type { SizeOf } from "../steel/range/size"
import { sizeDataFile } from "../content/routes/paths"
import { shared } from "../kit/hooks/shared"
import type { SizeFigures } from "../steel/range/makeSize"
import { computedSizeOfId, sizeOfId } from "../steel/range/computedSize"
import type { SizeIndex } from "../steel/finder/sizeIndex"

/** Milliseconds to wait for the catalogue, about 8 KB. */
const PATIENCE = 20_000

/** `idle` until a page asks for it. */
export type CatalogueState =
  | { readonly status: "idle" | "loading" | "failed"; readonly index?: undefined }
  | {
      readonly status: "ready"
      readonly index: SizeIndex
      /** What the sizes were made from. */
      readonly figures?: readonly SizeFigures[]
    }

const known = shared<CatalogueState>({ status: "idle" })

/** The catalogue of sizes, loaded once a page calls `requestCatalogue`. */
export const useCatalogue = known.use

/** Loads the sizes unless they are loaded or loading. After a failure it tries again. */
export function requestCatalogue(): void {
  const { status } = known.get()
  if (status === "loading" || status === "ready") return
  known.set({ status: "loading" })
  fetchIndex().then(
    (found) => known.set({ status: "ready", ...found }),
    () => known.set({ status: "failed" }),
  )
}

/** Looks up sizes by id, and loads the catalogue if any is wanted. Computed sizes are known before it loads. */
export function useSizeOf(isWanted = true): {
  readonly catalogue: CatalogueState
  readonly sizeOf: SizeOf
} {
  const catalogue = useCatalogue()
  React.useEffect(() => {
    if (isWanted) requestCatalogue()
  }, [isWanted])
  const byId = catalogue.index?.byId
  const sizeOf = React.useCallback<SizeOf>(
    (sizeId) => (byId ? sizeOfId(sizeId, byId) : computedSizeOfId(sizeId)),
    [byId],
  )
  return { catalogue, sizeOf }
}

async function fetchIndex(): Promise<{ index: SizeIndex; figures: readonly SizeFigures[] }> {
  const signal = AbortSignal.timeout(PATIENCE)
  const ask = (integrity = "") => fetch(`/${sizeDataFile}`, { signal, integrity })
  // Loaded with the file, so that pages that never ask load neither.
  const [response, { sizesFrom }, { sizeIndex }] = await Promise.all([
    // The sizes of the page's own build; on a page that was opened before a deploy the newest, which no copy ever is.
    ask(window.pageData?.sizesIntegrity).catch(() => ask()),
    import("../steel/range/catalogue"),
    import("../steel/finder/sizeIndex"),
  ])
  if (!response.ok) throw new Error(`${sizeDataFile}: ${response.status}`)
  const figures = (await response.json()) as SizeFigures[]
  await nextTask()
  const sizes = sizesFrom(figures)
  await nextTask()
  return { index: sizeIndex(sizes), figures }
}

/** Yields to the browser between steps: on a slow phone each takes as long as a keystroke may. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
