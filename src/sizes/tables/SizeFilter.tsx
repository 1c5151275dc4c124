import * as React from "react"
import type { OpenSize } from "../../calculator/entries"
import { AddToInquiry } from "../../inquiry/list/AddToInquiry"
import { useWords } from "../../kit/words/words"
import { sizeDesignation, sizeName } from "../../steel/range/size"
import { massFigure } from "../../steel/format"
import type { PageTable } from "../../steel/tables/pageSizes"
import { Icon } from "../../kit/blocks/Icon"
import { usePageAddress } from "../../kit/PageLink"
import type { FoundRows } from "./rowFilter"
import * as fields from "../../kit/blocks/Field.module.css"
import * as styles from "./SizeTables.module.css"

interface SizeFilterProps {
  tables: readonly PageTable[]
  /** Called with the rows to show; null for all. */
  onFilter: (rows: FoundRows | null) => void
  /** Opens a size that is in no table in the calculator. */
  onWeigh: OpenSize
}

/** Filters the table rows by the typed size. Before hydration, it searches all sizes instead. */
export function SizeFilter({ tables, onFilter, onWeigh }: SizeFilterProps) {
  const words = useWords("tables")
  const [typed, setTyped] = React.useState("")
  const [found, setFound] = React.useState<FoundRows | null>(null)
  const search = useRowSearch(tables)
  const input = React.useRef<HTMLInputElement>(null)
  const address = usePageAddress()

  const filter = async (value: string) => {
    setTyped(value)
    const rows = await search(value)
    // Ignore answers to an earlier text.
    if (input.current?.value !== value) return
    setFound(rows)
    if (rows) onFilter(value.trim() ? rows : null)
  }
  const filterTyped = React.useEffectEvent(() => {
    if (input.current?.value) void filter(input.current.value)
  })
  // What was typed before hydration counts too. The input is uncontrolled, so nothing can overwrite it.
  React.useEffect(() => filterTyped(), [])

  const answer = () => {
    if (typed.trim() === "") return null
    if (!found) return <p>{words.noSearch}</p>
    return found.isMissing ? (
      <Missing found={found} typed={typed} onWeigh={onWeigh} />
    ) : (
      <p>{found.sentence}</p>
    )
  }
  return (
    <form
      className={`stack ${styles.filter}`}
      role="search"
      action={`${address("/products")}#sizes`}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={fields.label} htmlFor="size-filter">
        {words.find}
      </label>
      <div className={styles.filter__in}>
        <Icon name="search" />
        <input
          className={fields.control}
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
      <div className={`stack small muted ${styles.found}`} role="status">
        {answer()}
      </div>
    </form>
  )
}

interface MissingProps {
  found: FoundRows
  typed: string
  onWeigh: SizeFilterProps["onWeigh"]
}

/** For a size not on this page: its computed weight, which can be added, the calculator and the search of all sizes. */
function Missing({ found: { sentence, computed, quantityOf }, typed, onWeigh }: MissingProps) {
  const address = usePageAddress()
  const words = useWords("tables")
  const steel = useWords("steel")
  const unit = computed?.massPer === "squareMetre" ? "kg/m²" : "kg/m"
  return (
    <>
      <p>
        <span>{sentence}</span>{" "}
        {computed ? (
          <span>
            {words.weighs(
              sizeDesignation(computed, steel),
              `${massFigure(computed.mass)}\u00a0${unit}`,
            )}{" "}
          </span>
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
      {computed?.massPer === "metre" ? (
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

/** Returns a search of the table rows. Its code loads with the first search, also an empty one; null if that fails. */
function useRowSearch(tables: readonly PageTable[]): (typed: string) => Promise<FoundRows | null> {
  const words = {
    tables: useWords("tables"),
    steel: useWords("steel"),
    reading: useWords("reading"),
  }
  const ready = React.useRef<Promise<(typed: string) => FoundRows>>(null)
  return (typed) => {
    // Fetched ahead, so that a page that was read can be searched without network; it runs when it is wanted.
    ready.current ??= import(/* webpackPrefetch: true */ "./rowFilter").then(
      ({ rowIndex, rowsFound }) => {
        const index = rowIndex(tables)
        return (text) => rowsFound(index, text, words)
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
