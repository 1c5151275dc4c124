/** The page of the delivery check, which takes a list in its fragment as the inquiry list's page does. */
export const DELIVERY_PAGE = "/delivery-check"
