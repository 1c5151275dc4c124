import { contentType, type EntryOf } from "./content-type"
import { group, listOf, longText, optional, text } from "./fields"
import { pageHead } from "./page-head"

const formField = (label: string) =>
  group({
    type: "FormField",
    label,
    fields: {
      label: text({ label: "Label", max: 60 }),
      hint: optional(text({ label: "Hint under the label", max: 140 })),
    },
  })

export const contact = contentType({
  name: "Contact",
  kept: { file: "site/contact.json" },
  page: "/contact",
  label: "Contact",
  labelSingular: "Contact",
  description: "Contact page and inquiry form. Numbers and addresses come from Company details.",
  fields: {
    ...pageHead,
    breadcrumb: text({ label: "Name in the breadcrumb", max: 40 }),
    officeHeading: text({ label: "Over the office address", max: 60 }),
    phonesHeading: text({ label: "Over the telephone numbers", max: 60 }),
    emailsHeading: text({ label: "Over the e-mail addresses", max: 60 }),
    branchesHeading: text({ label: "Over the branches", max: 60 }),
    nearest: group({
      type: "NearestBranchWords",
      label: "Nearest branch",
      hint: "Also on the page of the inquiry list.",
      fields: {
        heading: text({ label: "Heading", max: 60 }),
        label: text({ label: "Label of the field", max: 40 }),
        hint: optional(text({ label: "Sentence under it", max: 160 })),
        privacy: text({ label: "What happens with the visitor's place", max: 160 }),
      },
    }),
    form: group({
      type: "ContactForm",
      label: "Inquiry form",
      fields: {
        heading: text({ label: "Heading", max: 60 }),
        text: optional(text({ label: "Sentence under it", max: 160 })),
        name: formField("Name"),
        company: formField("Company"),
        phone: formField("Telephone"),
        email: formField("E-mail"),
        city: formField("City"),
        trade: formField("I am a"),
        trades: listOf(text({ label: "Trade", max: 40 }), {
          label: "Choices of “I am a”",
          singular: "trade",
          min: 1,
        }),
        products: formField("Products"),
        message: formField("Message"),
        list: text({ label: "Before the attached inquiry list", max: 60 }),
        consent: longText({ label: "Consent", max: 240 }),
        submit: text({ label: "Text of the button", max: 30 }),
        privacy: optional(text({ label: "Line under the button", max: 200 })),
      },
    }),
    sent: group({
      type: "ContactSent",
      label: "After sending",
      fields: {
        heading: text({ label: "Heading", max: 80 }),
        text: longText({ label: "Text", max: 240 }),
        steps: listOf(text({ label: "Step", max: 140 }), {
          label: "What happens next",
          singular: "step",
        }),
      },
    }),
    compose: group({
      type: "ContactCompose",
      label: "When the visitor sends it with WhatsApp or e-mail",
      fields: {
        heading: text({ label: "Heading", max: 80 }),
        text: longText({ label: "Text", max: 240 }),
      },
    }),
  },
})

export type Contact = EntryOf<typeof contact>
