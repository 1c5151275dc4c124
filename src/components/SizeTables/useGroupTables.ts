import * as React from "react"
import type { SizeTable } from "../../steel/tables/sizeTable"
import { INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { usePageAddress } from "../PageLink/usePageAddress"
import { showTable } from "./tableHtml"
import { useWords } from "../../interface/words"

/** From this width the drawing is beside the tables; below it, each row opens its own. */
export const BESIDE = "(min-width: 1024px)"

/**
 * Shows the table of every open group, even one opened before hydration or by the browser's search. Returns a function that
 * does so before a group opens.
 *
 * @param container the element that contains the tables
 */
export function useGroupTables(
  container: React.RefObject<HTMLElement | null>,
  tables: readonly SizeTable[],
): (details: HTMLDetailsElement) => void {
  const words = useWords("tables")
  const listPage = usePageAddress()(INQUIRY_PAGE)
  const fillGroup = React.useCallback(
    (details: HTMLDetailsElement) => {
      const family = details.closest<HTMLElement>("[data-family]")
      const table = tables.find((each) => each.family === family?.dataset.family)
      const position = [...(family?.querySelectorAll("details") ?? [])].indexOf(details)
      const group = table?.groups[position]
      if (group) showTable(details, group, words, listPage)
      if (matchMedia(BESIDE).matches) return
      for (const link of details.querySelectorAll("tbody th a:not([aria-expanded])")) {
        link.setAttribute("aria-expanded", "false")
      }
    },
    [tables, words, listPage],
  )

  React.useEffect(() => {
    const root = container.current
    if (!root) return undefined
    const fill = () => root.querySelectorAll<HTMLDetailsElement>("details[open]").forEach(fillGroup)
    fill()
    root.addEventListener("toggle", fill, true)
    return () => root.removeEventListener("toggle", fill, true)
  }, [container, fillGroup])

  return fillGroup
}
