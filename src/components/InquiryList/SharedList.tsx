import { countText } from "../../inquiry/inquiryList"
import type { ReadList } from "../../inquiry/storedList"
import { focusOnMount } from "../../hooks/focus"
import { Icon } from "../Icon/Icon"
import * as styles from "./InquiryList.module.css"

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
  return (
    <div className={styles.notice} role="group" aria-labelledby="inquiry-shared">
      <Icon name="list" />
      <div>
        <h2 id="inquiry-shared" tabIndex={-1} ref={focusOnMount}>
          This link opens a list of {countText(shared.lines.length)}
        </h2>
        <p>
          Your own list in this browser has {countText(own)}. Sizes on both lists are added up if
          you add the lists.
        </p>
        <div className="btn-row">
          <button className="btn btn--main" type="button" onClick={onMerge}>
            Add to mine
          </button>
          <button className="btn btn--line" type="button" onClick={onKeep}>
            Keep mine
          </button>
          <button className="btn btn--line" type="button" onClick={onReplace}>
            Replace mine
          </button>
        </div>
      </div>
    </div>
  )
}
