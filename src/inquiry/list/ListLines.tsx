import * as React from "react"
import { focusOnMount } from "../../hooks/focus"
import { useWords } from "../../interface/words"
import { ListLine } from "./ListLine"
import type { InquiryLine } from "./line"
import type { SizeOf } from "./list"
import { changeLine, inquiryLines, setLines, undo, type Undo } from "./useInquiryList"
import * as styles from "./ListLine.module.css"

interface ListLinesProps {
  lines: readonly InquiryLine[]
  /** The latest change that can be undone. */
  last: Undo | undefined
  sizeOf: SizeOf
  /** Whether the tables are still loading. */
  isPending: boolean
}

/** The lines of the list, with "Undo" where a line was removed, else above them. */
export function ListLines({ lines, last, sizeOf, isPending }: ListLinesProps) {
  const words = useWords("list")
  const remove = React.useCallback(
    (place: number, line: InquiryLine, name: string) => {
      // Another tab may have changed the list since this line was drawn.
      if (inquiryLines()[place] !== line) return
      setLines(inquiryLines().toSpliced(place, 1), words.removed(name), { place })
    },
    [words],
  )
  const keys = lineKeys(lines)
  const undoAt = last && Math.min(last.place ?? 0, lines.length)
  const undoLine = last ? <UndoLine key="undo" sentence={last.sentence} /> : null
  const isLong = lines.length > LONG ? styles.isLong : ""
  return (
    <ul className={`${styles.lines} ${isLong}`} aria-label={words.sizesOnList}>
      {lines.map((line, place) => (
        <React.Fragment key={keys[place]}>
          {undoAt === place ? undoLine : null}
          <ListLine
            place={place}
            line={line}
            size={line.kind === "size" ? sizeOf(line.sizeId) : null}
            isPending={isPending}
            onChange={changeLine}
            onRemove={remove}
          />
        </React.Fragment>
      ))}
      {undoAt === lines.length ? undoLine : null}
    </ul>
  )
}

/** Longer lists are drawn as far as they are seen. */
const LONG = 60

function UndoLine({ sentence }: { sentence: string }) {
  const words = useWords("list")
  return (
    <li className={styles.undo}>
      <span id="inquiry-undo">{sentence}</span>
      <button
        key={sentence}
        className="btn btn--text"
        type="button"
        ref={focusOnMount}
        aria-describedby="inquiry-undo"
        onClick={() => undo(words.undone)}
      >
        {words.undo}
      </button>
    </li>
  )
}

/** Keys that stay with their lines while others are added, removed or changed. */
function lineKeys(lines: readonly InquiryLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const name = line.kind === "size" ? line.sizeId : (line.product ?? "words")
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    return `${name} ${nth}`
  })
}
