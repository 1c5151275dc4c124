import * as React from "react"
import {
  addLine,
  changeLine,
  encodeList,
  knownLines,
  removeLine,
  type SizeOf,
} from "../../inquiry/inquiryList"
import type { ReadList } from "../../inquiry/storedList"
import { firstWanted, type WantedSize } from "../../inquiry/wantedSize"
import { addToInquiry } from "../../stores/addToInquiry"
import type { Quantity } from "../../steel/quantity"
import { INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { inquiryLines, setInquiryLines, useInquiryLines } from "../../stores/inquiryStore"
import { DirectWays, type CompanyReach } from "../ContactForm/OtherWays"
import { takeFocus } from "../../hooks/takeFocus"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import { Icon } from "../Icon/Icon"
import { PageLink } from "../PageLink/PageLink"
import { requestCatalogue, type CatalogueState } from "../../stores/sizeCatalogue"
import { addressedList } from "./listAddress"
import { ListLine } from "./ListLine"
import { countText, ListSum, SEND_ID } from "./ListSum"
import { PasteRequirement } from "./PasteRequirement"
import { PrintedList } from "./PrintedList"
import { SharedList } from "./SharedList"
import { commonScale } from "./SizeDrawing"
import { useSizeOf } from "./useSizeOf"
import * as styles from "./InquiryList.module.css"

/** From this many lines on, the total is far down on a phone and gets a link. */
const MANY = 3

interface InquiryListProps {
  texts: {
    readonly before: string
    readonly emptyHeading: string
    readonly empty: string
    readonly linkLabel?: string | null
    readonly sendHeading: string
    readonly weightNote: string
    readonly message: string
    readonly paste: React.ComponentProps<typeof PasteRequirement>["texts"]
  }
  company: CompanyReach
  contactPage: string
  /** The page with the sizes. */
  sizesPage: string
  /** The address of the page: it may name a size to add, or carry a whole list. */
  address: { readonly search: string; readonly hash: string }
}

/** The inquiry list: sizes with quantity and weight, kept in this browser, sent in one message. */
export function InquiryList(props: InquiryListProps) {
  const isHydrated = useIsHydrated()
  return (
    <section className={`band ${styles.list}`}>
      <div className="sheet">
        {isHydrated ? <OwnList {...props} /> : <BeforeScripts {...props} />}
      </div>
    </section>
  )
}

function BeforeScripts({ texts, company, contactPage }: InquiryListProps) {
  return (
    <div className={styles.before}>
      <p className="lead">{texts.before}</p>
      <DirectWays company={company} />
      <PageLink className="btn btn--main" to={contactPage}>
        Inquiry form
      </PageLink>
    </div>
  )
}

/** Lines that were taken from the list, and where they stood. */
interface Removal {
  readonly removed: readonly WantedSize[]
  readonly place: number
}

function OwnList({ texts, company, contactPage, sizesPage, address }: InquiryListProps) {
  const lines = useInquiryLines()
  const { catalogue, sizeOf } = useSizeOf()
  const [removal, setRemoval] = React.useState<Removal>()
  const [isKept, setIsKept] = React.useState(true)
  const { shared, unreadable, dismiss } = useAddressedList(address, catalogue, sizeOf)

  const keep = (next: readonly WantedSize[]) => setIsKept(setInquiryLines(next))
  const change = React.useCallback((place: number, quantity: Quantity) => {
    const changed = changeLine(inquiryLines(), place, quantity)
    if (!changed.refusal) setIsKept(setInquiryLines(changed.lines))
    return changed.refusal
  }, [])
  const remove = React.useCallback((place: number) => {
    const before = inquiryLines()
    setRemoval({ removed: [before[place]], place })
    setIsKept(setInquiryLines(removeLine(before, place)))
  }, [])
  const clear = () => {
    setRemoval({ removed: lines, place: 0 })
    keep([])
  }
  const addAll = (more: readonly WantedSize[]) => {
    const { lines: next, refusal } = withLines(inquiryLines(), more)
    if (!refusal) keep(next)
    return refusal
  }

  const undo = removal ? (
    <li className={styles.undo} role="status">
      <span>{countText(removal.removed.length)} removed.</span>
      <button
        className="btn btn--text"
        type="button"
        ref={takeFocus}
        onClick={() => {
          keep(lines.toSpliced(removal.place, 0, ...removal.removed))
          setRemoval(undefined)
        }}
      >
        Undo
      </button>
    </li>
  ) : null
  const sizes = lines.map(({ sizeId }) => sizeOf(sizeId))
  const scale = commonScale(sizes)
  const keys = lineKeys(lines)

  return (
    <>
      <div className={`${styles.list__grid} no-print`}>
        <div className={styles.list__main}>
          {shared ? (
            <SharedList
              shared={shared}
              own={lines.length}
              onReplace={() => {
                keep(shared.lines)
                dismiss()
              }}
              onMerge={() => {
                dismiss(addAll(shared.lines))
              }}
              onKeep={() => dismiss()}
            />
          ) : null}
          <Unreadable sentences={unreadable} />
          {isKept ? null : (
            <p className={styles.line__note}>
              This browser keeps nothing, so the list is gone when the page is closed. Copy its link
              to have it again.
            </p>
          )}
          {catalogue.status === "failed" && lines.length > 0 ? (
            <p className={styles.line__note}>
              The size tables could not be fetched, so some weights are missing.{" "}
              <button className="btn btn--text" type="button" onClick={requestCatalogue}>
                Try again
              </button>
            </p>
          ) : null}
          {lines.length > MANY ? (
            <a className={`link ${styles.jump}`} href={`#${SEND_ID}`}>
              {countText(lines.length)}: to the total and the ways to send
            </a>
          ) : null}
          {lines.length > 0 || undo ? (
            <ul className={styles.lines} aria-label="Sizes on the list">
              {lines.map((line, place) => (
                <React.Fragment key={keys[place]}>
                  {removal?.place === place ? undo : null}
                  <ListLine
                    place={place}
                    line={line}
                    size={sizes[place]}
                    isPending={catalogue.status === "idle" || catalogue.status === "loading"}
                    scale={scale}
                    onChange={change}
                    onRemove={remove}
                  />
                </React.Fragment>
              ))}
              {removal && removal.place >= lines.length ? undo : null}
            </ul>
          ) : null}
          {lines.length > 0 ? (
            <button className="btn btn--text" type="button" onClick={clear}>
              Empty the list
            </button>
          ) : (
            <div className={styles.empty}>
              <svg width="96" height="96" viewBox="0 0 96 96" aria-hidden="true">
                <path
                  fillRule="evenodd"
                  d="M18 4H78A14 14 0 0 1 92 18V78A14 14 0 0 1 78 92H18A14 14 0 0 1 4 78V18A14 14 0 0 1 18 4ZM18 11A7 7 0 0 0 11 18V78A7 7 0 0 0 18 85H78A7 7 0 0 0 85 78V18A7 7 0 0 0 78 11Z"
                />
              </svg>
              <h2>{texts.emptyHeading}</h2>
              <p className="muted">{texts.empty}</p>
              {texts.linkLabel ? (
                <PageLink className="btn btn--line" to={sizesPage}>
                  {texts.linkLabel}
                </PageLink>
              ) : null}
            </div>
          )}
        </div>
        <div className={styles.list__side}>
          {lines.length > 0 ? (
            <ListSum
              lines={lines}
              sizeOf={sizeOf}
              texts={texts}
              company={company}
              contactPage={contactPage}
            />
          ) : null}
          <PasteRequirement texts={texts.paste} catalogue={catalogue} onAdd={addAll} />
        </div>
      </div>
      {lines.length > 0 ? (
        <PrintedList
          lines={lines}
          sizeOf={sizeOf}
          heading={texts.message}
          note={texts.weightNote}
        />
      ) : null}
    </>
  )
}

function Unreadable({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <div className={styles.notice} role="status">
      <Icon name="warning" />
      <div>
        <h2>Not everything could be read</h2>
        <ul>
          {sentences.map((sentence, place) => (
            <li key={place}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/**
 * What the address of the page brings. A size to add is added. A list becomes the visitor's own when there is none yet;
 * otherwise it is given back as `shared`, to be decided about. `dismiss` takes it out of the address.
 */
function useAddressedList(
  { search, hash }: InquiryListProps["address"],
  catalogue: CatalogueState,
  sizeOf: SizeOf,
) {
  const { add, shared } = React.useMemo(() => addressedList({ search, hash }), [search, hash])
  /** The list of the address as far as it can be read; undefined while the tables are on their way. */
  const carried = React.useMemo(() => {
    // Without the tables nobody can say which ids are known: all are taken.
    if (!shared || catalogue.status === "failed") return shared
    if (catalogue.status !== "ready") return null
    const known = knownLines(shared.lines, sizeOf)
    return { lines: known.lines, unreadable: [...shared.unreadable, ...known.unreadable] }
  }, [shared, catalogue.status, sizeOf])

  /** The visitor's own list when the address came, as text. */
  const [met, setMet] = React.useState<{ readonly carried: ReadList; readonly own: string }>()
  if (carried && met?.carried !== carried) {
    setMet({ carried, own: encodeList(inquiryLines()) })
  }
  const [decided, setDecided] = React.useState<ReadList>()
  const [refusal, setRefusal] = React.useState<string | null>(null)

  React.useEffect(() => {
    if (!add) return
    if (!inquiryLines().some(({ sizeId }) => sizeId === add)) addToInquiry(firstWanted(add))
    forgetAddress()
  }, [add])

  React.useEffect(() => {
    if (!met) return
    const isKept = met.own === "" ? setInquiryLines(met.carried.lines) : isSame(met)
    if (isKept) forgetAddress()
  }, [met])

  const isAsked = met && met.own !== "" && !isSame(met) && met.carried.lines.length > 0
  return {
    shared: isAsked && decided !== met.carried ? met.carried : undefined,
    unreadable: [...(met?.carried.unreadable ?? []), ...(refusal ? [refusal] : [])],
    dismiss: (reason: string | null = null) => {
      setDecided(met?.carried)
      setRefusal(reason)
      forgetAddress()
    },
  }
}

function isSame({ carried, own }: { carried: ReadList; own: string }): boolean {
  return encodeList(carried.lines) === own
}

/** Takes what was done out of the address, so that a reload does not do it again. */
function forgetAddress(): void {
  window.history.replaceState(window.history.state, "", INQUIRY_PAGE)
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

/** A key for every line that stays with it while others come and go. */
function lineKeys(lines: readonly WantedSize[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ sizeId }) => {
    const nth = (seen.get(sizeId) ?? 0) + 1
    seen.set(sizeId, nth)
    return `${sizeId} ${nth}`
  })
}
