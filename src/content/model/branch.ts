import { contentType } from "./content-type"
import { choices, group, listOf, longText, number, optional, phone, text } from "./fields/kinds"

const pages = { home: "Home", about: "About", contact: "Contact" } as const

export const branch = contentType({
  name: "Branch",
  storedIn: { folder: "branches" },
  label: "Branches",
  labelSingular: "Branch",
  description: "Branches and warehouses, with their place on the map. Each has a page.",
  ordered: true,
  fields: {
    name: text("Name", 60, "As visitors look for it: Raipur"),
    address: longText(
      "Address",
      300,
      "Street, city, state, PIN code, on as many lines as you like.",
    ),
    phones: listOf("Telephone numbers", "number", phone("Number", "+91 98100 00000"), {
      hint: "One to four. The first is the one visitors call.",
      min: 1,
      max: 4,
    }),
    whatsapp: optional(phone("WhatsApp number", "With country code: +91 98100 00000")),
    position: optional(
      group("BranchPosition", ["Place on the map", "In Google Maps press and hold on it."], {
        lat: number("Latitude (north)", 6, 38, "The first number: 28.6640. 6 to 38 in India."),
        lng: number("Longitude (east)", 68, 98, "The second number: 77.4370. 68 to 98 in India."),
      }),
    ),
    shownOn: choices("Shown on", pages, "The lists it is in. Maps show every branch with a place."),
  },
})
