import * as React from "react"
import { navigate } from "gatsby"
import { Icon } from "../Icon/Icon"
import { addToInquiry, useIsOnInquiry } from "./inquiryStore"
import * as styles from "./AddToInquiry.module.css"

export const INQUIRY_PAGE = "/inquiry"

interface AddToInquiryProps {
  /** The id of a size of the catalogue, or of a computed one. */
  sizeId: string
  /** What the size is called: "100 × 100 × 4". */
  name: string
}

/**
 * Puts a size on the inquiry list. A plain link, so that it works before scripts: the list's page adds the size its
 * address names. Once on the list it leads to the list. The header announces what was added.
 */
export function AddToInquiry({ sizeId, name }: AddToInquiryProps) {
  const isOn = useIsOnInquiry(sizeId)
  const press = (event: React.MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (isOn) void navigate(INQUIRY_PAGE)
    else addToInquiry(sizeId, name)
  }
  return (
    <a
      className={`btn btn--line ${styles.add} ${isOn ? styles.isIn : ""}`}
      href={isOn ? INQUIRY_PAGE : addAddress(sizeId)}
      onClick={press}
    >
      <Icon name={isOn ? "tick" : "plus"} />
      <span>
        {isOn ? "On your list" : "Add to inquiry"}
        <span className="vh">: {name}</span>
      </span>
    </a>
  )
}

/** Where a size is added without scripts. */
export function addAddress(sizeId: string): string {
  return `${INQUIRY_PAGE}?add=${encodeURIComponent(sizeId)}`
}
