/** The page with the inquiry list. */
export const INQUIRY_PAGE = "/inquiry"

/** The id of the inquiry form on the contact page, for links that lead to the form itself. */
export const FORM_ID = "inquiry-form"

/** The address that puts a size on the list without scripts: the list's page adds the size its address names. */
export function addAddress(sizeId: string): string {
  return `${INQUIRY_PAGE}?add=${encodeURIComponent(sizeId)}`
}
