import { readFileSync } from "node:fs"
import { inlineScripts, textHash } from "../../src/build/hosting/content-policy"
import { serverRulesFile, type ServerRules } from "../../src/build/hosting/host-rules"
import { readContentFiles } from "../../src/content/check/read-files"
import { english } from "../../src/kit/words/en"
import { hindi } from "../../src/kit/words/hi"
import { englishPath, languageOf, pathIn } from "../../src/kit/words/language"
import { attributes, shownText } from "../html"
import {
  branches,
  company,
  dialled,
  menuEntries,
  navigation,
  hiddenProducts,
  products,
  productsListedIn,
  whatsappChat,
} from "../site-content"
import { builtPages, faultyPages, pagesIn, publishedFolder, type BuiltPage } from "./published"

/** Other spellings of the specification and where they lead. */
const specifiedAliases: readonly (readonly [from: string, to: string])[] = [
  ["/structural-steel-tubes-and-pipes", "/structural-teel-tubes-and-pipes"],
  ["/colour-coated-products", "/colour-coated-projects"],
  ["/gp-pipe", "/gs-pipe"],
  ["/pre-galvanized-tubes-and-pipes", "/gs-pipe"],
]

const [home] = builtPages.filter(({ path }) => path === "/") as [BuiltPage]
const links = (selector: string) =>
  home.root.querySelectorAll(`${selector} a`).map((link) => ({
    text: shownText(link),
    to: link.getAttribute("href"),
  }))

test.each(["header", "footer"])("the %s is the same on every page of a language", (part) => {
  for (const language of ["en", "hi"] as const) {
    // Without the link to the other language, which is another on every page.
    const [first = [], ...others] = pagesIn(language).map(({ root }) =>
      root
        .querySelectorAll(`${part} a:not([hreflang])`)
        .map((link) => `${link.getAttribute("href")} ${shownText(link)}`),
    )
    expect(first.length).toBeGreaterThan(10)
    for (const other of others) expect(other).toEqual(first)
  }
})

test("a page paints from its HTML alone: its styles are in it, no script waits before it, and scripts leave the line to letters and pictures", () => {
  const faults = faultyPages(builtPages, ({ root, path }) => [
    ...(root.querySelector("style") ? [] : ["no styles"]),
    ...attributes(root, 'link[rel="stylesheet"], script[src]:not([async])', "href"),
    ...attributes(root, 'script[src^="/assets"]:not([fetchpriority="low"])', "src"),
    ...attributes(root, 'link[as="script"]', "href").filter(
      (words) => !words?.startsWith(`/assets/words-${languageOf(path)}-`),
    ),
  ])
  expect(faults).toEqual({})
})

test("every other spelling of an address leads to its page", () => {
  const { redirects } = JSON.parse(
    readFileSync(serverRulesFile(publishedFolder), "utf8"),
  ) as ServerRules
  const others = [...products, ...hiddenProducts].flatMap(({ url, aliases = [] }) =>
    aliases.map((alias) => [alias, url]),
  )
  expect(redirects.map(({ fromPath, toPath }) => [fromPath, toPath])).toEqual(
    expect.arrayContaining([...specifiedAliases, ...others]),
  )
})

test("the policy allows the inline scripts of the pages and no others", () => {
  const { headers } = JSON.parse(
    readFileSync(serverRulesFile(publishedFolder), "utf8"),
  ) as ServerRules
  const policy = headers[0]?.headers["Content-Security-Policy"] ?? ""
  const [allowed = ""] = /(?<=script-src )[^;]*/.exec(policy) ?? []
  const texts = [...new Set(builtPages.flatMap(({ html }) => inlineScripts(html)))]
  expect(allowed.split(" ").sort()).toEqual(["'self'", ...texts.map(textHash)].sort())
})

test.each([
  ["Main", "> ul > li >"],
  ["Menu", ">"],
])("the menu %s has Home, About, the products and CSR, in this order", (name, within) => {
  const { home: start, about, csr, contact } = navigation
  const menu = `header nav[aria-label="${name}"]`
  const wanted = [start, about, csr, ...(name === "Menu" ? [contact] : [])]
  expect(links(`${menu} ${within}`).filter(({ to }) => to !== pathIn("hi", "/"))).toEqual(
    wanted.map(({ label, to }) => ({ text: label, to })),
  )
  const entries = home.root
    .querySelectorAll(`${menu} details a`)
    .map((link) => [shownText(link.querySelector("b")), link.getAttribute("href")])
  expect(entries).toEqual(menuEntries)
  expect(links("header")).toContainEqual({ text: contact.label, to: contact.to })
  expect(attributes(home.root, "header a", "href")).toContain(dialled(company.tollFree))
})

test("the foot has the address, every way to reach the company, its networks, and the pages", () => {
  const foot = home.root.querySelector("footer")
  const to = attributes(home.root, "footer a", "href")
  expect(to).toEqual(
    expect.arrayContaining([
      ...["/", "/about", "/csr-initiative", "/contact"],
      dialled(company.tollFree),
      `mailto:${company.infoEmail}`,
      company.credit.url,
      ...company.social.map(({ url }) => url),
    ]),
  )
  for (const { name, url } of productsListedIn("footer")) {
    expect(links("footer")).toContainEqual({ text: name, to: url })
  }
  const words = [company.office.address, company.copyright, company.credit.before]
  expect(words.filter((each) => !shownText(foot).includes(each))).toEqual([])
  const named = home.root
    .querySelectorAll("footer a[aria-label]")
    .map((link) => [link.getAttribute("aria-label")?.toLowerCase(), link.getAttribute("href")])
  expect(named).toEqual(company.social.map(({ network, url }) => [network, url]))
})

test("on phones, the action bar has call, WhatsApp and the inquiry about the page's product", () => {
  const faults = faultyPages(builtPages, ({ path, root }) => {
    const language = languageOf(path)
    const { quickContact } = { en: english, hi: hindi }[language].shell
    const bar = attributes(root, `nav[aria-label="${quickContact}"] a`, "href")
    const product = products.find(({ url }) => url === englishPath(path))
    const contact = pathIn(language, navigation.contact.to)
    const inquiry = contact + (product ? `?product=${product.slug}` : "")
    const [call, chat, inquire = ""] = bar
    return [
      ...(call === dialled(company.tollFree) ? [] : [{ call }]),
      ...(chat?.startsWith(whatsappChat(company.whatsapp)) ? [] : [{ chat }]),
      ...(inquire.replace(/#.*$/, "") === inquiry ? [] : [{ inquire, inquiry }]),
    ]
  })
  expect(faults).toEqual({})
})

test("the first link of every page skips to its content", () => {
  const faults = faultyPages(builtPages, ({ root }) => {
    const first = root.querySelector("body a")?.getAttribute("href")
    return first === "#main" && root.querySelector("main#main[tabindex='-1']") ? [] : [first]
  })
  expect(faults).toEqual({})
})

test("every telephone link dials a number of the content", () => {
  const numbers = [
    company.tollFree,
    ...company.salesPhones,
    ...branches.flatMap(({ phones = [] }) => phones),
  ].map(dialled)
  // An editor may also write a whole link, tel:+91…, in a field or a text.
  const written = readContentFiles("content").map(({ text }) => text)
  const isKnown = (address: string) =>
    numbers.includes(address) || written.some((text) => text.includes(address))
  const faults = faultyPages(builtPages, ({ root }) =>
    attributes(root, 'a[href^="tel:"]', "href").filter((address) => !isKnown(address)),
  )
  expect(faults).toEqual({})
})
