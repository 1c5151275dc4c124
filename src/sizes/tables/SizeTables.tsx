import * as React from "react"
import type { Size } from "../../steel/range/size"
import type { OpenSize } from "../../calculator/entries"
import { useMediaQuery } from "../../site/hooks/browser"
import { PageLink } from "../../site/PageLink"
import type { FoundRows } from "./rowFilter"
import { SizeFilter } from "./SizeFilter"
import { SizeGroup } from "./SizeGroup"
import { SizeActions, SizeSheet } from "./SizeSheet"
import { tableNotes, type SizeTable } from "../../steel/tables/sizeTable"
import * as styles from "./SizeTables.module.css"
import { useWords } from "../../site/words/words"

interface SizeTablesProps {
  tables: readonly SizeTable[]
  /** The size of each row. */
  known: ReadonlyMap<string, Size>
  /** The size drawn first; its group is open. */
  first: Size
  /** Called with the size chosen in the tables, and the quantity typed with it. */
  onChoose: OpenSize
}

/** From this width the drawing is beside the tables; below it, each row opens its own. */
const BESIDE = "(min-width: 1024px)"

/** Opens the matching groups if there are no more than this. */
const FEW_GROUPS = 3

const keyOf = ({ family }: SizeTable, place: number) => `${family} ${place}`

/**
 * Size tables with the drawing of the chosen size. Without scripts every size is in its `<details>`, with a link that adds it to
 * the inquiry list. With them an opened group is a table, and a row opens its actions below it, on a phone also its drawing.
 */
export function SizeTables({ tables, known, first, onChoose }: SizeTablesProps) {
  const words = useWords("tables")
  const isBeside = useMediaQuery(BESIDE)
  const [selectedId, setSelectedId] = React.useState<string | null>(null)
  const [found, setFound] = React.useState<FoundRows | null>(null)
  const [open, setOpen] = React.useState<ReadonlySet<string>>(() => firstOpen(tables, first))
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
  const pick = React.useEffectEvent((id: string) => {
    const size = known.get(id)
    setSelectedId(id === selectedId ? null : id)
    if (size && id !== selectedId) onChoose(size, quantityOf(size))
  })
  const [onPick] = React.useState(() => (id: string) => pick(id))
  const filter = (rows: FoundRows | null) => {
    setFound(rows)
    setSelectedId(null)
    const keys = shownRows(tables, rows).flatMap(({ groups }) => groups.map(({ key }) => key))
    if (rows && keys.length <= FEW_GROUPS) keys.forEach((key) => toggle(key, true))
  }

  const selected = selectedId === null ? undefined : known.get(selectedId)
  const below = selected ? (
    isBeside ? (
      <SizeActions size={selected} quantity={quantityOf(selected)} />
    ) : (
      <SizeSheet size={selected} quantity={quantityOf(selected)} />
    )
  ) : null

  return (
    <div className={`split ${styles.sizes}`}>
      <div className={styles.draw}>
        {selected && isBeside ? (
          <SizeSheet size={selected} hasActions={false} />
        ) : (
          <SizeSheet size={first} quantity={quantityOf(first)} />
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
                {...(rows.some(({ id }) => id === selectedId) && { selectedId, below })}
              />
            ))}
          </Family>
        ))}
        <p className="print-only">{words.onlyOpenPrinted}</p>
        <p className={`cluster small ${styles.notes} no-print`}>
          <PageLink className="link" to="/weights">
            {words.howComputed}
          </PageLink>
          <PageLink className="link" to="/delivery-check">
            {words.checkDelivery}
          </PageLink>
        </p>
      </div>
    </div>
  )
}

/** The groups that are open at first: that of the size drawn, and a group that is alone. */
function firstOpen(tables: readonly SizeTable[], first: Size): ReadonlySet<string> {
  return new Set(
    tables.flatMap((table) => {
      const place = table.groups.findIndex(({ rows }) => rows.some(({ id }) => id === first.id))
      if (table.groups.length === 1) return keyOf(table, 0)
      return place < 0 ? [] : keyOf(table, place)
    }),
  )
}

/** The rows to show of each table, without the groups that the filter leaves empty. */
function shownRows(tables: readonly SizeTable[], found: FoundRows | null) {
  return tables.map((table) => ({
    table,
    groups: table.groups.flatMap((group, place) => {
      const rows = found ? group.rows.filter(({ id }) => found.rows.has(id)) : group.rows
      return rows.length === 0 ? [] : { key: keyOf(table, place), group, rows }
    }),
  }))
}

interface FamilyProps {
  table: SizeTable
  isHidden: boolean
  children: React.ReactNode
}

/** One family of sizes. */
function Family({ table, isHidden, children }: FamilyProps) {
  const words = useWords("tables")
  const steel = useWords("steel")
  return (
    <section className={styles.family} hidden={isHidden}>
      <h3>{steel.families[table.family]}</h3>
      <p className={`label ${styles.notes}`}>
        {[words.press, ...tableNotes(table, words)].join(" ")}
      </p>
      <div className={styles.groups}>{children}</div>
    </section>
  )
}
