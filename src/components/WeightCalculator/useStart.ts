import * as React from "react"
import { computedSizeOfId } from "../../steel/range/computedSize"
import type { OpenSize } from "../../steel/calculator/entries"
import type { Quantity } from "../../steel/quantity"
import type { CatalogueSize } from "../../steel/range/size"
import { requestCatalogue } from "../../stores/sizeCatalogue"
import type { KnownSizes } from "../../steel/calculator/answer"

/** The size to start with, if known. A name such as "ismb-200" needs the tables. */
export function sizeToStart(
  start: string | CatalogueSize | undefined,
  known: KnownSizes | null,
): CatalogueSize | null {
  if (typeof start !== "string") return start ?? null
  return known?.byId.get(start) ?? computedSizeOfId(start)
}

/**
 * Takes over another starting size with its quantity, also the same one chosen again, loading the tables if the name of the size needs them. The first size is taken
 * only until the visitor types.
 */
export function useStart(
  start: string | CatalogueSize | undefined,
  quantity: Quantity | undefined,
  size: CatalogueSize | null,
  isExample: boolean,
  take: OpenSize,
): void {
  // By identity: a size that is chosen again is taken again.
  const first = React.useRef(start)
  const taken = React.useRef(size ? start : undefined)
  const takeSize = React.useEffectEvent((taken: CatalogueSize) => take(taken, quantity))
  React.useEffect(() => {
    if (start === undefined || start === taken.current) return
    const isLater = start !== first.current
    if (size) {
      taken.current = start
      if (isLater || isExample) takeSize(size)
    } else if (isLater) requestCatalogue()
  }, [start, size, isExample])
}
