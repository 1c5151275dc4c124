import * as React from "react"
import { Notice } from "../../components/Notice/Notice"
import { focusOnMount } from "../../hooks/focus"
import { useWords } from "../../interface/words"
import { sizeDesignation } from "../../steel/range/size"
import type { SteelSay } from "../../interface/catalogue"
import { lineText, type InquiryLine } from "./line"
import { hasList, readAddition, readListLink, type LinkedList } from "./link"
import { countText, listTotals, shownLine, totalText, type SizeOf } from "./list"
import { lineSentence } from "./message"
import { addLines, inquiryLines, isListStored, setLines } from "./useInquiryList"
import * as styles from "./InquiryList.module.css"

interface FromAddressProps {
  /** The page's address; it may name a line to add or contain a list. */
  address: { readonly search: string; readonly hash: string }
  sizeOf: SizeOf
  /** Whether the tables are still loading: until then it is not known whether there is such a size. */
  isPending: boolean
}

/**
 * What the page's address brings: a line to add, or a list that somebody shared. A shared list becomes the visitor's own if he
 * has none; otherwise it opens beside his, and he adds it or takes it instead. What is done leaves the address, so that a reload
 * does not repeat it.
 */
export function FromAddress({ address: { search, hash }, sizeOf, isPending }: FromAddressProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const { loading } = useWords("paste")
  const [faults, setFaults] = React.useState<readonly SteelSay[]>([])
  const [shared, setShared] = React.useState<LinkedList | null>(null)

  const isAwaited = isPending && new URLSearchParams(search).has("add")

  const take = React.useEffectEvent((): readonly SteelSay[] => {
    const linked = hasList(hash) ? readListLink(hash) : null
    if (linked) {
      const own = inquiryLines()
      if (own.length > 0 && linked.lines.length > 0 && !isSame(own, linked.lines)) {
        setShared(linked)
        return linked.unreadable
      }
      if (own.length === 0) setLines(linked.lines, words.opened(countText(linked.lines, steel)))
      if (isListStored()) forgetAddress()
      return linked.unreadable
    }
    const addition = readAddition(search)
    if (!addition) return []
    if ("fault" in addition) return [addition.fault]
    const { line, text } = addition
    const size = line.kind === "size" ? sizeOf(line.sizeId) : null
    if (line.kind === "size" && !size) {
      forgetAddress()
      return [() => words.noSuchSize(text)]
    }
    const name = line.kind === "words" ? line.words : size ? sizeDesignation(size, steel) : text
    const refusal = addLines([line], words.added(name))
    // A line that cannot be stored stays in the address, so that a reload adds it again.
    if (isListStored()) forgetAddress()
    return refusal ? [refusal] : []
  })
  // Before the browser paints, so that a list that arrives is never called empty.
  React.useLayoutEffect(() => {
    if (!isAwaited) setFaults(take())
  }, [isAwaited, search, hash])

  const done = (refusal: SteelSay | null) => {
    if (refusal) setFaults([refusal])
    setShared(null)
    forgetAddress()
  }
  return (
    <>
      {isAwaited ? <p className="lead">{loading}</p> : null}
      {faults.length > 0 ? (
        <Notice role="status">
          <h2>{words.unreadableHeading}</h2>
          <ul>
            {faults.map((say, place) => (
              <li key={place}>{say(steel)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {shared ? <SharedList lines={shared.lines} sizeOf={sizeOf} onDone={done} /> : null}
    </>
  )
}

interface SharedListProps {
  lines: readonly InquiryLine[]
  sizeOf: SizeOf
  onDone: (refusal: SteelSay | null) => void
}

/** A list that somebody shared, beside the visitor's own. */
function SharedList({ lines, sizeOf, onDone }: SharedListProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const shown = lines.map((line) => shownLine(line, sizeOf, steel))
  const own = inquiryLines()
  const count = countText(lines, steel)
  const replace = () => {
    setLines(lines, words.replaced(countText(own, steel)))
    onDone(null)
  }
  return (
    <Notice icon="list" role="group" aria-labelledby="inquiry-shared">
      <h2 id="inquiry-shared" tabIndex={-1} ref={focusOnMount}>
        {words.linkOpens(`${count}, ${totalText(listTotals(shown), steel)}`)}
      </h2>
      <ol className={styles.shared}>
        {shown.map((line, place) => (
          <li key={place}>{lineSentence(line, steel)}</li>
        ))}
      </ol>
      <p>{words.ownHas(countText(own, steel))}</p>
      <div className="btn-row">
        <button
          className="btn btn--main"
          type="button"
          onClick={() => onDone(addLines(lines, words.added(count)))}
        >
          {words.addToMine}
        </button>
        <button className="btn btn--line" type="button" onClick={replace}>
          {words.replaceMine}
        </button>
        <button className="btn btn--text" type="button" onClick={() => onDone(null)}>
          {words.keepMine}
        </button>
      </div>
    </Notice>
  )
}

function isSame(one: readonly InquiryLine[], other: readonly InquiryLine[]): boolean {
  return one.map(lineText).join("_") === other.map(lineText).join("_")
}

function forgetAddress(): void {
  window.history.replaceState(window.history.state, "", window.location.pathname)
}
