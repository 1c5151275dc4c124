import * as React from "react"
import { usePageAddress } from "../PageLink/usePageAddress"
import { sizeDesignation, type CatalogueSize } from "../../steel/range/size"
import type { OpenSize } from "../../steel/calculator/entries"
import type { Quantity } from "../../steel/quantity"
import { Icon } from "../Icon/Icon"
import type { FoundRows } from "./rowFilter"
import { massText, type SizeTable } from "../../steel/tables/sizeTable"
import { rowLinks, rowSizeId, showRow } from "./tableHtml"
import * as styles from "./SizeTables.module.css"
import { useWords } from "../../interface/words"

interface SizeFilterProps {
  tables: readonly SizeTable[]
  /** The element that contains the tables. */
  container: React.RefObject<HTMLElement | null>
  /** Called with every filter, and with the quantity that was typed with a size. */
  onFilter: (quantityOf: QuantityOf) => void
  /** Opens a group with its table. */
  openGroup: (group: HTMLDetailsElement) => void
  /** Opens a size that is in no table in the calculator. */
  onWeigh: OpenSize
}

/** The quantity typed with a size; undefined for a size that was not asked for. */
export type QuantityOf = (size: CatalogueSize) => Quantity | undefined

/** The rows found, with the quantity typed with them. */
interface Found extends FoundRows {
  readonly quantityOf: QuantityOf
}

/** Opens the matching groups if there are no more than this. */
const FEW_GROUPS = 3

/** Filters the table rows by the typed size. Before hydration, it searches all sizes instead. */
export function SizeFilter({ tables, container, onFilter, openGroup, onWeigh }: SizeFilterProps) {
  const words = useWords("tables")
  const [typed, setTyped] = React.useState("")
  const [found, setFound] = React.useState<Found | null>(null)
  const search = useRowSearch(tables)

  const input = React.useRef<HTMLInputElement>(null)
  const address = usePageAddress()

  const filter = async (value: string) => {
    setTyped(value)
    const rows = await search(value)
    // Ignore answers to an earlier text.
    if (!container.current || input.current?.value !== value) return
    setFound(rows ?? notSearched(words.noSearch))
    if (!rows) return
    onFilter(rows.quantityOf)
    const shown = showRows(container.current, value.trim() && rows.rows)
    if (value.trim() && shown.length <= FEW_GROUPS) shown.forEach(openGroup)
  }

  const filterTyped = React.useEffectEvent(() => {
    if (input.current?.value) void filter(input.current.value)
  })
  // What was typed before hydration counts too. The input is uncontrolled, so nothing can overwrite it.
  React.useEffect(() => filterTyped(), [])

  return (
    <form
      className={styles.filter}
      role="search"
      action={`${address("/products")}#sizes`}
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor="size-filter">{words.find}</label>
      <div className={styles.filter__in}>
        <Icon name="search" />
        <input
          id="size-filter"
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          ref={input}
          onFocus={() => void search("")}
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

function notSearched(sentence: string): Found {
  return { rows: new Set(), sentence, isMissing: true, quantityOf: () => undefined }
}

interface MissingProps {
  found: Found
  typed: string
  onWeigh: SizeFilterProps["onWeigh"]
}

/** For a size not on this page: its computed weight, the calculator and the search of all sizes. */
function Missing({ found, typed, onWeigh }: MissingProps) {
  const { sentence, computed, quantityOf } = found
  const address = usePageAddress()
  const words = useWords("tables")
  const steel = useWords("steel")
  return (
    <>
      {sentence}{" "}
      {computed
        ? `${words.weighs(sizeDesignation(computed, steel), `${massText(computed.mass)}\u00a0${computed.massPer === "metre" ? "kg/m" : "kg/m²"}`)} `
        : null}
      <a
        className="link"
        href="#weight"
        onClick={() => {
          if (computed) onWeigh(computed, quantityOf(computed))
        }}
      >
        {words.calculate}
      </a>{" "}
      {words.or}{" "}
      <a className="link" href={address(`/products?q=${encodeURIComponent(typed)}`)}>
        {words.searchAll}
      </a>
      {words.stop}
    </>
  )
}

/** Returns a search of the table rows. Its code loads with the first search, also an empty one. */
function useRowSearch(tables: readonly SizeTable[]): (typed: string) => Promise<Found | null> {
  const words = useWords("tables")
  const steel = useWords("steel")
  const reading = useWords("reading")
  const ready = React.useRef<Promise<(typed: string) => Found>>(null)
  return (typed) => {
    ready.current ??= Promise.all([
      import("./rowFilter"),
      import("../../inquiry/paste/search"),
    ]).then(([{ rowIndex, rowsFound }, { certainQuantity }]) => {
      const index = rowIndex(tables)
      return (text: string) => {
        const found = rowsFound(index, text, { tables: words, reading, steel })
        const quantityOf: QuantityOf = (size) =>
          found.reading && (found.rows.has(size.id) || size === found.computed)
            ? certainQuantity(size, found.reading)
            : undefined
        return { ...found, quantityOf }
      }
    })
    return ready.current.then(
      (find) => find(typed),
      () => {
        ready.current = null
        return null
      },
    )
  }
}

/** Hides rows that do not match, and groups and families left empty; an empty text shows all. Returns the groups shown. */
function showRows(container: HTMLElement, found: ReadonlySet<string> | ""): HTMLDetailsElement[] {
  let count = 0
  const shown: HTMLDetailsElement[] = []
  for (const family of container.querySelectorAll<HTMLElement>("[data-family]")) {
    const shownBefore = shown.length
    for (const group of family.querySelectorAll("details")) {
      const countBefore = count
      for (const link of rowLinks(group)) {
        const isShown = found === "" || found.has(rowSizeId(link))
        if (isShown) count += 1
        showRow(link, isShown)
      }
      group.hidden = count === countBefore
      if (!group.hidden) shown.push(group)
    }
    family.hidden = shown.length === shownBefore
  }
  return shown
}
