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
  name,
  optional,
  phone,
  rows,
  text,
} from "./fields/kinds"

const oneToFour = { hint: "One to four. The first is the one used most.", min: 1, max: 4 }

const registrationHint =
  "What the law asks of the site of a registered company (Companies (Incorporation) Rules 2014, rule 26). Each is at the foot of every page as soon as it is filled in."

/** The Corporate Identity Number of the Ministry of Corporate Affairs. */
const cin = (label: string, hint: string) =>
  text(label, 21, {
    hint,
    pattern: [
      /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
      "must be a CIN of 21 capital letters and digits, such as U27100UP1998PTC012345",
    ],
  })

/** A number of the Goods and Services Tax: state, PAN, registration of that PAN, Z, check digit. */
function gstin(label: string, hint: string) {
  const sentence = "must be a GSTIN of 15 capital letters and digits"
  const field = text(label, 15, {
    hint,
    pattern: [/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, sentence],
  })
  const schema = field.schema.refine(
    hasCheckDigit,
    "is not a GSTIN: its last character does not fit the others. Compare it with an invoice",
  )
  return { ...field, schema }
}

/**
 * Whether the last character of a GSTIN is the check digit of the others: Luhn's sum to the base 36.
 *
 * @see https://en.wikipedia.org/wiki/Luhn_mod_N_algorithm
 * @see https://github.com/arthurdejong/python-stdnum/blob/master/stdnum/in_/gstin.py the same for a GSTIN
 */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reduce((total, character, index) => {
    const product = parseInt(character, 36) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return sum % 36 === 0
}

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
        cin: optional(cin("CIN", "The Corporate Identity Number, 21 letters and digits.")),
        gstin: optional(gstin("GSTIN", "15 letters and digits, as on an invoice.")),
        office: optional(
          name(
            "Registered office",
            300,
            "As registered, in one line; Hindi pages show it so, too.",
          ),
        ),
        contact: optional(name("Contact for complaints", 120, "Name, and a number or an e-mail.")),
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
