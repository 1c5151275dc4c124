import * as React from "react"
import { focusLine } from "./ListLine"
import { Notice } from "../../kit/blocks/Notice"
import { focusOnMount } from "../../kit/hooks/focus"
import { useWords } from "../../kit/words/words"
import type { SteelSentence } from "../../kit/words/catalogue"
import {
  countText,
  hasList,
  readAddition,
  readListLink,
  type InquiryLine,
  type WholeList,
} from "./line"
import { leadTexts, lineSentence, shownLine, shownList } from "./list"
import { useSizeOf } from "../../catalogue/sizeCatalogue"
import {
  addLines,
  addList,
  closeOther,
  keptList,
  openList,
  replaceList,
  useList,
} from "./useInquiryList"
import { usePlainHash } from "../../kit/sending/pack"
import * as styles from "./InquiryList.module.css"

interface FromAddressProps {
  /** The page's address; it may name a line to add or contain a list. */
  address: { readonly search: string; readonly hash: string }
  /** Whether the tables are still loading. */
  isPending: boolean
}

/**
 * What the page's address brings: a line to add, or a list that somebody shared; and a list that was opened beside the visitor's own,
 * which he adds or takes instead. What is done leaves the address, so that a reload does not repeat it; what cannot be stored stays
 * there, so that a reload brings it again.
 */
export function FromAddress({ address, isPending }: FromAddressProps) {
  const arrived = useAddress(address)
  const { search } = arrived
  const hash = usePlainHash(arrived.hash)
  const { catalogue, sizeOf } = useSizeOf(false)
  const steel = useWords("steel")
  const words = useWords("list")
  const { lines: own, other } = useList((list) => list)
  const [faults, setFaults] = React.useState<readonly SteelSentence[]>([])
  /** The line of an address is added once, also if it has to stay there. */
  const added = React.useRef("")
  const isAwaited = hash === undefined || (isPending && new URLSearchParams(search).has("add"))

  const takeList = (from: string): readonly SteelSentence[] => {
    const { unreadable, ...list } = readListLink(from)
    if (list.lines.length > 0) openList(list, words.opened(countText(list.lines, steel)))
    if (!keptList().other) forgetAddress()
    return unreadable
  }
  const takeLine = (): readonly SteelSentence[] => {
    const line = search === added.current ? null : readAddition(search)
    added.current = search
    if (line === null) return []
    if (typeof line === "function") return [line]
    const { short, size } = shownLine(line, sizeOf, steel)
    // Without the tables it is not known that there is no such size: the line is kept by its id.
    const isUnknown = line.kind === "size" && !size && catalogue.status === "ready"
    const refusal = isUnknown
      ? () => words.noSuchSize(short)
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
      {other ? <OtherList {...{ other, own }} onFault={(fault) => setFaults([fault])} /> : null}
    </>
  )
}

interface OtherListProps {
  other: WholeList
  own: readonly InquiryLine[]
  onFault: (fault: SteelSentence) => void
}

/** A list beside the visitor's own: to add to it, to take instead, or to leave. */
function OtherList({ other, own, onFault }: OtherListProps) {
  const { sizeOf } = useSizeOf()
  const steel = useWords("steel")
  const words = useWords("list")
  const list = shownList(other.lines, sizeOf, steel)
  const button = (look: string, label: string, change: () => SteelSentence | null) => {
    const choose = () => {
      const refusal = change()
      // A list that does not fit stays, to be taken another way.
      if (refusal) return onFault(refusal)
      closeOther()
      forgetAddress()
    }
    return (
      <button className={`btn btn--${look}`} type="button" onClick={choose}>
        {label}
      </button>
    )
  }
  return (
    <Notice icon="list" role="group" aria-labelledby="inquiry-shared">
      <h2 id="inquiry-shared" tabIndex={-1} ref={focusOnMount}>
        {words.linkOpens([list.count, list.total].join(", "))}
      </h2>
      {leadTexts(other.lead, steel).map((text) => (
        <p key={text}>{text}</p>
      ))}
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
        {button("main", words.addToMine, () =>
          addList(other, words.addedWithout(list.count), steel),
        )}
        {button("line", words.replaceMine, () =>
          replaceList(other, words.replaced(countText(own, steel))),
        )}
        {button("text", words.keepMine, () => {
          focusLine(own[0])
          return null
        })}
      </div>
    </Notice>
  )
}

/** The page's address, also when it changes unseen by the router: the same link can be opened again after it was taken out. */
function useAddress(first: FromAddressProps["address"]): FromAddressProps["address"] {
  const [own, setOwn] = React.useState(first)
  React.useEffect(() => {
    const look = () => setOwn({ search: window.location.search, hash: window.location.hash })
    addEventListener("hashchange", look)
    return () => removeEventListener("hashchange", look)
  }, [])
  return own
}

/** Takes out of the address what is on the list now, if the list is stored. */
function forgetAddress(): void {
  if (!keptList().isStored) return
  window.history.replaceState(window.history.state, "", window.location.pathname)
}
