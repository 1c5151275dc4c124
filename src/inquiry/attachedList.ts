import { countText, listTotals, tonnesText } from "./inquiryList"
import type { WantedSize } from "./wantedSize"
import { listMessage } from "./listText"
import type { CatalogueSize } from "../steel/range/size"
import { sizeOfId } from "../steel/range/computedSize"
import { listLink } from "./listAddress"

/** The inquiry list as the form and a chat send it. */
export interface AttachedList {
  /** "3 sizes, 3.153 t" */
  readonly summary: string
  /** Line by line, with weights, the total and the link of the list. */
  readonly text: string
}

/** The list with the names and weights of its sizes. `origin` of the site, for the link that opens the list. */
export function attachedList(
  lines: readonly WantedSize[],
  byId: ReadonlyMap<string, CatalogueSize>,
  origin: string,
): AttachedList {
  const sizeOf = (sizeId: string) => sizeOfId(sizeId, byId)
  const { kg } = listTotals(lines, sizeOf)
  return {
    summary: `${countText(lines.length)}, ${tonnesText(kg)}`,
    text: listMessage(lines, sizeOf, { heading: "Inquiry list", link: listLink(origin, lines) }),
  }
}
