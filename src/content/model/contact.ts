import { contentType } from "./content-type"
import { breadcrumb, pageHead } from "./page-head"
import { folded, listOf, longText, optional, text } from "./fields/kinds"

const formField = (label: string) =>
  folded("FormField", label, {
    label: text("Label", 60, "The words over the field."),
    hint: optional(text("Hint under the label", 140, "An example helps: 98100 00000")),
  })

export const contact = contentType({
  name: "Contact",
  storedIn: { file: "site/contact.json" },
  label: "Contact",
  description: "Contact page and inquiry form. Numbers and addresses come from Company details.",
  fields: {
    ...pageHead,
    breadcrumb,
    officeHeading: text("Over the office address", 60),
    phonesHeading: text("Over the telephone numbers", 60),
    emailsHeading: text("Over the e-mail addresses", 60),
    branchesHeading: text("Over the branches", 60),
    nearest: folded("NearestBranchWords", "Nearest branch", {
      heading: text("Heading", 60),
      label: text("Label of the field", 40),
      hint: optional(text("Sentence under it", 160)),
      privacy: text("What happens with the visitor's place", 160),
    }),
    form: folded("ContactForm", "Inquiry form", {
      heading: text("Heading", 60),
      text: optional(text("Sentence under it", 160)),
      name: formField("Name"),
      company: formField("Company"),
      phone: formField("Telephone"),
      email: formField("E-mail"),
      city: formField("City"),
      trade: formField("I am a"),
      trades: listOf("Choices of “I am a”", "trade", text("Trade", 40), { min: 1 }),
      products: formField("Products"),
      message: formField("Message"),
      list: text("Before the attached inquiry list", 60),
      consent: longText("Consent", 240, "What the visitor agrees to before the form goes out."),
      notice: text("Link to the privacy notice", 80, "What we ask, why, how long we keep it"),
      submit: text("Text of the button", 30),
      privacy: optional(text("Line under the button", 200)),
    }),
    sent: folded("ContactSent", "After sending", {
      heading: text("Heading", 80),
      text: longText("Text", 240),
      steps: listOf("What happens next", "step", text("Step", 140)),
    }),
    compose: folded("ContactCompose", "When the visitor sends it with WhatsApp or e-mail", {
      heading: text("Heading", 80),
      text: longText("Text", 240),
    }),
  },
})
