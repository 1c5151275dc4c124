import { contentType } from "./content-type"
import { group, listOf, optional } from "./fields/groups"
import { longText, text } from "./fields/texts"
import { breadcrumb, pageHead } from "./page-head"

const formField = (label: string) =>
  group({
    type: "FormField",
    label,
    folded: true,
    summary: "{{fields.label}}",
    fields: {
      label: text({ label: "Label", hint: "The words over the field.", max: 60 }),
      hint: optional(
        text({ label: "Hint under the label", hint: "An example helps: 98100 00000", max: 140 }),
      ),
    },
  })

export const contact = contentType({
  name: "Contact",
  storedIn: { file: "site/contact.json" },
  label: "Contact",
  description: "Contact page and inquiry form. Numbers and addresses come from Company details.",
  fields: {
    ...pageHead,
    breadcrumb,
    officeHeading: text({ label: "Over the office address", max: 60 }),
    phonesHeading: text({ label: "Over the telephone numbers", max: 60 }),
    emailsHeading: text({ label: "Over the e-mail addresses", max: 60 }),
    branchesHeading: text({ label: "Over the branches", max: 60 }),
    nearest: group({
      type: "NearestBranchWords",
      label: "Nearest branch",
      folded: true,
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
      folded: true,
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
        consent: longText({
          label: "Consent",
          hint: "What the visitor agrees to before the form goes out.",
          max: 240,
        }),
        notice: text({
          label: "Link to the privacy notice",
          hint: "Under the consent: What we ask, why, and how long we keep it",
          max: 80,
        }),
        submit: text({ label: "Text of the button", max: 30 }),
        privacy: optional(text({ label: "Line under the button", max: 200 })),
      },
    }),
    sent: group({
      type: "ContactSent",
      label: "After sending",
      folded: true,
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
      folded: true,
      fields: {
        heading: text({ label: "Heading", max: 80 }),
        text: longText({ label: "Text", max: 240 }),
      },
    }),
  },
})
