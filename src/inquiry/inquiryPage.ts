/** The page with the inquiry list. */
export const INQUIRY_PAGE = "/inquiry"

/** Id of the inquiry form on the contact page. */
export const FORM_ID = "inquiry-form"

/**
 * The address that adds a size to the list without scripts on the present page.
 *
 * @param page the page with the list, in the language of the present one
 */
export function addAddress(sizeId: string, page: string): string {
  return `${page}?add=${encodeURIComponent(sizeId)}`
}
