import type { ReadList } from "../../inquiry/storedList"
import { focusOnMount } from "../../hooks/focus"
import { Notice } from "../Notice/Notice"
import { useWords } from "../../interface/words"

interface SharedListProps {
  shared: ReadList
  /** Number of sizes on the visitor's own list. */
  own: number
  onReplace: () => void
  onMerge: () => void
  onKeep: () => void
}

/** Asks what to do with a shared list when the visitor already has one. */
export function SharedList({ shared, own, onReplace, onMerge, onKeep }: SharedListProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  return (
    <Notice icon="list" role="group" aria-labelledby="inquiry-shared">
      <h2 id="inquiry-shared" tabIndex={-1} ref={focusOnMount}>
        {words.linkOpens(steel.sizes(shared.lines.length))}
      </h2>
      <p>{words.ownHas(steel.sizes(own))}</p>
      <div className="btn-row">
        <button className="btn btn--main" type="button" onClick={onMerge}>
          {words.addToMine}
        </button>
        <button className="btn btn--line" type="button" onClick={onKeep}>
          {words.keepMine}
        </button>
        <button className="btn btn--line" type="button" onClick={onReplace}>
          {words.replaceMine}
        </button>
      </div>
    </Notice>
  )
}
