import { contentType, type EntryOf } from "./content-type"
import { choice } from "./fields/values"
import { email, longText, phone, text } from "./fields/texts"
import { group, listOf } from "./fields/groups"
import { link } from "./fields/references"
import { socialNetworks } from "./social-networks"

export const company = contentType({
  name: "Company",
  kept: { file: "site/company.json" },
  label: "Company details",
  labelSingular: "Company details",
  description: "Name, address, telephone, e-mail. Every page takes them from here.",
  fields: {
    name: text({
      label: "Name",
      hint: "In the header, the footer and every page's title.",
      max: 60,
    }),
    tagline: text({
      label: "Line under the name",
      hint: "A few words: Steel by section, by metre, by tonne.",
      max: 80,
    }),
    tollFree: phone({
      label: "Toll-free number",
      hint: "In the header and footer of every page: 1800 000 0000",
    }),
    whatsapp: phone({ label: "WhatsApp number", hint: "With country code: +91 98100 00000" }),
    infoEmail: email({ label: "Info e-mail", hint: "In the footer: info@example.com" }),
    office: group({
      type: "CompanyOffice",
      label: "Corporate office",
      fields: {
        address: longText({ label: "Address", hint: "Street, city, state, PIN code.", max: 300 }),
        locality: text({ label: "City", max: 60 }),
        region: text({ label: "State", max: 60 }),
      },
    }),
    salesPhones: listOf(phone({ label: "Number", hint: "+91 98100 00000" }), {
      label: "Sales telephone numbers",
      singular: "number",
      min: 1,
      max: 4,
    }),
    salesEmails: listOf(email({ label: "E-mail", hint: "sales@example.com" }), {
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
          url: link({
            label: "Address of the profile",
            hint: "https://www.linkedin.com/company/your-name",
          }),
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
      folded: true,
      summary: "{{fields.before}} {{fields.name}}",
      fields: {
        before: text({ label: "Text before the name", hint: "Web design by", max: 40 }),
        name: text({ label: "Name", max: 60 }),
        url: link({ label: "Link", hint: "With https://" }),
      },
    }),
  },
})

export type Company = EntryOf<typeof company>
