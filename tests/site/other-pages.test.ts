import { attributes, shownText, texts } from "../html"
import {
  company,
  contentFile,
  dialled,
  home,
  plainText,
  posts,
  products,
  productsListedIn,
  whatsappChat,
} from "../site-content"
import { band, builtPage, fileAt } from "./published"

const about = contentFile<{
  vision: { heading: string; text: string }
  mission: { heading: string; text: string }
  branchesHeading: string
}>("site/about.json")
const csr = contentFile<{ galleryHeading: string; galleryEmpty: string; gallery?: unknown[] }>(
  "site/csr.json",
)
const inquiry = contentFile<{ before: string }>("site/inquiry-page.json")
const contactWords = contentFile<{ phonesHeading: string }>("site/contact.json")
const notFound = contentFile<{ heading: string; lead: string }>("site/not-found.json")

const contact = builtPage("/contact")
const form = contact.root.querySelector('form[name="inquiry"]')

test("About shows vision, mission, the market segments and the branches", () => {
  const page = builtPage("/about")
  const headings = texts(page.root, "main h2, main h3")
  expect(headings).toEqual(
    expect.arrayContaining([
      about.vision.heading,
      about.mission.heading,
      home.segments.heading,
      about.branchesHeading,
    ]),
  )
  const text = shownText(page.root.querySelector("main"))
  expect([about.vision.text, about.mission.text].filter((each) => !text.includes(each))).toEqual([])
})

test("Contact shows the office, the sales addresses and the sales phones", () => {
  const to = attributes(contact.root, "main a", "href")
  expect(shownText(contact.root.querySelector("main address"))).toBe(company.office.address)
  expect(to).toEqual(
    expect.arrayContaining([
      ...company.salesEmails.map((address) => `mailto:${address}`),
      ...company.salesPhones.map(dialled),
    ]),
  )
  const sales = shownText(contact.root.querySelector("main"))
  expect(sales).toContain(contactWords.phonesHeading)
})

test("the browser can check the inquiry form, and other ways to reach us are next to it", () => {
  expect(form?.getAttribute("novalidate")).toBeUndefined()
  for (const name of ["name", "phone", "message", "consent"]) {
    expect(form?.querySelector(`[name="${name}"]`)?.hasAttribute("required")).toBe(true)
  }
  const ways = form ? attributes(form, "a", "href") : []
  for (const way of [
    dialled(company.tollFree),
    whatsappChat(company.whatsapp),
    `mailto:${company.infoEmail}`,
  ]) {
    expect(ways).toContain(way)
  }
  const choices = form ? attributes(form, 'input[name="products"]', "value") : []
  expect(choices).toHaveLength(products.length)
  // A honeypot that people do not see.
  const trap = form?.querySelector('[aria-hidden="true"] input[type="text"]')
  expect(trap?.getAttribute("name")).toMatch(/\S/)
  expect(trap?.getAttribute("value") ?? "").toBe("")
  expect(trap?.getAttribute("tabindex")).toBe("-1")
})

test("the gallery of the CSR page says that it is not applicable while it is empty", () => {
  const gallery = band(builtPage("/csr-initiative"), csr.galleryHeading)
  const isEmpty = (csr.gallery ?? []).length === 0
  expect(shownText(gallery).includes(csr.galleryEmpty)).toBe(isEmpty)
  expect(gallery.querySelectorAll("img").length > 0).toBe(!isEmpty)
})

test("the newest post shows its date and its film, which the browser's own controls play", () => {
  const { root } = builtPage("/blog")
  const [newest] = posts
  const time = root.querySelector("main time")
  expect(time?.getAttribute("datetime")).toBe(newest?.date)
  expect(shownText(time)).toMatch(/^[A-Z][a-z]+-\d{1,2}-\d{4}$/)
  const film = root.querySelector("main video")
  expect(Boolean(film)).toBe(Boolean(newest?.film))
  if (!film) return
  expect(film.hasAttribute("controls")).toBe(true)
  expect(film.hasAttribute("autoplay")).toBe(false)
  expect(fileAt(film.getAttribute("poster") ?? "/none.jpg")).toBeDefined()
})

test.each([
  ["/inquiry", inquiry.before, ["tel:", "https://wa.me/", "mailto:", "/contact"]],
  ["/delivery-check", "How the check works", ["tel:", "https://wa.me/", "/weights#tolerances"]],
])("%s shows before scripts what it needs, and offers other ways", (path, text, starts) => {
  const { root } = builtPage(path)
  expect(shownText(root.querySelector("main"))).toContain(text)
  const to = attributes(root, "main a", "href")
  for (const start of starts) expect(to.some((each) => each.startsWith(start))).toBe(true)
})

test("the 404 pages link to the main products, Home, Contact and the telephone", () => {
  const { root } = builtPage("/404")
  expect(texts(root, "h1").map(plainText)).toEqual([plainText(notFound.heading)])
  expect(shownText(root.querySelector("main"))).toContain(notFound.lead)
  expect(attributes(root, "main a", "href")).toEqual(
    expect.arrayContaining([
      ...["/", "/products", "/contact", dialled(company.tollFree)],
      ...productsListedIn("homeTiles").map(({ url }) => url),
    ]),
  )
  expect(attributes(builtPage("/hi/404").root, "main a", "href")).toEqual(
    expect.arrayContaining(["/hi", "/hi/products", "/hi/contact", dialled(company.tollFree)]),
  )
})

test.each([
  ["/404", "/hi"],
  ["/offline", "/hi"],
  ["/hi/404", "/"],
  ["/hi/offline", "/"],
])("%s leads to the other language in header and footer: %s", (path, other) => {
  const { root } = builtPage(path)
  for (const part of ["header", "footer"])
    expect(attributes(root, `${part} a[hreflang]`, "href")).toContain(other)
})
