import * as React from "react"
import type { CatalogueSize } from "../../steel/range/size"
import { Icon } from "../Icon/Icon"
import type { FoundRows } from "../../steel/tables/rowFilter"
import { massText, type SizeTable } from "../../steel/tables/sizeTable"
import { rowSizeId } from "./tableHtml"
import * as styles from "./SizeTables.module.css"

interface SizeFilterProps {
  tables: readonly SizeTable[]
  /** Holds the tables. */
  container: React.RefObject<HTMLElement | null>
  onFilter: () => void
  /** Gives the calculator a size that is in no table. */
  onWeigh: (size: CatalogueSize) => void
}

/** So few groups are opened when they are all that is left. */
const FEW_GROUPS = 3

const notFetched: FoundRows = {
  rows: new Set(),
  sentence: "The search could not be loaded. Check your connection.",
  isMissing: true,
}

/** Leaves only the rows that have the size that is typed. Before scripts it is a search of all sizes. */
export function SizeFilter({ tables, container, onFilter, onWeigh }: SizeFilterProps) {
  const [typed, setTyped] = React.useState("")
  const [found, setFound] = React.useState<FoundRows | null>(null)
  const search = useRowSearch(tables)

  const input = React.useRef<HTMLInputElement>(null)

  const filter = async (value: string) => {
    setTyped(value)
    const rows = await search(value)
    // Only the answer to the present text of the field counts.
    if (!container.current || input.current?.value !== value) return
    setFound(rows ?? notFetched)
    if (!rows) return
    onFilter()
    showRows(container.current, value.trim() && rows.rows)
  }

  const filterTyped = React.useEffectEvent(() => {
    if (input.current?.value) void filter(input.current.value)
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
          onChange={(event) => void filter(event.target.value)}
        />
      </div>
      <p className={styles.found} role="status">
        {typed.trim() === "" || !found ? null : found.isMissing ? (
          <Missing found={found} typed={typed} onWeigh={onWeigh} />
        ) : (
          found.sentence
        )}
      </p>
    </form>
  )
}

interface MissingProps {
  found: FoundRows
  typed: string
  onWeigh: SizeFilterProps["onWeigh"]
}

/** What to do about a size that is not on the page: weigh it, or look for it elsewhere. */
function Missing({ found: { sentence, computed }, typed, onWeigh }: MissingProps) {
  return (
    <>
      {sentence}{" "}
      {computed
        ? `${computed.designation} weighs ${massText(computed.mass)}\u00a0${computed.massPer === "metre" ? "kg/m" : "kg/m²"}, computed. `
        : null}
      <a
        className="link"
        href="#weight"
        onClick={() => {
          if (computed) onWeigh(computed)
        }}
      >
        Calculate the weight
      </a>{" "}
      or{" "}
      <a className="link" href={`/products?q=${encodeURIComponent(typed)}`}>
        search all sizes
      </a>
      .
    </>
  )
}

/** Searches the rows of tables. The code that reads what is typed comes when the first text is. */
function useRowSearch(tables: readonly SizeTable[]): (typed: string) => Promise<FoundRows | null> {
  const ready = React.useRef<Promise<(typed: string) => FoundRows>>(null)
  return (typed) => {
    // Fetched ahead when the page has come to rest, so that a page read without network can be searched, too.
    ready.current ??= import(/* webpackPrefetch: true */ "../../steel/tables/rowFilter").then(
      ({ rowIndex, rowsFound }) => {
        const index = rowIndex(tables)
        return (text: string) => rowsFound(index, text)
      },
    )
    return ready.current.then(
      (find) => find(typed),
      () => {
        ready.current = null
        return null
      },
    )
  }
}

/**
 * Hides the rows that were not found, and groups and families left without any; opens the groups when they are few. An
 * empty text shows all.
 */
function showRows(container: HTMLElement, found: ReadonlySet<string> | ""): void {
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
}
