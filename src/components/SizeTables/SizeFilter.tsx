import * as React from "react"
import { usePageAddress } from "../PageLink/usePageAddress"
import { sizeDesignation, sizeName, type Size } from "../../steel/range/size"
import { AddToInquiry } from "../../inquiry/list/AddToInquiry"
import type { OpenSize } from "../../calculator/entries"
import type { Quantity } from "../../steel/quantity"
import { Icon } from "../Icon/Icon"
import type { FoundRows } from "./rowFilter"
import { massText, type SizeTable } from "../../steel/tables/sizeTable"
import * as styles from "./SizeTables.module.css"
import { useWords } from "../../interface/words"

interface SizeFilterProps {
  tables: readonly SizeTable[]
  /** Called with the rows to show; null for all. */
  onFilter: (rows: FilteredRows | null) => void
  /** Opens a size that is in no table in the calculator. */
  onWeigh: OpenSize
}

/** The quantity typed with a size; undefined for a size that was not asked for. */
type QuantityOf = (size: Size) => Quantity | undefined

/** The rows found, with the quantity typed with them. */
export interface FilteredRows extends FoundRows {
  readonly quantityOf: QuantityOf
}

/** Filters the table rows by the typed size. Before hydration, it searches all sizes instead. */
export function SizeFilter({ tables, onFilter, onWeigh }: SizeFilterProps) {
  const words = useWords("tables")
  const [typed, setTyped] = React.useState("")
  const [found, setFound] = React.useState<FilteredRows | null>(null)
  const search = useRowSearch(tables)
  const input = React.useRef<HTMLInputElement>(null)
  const address = usePageAddress()

  const filter = async (value: string) => {
    setTyped(value)
    const rows = await search(value)
    // Ignore answers to an earlier text.
    if (input.current?.value !== value) return
    setFound(rows ?? notSearched(words.noSearch))
    if (rows) onFilter(value.trim() ? rows : null)
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
      <div className={styles.found} role="status">
        {typed.trim() === "" || !found ? null : found.isMissing ? (
          <Missing found={found} typed={typed} onWeigh={onWeigh} />
        ) : (
          <p>{found.sentence}</p>
        )}
      </div>
    </form>
  )
}

function notSearched(sentence: string): FilteredRows {
  return { rows: new Set(), sentence, isMissing: true, quantityOf: () => undefined }
}

interface MissingProps {
  found: FilteredRows
  typed: string
  onWeigh: SizeFilterProps["onWeigh"]
}

/** For a size not on this page: its computed weight, which can be added, the calculator and the search of all sizes. */
function Missing({ found, typed, onWeigh }: MissingProps) {
  const { sentence, computed, quantityOf } = found
  const address = usePageAddress()
  const words = useWords("tables")
  const steel = useWords("steel")
  const name = computed ? sizeDesignation(computed, steel) : ""
  const unit = computed?.massPer === "squareMetre" ? "kg/m²" : "kg/m"
  return (
    <>
      <p>
        <span>{sentence}</span>{" "}
        {computed ? (
          <span>{words.weighs(name, `${massText(computed.mass)}\u00a0${unit}`)} </span>
        ) : null}
        <a
          className="link"
          href="#weight"
          onClick={() => {
            if (computed) onWeigh(computed, quantityOf(computed))
          }}
        >
          {words.calculate}
        </a>{" "}
        <span>{words.or}</span>{" "}
        <a className="link" href={address(`/products?q=${encodeURIComponent(typed)}`)}>
          {words.searchAll}
        </a>
        <span>{words.stop}</span>
      </p>
      {computed && computed.massPer === "metre" ? (
        <AddToInquiry
          key={computed.id}
          sizeId={computed.id}
          quantity={quantityOf(computed)}
          name={sizeName(computed, steel)}
        />
      ) : null}
    </>
  )
}

/** Returns a search of the table rows. Its code loads with the first search, also an empty one. */
function useRowSearch(
  tables: readonly SizeTable[],
): (typed: string) => Promise<FilteredRows | null> {
  const words = useWords("tables")
  const steel = useWords("steel")
  const reading = useWords("reading")
  const ready = React.useRef<Promise<(typed: string) => FilteredRows>>(null)
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
