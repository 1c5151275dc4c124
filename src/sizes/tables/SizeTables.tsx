import * as React from "react"
import { unbroken } from "../../kit/format/texts"
import type { Size } from "../../steel/range/size"
import type { OpenSize } from "../../calculator/entries"
import { useMediaQuery } from "../../kit/hooks/browser"
import { PageLink } from "../../kit/PageLink"
import type { FoundRows } from "./rowFilter"
import { SizeFilter } from "./SizeFilter"
import { SizeGroup } from "./SizeGroup"
import { SizeActions, SizeSheet } from "./SizeSheet"
import { sizeOfRow, type PageSizes, type PageTable } from "../../steel/tables/pageSizes"
import * as styles from "./SizeTables.module.css"
import { useWords } from "../../kit/words/words"

interface SizeTablesProps {
  sizes: PageSizes
  /** The size of the row drawn first, whose group is open. */
  first: Size
  /** Called with the size chosen in the tables, and the quantity typed with it. */
  onChoose: OpenSize
}

/** From this width the drawing is beside the tables; below it, each row opens its own. */
const BESIDE = "(min-width: 1024px)"

/** Opens the matching groups if there are no more than this. */
const FEW_GROUPS = 3

const groupKey = ({ family }: PageTable, place: number) => `${family} ${place}`

/**
 * Size tables with the drawing of the chosen size. Without scripts every size is in its `<details>`, with a link that adds it to
 * the inquiry list. With them an opened group is a table, and a row opens its actions below it, on a phone also its drawing.
 */
export function SizeTables({ sizes, first, onChoose }: SizeTablesProps) {
  const { tables, firstProperties } = sizes
  const words = useWords("tables")
  const isBeside = useMediaQuery(BESIDE)
  const [selected, setSelected] = React.useState<{ readonly id: string; readonly size: Size }>()
  // A phone paints the row that was pressed before it draws the size.
  const drawn = React.useDeferredValue(selected)
  const [found, setFound] = React.useState<FoundRows | null>(null)
  const [open, setOpen] = React.useState<ReadonlySet<string>>(() => firstOpen(sizes))
  const shown = React.useMemo(() => shownRows(tables, found), [tables, found])
  const quantityOf = (size: Size) => found?.quantityOf(size)

  const toggle = React.useCallback((key: string, isOpen: boolean) => {
    setOpen((before) => {
      if (before.has(key) === isOpen) return before
      const after = new Set(before)
      if (isOpen) after.add(key)
      else after.delete(key)
      return after
    })
  }, [])
  const pick = (id: string) => {
    const row = id === selected?.id ? undefined : allRows(tables).find((each) => each.id === id)
    const size = row && sizeOfRow(row)
    setSelected(size && { id, size })
    if (size) React.startTransition(() => onChoose(size, quantityOf(size)))
  }
  // The same function for all rows, so that a press draws only those that change.
  const latest = React.useRef(pick)
  React.useLayoutEffect(() => {
    latest.current = pick
  })
  const onPick = React.useCallback((id: string) => latest.current(id), [])
  const filter = (rows: FoundRows | null) => {
    setFound(rows)
    setSelected(undefined)
    const keys = shownRows(tables, rows).flatMap(({ groups }) => groups.map(({ key }) => key))
    if (rows && keys.length <= FEW_GROUPS) keys.forEach((key) => toggle(key, true))
  }

  const related = {
    "/weights": words.howComputed,
    "/delivery-check": words.checkDelivery,
    "/cutting-list": words.cuttingList,
  }
  const below = drawn ? (
    <>
      <SizeActions size={drawn.size} quantity={quantityOf(drawn.size)} />
      {isBeside ? null : <SizeSheet size={drawn.size} hasActions={false} />}
    </>
  ) : null

  return (
    <div className={`split ${styles.sizes}`}>
      <div className={styles.draw}>
        {drawn && isBeside ? (
          <SizeSheet size={drawn.size} hasActions={false} />
        ) : (
          <SizeSheet size={first} properties={firstProperties} quantity={quantityOf(first)} />
        )}
      </div>
      <div>
        <SizeFilter tables={tables} onFilter={filter} onWeigh={onChoose} />
        {shown.map(({ table, groups: rows }) => (
          <Family key={table.family} table={table} isHidden={rows.length === 0}>
            {rows.map(({ key, group, rows }) => (
              <SizeGroup
                key={key}
                id={key}
                group={group}
                rows={rows}
                isOpen={open.has(key)}
                onToggle={toggle}
                onPick={onPick}
                {...(rows.some(({ id }) => id === selected?.id) && { selectedId: selected?.id })}
                {...(rows.some(({ id }) => id === drawn?.id) && { drawnId: drawn?.id, below })}
              />
            ))}
          </Family>
        ))}
        <p className="print-only">{words.onlyOpenPrinted}</p>
        <p className={`cluster small ${styles.notes} no-print`}>
          {Object.entries(related).map(([to, text]) => (
            <PageLink key={to} className="link" to={to}>
              {text}
            </PageLink>
          ))}
        </p>
      </div>
    </div>
  )
}

function allRows(tables: readonly PageTable[]) {
  return tables.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
}

/** The groups that are open at first: that of the size drawn, and a group that is alone. */
function firstOpen({ tables, first }: PageSizes): ReadonlySet<string> {
  return new Set(
    tables.flatMap((table) => {
      const place = table.groups.findIndex(({ rows }) => rows.some(({ id }) => id === first.id))
      if (table.groups.length === 1) return groupKey(table, 0)
      return place < 0 ? [] : groupKey(table, place)
    }),
  )
}

/** The rows to show of each table, without the groups that the filter leaves empty. */
function shownRows(tables: readonly PageTable[], found: FoundRows | null) {
  return tables.map((table) => ({
    table,
    groups: table.groups.flatMap((group, place) => {
      const rows = found ? group.rows.filter(({ id }) => found.rows.has(id)) : group.rows
      return rows.length === 0 ? [] : { key: groupKey(table, place), group, rows }
    }),
  }))
}

interface FamilyProps {
  table: PageTable
  isHidden: boolean
  children: React.ReactNode
}

/** One family of sizes. */
function Family({ table, isHidden, children }: FamilyProps) {
  const { press } = useWords("tables")
  const steel = useWords("steel")
  return (
    <section className={styles.family} hidden={isHidden}>
      <h3>{steel.families[table.family]}</h3>
      <p className={`label ${styles.notes}`}>
        <span className="no-print">{`${press} `}</span>
        <span>{unbroken(table.notes.join(" "))}</span>
      </p>
      <div className={styles.groups}>{children}</div>
    </section>
  )
}
