import { listTotals, tonnesText } from "./inquiryList"
import type { WantedSize } from "./wantedSize"
import { listMessage } from "./listText"
import type { CatalogueSize } from "../steel/range/size"
import { sizeOfId } from "../steel/range/computedSize"
import { listLink } from "./listAddress"
import type { SteelWords } from "../interface/catalogue"

/** The inquiry list as the form and a chat send it. */
export interface AttachedList {
  /** "3 sizes, 3.153 t" */
  readonly summary: string
  /** Line by line, with weights, the total and the link of the list. */
  readonly text: string
}

/** The list with the names and weights of its sizes. `page` opens the list: "https://www.example.com/inquiry". */
export function attachedList(
  lines: readonly WantedSize[],
  byId: ReadonlyMap<string, CatalogueSize>,
  page: string,
  words: SteelWords,
): AttachedList {
  const sizeOf = (sizeId: string) => sizeOfId(sizeId, byId)
  const { kg } = listTotals(lines, sizeOf)
  return {
    summary: `${words.sizes(lines.length)}, ${tonnesText(kg, words)}`,
    text: listMessage(lines, sizeOf, words, {
      heading: words.inquiryList,
      link: listLink(page, lines),
    }),
  }
}
