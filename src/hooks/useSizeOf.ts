import * as React from "react"
import type { SizeOf } from "../inquiry/inquiryList"
import { computedSizeOfId, sizeOfId } from "../steel/range/computedSize"
import { requestCatalogue, useCatalogue, type CatalogueState } from "../stores/sizeCatalogue"

/** Finds the size of an id. Sizes that follow from their id alone are known before the catalogue has come. */
export function useSizeOf(): { readonly catalogue: CatalogueState; readonly sizeOf: SizeOf } {
  const catalogue = useCatalogue()
  React.useEffect(requestCatalogue, [])
  const byId = catalogue.index?.byId
  const sizeOf = React.useCallback<SizeOf>(
    (sizeId) => (byId ? sizeOfId(sizeId, byId) : computedSizeOfId(sizeId)),
    [byId],
  )
  return { catalogue, sizeOf }
}
