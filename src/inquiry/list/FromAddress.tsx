import * as React from "react"
import { Notice } from "../../kit/blocks/Notice"
import { focusOnMount } from "../../kit/hooks/focus"
import { useWords } from "../../kit/words/words"
import type { SteelSentence } from "../../kit/words/catalogue"
import { countText, lineText, noLead, type InquiryLine } from "./line"
import { hasList, readAddition, readListLink } from "./link"
import { lineSentence, shownLine, shownList } from "./list"
import { useSizeOf } from "../../catalogue/sizeCatalogue"
import { addLines, inquiryLines, keptList, replaceLines } from "./useInquiryList"
import { usePlainHash } from "./sending"
import * as styles from "./InquiryList.module.css"

interface FromAddressProps {
  /** The page's address; it may name a line to add or contain a list. */
  address: { readonly search: string; readonly hash: string }
  /** Whether the tables are still loading. */
  isPending: boolean
}

const none = { lines: [] as readonly InquiryLine[], lead: noLead }

/**
 * What the page's address brings: a line to add, or a list that somebody shared. A shared list becomes the visitor's own if he
 * has none; otherwise it opens beside his, and he adds it or takes it instead. What is done leaves the address, so that a reload
 * does not repeat it; what cannot be stored stays there, so that a reload brings it again.
 */
export function FromAddress({ address, isPending }: FromAddressProps) {
  const arrived = useAddress(address)
  const { search } = arrived
  const hash = usePlainHash(arrived.hash)
  const { catalogue, sizeOf } = useSizeOf(false)
  const steel = useWords("steel")
  const words = useWords("list")
  const [faults, setFaults] = React.useState<readonly SteelSentence[]>([])
  const [shared, setShared] = React.useState(none)
  const isAwaited = hash === undefined || (isPending && new URLSearchParams(search).has("add"))
  const own = inquiryLines()

  const takeList = (hash: string): readonly SteelSentence[] => {
    const { unreadable, ...list } = readListLink(hash)
    const { lines } = list
    const isOther = lines.length > 0 && textOf(lines) !== textOf(own)
    if (own.length > 0 && isOther) setShared(list)
    else {
      if (isOther) replaceLines(list, words.opened(countText(lines, steel)))
      forgetAddress()
    }
    return unreadable
  }
  const takeLine = (): readonly SteelSentence[] => {
    const addition = readAddition(search)
    if (!addition) return []
    if ("fault" in addition) return [addition.fault]
    const { line, text } = addition
    const { short, size } = shownLine(line, sizeOf, steel)
    // Without the tables it is not known that there is no such size: the line is kept by its id.
    const isUnknown = line.kind === "size" && !size && catalogue.status === "ready"
    const refusal = isUnknown
      ? () => words.noSuchSize(text)
      : addLines([line], words.addedWithout(short))
    forgetAddress()
    return refusal ? [refusal] : []
  }
  const take = React.useEffectEvent(() => {
    if (hash !== undefined) setFaults(hasList(hash) ? takeList(hash) : takeLine())
  })
  // Before the browser paints, so that a list that arrives is never called empty.
  React.useLayoutEffect(() => {
    if (!isAwaited) take()
  }, [isAwaited, arrived])

  const list = shownList(shared.lines, sizeOf, steel)
  const choices = [
    ["main", words.addToMine, () => addLines(shared.lines, words.addedWithout(list.count))],
    ["line", words.replaceMine, () => replaceLines(shared, words.replaced(countText(own, steel)))],
    ["text", words.keepMine, () => null],
  ] as const
  const choose = (change: (typeof choices)[number][2]) => {
    const refusal = change()
    // A list that does not fit stays, to be taken another way.
    if (refusal) return setFaults([refusal])
    setShared(none)
    forgetAddress()
  }
  return (
    <>
      {isAwaited ? <p className="lead">{steel.loading}</p> : null}
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
      {shared.lines.length > 0 ? (
        <Notice icon="list" role="group" aria-labelledby="inquiry-shared">
          <h2 id="inquiry-shared" tabIndex={-1} ref={focusOnMount}>
            {words.linkOpens([shared.lead.name, list.count, list.total].filter(Boolean).join(", "))}
          </h2>
          <ol className={styles.shared}>
            {list.rows.map((row, place) => (
              <li key={place}>
                <span>{lineSentence(row, steel)}</span>
                <small>{row.more.join(", ")}</small>
              </li>
            ))}
          </ol>
          <p>{words.ownHas(countText(own, steel))}</p>
          <div className="btn-row">
            {choices.map(([look, label, change]) => (
              <button
                key={label}
                className={`btn btn--${look}`}
                type="button"
                onClick={() => choose(change)}
              >
                {label}
              </button>
            ))}
          </div>
        </Notice>
      ) : null}
    </>
  )
}

function textOf(lines: readonly InquiryLine[]): string {
  return lines.map(lineText).join("_")
}

/** The page's address, also when it changes unseen by the router: the same link can be opened again after it was taken out. */
function useAddress(first: FromAddressProps["address"]): FromAddressProps["address"] {
  const [own, setOwn] = React.useState(first)
  React.useEffect(() => {
    const ended = new AbortController()
    const look = () => setOwn({ search: window.location.search, hash: window.location.hash })
    addEventListener("hashchange", look, { signal: ended.signal })
    return () => ended.abort()
  }, [])
  return own
}

/** Takes out of the address what is on the list now, if the list is stored. */
function forgetAddress(): void {
  if (!keptList().isStored) return
  window.history.replaceState(window.history.state, "", window.location.pathname)
}
