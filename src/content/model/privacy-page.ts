import { contentType } from "./content-type"
import { longText, text } from "./fields/texts"
import { optional } from "./fields/groups"
import { yesNo } from "./fields/values"
import { breadcrumb, pageHead } from "./page-head"
import { textParts } from "./text-parts"

/**
 * The notice before consent, as required by the Digital Personal Data Protection Rules 2025, rule 3: it must be clear without
 * any other text of the site.
 */
export const privacyPage = contentType({
  name: "PrivacyPage",
  storedIn: { file: "site/privacy-page.json" },
  label: "Privacy notice",
  description:
    "The page /privacy. The inquiry form leads to it before the visitor agrees. It must say what is asked, why, how long it is kept, how to withdraw, whom to ask and how to complain to the Board.",
  fields: {
    ...pageHead,
    breadcrumb,
    parts: textParts,
    askHeading: text({
      label: "Heading above the contact details",
      hint: "Person, e-mail and telephone number come from Company details.",
      max: 60,
    }),
    askText: longText({ label: "Text above the contact details", max: 400 }),
    withdrawLabel: text({
      label: "Text of the link that withdraws",
      hint: "It opens an e-mail to the Info e-mail: Withdraw my consent by e-mail",
      max: 60,
    }),
    withdrawSubject: text({
      label: "Subject of that e-mail",
      hint: "I withdraw my consent",
      max: 80,
    }),
    draftNote: text({
      label: "Line while it is not confirmed",
      hint: "To be confirmed: this notice is a draft.",
      max: 120,
    }),
    confirmed: optional(
      yesNo({
        label: "Confirmed",
        hint: "On when somebody who knows the law has read it. Until then the page marks it “to be confirmed”.",
      }),
    ),
  },
})
