import * as React from "react"
import { readText } from "../inquiry/paste/read"
import type { CatalogueState } from "../sizes/catalogue/sizeCatalogue"
import type { SizeOf } from "../steel/range/size"
import type { ReadSection } from "./typed"

/** Reads what is typed as a section: the sizes it can mean. undefined while the tables load. */
export function useSectionReader(
  { index }: CatalogueState,
  sizeOf: SizeOf,
): ((typed: string) => ReadSection) | undefined {
  return React.useMemo(() => {
    if (!index) return undefined
    const known = new Map<string, ReadSection>()
    return (typed) => {
      const text = typed.trim()
      const chosen = sizeOf(text)
      const sizes =
        known.get(text) ??
        (chosen
          ? [chosen]
          : readText(text, index)
              .flatMap((line) => line.candidates)
              .map(({ size }) => size))
      known.set(text, sizes)
      return sizes
    }
  }, [index, sizeOf])
}
