/** The page with the inquiry list. */
export const INQUIRY_PAGE = "/inquiry"

/** The page with the inquiry form. */
export const CONTACT_PAGE = "/contact"

/** Id of the form on it. */
export const FORM_ID = "inquiry-form"

/**
 * The address that adds a size to the list without scripts on the present page.
 *
 * @param size the size's id, or a line of a list: "20p-shs-50x50x3"
 * @param page the page with the list, in the language of the present one
 */
export function addAddress(size: string, page: string): string {
  return `${page}?add=${encodeURIComponent(size)}`
}
