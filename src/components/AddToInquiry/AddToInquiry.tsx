import * as React from "react"
import { addAddress, INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { lineTexts, readLines } from "../../inquiry/storedList"
import { firstWanted, type WantedSize } from "../../inquiry/wantedSize"
import { amountText, quantityText, type Quantity } from "../../steel/quantity"
import { addToInquiry, changeOnInquiry } from "../../stores/addToInquiry"
import { useLinesOf } from "../../stores/inquiryStore"
import { Icon } from "../Icon/Icon"
import { PageLink } from "../PageLink/PageLink"
import * as styles from "./AddToInquiry.module.css"

interface AddToInquiryProps {
  /** The id of a size of the catalogue, or of a computed one. */
  sizeId: string
  /** How much of it, where the visitor has said so. */
  quantity?: Quantity
  /** What the size is called: "100 × 100 × 4". */
  name: string
}

/**
 * Puts a size on the inquiry list. A plain link, so that it works before scripts: the list's page adds the size its address
 * names. A size that is on the list leads there and shows how much of it there is; where the visitor has given another
 * quantity, he is asked whether to add it or to change to it. The header announces what was done.
 */
export function AddToInquiry({ sizeId, quantity, name }: AddToInquiryProps) {
  const listed = useLinesOf(sizeId)
  const wanted = quantity ? { sizeId, quantity } : firstWanted(sizeId)
  /** The request that has been dealt with: the same one is not offered again under the same finger. */
  const [done, setDone] = React.useState("")
  const request = lineTexts([wanted])
  if (listed === "") {
    const add = (event: React.MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      addToInquiry(wanted, name)
      setDone(request)
    }
    return (
      <a className="btn btn--line" href={addAddress(sizeId)} onClick={add}>
        <Icon name="plus" />
        <span>
          Add to inquiry
          <Name name={name} />
        </span>
      </a>
    )
  }
  const isAsked = quantity !== undefined && request !== listed && request !== done
  return (
    <Listed
      wanted={wanted}
      listed={listed}
      name={name}
      isAsked={isAsked}
      onDone={() => setDone(request)}
    />
  )
}

interface ListedProps {
  wanted: WantedSize
  /** The lines of the size, as the store names them. */
  listed: string
  name: string
  /** Whether to offer adding the wanted quantity, or changing to it. */
  isAsked: boolean
  onDone: () => void
}

/** How much of a size is on the list, and what to do with more of it. */
function Listed({ wanted, listed, name, isAsked, onDone }: ListedProps) {
  const link = React.useRef<HTMLSpanElement>(null)
  const { lines } = readLines(listed.split("_"))
  const act = (change: typeof addToInquiry) => {
    change(wanted, name)
    onDone()
    // The pressed button goes: the keyboard goes on from the link to the list.
    link.current?.querySelector("a")?.focus()
  }
  return (
    <span className={styles.listed}>
      <span ref={link}>
        <PageLink className={`btn btn--line ${styles.isIn}`} to={INQUIRY_PAGE}>
          <Icon name="tick" />
          <span>
            On your list: {lines.map(({ quantity }) => quantityText(quantity)).join(" + ")}
            <Name name={name} />
          </span>
        </PageLink>
      </span>
      {isAsked ? (
        <>
          <button className="btn btn--line" type="button" onClick={() => act(addToInquiry)}>
            Add {amountText(wanted.quantity)} more
            <Name name={name} />
          </button>
          <button className="btn btn--line" type="button" onClick={() => act(changeOnInquiry)}>
            Change to {quantityText(wanted.quantity)}
            <Name name={name} />
          </button>
        </>
      ) : null}
    </span>
  )
}

/** What a button is about, for those who do not see where it is. */
function Name({ name }: { name: string }) {
  return <span className="vh">: {name}</span>
}
