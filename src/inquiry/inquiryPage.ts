/** The page with the inquiry list. */
export const INQUIRY_PAGE = "/inquiry"

/** The address that puts a size on the list without scripts: the list's page adds the size its address names. */
export function addAddress(sizeId: string): string {
  return `${INQUIRY_PAGE}?add=${encodeURIComponent(sizeId)}`
}
