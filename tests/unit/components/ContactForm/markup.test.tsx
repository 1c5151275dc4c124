import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import {
  ContactForm,
  type ContactFormProps,
} from "../../../../src/components/ContactForm/ContactForm"
import { inWords } from "../../../jsdom/render"

const contact = JSON.parse(readFileSync("content/site/contact.json", "utf8")) as {
  form: ContactFormProps["texts"]
  sent: ContactFormProps["sent"]
  compose: ContactFormProps["compose"]
}
const company = {
  name: "Firm",
  tollFree: "1800 000 0000",
  whatsapp: "+91 00000 00000",
  infoEmail: "info@example.com",
}

/** The static HTML of the form. */
function builtForm(inquiry: ContactFormProps["inquiry"]): string {
  return renderToStaticMarkup(
    inWords(
      <ContactForm
        texts={contact.form}
        sent={contact.sent}
        compose={contact.compose}
        inquiry={inquiry}
        products={[{ slug: "ms-pipes", name: "MS Pipes" }]}
        company={company}
      />,
    ),
  )
}

const formTag = (html: string) => /<form[^>]*>/.exec(html)?.[0] ?? ""

const settings = [
  { provider: "none" },
  { provider: "netlify" },
  { provider: "endpoint", endpoint: "https://forms.example.com/in" },
]

test("without a provider the static form sends nothing", () => {
  const html = builtForm({ provider: "none" })
  expect(formTag(html)).toContain('method="dialog"')
  expect(formTag(html)).not.toContain("action=")
  expect(html).toContain("https://wa.me/")
  expect(html).toContain("mailto:info@example.com")
})

test("with an endpoint the static form posts to it", () => {
  const tag = formTag(builtForm({ provider: "endpoint", endpoint: "https://forms.example.com/in" }))
  expect(tag).toContain('method="post"')
  expect(tag).toContain('action="https://forms.example.com/in"')
})

test("for Netlify the static form has the attributes Netlify looks for", () => {
  const html = builtForm({ provider: "netlify" })
  const tag = formTag(html)
  expect(tag).toContain('data-netlify="true"')
  expect(tag).toContain('data-netlify-honeypot="website"')
  expect(tag).toContain('name="inquiry"')
  expect(tag).toContain('action="/contact/thank-you"')
  expect(html).toMatch(/<input type="hidden" name="form-name" value="inquiry"/)
})

test.each(settings)("without scripts the browser validates the form: %j", (inquiry) => {
  expect(formTag(builtForm(inquiry))).not.toContain("novalidate")
})

test.each(settings)("the static form has the honeypot and the hidden fields: %j", (inquiry) => {
  const html = builtForm(inquiry)
  for (const name of ["website", "opened", "suspicion", "list"]) {
    expect(html).toMatch(new RegExp(`<input[^>]* name="${name}"`))
  }
})
