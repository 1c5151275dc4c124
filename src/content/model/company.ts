import { contentType } from "./content-type"
import { choice } from "./fields/values"
import { email, longText, phone, text } from "./fields/texts"
import { group, listOf, optional } from "./fields/groups"
import { link } from "./fields/references"
import { socialNetworks } from "./social-networks"

export const company = contentType({
  name: "Company",
  storedIn: { file: "site/company.json" },
  label: "Company details",
  description: "Name, address, telephone, e-mail. Every page takes them from here.",
  fields: {
    name: text({
      label: "Name",
      hint: "In the header, the footer and every page's title.",
      max: 60,
      words: false,
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
    registration: optional(
      group({
        type: "CompanyRegistration",
        label: "Registered company",
        hint: "For a company registered in India: its site must show these (Companies (Incorporation) Rules 2014, rule 26). They are at the foot of every page.",
        fields: {
          legalName: optional(
            text({
              label: "Registered name",
              hint: "Where it differs from the name above: Example Steel Private Limited",
              max: 100,
              words: false,
            }),
          ),
          cin: text({
            label: "CIN",
            hint: "The Corporate Identity Number, 21 letters and digits: U27100UP1998PTC012345",
            pattern: [
              /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
              "must be a CIN of 21 capital letters and digits: U27100UP1998PTC012345",
            ],
          }),
          office: optional(
            longText({
              label: "Registered office",
              hint: "Street, city, state, PIN code. Empty: it is the corporate office above.",
              max: 300,
            }),
          ),
          contact: text({
            label: "Contact person",
            hint: "The name of the person for questions and complaints. Visitors write to the Info e-mail and call the toll-free number.",
            max: 80,
            words: false,
          }),
        },
      }),
    ),
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
      words: false,
    }),
    credit: group({
      type: "CompanyCredit",
      label: "Web design credit",
      folded: true,
      summary: "{{fields.before}} {{fields.name}}",
      fields: {
        before: text({ label: "Text before the name", hint: "Web design by", max: 40 }),
        name: text({ label: "Name", max: 60, words: false }),
        url: link({ label: "Link", hint: "With https://" }),
      },
    }),
  },
})
