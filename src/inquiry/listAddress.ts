import { decodeList, encodeList } from "./inquiryList"
import type { ReadList } from "./storedList"
import type { WantedSize } from "./wantedSize"

/** Start of the list in the fragment of an address, which browsers do not send to servers. */
const LIST_MARK = "#l="

/** Whether the fragment of an address is a list, and not a place on the page. */
export function hasList(hash: string): boolean {
  return hash.startsWith(LIST_MARK)
}

/** The list and size in the address of the list page. */
interface ListAddress {
  /** Id of a size to add, or null. */
  readonly add: string | null
  /** A list that somebody shared, or null. */
  readonly shared: ReadList | null
}

/** Reads the address of the list page. */
export function readListAddress({ search, hash }: { search: string; hash: string }): ListAddress {
  return {
    add: new URLSearchParams(search).get("add"),
    shared: hasList(hash) ? decodeList(hash.slice(LIST_MARK.length)) : null,
  }
}

/**
 * The address that opens the list.
 *
 * @param page a page that takes a list: "https://www.example.com/inquiry"
 */
export function listLink(page: string, lines: readonly WantedSize[]): string {
  return `${page}${LIST_MARK}${encodeList(lines)}`
}
