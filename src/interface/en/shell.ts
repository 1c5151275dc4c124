/** Words of the frame around every page and of what many pages show: header, footer, action bar, buttons to call. */
export const shell = {
  skipToContent: "Skip to content",
  mainMenu: "Main",
  menu: "Menu",
  breadcrumb: "Breadcrumb",
  inquiryList: "Inquiry list",
  /** After the number in the header. */
  sizes: { one: "size", more: "sizes" },
  quickContact: "Quick contact",
  call: "Call",
  whatsapp: "WhatsApp",
  email: "E-mail",
  inquire: "Inquire",
  directions: "Directions",
  /** After "Directions", for screen readers. */
  directionsTo: (branch: string) => ` to ${branch}`,
  opensNewTab: "opens in a new tab",
  backToTop: "Back to top",
  privacy: "Privacy",
  registration: (company: string, cin: string, office: string, contact: string) =>
    `${company}. CIN ${cin}. Registered office: ${office}. Questions and complaints: ${contact}.`,
  offlineList: {
    before: "Your ",
    link: "inquiry list",
    after: " is safe: it is stored on this device.",
  },
  print: "Print",
  copyBlocked: "Your browser blocked copying. Copy the text from the box.",
  textToCopy: "Text to copy",
  listEmpty: "The list is empty.",
  listBack: "Your sizes are back on the list.",
  sentList: {
    one: "The list you sent (1 size) was taken off your inquiry list, so that your next inquiry does not repeat it.",
    more: (count: number) =>
      `The list you sent (${count} sizes) was taken off your inquiry list, so that your next inquiry does not repeat it.`,
  },
  putBack: "Put it back",
  sentIt: "Sent it? Then empty the list, so that your next inquiry does not repeat it.",
  emptyList: "Empty the list",
  /** The list in a message until its sizes have names. */
  countedSizes: (count: number) => `${count} ${count === 1 ? "size" : "sizes"}`,
  bareLine: (size: string, amount: number, unit: string) => `${size}: ${amount} ${unit}`,
  barePieces: (size: string, amount: number, metres: number) =>
    `${size}: ${amount} ${amount === 1 ? "no." : "nos"} of ${metres} m`,
  unitOf: (field: string) => `${field}: unit`,
  checkDelivery: "Check a delivery",
  /** Ends a sentence. */
  stop: ".",
}
