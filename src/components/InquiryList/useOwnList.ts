import * as React from "react"
import {
  addedSince,
  changeLine,
  removeLine,
  withLines,
  type ChangedList,
} from "../../inquiry/inquiryList"
import type { WantedSize } from "../../inquiry/wantedSize"
import {
  inquiryLines,
  setInquiryLines,
  useInquiryLines,
  useIsListStored,
} from "../../stores/inquiryStore"
import { useWords } from "../../interface/words"
import type { SteelSay } from "../../interface/catalogue"

/** How to undo a removal. */
interface Undo {
  /** "ISMB 200 removed." */
  readonly sentence: string
  /** Where the lines were. */
  readonly place: number
  /** Puts the lines back into the list as it is now. */
  readonly restored: (lines: readonly WantedSize[]) => ChangedList
  /** Whether the list had no room when it was last tried. */
  readonly isRefused?: boolean
}

/** The visitor's list and the actions on it. */
export interface OwnList {
  readonly lines: readonly WantedSize[]
  readonly undo: Undo | undefined
  /** Why Undo did nothing, as long as that holds. */
  readonly undoRefusal: SteelSay | null
  /** False if this browser cannot store the list. */
  readonly isStored: boolean
  readonly change: (place: number, wanted: WantedSize) => void
  readonly remove: (place: number, line: WantedSize, name: string) => void
  readonly clear: () => void
  readonly replace: (lines: readonly WantedSize[]) => void
  /** Adds all lines or none; returns why none could be added. */
  readonly addAll: (more: readonly WantedSize[]) => SteelSay | null
  readonly takeBack: () => void
}

/** The visitor's list, with Undo for every removal. */
export function useOwnList(): OwnList {
  const steel = useWords("steel")
  const words = useWords("list")
  const lines = useInquiryLines()
  const [undo, setUndo] = React.useState<Undo>()
  const isStored = useIsListStored()

  const change = React.useCallback((place: number, wanted: WantedSize) => {
    const changed = changeLine(inquiryLines(), place, wanted.quantity)
    if (!changed.refusal) setInquiryLines(changed.lines)
  }, [])
  const remove = React.useCallback(
    (place: number, line: WantedSize, name: string) => {
      const before = inquiryLines()
      // Another tab may have changed the list since this line was rendered.
      if (before[place]?.sizeId !== line.sizeId) return
      const removed = before[place]
      const sentence = words.removed(name)
      setUndo({
        sentence,
        place,
        restored: (now) => withLines(now.slice(0, place), [removed, ...now.slice(place)]),
      })
      setInquiryLines(removeLine(before, place), sentence)
    },
    [words],
  )
  const clear = () => {
    const sentence = words.removed(steel.sizes(lines.length))
    setUndo({ sentence, place: 0, restored: (now) => withLines(lines, now) })
    setInquiryLines([], sentence)
  }
  const replace = (next: readonly WantedSize[]) => {
    const before = inquiryLines()
    const sentence = words.replaced(steel.sizes(before.length))
    setUndo({ sentence, place: 0, restored: (now) => withLines(before, addedSince(next, now)) })
    setInquiryLines(next, sentence)
  }
  const addAll = (more: readonly WantedSize[]) => {
    const { lines: next, refusal } = withLines(inquiryLines(), more)
    if (!refusal) setInquiryLines(next)
    return refusal
  }
  const takeBack = () => {
    if (!undo) return
    const { lines: restored, refusal } = undo.restored(inquiryLines())
    setUndo(refusal ? { ...undo, isRefused: true } : undefined)
    setInquiryLines(refusal ? inquiryLines() : restored, refusal?.(steel) ?? words.undone)
  }
  const undoRefusal = undo?.isRefused ? undo.restored(lines).refusal : null
  return { lines, undo, undoRefusal, isStored, change, remove, clear, replace, addAll, takeBack }
}
