import * as React from "react"
import type { SizeOf } from "../../inquiry/inquiryList"
import { focusOnMount } from "../../hooks/focus"
import { ListLine } from "./ListLine"
import type { OwnList } from "./useOwnList"
import * as styles from "./ListLine.module.css"
import { useWords } from "../../interface/words"

interface ListLinesProps {
  list: OwnList
  sizeOf: SizeOf
  /** Whether the tables are still loading. */
  isPending: boolean
}

/** The lines of the list, and Undo where lines were removed. */
export function ListLines({ list, sizeOf, isPending }: ListLinesProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const { lines, undo, undoRefusal } = list
  if (lines.length === 0 && !undo) return null
  const keys = lineKeys(lines.map(({ sizeId }) => sizeId))
  const undoAt = undo && Math.min(undo.place, lines.length)
  const undoLine = undo ? (
    <li className={styles.undo}>
      <span id="inquiry-undo">
        {undo.sentence}
        {undoRefusal ? ` ${undoRefusal(steel)}` : null}
      </span>
      <button
        key={undo.sentence}
        className="btn btn--text"
        type="button"
        ref={focusOnMount}
        aria-describedby="inquiry-undo"
        onClick={list.takeBack}
      >
        {words.undo}
      </button>
    </li>
  ) : null
  return (
    <ul className={styles.lines} aria-label={words.sizesOnList}>
      {lines.map((line, place) => (
        <React.Fragment key={keys[place]}>
          {undoAt === place ? undoLine : null}
          <ListLine
            place={place}
            line={line}
            size={sizeOf(line.sizeId)}
            isPending={isPending}
            onChange={list.change}
            onRemove={list.remove}
          />
        </React.Fragment>
      ))}
      {undoAt === lines.length ? undoLine : null}
    </ul>
  )
}

/** Keys that stay with their lines while others are added or removed. */
function lineKeys(sizeIds: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return sizeIds.map((sizeId) => {
    const nth = (seen.get(sizeId) ?? 0) + 1
    seen.set(sizeId, nth)
    return `${sizeId} ${nth}`
  })
}
