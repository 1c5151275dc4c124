import type * as React from "react"
import { listTotals, tonnesText, type SizeOf } from "../../inquiry/inquiryList"
import { goToAnchor } from "../../hooks/focus"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import { DirectWays, type CompanyReach } from "../ContactForm/OtherWays"
import { PageLink } from "../PageLink/PageLink"
import { SentListOffer } from "../SentList/SentList"
import { Added, useAdded } from "./Added"
import { EmptyList, type EmptyTexts } from "./EmptyList"
import { ListLines } from "./ListLines"
import { ListSum, TOTAL_ID } from "./ListSum"
import { AlreadyListed, Limits, Unreadable } from "./Notices"
import { PasteRequirement } from "./PasteRequirement"
import { PrintedList } from "./PrintedList"
import { SharedList } from "./SharedList"
import { useAddressedList } from "./useAddressedList"
import { useOwnList } from "./useOwnList"
import { useSizeOf } from "../../hooks/useSizeOf"
import * as styles from "./InquiryList.module.css"
import { useWords } from "../../interface/words"
import { sizeDesignation } from "../../steel/range/size"

/** Lists longer than this get a link to the total, which is far down on a phone. */
const MANY = 3

interface InquiryListProps {
  texts: EmptyTexts & {
    readonly before: string
    readonly sendHeading: string
    readonly weightNote: string
    readonly message: string
    readonly paste: React.ComponentProps<typeof PasteRequirement>["texts"]
  }
  company: CompanyReach
  contactPage: string
  /** The page with the size finder. */
  sizesPage: string
  /** The page's address; it may name a size to add or contain a list. */
  address: { readonly search: string; readonly hash: string }
}

/** The inquiry list: sizes with quantity and weight, stored in this browser and sent in one message. */
export function InquiryList(props: InquiryListProps) {
  const isHydrated = useIsHydrated()
  return (
    <section className={`band ${styles.list}`}>
      <div className="sheet">
        {isHydrated ? <ListWithScripts {...props} /> : <BeforeScripts {...props} />}
      </div>
    </section>
  )
}

function BeforeScripts({ texts, company, contactPage }: InquiryListProps) {
  const words = useWords("list")
  return (
    <div className={styles.before}>
      <p className="lead">{texts.before}</p>
      <DirectWays company={company} />
      <PageLink className="btn btn--main" to={contactPage}>
        {words.form}
      </PageLink>
    </div>
  )
}

function ListWithScripts({ texts, company, contactPage, sizesPage, address }: InquiryListProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const { catalogue, sizeOf } = useSizeOf()
  const list = useOwnList()
  const { lines } = list
  const isPending = catalogue.status === "idle" || catalogue.status === "loading"
  const addressed = useAddressedList(address, catalogue, sizeOf)
  const [added, sayAdded] = useAdded()

  return (
    <>
      <div className={`${styles.list__grid} no-print`}>
        <div className={styles.list__main}>
          <FromAddress addressed={addressed} list={list} sizeOf={sizeOf} />
          <Unreadable sentences={addressed.unreadable.map((say) => say(steel))} />
          <Limits
            isStored={list.isStored}
            hasTables={catalogue.status !== "failed" || lines.length === 0}
          />
          {added && lines.length > 0 ? (
            <Added key={added.nth}>
              {words.nowOnList(
                added.sentence,
                steel.sizes(lines.length),
                tonnesText(listTotals(lines, sizeOf).kg, steel),
              )}
            </Added>
          ) : null}
          {lines.length > MANY || (added && lines.length > 0) ? (
            <a className={`link ${styles.jump}`} href={`#${TOTAL_ID}`} onClick={goToAnchor}>
              {words.goToTotal}
            </a>
          ) : null}
          <ListLines list={list} sizeOf={sizeOf} isPending={isPending} />
          {lines.length > 0 ? (
            <button className="btn btn--text" type="button" onClick={list.clear}>
              {words.empty}
            </button>
          ) : (
            <NoSizes isAwaited={addressed.isAwaited} texts={texts} sizesPage={sizesPage} />
          )}
        </div>
        <div className={styles.list__side}>
          {lines.length > 0 ? (
            <ListSum
              lines={lines}
              sizeOf={sizeOf}
              isPending={isPending}
              texts={texts}
              company={company}
              contactPage={contactPage}
            />
          ) : null}
          <PasteRequirement
            texts={texts.paste}
            catalogue={catalogue}
            page="inquiry"
            onAdd={list.addAll}
            onAdded={sayAdded}
          />
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

interface NoSizesProps extends React.ComponentProps<typeof EmptyList> {
  /** Whether sizes of the address are still to come. */
  isAwaited: boolean
}

function NoSizes({ isAwaited, texts, sizesPage }: NoSizesProps) {
  const words = useWords("paste")
  if (isAwaited) return <p className="lead">{words.loading}</p>
  return (
    <>
      <EmptyList texts={texts} sizesPage={sizesPage} />
      <SentListOffer />
    </>
  )
}

interface FromAddressProps {
  addressed: ReturnType<typeof useAddressedList>
  list: ReturnType<typeof useOwnList>
  sizeOf: SizeOf
}

/** What the page's address brings: a shared list, or a size already on the list. */
function FromAddress({ addressed, list, sizeOf }: FromAddressProps) {
  const steel = useWords("steel")
  const { shared, alreadyListed } = addressed
  const size = alreadyListed && sizeOf(alreadyListed.sizeId)
  return (
    <>
      {shared ? (
        <SharedList
          shared={shared}
          own={list.lines.length}
          onReplace={() => {
            list.replace(shared.lines)
            addressed.dismiss()
          }}
          onMerge={() => addressed.dismiss(list.addAll(shared.lines))}
          onKeep={() => addressed.dismiss()}
        />
      ) : null}
      {alreadyListed ? (
        <AlreadyListed
          wanted={alreadyListed}
          name={size ? sizeDesignation(size, steel) : alreadyListed.sizeId}
          onDone={addressed.dismissAddition}
        />
      ) : null}
    </>
  )
}
