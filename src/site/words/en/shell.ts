/** Words of the frame around every page and of what many pages show: header, footer, action bar, buttons to call. */
export const shell = {
  skipToContent: "Skip to content",
  mainMenu: "Main",
  menu: "Menu",
  breadcrumb: "Breadcrumb",
  inquiryList: "Inquiry list",
  /** After the number in the header. */
  lines: { one: "line", more: "lines" },
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
  mapFromGoogle: "The map comes from Google.",
  registration: (company: string, cin: string, office: string, contact: string) =>
    `${company}. CIN ${cin}. Registered office: ${office}. Questions and complaints: ${contact}.`,
  unitOf: (field: string) => `${field}: unit`,
  checkDelivery: "Check a delivery",
  /** Ends a sentence. */
  stop: ".",
}
