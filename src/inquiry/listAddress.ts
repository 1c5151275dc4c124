import { decodeList, encodeList } from "./inquiryList"
import type { ReadList } from "./storedList"
import type { WantedSize } from "./wantedSize"
import { INQUIRY_PAGE } from "./inquiryPage"

/** Before the list in the fragment of an address, which browsers keep from servers and their logs. */
const LIST_MARK = "#l="

/** What the address of the list's page asks for. */
export interface ListAddress {
  /** A size to be added, as links outside scripts name it. */
  readonly add: string | null
  /** A list that somebody sent. */
  readonly shared: ReadList | null
}

export function readListAddress({ search, hash }: { search: string; hash: string }): ListAddress {
  return {
    add: new URLSearchParams(search).get("add"),
    shared: hash.startsWith(LIST_MARK) ? decodeList(hash.slice(LIST_MARK.length)) : null,
  }
}

/** The address that opens the list anywhere. `origin`: "https://www.example.com"; `page`: one that takes a list. */
export function listLink(
  origin: string,
  lines: readonly WantedSize[],
  page: string = INQUIRY_PAGE,
): string {
  return `${origin}${page}${LIST_MARK}${encodeList(lines)}`
}
