import * as React from "react"
import { encodeList, knownLines, type SizeOf } from "../../inquiry/inquiryList"
import { readListAddress } from "../../inquiry/listAddress"
import { excerpt, readLines, type ReadList } from "../../inquiry/storedList"
import { firstWanted, type WantedSize } from "../../inquiry/wantedSize"
import { addToInquiry } from "../../stores/addToInquiry"
import { inquiryLines, setInquiryLines } from "../../stores/inquiryStore"
import type { CatalogueState } from "../../stores/sizeCatalogue"
import { useWords } from "../../interface/words"
import type { SteelSay, SteelWords } from "../../interface/catalogue"
import { sizeDesignation, type CatalogueSize } from "../../steel/range/size"

interface PageAddress {
  readonly search: string
  readonly hash: string
}

/**
 * Reads a size to add or a shared list from the page's address. A shared list replaces an empty list; otherwise it is returned
 * as `shared` for the visitor to decide. `dismiss` removes it from the address.
 */
export function useAddressedList(
  { search, hash }: PageAddress,
  catalogue: CatalogueState,
  sizeOf: SizeOf,
) {
  const { add, shared } = React.useMemo(() => readListAddress({ search, hash }), [search, hash])
  const isSettled = catalogue.status === "ready" || catalogue.status === "failed"
  /** The readable part of the shared list; null while the tables load. */
  const readable = React.useMemo(() => {
    // Without the tables, unknown ids cannot be told apart, so all are accepted.
    if (!shared || catalogue.status === "failed") return shared
    if (catalogue.status !== "ready") return null
    const known = knownLines(shared.lines, sizeOf)
    return { lines: known.lines, unreadable: [...shared.unreadable, ...known.unreadable] }
  }, [shared, catalogue.status, sizeOf])

  /** The visitor's own list when the shared list was first read, encoded. */
  const [arrival, setArrival] = React.useState<{ readonly list: ReadList; readonly own: string }>()
  if (readable && arrival?.list !== readable)
    setArrival({ list: readable, own: encodeList(inquiryLines()) })
  const [decided, setDecided] = React.useState<ReadList>()
  const [refusal, setRefusal] = React.useState<SteelSay | null>(null)
  const words = useWords("list")
  const addition = useAddition(add, isSettled, sizeOf)

  // Before the browser paints, so that a list that arrives is never called empty.
  React.useLayoutEffect(() => {
    if (!arrival) return
    const isOwn = arrival.own === "" ? setInquiryLines(arrival.list.lines) : isSame(arrival)
    if (isOwn) forgetAddress()
  }, [arrival])

  const isAsked = arrival && arrival.own !== "" && !isSame(arrival) && arrival.list.lines.length > 0
  return {
    /** True while the tables load that a list or a size in the address needs. */
    isAwaited: !isSettled && (shared !== null || add !== null),
    shared: isAsked && decided !== arrival.list ? arrival.list : undefined,
    /** The size in the address, if it is already on the list. */
    alreadyListed: addition.listed,
    dismissAddition: addition.dismiss,
    unreadable: [
      ...(arrival?.list.unreadable ?? []),
      ...addition.unknown.map(
        (size): SteelSay =>
          () =>
            words.noSuchSize(size),
      ),
      ...(refusal ? [refusal] : []),
    ],
    dismiss: (reason: SteelSay | null = null) => {
      setDecided(arrival?.list)
      setRefusal(() => reason)
      forgetAddress()
    },
  }
}

/** The outcome for a size named in the address. */
interface Addition {
  /** The size as written in the address. */
  readonly add: string
  readonly wanted: WantedSize
  /** null for an unknown size. */
  readonly name: string | null
  readonly isListed: boolean
}

/** Adds the size named in the address. One already on the list needs a decision; an unknown one gives a fault. */
function useAddition(add: string | null, isSettled: boolean, sizeOf: SizeOf) {
  const [addition, setAddition] = React.useState<Addition>()
  const steel = useWords("steel")
  const [isDismissed, setIsDismissed] = React.useState(false)
  if (add && isSettled && addition?.add !== add) {
    const wanted = readLines([add]).lines[0] ?? firstWanted(add)
    const { sizeId } = wanted
    setAddition({
      add,
      wanted,
      name: nameOf(sizeOf(sizeId), steel),
      isListed: inquiryLines().some((line) => line.sizeId === sizeId),
    })
  }
  React.useEffect(() => {
    if (!addition) return
    const { wanted, name, isListed } = addition
    // A size that cannot be stored stays in the address, so that a reload adds it again.
    if (name === null || isListed || addToInquiry(wanted, steel, name)) forgetAddress()
  }, [addition, steel])
  const isKnown = addition && addition.name !== null
  return {
    listed: isKnown && addition.isListed && !isDismissed ? addition.wanted : undefined,
    /** The size in the address, if there is none of that id. */
    unknown: addition && !isKnown ? [excerpt(addition.add)] : [],
    dismiss: () => setIsDismissed(true),
  }
}

function nameOf(size: CatalogueSize | null, words: SteelWords): string | null {
  return size && sizeDesignation(size, words)
}

function isSame({ list, own }: { list: ReadList; own: string }): boolean {
  return encodeList(list.lines) === own
}

/** Removes the handled part from the address, so that a reload does not repeat it. */
function forgetAddress(): void {
  window.history.replaceState(window.history.state, "", window.location.pathname)
}
