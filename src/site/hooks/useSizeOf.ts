import * as React from "react"
import type { SizeOf } from "../../inquiry/list/list"
import { computedSizeOfId, sizeOfId } from "../../steel/range/computedSize"
import { requestCatalogue, useCatalogue, type CatalogueState } from "./sizeCatalogue"

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
