import { HtmlValidate } from "html-validate"

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // How React and browsers write HTML down: <br/>, srcSet, hidden="".
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's own ids start with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // Boxes that are ticked for one list share their name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox"] }],
    // A film has a name even with the site's own controls.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Inline styles are written as they are.
    "no-trailing-whitespace": "off",
    // A search field is sent by the search key of the keyboard.
    "wcag/h32": "off",
    // Places of marks and colours behind pictures; the policy of the pages allows these attributes and no other styles.
    "no-inline-style": "off",
    // Numbers are as in the content, and styles keep them on one line.
    "tel-non-breaking": "off",
    // tests/site/found.test.ts knows how long a title may be.
    "long-title": "off",
  },
})

/** The faults in the HTML of a page, with their positions. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
