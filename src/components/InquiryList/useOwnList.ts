import * as React from "react"
import { addLine, changeLine, countText, removeLine } from "../../inquiry/inquiryList"
import { MOST_LINES } from "../../inquiry/storedList"
import type { WantedSize } from "../../inquiry/wantedSize"
import { inquiryLines, setInquiryLines, useInquiryLines } from "../../stores/inquiryStore"

/** The way back from a change that took lines off the list. */
interface Undo {
  /** "ISMB 200 removed." */
  readonly sentence: string
  /** Where the lines were. */
  readonly place: number
  /** The list with them again, made of the list as it is then. */
  readonly restored: (lines: readonly WantedSize[]) => readonly WantedSize[]
}

/** The visitor's list and everything the page does with it. */
export interface OwnList {
  readonly lines: readonly WantedSize[]
  readonly undo: Undo | undefined
  /** False where this browser stores nothing. */
  readonly isStored: boolean
  readonly change: (place: number, wanted: WantedSize) => void
  readonly remove: (place: number, line: WantedSize, name: string) => void
  readonly clear: () => void
  readonly replace: (lines: readonly WantedSize[]) => void
  /** Adds all of some lines, or none; says why none could be added. */
  readonly addAll: (more: readonly WantedSize[]) => string | null
  readonly takeBack: () => void
}

/** The visitor's list, with a way back from every change that takes lines off it. */
export function useOwnList(): OwnList {
  const lines = useInquiryLines()
  const [undo, setUndo] = React.useState<Undo>()
  const [isStored, setIsStored] = React.useState(true)

  const store = React.useCallback((next: readonly WantedSize[], news?: string) => {
    setIsStored(setInquiryLines(next, news))
  }, [])
  const change = React.useCallback(
    (place: number, wanted: WantedSize) => {
      const changed = changeLine(inquiryLines(), place, wanted.quantity)
      if (!changed.refusal) store(changed.lines)
    },
    [store],
  )
  const remove = React.useCallback(
    (place: number, line: WantedSize, name: string) => {
      const before = inquiryLines()
      // Another tab may have changed the list since this line was drawn.
      if (before[place]?.sizeId !== line.sizeId) return
      const removed = before[place]
      const sentence = `${name} removed.`
      setUndo({ sentence, place, restored: (now) => now.toSpliced(place, 0, removed) })
      store(removeLine(before, place), sentence)
    },
    [store],
  )
  const clear = () => {
    const sentence = `${countText(lines.length)} removed.`
    setUndo({ sentence, place: 0, restored: (now) => [...lines, ...now] })
    store([], sentence)
  }
  const replace = (next: readonly WantedSize[]) => {
    const before = inquiryLines()
    const sentence = `Your list of ${countText(before.length)} was replaced.`
    setUndo({ sentence, place: 0, restored: () => before })
    store(next, sentence)
  }
  const addAll = (more: readonly WantedSize[]) => {
    const { lines: next, refusal } = withLines(inquiryLines(), more)
    if (!refusal) store(next)
    return refusal
  }
  const takeBack = () => {
    const restored = undo?.restored(inquiryLines())
    if (!restored || restored.length > MOST_LINES) return
    setUndo(undefined)
    store(restored, "Undone.")
  }
  return { lines, undo, isStored, change, remove, clear, replace, addAll, takeBack }
}

/** A list with more lines; at the first that is refused, nothing is added. */
function withLines(lines: readonly WantedSize[], more: readonly WantedSize[]) {
  let changed: ReturnType<typeof addLine> = { lines, refusal: null }
  for (const line of more) {
    changed = addLine(changed.lines, line)
    if (changed.refusal) return { lines, refusal: changed.refusal }
  }
  return changed
}
