import { contentType } from "./content-type"
import { breadcrumb, pageHead } from "./page-head"
import { textParts } from "./text-parts"
import { longText, text, yesNo } from "./fields/kinds"

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
    askHeading: text("Heading above the contact details", 60, "Those are in Company details."),
    askText: longText("Text above the contact details", 400),
    withdrawLabel: text(
      "Text of the link that withdraws",
      60,
      "It opens an e-mail to the Info e-mail.",
    ),
    withdrawSubject: text("Subject of that e-mail", 80, "I withdraw my consent"),
    draftNote: text("Line while it is not confirmed", 120, "To be confirmed: a draft."),
    confirmed: yesNo("Confirmed", "On when somebody who knows the law has read it."),
  },
})
