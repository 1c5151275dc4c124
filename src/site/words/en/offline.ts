/** Words of the page that is shown without network. */
export const offline = {
  inquiryList: {
    before: "Your ",
    link: "inquiry list",
    after: " is safe: it is stored on this device.",
  },
}
