import * as React from "react"
import { usePageAddress } from "../PageLink/usePageAddress"
import { addAddress, INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { lineTexts, quantityFault, readLines } from "../../inquiry/storedList"
import { firstWanted, type WantedSize } from "../../inquiry/wantedSize"
import { amountText, quantityText, type Quantity } from "../../steel/quantity"
import { opensElsewhere } from "../../hooks/focus"
import { addToInquiry, changeIfStored, changeOnInquiry } from "../../stores/addToInquiry"
import { useLinesOf } from "../../stores/inquiryStore"
import { Icon } from "../Icon/Icon"
import { PageLink } from "../PageLink/PageLink"
import * as styles from "./AddToInquiry.module.css"
import { useWords } from "../../interface/words"

interface AddToInquiryProps {
  /** Id of a catalogue size or a computed size. */
  sizeId: string
  /** How much of it, if the visitor has said so. */
  quantity?: Quantity | undefined
  /** The size's name: "100 × 100 × 4". */
  name: string
  /** In a row without room for words or a question: shows only the icon, and screen readers hear the words. */
  isIconOnly?: boolean
}

/**
 * Adds a size to the inquiry list. It is a plain link, so it works without scripts: the list page adds the size named in its
 * address. A size already on the list links to the list and shows its quantity; if the visitor has typed another quantity,
 * buttons offer to add it or to change to it. The header announces the result. If this browser cannot store the list, the list
 * page opens as it does without scripts: there the size stays as long as the page, which says so.
 */
export function AddToInquiry({ sizeId, quantity, name, isIconOnly = false }: AddToInquiryProps) {
  const words = useWords("steel")
  const listed = useLinesOf(sizeId)
  const listPage = usePageAddress()(INQUIRY_PAGE)
  const wanted = quantity ? { sizeId, quantity } : firstWanted(sizeId)
  /** The last request handled. It is not offered again, so a double tap cannot repeat it. */
  const [done, setDone] = React.useState("")
  const request = lineTexts([wanted])
  const address = addAddress(quantity && !quantityFault(quantity) ? request : sizeId, listPage)
  if (listed === "") {
    const add = (event: React.MouseEvent) => {
      if (opensElsewhere(event) || !changeIfStored(addToInquiry, wanted, words, name)) return
      event.preventDefault()
      setDone(request)
    }
    return (
      <a className="btn btn--line" href={address} onClick={add}>
        <Icon name="plus" />
        <span className={isIconOnly ? "vh" : undefined}>
          {words.add}
          <Name name={name} />
        </span>
      </a>
    )
  }
  const isAsked = !isIconOnly && quantity !== undefined && request !== listed && request !== done
  return (
    <Listed
      wanted={wanted}
      listed={listed}
      name={name}
      address={address}
      isAsked={isAsked}
      isIconOnly={isIconOnly}
      isJustAdded={request === done}
      onDone={() => setDone(request)}
    />
  )
}

interface ListedProps {
  wanted: WantedSize
  /** The lines of this size, encoded as in the store. */
  listed: string
  name: string
  /** Adds the wanted quantity on the list page. */
  address: string
  /** Whether to offer adding the wanted quantity or changing to it. */
  isAsked: boolean
  isIconOnly: boolean
  /** Whether it takes the place of the link that was pressed. */
  isJustAdded: boolean
  onDone: () => void
}

/** The quantity on the list, with buttons to add to it or change it. */
function Listed(props: ListedProps) {
  const { wanted, listed, name, address, isAsked, isIconOnly, isJustAdded, onDone } = props
  const words = useWords("steel")
  const link = React.useRef<HTMLSpanElement>(null)
  const focusLink = () => link.current?.querySelector("a")?.focus({ preventScroll: true })
  const takeFocus = React.useEffectEvent(() => {
    // The pressed link took the focus with it.
    if (isJustAdded && document.activeElement === document.body) focusLink()
  })
  React.useEffect(() => takeFocus(), [])
  const { lines } = readLines(listed.split("_"))
  const act = (change: typeof addToInquiry) => {
    if (!changeIfStored(change, wanted, words, name)) return window.location.assign(address)
    onDone()
    // The pressed button disappears, so the focus moves to the link.
    focusLink()
  }
  return (
    <span className={styles.listed}>
      <span ref={link}>
        <PageLink className={`btn btn--line ${styles.isIn}`} to={INQUIRY_PAGE}>
          <Icon name="tick" />
          <span className={isIconOnly ? "vh" : undefined}>
            {words.onList(lines.map(({ quantity }) => quantityText(quantity, words)).join(" + "))}
            <Name name={name} />
          </span>
        </PageLink>
      </span>
      {isAsked ? (
        <>
          <button className="btn btn--line" type="button" onClick={() => act(addToInquiry)}>
            {words.addMore(amountText(wanted.quantity, words))}
            <Name name={name} />
          </button>
          <button className="btn btn--line" type="button" onClick={() => act(changeOnInquiry)}>
            {words.changeTo(quantityText(wanted.quantity, words))}
            <Name name={name} />
          </button>
        </>
      ) : null}
    </span>
  )
}

/** Names the size for screen readers. */
function Name({ name }: { name: string }) {
  return <span className="vh">: {name}</span>
}
