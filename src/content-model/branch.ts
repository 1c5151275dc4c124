import { contentType, type EntryOf } from "./content-type"
import { choices, group, listOf, longText, number, optional, phone, text, whole } from "./fields"

export const branch = contentType({
  name: "Branch",
  kept: { folder: "branches" },
  page: "/contact",
  label: "Branches",
  labelSingular: "Branch",
  description: "Branches and warehouses, with their place on the map.",
  summary: "{{number}}. {{name}}",
  namedBy: "name",
  unique: ["number"],
  sortedBy: ["number", "name"],
  fields: {
    number: whole({
      label: "Number",
      hint: "Each branch has its own. Lists follow it.",
      min: 1,
      max: 999,
    }),
    name: text({ label: "Name", hint: "Raipur", max: 60 }),
    address: longText({
      label: "Address",
      hint: "Street, city, state, PIN code. Each on its own line if you like.",
      max: 300,
    }),
    phones: listOf(phone({ label: "Number", hint: "+91 98100 00000" }), {
      label: "Telephone numbers",
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
        hint: "Leave both empty for a branch that is not on the map.",
        fields: {
          lat: number({
            label: "Latitude (north)",
            hint: "In India between 6 and 38. In Google Maps: press and hold on the place, the first number.",
            min: 6,
            max: 38,
          }),
          lng: number({
            label: "Longitude (east)",
            hint: "In India between 68 and 98. The second number.",
            min: 68,
            max: 98,
          }),
        },
      }),
    ),
    shownOn: choices({
      label: "Shown on",
      options: [
        { value: "home", label: "Home" },
        { value: "about", label: "About" },
        { value: "contact", label: "Contact" },
      ],
    }),
  },
})

export type Branch = EntryOf<typeof branch>
