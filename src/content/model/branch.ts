import { contentType } from "./content-type"
import { choices, number } from "./fields/values"
import { group, listOf, optional } from "./fields/groups"
import { longText, phone, text } from "./fields/texts"

export const branch = contentType({
  name: "Branch",
  storedIn: { folder: "branches" },
  label: "Branches",
  labelSingular: "Branch",
  description: "Branches and warehouses, with their place on the map. Each has a page.",
  summary: "{{name}}",
  namedBy: "name",
  sortedBy: ["name"],
  ordered: true,
  fields: {
    name: text({ label: "Name", hint: "As visitors look for it: Raipur", max: 60 }),
    address: longText({
      label: "Address",
      hint: "Street, city, state, PIN code. Each on its own line if you like.",
      max: 300,
    }),
    phones: listOf(phone({ label: "Number", hint: "+91 98100 00000" }), {
      label: "Telephone numbers",
      hint: "One to four. The first is the one visitors call.",
      singular: "number",
      min: 1,
      max: 4,
    }),
    whatsapp: optional(
      phone({ label: "WhatsApp number", hint: "With country code: +91 98100 00000" }),
    ),
    position: optional(
      group({
        type: "BranchPosition",
        label: "Place on the map",
        hint: "Both numbers, or none for a branch that is not on the map. “Nearest branch” then uses the town in its address.",
        fields: {
          lat: number({
            label: "Latitude (north)",
            hint: "In Google Maps press and hold on the place: the first number, 28.6640. In India between 6 and 38.",
            min: 6,
            max: 38,
          }),
          lng: number({
            label: "Longitude (east)",
            hint: "The second number, 77.4370. In India between 68 and 98.",
            min: 68,
            max: 98,
          }),
        },
      }),
    ),
    shownOn: choices({
      label: "Shown on",
      hint: "The lists it is in. Maps show every branch that has a place, and “nearest branch” looks at all of them.",
      options: [
        { value: "home", label: "Home" },
        { value: "about", label: "About" },
        { value: "contact", label: "Contact" },
      ],
    }),
  },
})
