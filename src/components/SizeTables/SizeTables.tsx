import * as React from "react"
import { createPortal } from "react-dom"
import type { CatalogueSize } from "../../steel/range/size"
import type { OpenSize } from "../../steel/calculator/entries"
import { opensElsewhere } from "../../hooks/focus"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import { PageLink } from "../PageLink/PageLink"
import { usePageAddress } from "../PageLink/usePageAddress"
import { INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { SizeFilter, type QuantityOf } from "./SizeFilter"
import { SizeSheet } from "./SizeSheet"
import { tableNotes, type SizeTable } from "../../steel/tables/sizeTable"
import { rowSizeId, tableHtml } from "./tableHtml"
import { BESIDE, useGroupTables } from "./useGroupTables"
import * as groups from "./SizeGroups.module.css"
import * as styles from "./SizeTables.module.css"
import { useWords } from "../../interface/words"

interface SizeTablesProps {
  tables: readonly SizeTable[]
  /** The size of each row, by the id in its link. */
  known: ReadonlyMap<string, CatalogueSize>
  /** The size drawn first; its group is open. */
  first: CatalogueSize
  /** Called with the size chosen in the tables, and the quantity typed with it. */
  onChoose: OpenSize
}

/** Nothing was typed. */
const noQuantities = { of: () => undefined }

interface Chosen {
  readonly size: CatalogueSize
  /** The cell added below the row; null if the drawing is beside the tables. */
  readonly below: HTMLElement | null
}

/**
 * Size tables with the drawing of the chosen size. Before hydration every size is in its `<details>`, with a link that adds it
 * to the inquiry list. After hydration an opened group is a table, and a row opens its drawing, figures and actions.
 */
export function SizeTables({ tables, known, first, onChoose }: SizeTablesProps) {
  const words = useWords("tables")
  const container = React.useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = React.useState<Chosen>({ size: first, below: null })
  const [quantities, setQuantities] = React.useState<{ readonly of: QuantityOf }>(noQuantities)

  const fillGroup = useGroupTables(container, tables)

  React.useEffect(() => {
    const root = container.current
    if (!root) return undefined
    const press = (event: MouseEvent) => {
      const target = event.target as Element
      // Before the group opens, so that its list never shows.
      const group = target.closest("summary")?.parentElement
      if (group instanceof HTMLDetailsElement) fillGroup(group)
      const row = target.closest("tbody tr")
      const link = row?.querySelector<HTMLAnchorElement>("th a")
      const size = link && known.get(rowSizeId(link))
      if (!row || !size || opensElsewhere(event)) return
      event.preventDefault()
      const wasOpen = row.nextElementSibling?.className === groups.below
      markRow(root, row)
      setChosen({ size, below: wasOpen || matchMedia(BESIDE).matches ? null : cellBelow(row) })
      onChoose(size, quantities.of(size))
    }
    root.addEventListener("click", press)
    return () => root.removeEventListener("click", press)
  }, [known, onChoose, fillGroup, quantities])

  const { below } = chosen
  React.useEffect(() => {
    const opened = below?.parentElement?.previousElementSibling?.querySelector("th a")
    opened?.setAttribute("aria-expanded", "true")
    return () => {
      opened?.setAttribute("aria-expanded", "false")
      below?.parentElement?.remove()
    }
  }, [below])

  return (
    <div className={styles.sizes}>
      <div className={styles.draw}>
        {below ? (
          <SizeSheet size={first} />
        ) : (
          <SizeSheet size={chosen.size} quantity={quantities.of(chosen.size)} />
        )}
      </div>
      <div ref={container}>
        <SizeFilter
          tables={tables}
          container={container}
          onFilter={(quantityOf) => {
            setQuantities({ of: quantityOf })
            setChosen(({ size }) => ({ size, below: null }))
          }}
          openGroup={(details) => {
            fillGroup(details)
            details.open = true
          }}
          onWeigh={onChoose}
        />
        {tables.map((table) => (
          <Family key={table.family} table={table} first={first} />
        ))}
        <PrintedNote />
        <p className={`${styles.notes} ${styles.further} no-print`}>
          <PageLink className="link" to="/weights">
            {words.howComputed}
          </PageLink>
          <PageLink className="link" to="/delivery-check">
            {words.checkDelivery}
          </PageLink>
        </p>
      </div>
      {below
        ? createPortal(
            <SizeSheet size={chosen.size} quantity={quantities.of(chosen.size)} />,
            below,
          )
        : null}
    </div>
  )
}

interface FamilyProps {
  table: SizeTable
  first: CatalogueSize
}

/** Says on paper that closed groups are left out. It is not in the HTML, where each of its bytes would delay the first paint. */
function PrintedNote() {
  const words = useWords("tables")
  return useIsHydrated() ? <p className={styles.printed}>{words.onlyOpenPrinted}</p> : null
}

/** One family of sizes. Never rendered again, so that what was opened, hidden or marked in its HTML stays. */
const Family = React.memo(function Family({ table, first }: FamilyProps) {
  const words = useWords("tables")
  const steel = useWords("steel")
  const listPage = usePageAddress()(INQUIRY_PAGE)
  const open =
    table.groups.length === 1
      ? table.groups[0]
      : table.groups.find(({ rows }) => rows.some(({ id }) => id === first.id))
  return (
    <section className={styles.family} data-family={table.family}>
      <h3>{steel.families[table.family]}</h3>
      <p className={styles.notes}>{[words.press, ...tableNotes(table, words)].join(" ")}</p>
      <div
        className={groups.groups}
        dangerouslySetInnerHTML={{ __html: tableHtml(table, words, listPage, open) }}
      />
    </section>
  )
})

function markRow(root: Element, row: Element): void {
  root.querySelector("[aria-current]")?.removeAttribute("aria-current")
  row.setAttribute("aria-current", "true")
}

/** Adds a row of one cell below a row. */
function cellBelow(row: Element): HTMLElement {
  const cell = document.createElement("td")
  cell.colSpan = row.children.length
  const below = document.createElement("tr")
  below.className = groups.below
  below.append(cell)
  row.after(below)
  return cell
}
