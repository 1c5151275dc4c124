import * as React from "react"
import { computedSizeOfId } from "../../steel/range/computedSize"
import type { CatalogueSize } from "../../steel/range/size"
import { requestCatalogue } from "../../stores/sizeCatalogue"
import type { KnownSizes } from "../../steel/calculator/answer"

/** The size to start with, where it can be known: of a name such as "ismb-200" only with the tables. */
export function sizeToStart(
  start: string | CatalogueSize | undefined,
  known: KnownSizes | null,
): CatalogueSize | null {
  if (typeof start !== "string") return start ?? null
  return known?.byId.get(start) ?? computedSizeOfId(start)
}

/**
 * Takes over another size to start with, fetching the tables where its name needs them. The first one is only taken while
 * nothing has been typed.
 */
export function useStart(
  start: string | CatalogueSize | undefined,
  size: CatalogueSize | null,
  isExample: boolean,
  take: (size: CatalogueSize) => void,
): void {
  const id = typeof start === "string" ? start : start?.id
  const first = React.useRef(id)
  const taken = React.useRef(size ? id : undefined)
  const takeSize = React.useEffectEvent(take)
  React.useEffect(() => {
    if (id === undefined || id === taken.current) return
    const isLater = id !== first.current
    if (size) {
      taken.current = id
      if (isLater || isExample) takeSize(size)
    } else if (isLater) requestCatalogue()
  }, [id, size, isExample])
}
