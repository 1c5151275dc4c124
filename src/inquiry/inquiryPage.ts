/** The page with the inquiry list. */
export const INQUIRY_PAGE = "/inquiry"

/** Id of the inquiry form on the contact page. */
export const FORM_ID = "inquiry-form"

/** The address that adds a size to the list without scripts on the present page. */
export function addAddress(sizeId: string): string {
  return `${INQUIRY_PAGE}?add=${encodeURIComponent(sizeId)}`
}
