import { contentType } from "./content-type"
import { socialNetworks } from "./social-networks"
import {
  choice,
  email,
  folded,
  group,
  link,
  listOf,
  longText,
  optional,
  phone,
  rows,
  text,
} from "./fields/kinds"

/** A name that is the same in every language. */
const name = (label: string, max: number, hint?: string) => text(label, max, { hint, words: false })
const oneToFour = { hint: "One to four. The first is the one used most.", min: 1, max: 4 }

const registrationHint =
  "A company registered in India must show these on its site (Companies (Incorporation) Rules 2014, rule 26). They are at the foot of every page."

export const company = contentType({
  name: "Company",
  storedIn: { file: "site/company.json" },
  label: "Company details",
  description: "Name, address, telephone, e-mail. Every page takes them from here.",
  fields: {
    name: name("Name", 60, "In the header, the footer and every page's title."),
    tagline: text("Line under the name", 80, "A few words: Steel by section, by metre, by tonne."),
    tollFree: phone("Toll-free number", "On every page: 1800 000 0000"),
    whatsapp: phone("WhatsApp number", "With country code: +91 98100 00000"),
    infoEmail: email("Info e-mail", "In the footer: info@example.com"),
    office: group("CompanyOffice", "Corporate office", {
      address: longText("Address", 300, "Street, city, state, PIN code."),
      locality: text("City", 60),
      region: text("State", 60),
    }),
    registration: optional(
      group("CompanyRegistration", ["Registered company", registrationHint], {
        legalName: optional(name("Registered name", 100, "Where it is another: Example Pvt Ltd")),
        cin: text("CIN", 21, {
          hint: "The Corporate Identity Number: U27100UP1998PTC012345",
          pattern: [
            /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
            "must be a CIN of 21 capital letters and digits: U27100UP1998PTC012345",
          ],
        }),
        office: optional(longText("Registered office", 300, "Empty: the corporate office above.")),
        contact: name("Contact person", 80, "Whom visitors ask for, and complain to."),
      }),
    ),
    salesPhones: listOf("Sales telephone numbers", "number", phone("Number"), oneToFour),
    salesEmails: listOf("Sales e-mail addresses", "address", email("E-mail"), oneToFour),
    social: rows("SocialLink", "Social networks", "profile", {
      network: choice("Network", socialNetworks),
      url: link("Address of the profile", "https://www.linkedin.com/company/your-name"),
    }),
    copyright: name("Copyright line", 120, "© 2026 Doab Steel Tubes"),
    credit: folded("CompanyCredit", "Web design credit", {
      before: text("Text before the name", 40, "Web design by"),
      name: name("Name", 60),
      url: link("Link", "With https://"),
    }),
  },
})
