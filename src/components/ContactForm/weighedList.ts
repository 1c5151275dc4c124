import { listTotals } from "../../inquiry/inquiryList"
import type { WantedSize } from "../../inquiry/wantedSize"
import { listMessage } from "../../inquiry/listText"
import type { CatalogueSize } from "../../steel/range/size"
import { sizeOfId } from "../../steel/range/computedSize"
import { indianFigure } from "../../steel/format"
import { listLink } from "../InquiryList/listAddress"
import type { AttachedList } from "./useAttachedList"

/** The list with the names and weights of its sizes. `origin` of the site, for the link that opens the list. */
export function weighedList(
  lines: readonly WantedSize[],
  byId: ReadonlyMap<string, CatalogueSize>,
  origin: string,
): AttachedList {
  const sizeOf = (sizeId: string) => sizeOfId(sizeId, byId)
  const { tonnes } = listTotals(lines, sizeOf)
  const sizes = `${lines.length} ${lines.length === 1 ? "size" : "sizes"}`
  return {
    summary: `${sizes}, ${indianFigure(tonnes, 3)}\u00a0t`,
    text: listMessage(lines, sizeOf, { heading: "Inquiry list", link: listLink(origin, lines) }),
  }
}
