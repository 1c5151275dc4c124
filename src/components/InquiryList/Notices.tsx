import { focusOnMount } from "../../hooks/focus"
import type { WantedSize } from "../../inquiry/wantedSize"
import { addToInquiry } from "../../stores/addToInquiry"
import { inquiryLines } from "../../stores/inquiryStore"
import { requestCatalogue } from "../../stores/sizeCatalogue"
import { amountText, quantityText } from "../../steel/quantity"
import { Notice } from "../Notice/Notice"
import { useWords } from "../../interface/words"

/** The parts of a link that could not be read. */
export function Unreadable({ sentences }: { sentences: readonly string[] }) {
  const words = useWords("list")
  if (sentences.length === 0) return null
  return (
    <Notice role="status">
      <h2>{words.unreadableHeading}</h2>
      <ul>
        {sentences.map((sentence, place) => (
          <li key={place}>{sentence}</li>
        ))}
      </ul>
    </Notice>
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
  const steel = useWords("steel")
  const words = useWords("list")
  const listed = inquiryLines().filter(({ sizeId }) => sizeId === wanted.sizeId)
  return (
    <Notice icon="list" role="group" aria-labelledby="inquiry-listed">
      <h2 id="inquiry-listed" tabIndex={-1} ref={focusOnMount}>
        {words.alreadyListed(name)}
      </h2>
      <p>{listed.map(({ quantity }) => quantityText(quantity, steel)).join(" + ")}</p>
      <div className="btn-row">
        <button
          className="btn btn--line"
          type="button"
          onClick={() => {
            addToInquiry(wanted, steel, name)
            onDone()
          }}
        >
          {steel.addMore(amountText(wanted.quantity, steel))}
        </button>
        <button className="btn btn--line" type="button" onClick={onDone}>
          {words.leave}
        </button>
      </div>
    </Notice>
  )
}

/** Warns if the list cannot be stored or the tables could not be loaded. */
export function Limits({ isStored, hasTables }: { isStored: boolean; hasTables: boolean }) {
  const words = useWords("list")
  return (
    <>
      {isStored ? null : (
        <p className="label" role="status">
          {words.notStored}
        </p>
      )}
      {hasTables ? null : (
        <p className="label" role="status">
          {words.tablesMissing}{" "}
          <button className="btn btn--text" type="button" onClick={requestCatalogue}>
            {words.tryAgain}
          </button>
        </p>
      )}
    </>
  )
}
