import * as React from "react"
import { useIsHydrated } from "../../kit/hooks/hydrated"
import { addAddress, INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { usePageAddress } from "../../kit/PageLink"
import type { PageGroup as Group, PageRow, SizeColumn } from "../../steel/tables/pageSizes"
import { useWords } from "../../kit/words/words"
import * as styles from "./SizeTables.module.css"

interface SizeGroupProps {
  /** Its key among the groups of the page. */
  id: string
  group: Group
  /** The rows to show. */
  rows: readonly PageRow[]
  isOpen: boolean
  onToggle: (id: string, isOpen: boolean) => void
  onPick: (rowId: string) => void
  /** The row that is picked. */
  selectedId?: string | null
  /** What opens below a row: the one picked or, until the new one is drawn, the one before. */
  drawnId?: string | null
  below?: React.ReactNode
}

/**
 * A group of sizes. Closed, it is a list of its sizes with their weights, which has two elements for a size where the table has
 * eight; open, it is a table.
 */
export const SizeGroup = React.memo(function SizeGroup(props: SizeGroupProps) {
  const { id, group, isOpen, onToggle } = props
  const details = React.useRef<HTMLDetailsElement>(null)
  React.useEffect(() => {
    if (details.current?.open) onToggle(id, true)
  }, [id, onToggle])
  return (
    <details
      ref={details}
      open={isOpen}
      // It may be open already when scripts arrive.
      suppressHydrationWarning
      onToggle={(event) => onToggle(id, event.currentTarget.open)}
    >
      <summary
        className="label"
        onClick={(event) => {
          // Opens by state, so that the list never shows.
          event.preventDefault()
          onToggle(id, !isOpen)
        }}
      >
        <b className="t22">{group.title}</b>
        <span>{group.detail}</span>
      </summary>
      {isOpen ? <OpenGroup {...props} /> : <ClosedGroup {...props} />}
    </details>
  )
})

function OpenGroup({ group, rows, onPick, selectedId, drawnId, below }: SizeGroupProps) {
  const words = useWords("tables")
  const { title, labelColumn, columns } = group
  return (
    <table className="table">
      <caption className="vh">{words.caption(title)}</caption>
      <thead>
        <tr>
          {[labelColumn, ...columns].map((column, place) => (
            <th scope="col" key={place}>
              {columnHead(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <React.Fragment key={row.id}>
            <tr
              aria-current={row.id === selectedId || undefined}
              onClick={({ target }) => {
                // Its button picks it, too.
                if (!(target instanceof Element && target.closest("a, button"))) onPick(row.id)
              }}
            >
              <th scope="row">
                <RowName row={row} group={group} isOpen={row.id === selectedId} onPick={onPick} />
                {row.tradeMass ? (
                  <small className="label">{words.byOldChart(row.tradeMass)}</small>
                ) : null}
              </th>
              {row.cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
            {row.id === drawnId ? (
              <tr className={styles.below} ref={showActions}>
                <td colSpan={columns.length + 1}>{below}</td>
              </tr>
            ) : null}
          </React.Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** Scrolls just as far as it takes to see what can be done with the picked size. */
function showActions(row: HTMLElement | null) {
  row?.querySelector(".btn-row")?.scrollIntoView({ block: "nearest" })
}

interface RowNameProps {
  row: PageRow
  group: Group
  isOpen: boolean
  onPick: (rowId: string) => void
}

/** The name of a row: without scripts a link that adds the size, with them the button that opens it. */
function RowName({ row: { id, label }, group, isOpen, onPick }: RowNameProps) {
  const address = usePageAddress()
  const name = rowName(label, group)
  return useIsHydrated() ? (
    <button type="button" aria-label={name} aria-expanded={isOpen} onClick={() => onPick(id)}>
      {label}
    </button>
  ) : (
    <a aria-label={name} href={addAddress(id, address(INQUIRY_PAGE))}>
      {label}
    </a>
  )
}

/** "100 × 100, 2.6 mm". "ISMB 200" is a full name by itself. */
function rowName(label: string, { title, labelColumn: { unit } }: Group): string {
  return unit === "" ? label : [title, `${label}\u00a0${unit}`].join(", ")
}

/** "4 mm 11.73 kg/m" for each size. The charts under Downloads have the other figures for readers without scripts. */
function ClosedGroup({ group: { labelColumn, columns }, rows }: SizeGroupProps) {
  const words = useWords("tables")
  const address = usePageAddress()
  const [weight] = columns
  return (
    <ul className="ruled">
      {rows.map(({ id, label, cells: [mass = ""], tradeMass }) => {
        const unit = Number.isNaN(Number(label)) ? "" : `\u00a0${labelColumn.unit}`
        const trade = tradeMass ? `, ${words.byOldChart(tradeMass)}` : ""
        return (
          <li key={id}>
            <a href={addAddress(id, address(INQUIRY_PAGE))}>{label + unit}</a>
            {` ${mass}\u00a0${weight?.unit ?? ""}${trade}`}
          </li>
        )
      })}
    </ul>
  )
}

/** The style sheet breaks the line before the unit. */
function columnHead({ head, unit }: SizeColumn): string {
  return [head, unit].filter(Boolean).join("\n")
}
