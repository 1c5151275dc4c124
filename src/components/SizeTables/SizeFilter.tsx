import * as React from "react"
import { Icon } from "../Icon/Icon"
import { rowsFound, rowTexts } from "./rowFilter"
import type { SizeTable } from "./sizeTable"
import { rowSizeId } from "./tableHtml"
import * as styles from "./SizeTables.module.css"

interface SizeFilterProps {
  tables: readonly SizeTable[]
  /** Holds the tables. */
  container: React.RefObject<HTMLElement | null>
  onFilter: () => void
}

/** So few groups are opened when they are all that is left. */
const FEW_GROUPS = 3

/** Leaves only the rows that hold what is typed. Before scripts it is a search of all sizes. */
export function SizeFilter({ tables, container, onFilter }: SizeFilterProps) {
  const texts = React.useRef<Map<string, string>>(null)
  const [typed, setTyped] = React.useState("")
  const [count, setCount] = React.useState(0)

  const input = React.useRef<HTMLInputElement>(null)

  const filter = (value: string) => {
    setTyped(value)
    if (!container.current) return
    onFilter()
    texts.current ??= rowTexts(tables)
    setCount(showRows(container.current, value.trim() && rowsFound(texts.current, value)))
  }

  const filterTyped = React.useEffectEvent(() => {
    if (input.current?.value) filter(input.current.value)
  })
  // What was typed before the scripts came counts too. The field keeps its own text, so nothing can take it away.
  React.useEffect(() => filterTyped(), [])

  return (
    <form
      className={styles.filter}
      role="search"
      action="/products"
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor="size-filter">Find a size on this page</label>
      <div className={styles.filter__in}>
        <Icon name="search" />
        <input
          id="size-filter"
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          ref={input}
          onChange={(event) => filter(event.target.value)}
        />
      </div>
      <p className={styles.found} role="status">
        {typed.trim() === "" ? null : count > 0 ? (
          `${count} ${count === 1 ? "size" : "sizes"}`
        ) : (
          <>
            No such size in these tables.{" "}
            <a className="link" href="#weight">
              Work it out
            </a>{" "}
            or{" "}
            <a className="link" href={`/products?q=${encodeURIComponent(typed)}`}>
              search all sizes
            </a>
            .
          </>
        )}
      </p>
    </form>
  )
}

/**
 * Hides the rows that were not found, and groups and families left without any; opens the groups when they are few. An
 * empty text shows all. How many rows are left.
 */
function showRows(container: HTMLElement, found: ReadonlySet<string> | ""): number {
  let count = 0
  const shown: HTMLDetailsElement[] = []
  for (const family of container.querySelectorAll<HTMLElement>("[data-family]")) {
    const shownBefore = shown.length
    for (const group of family.querySelectorAll("details")) {
      const countBefore = count
      for (const link of group.querySelectorAll<HTMLAnchorElement>("th a")) {
        const isShown = found === "" || found.has(rowSizeId(link))
        if (isShown) count += 1
        link.closest("tr")?.toggleAttribute("hidden", !isShown)
      }
      group.hidden = count === countBefore
      if (!group.hidden) shown.push(group)
    }
    family.hidden = shown.length === shownBefore
  }
  if (found !== "" && shown.length <= FEW_GROUPS) for (const group of shown) group.open = true
  return count
}
