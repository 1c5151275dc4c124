import { focusOnMount } from "../../hooks/focus"
import type { WantedSize } from "../../inquiry/wantedSize"
import { addToInquiry } from "../../stores/addToInquiry"
import { inquiryLines } from "../../stores/inquiryStore"
import { requestCatalogue } from "../../stores/sizeCatalogue"
import { amountText, quantityText } from "../../steel/quantity"
import { Icon } from "../Icon/Icon"
import * as styles from "./InquiryList.module.css"

/** The parts of a link that could not be read. */
export function Unreadable({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <div className={styles.notice} role="status">
      <Icon name="warning" />
      <div>
        <h2>Some of the link could not be read</h2>
        <ul>
          {sentences.map((sentence, place) => (
            <li key={place}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface AlreadyListedProps {
  wanted: WantedSize
  /** What the size is called. */
  name: string
  onDone: () => void
}

/** Asks whether to add more of a size that is already on the list. */
export function AlreadyListed({ wanted, name, onDone }: AlreadyListedProps) {
  const listed = inquiryLines().filter(({ sizeId }) => sizeId === wanted.sizeId)
  return (
    <div className={styles.notice} role="group" aria-labelledby="inquiry-listed">
      <Icon name="list" />
      <div>
        <h2 id="inquiry-listed" tabIndex={-1} ref={focusOnMount}>
          {name} is already on your list
        </h2>
        <p>{listed.map(({ quantity }) => quantityText(quantity)).join(" + ")}</p>
        <div className="btn-row">
          <button
            className="btn btn--line"
            type="button"
            onClick={() => {
              addToInquiry(wanted, name)
              onDone()
            }}
          >
            Add {amountText(wanted.quantity)} more
          </button>
          <button className="btn btn--line" type="button" onClick={onDone}>
            Leave it as it is
          </button>
        </div>
      </div>
    </div>
  )
}

/** Warns if the list cannot be stored or the tables could not be loaded. */
export function Limits({ isStored, hasTables }: { isStored: boolean; hasTables: boolean }) {
  return (
    <>
      {isStored ? null : (
        <p className={styles.line__note} role="status">
          Your list can’t be saved in this browser. Copy the link to keep it.
        </p>
      )}
      {hasTables ? null : (
        <p className={styles.line__note} role="status">
          The size tables could not be loaded, so some weights are missing.{" "}
          <button className="btn btn--text" type="button" onClick={requestCatalogue}>
            Try again
          </button>
        </p>
      )}
    </>
  )
}
