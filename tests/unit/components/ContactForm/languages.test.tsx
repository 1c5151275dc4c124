/** @jest-environment jsdom */
import { cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import {
  ContactForm,
  type ContactFormProps,
} from "../../../../src/components/ContactForm/ContactForm"
import { english as allEnglish } from "../../../../src/interface/en"
import { hindi as allHindi } from "../../../../src/interface/hi"
import { render } from "../../../jsdom/render"
import { company, contentFile, products } from "../../../site-content"

/** The form's texts and products in a language. */
const offered = (folder: string) => ({
  ...contentFile<{
    form: ContactFormProps["texts"]
    sent: ContactFormProps["sent"]
    compose: ContactFormProps["compose"]
  }>(`${folder}site/contact.json`),
  products: products.map(({ slug }) => ({
    slug,
    name: contentFile<{ name: string }>(`${folder}products/${slug}.json`).name,
  })),
})
const english = { ...offered(""), words: allEnglish }
const hindi = { ...offered("hi/"), words: allHindi }

/** Opens the page of a language, as a new document. */
function open({ form, sent, compose, products, words }: typeof english) {
  cleanup()
  render(
    <ContactForm
      texts={form}
      sent={sent}
      compose={compose}
      inquiry={{ provider: "none" }}
      products={products}
      company={company}
    />,
    words,
  )
}

const trade = () => screen.getByRole<HTMLSelectElement>("combobox")
const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name="products"]:checked')].map(
    ({ value }) => value,
  )
const name = () => document.querySelector<HTMLInputElement>('input[name="name"]')

beforeEach(() => sessionStorage.clear())

test("a change of language and back keeps the trade and the products", async () => {
  open(english)
  await userEvent.selectOptions(trade(), String(english.form.trades[1]))
  for (const { name } of english.products.slice(0, 2))
    await userEvent.click(screen.getByRole("checkbox", { name, hidden: true }))

  for (const page of [hindi, english]) {
    open(page)
    expect(trade().value).toBe(page.form.trades[1])
    expect(ticked()).toEqual(page.products.slice(0, 2).map(({ name }) => name))
  }
})

test("a draft that an earlier form stored leaves its menu at the first entry, and fills the rest", () => {
  const draft = { name: ["R. Sharma"], trade: [english.form.trades[1]], consent: ["yes"] }
  sessionStorage.setItem("inquiry-draft", JSON.stringify(draft))
  open(hindi)
  expect(name()?.value).toBe("R. Sharma")
  expect(trade().selectedIndex).toBe(0)
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: hindi.form.consent }).checked).toBe(
    true,
  )
})

test("a trade that a shorter menu lacks leaves it at the first entry", () => {
  sessionStorage.setItem("inquiry-draft", JSON.stringify({ trade: ["99"] }))
  open(english)
  expect(trade().selectedIndex).toBe(0)
})
