import { contentType, type EntryOf } from "./content-type"
import { choice, email, group, link, listOf, longText, phone, text } from "./fields"
import { socialNetworks } from "./social-networks"

export const company = contentType({
  name: "Company",
  kept: { file: "site/company.json" },
  label: "Company details",
  labelSingular: "Company details",
  description: "Name, address, telephone, e-mail. Every page takes them from here.",
  fields: {
    name: text({ label: "Name", max: 60 }),
    tagline: text({ label: "Line under the name", max: 80 }),
    tollFree: phone({ label: "Toll-free number", hint: "1800 000 0000" }),
    whatsapp: phone({ label: "WhatsApp number", hint: "With country code: +91 98100 00000" }),
    infoEmail: email({ label: "Info e-mail" }),
    office: group({
      type: "CompanyOffice",
      label: "Corporate office",
      fields: {
        address: longText({ label: "Address", max: 300 }),
        locality: text({ label: "City", max: 60 }),
        region: text({ label: "State", max: 60 }),
      },
    }),
    salesPhones: listOf(phone({ label: "Number" }), {
      label: "Sales telephone numbers",
      singular: "number",
      min: 1,
      max: 4,
    }),
    salesEmails: listOf(email({ label: "E-mail" }), {
      label: "Sales e-mail addresses",
      singular: "address",
      min: 1,
      max: 4,
    }),
    social: listOf(
      group({
        type: "SocialLink",
        label: "Profile",
        fields: {
          network: choice({ label: "Network", options: socialNetworks }),
          url: link({ label: "Address of the profile" }),
        },
      }),
      { label: "Social networks", singular: "profile", summary: "{{fields.network}}" },
    ),
    copyright: text({
      label: "Copyright line",
      hint: "© 2026 Doab Steel Tubes",
      max: 120,
    }),
    credit: group({
      type: "CompanyCredit",
      label: "Web design credit",
      fields: {
        before: text({ label: "Text before the name", hint: "Web design by", max: 40 }),
        name: text({ label: "Name", max: 60 }),
        url: link({ label: "Link" }),
      },
    }),
  },
})

export type Company = EntryOf<typeof company>
