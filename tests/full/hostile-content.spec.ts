import { expect, test, type Page } from "@playwright/test"
import { notFoundPage, offlinePage } from "../../src/content/routes/fixed-pages"
import { siteRoutes } from "../../src/content/routes/routes"
import { drawn, open } from "../browser/hydration"
import { watchFaults } from "../browser/page-faults"
import { hostileContent, hostileMarkdown } from "../hostile-content"
import payloads from "../payloads.json"
import { openScratchSite, type ScratchSite } from "./scratch-site"

/*
 * Puts texts that would run as script into every text of the content that accepts them, builds the site, and serves it
 * without the policy that would stop such a script: each must be shown as the text it is.
 */
test.describe.configure({ mode: "serial" })
test.use({ viewport: { width: 1440, height: 900 } })

/** A build of the site takes a while on a busy machine (ms). */
const buildTimeout = 1_800_000

const { files } = hostileContent()

/** Entries for kinds of pages that the content does not have now: an older post, a hidden product. */
const added = [
  copyOf("posts/a-warehouse-planned-in-raipur.json", "posts/older.json", { date: "2001-01-01" }),
  copyOf("products/plank.json", "products/hidden.json", { url: "/hidden", hidden: true }),
]
/** The pages of this content. Its lists have new items in all places, so no Hindi page is complete. */
const paths = siteRoutes(
  new Map([...files, ...added].map(({ path, text }) => [path, JSON.parse(text) as unknown])),
).map(({ path }) => path)

function copyOf(file: string, copy: string, changes: object): { path: string; text: string } {
  const text = String(files.find(({ path: each }) => each === file)?.text)
  return { path: copy, text: JSON.stringify({ ...(JSON.parse(text) as object), ...changes }) }
}

let site: ScratchSite

test.beforeAll(async () => {
  test.setTimeout(buildTimeout)
  site = await openScratchSite()
  for (const { path: file, text } of [...files, ...added]) site.write(`content/${file}`, text)
  await site.build({ headers: [], redirects: [] })
})

test.afterAll(() => site?.close())

/** Elements of payloads that no page of the site has. Elements that pages have as well are known by their attributes. */
const injectedElements = [
  ...new Set(
    payloads.html
      .join()
      .match(/(?<=<)[a-z]+/gi)
      ?.map((name) => name.toLowerCase()),
  ),
].filter(
  (name) =>
    !/^(a|body|button|details|div|form|img|input|link|meta|p|picture|script|select|source|svg|text|textarea|title|use|video)$/.test(
      name,
    ),
)

/** Elements and attributes that only a payload would have added to a page. */
async function injectedInto(page: Page): Promise<string[]> {
  return page.evaluate((elements) => {
    const found: string[] = []
    const ownScripts =
      /^\s*(window\.___(chunkMapping|webpackCompilationHash)="|\(function beforeGatsby\(|window\.pageData=JSON\.parse\(document\.)/
    for (const element of document.querySelectorAll("*")) {
      const markup = element.outerHTML.slice(0, 200)
      const isOwnStyle =
        element instanceof HTMLStyleElement && element.parentElement === document.head
      if (elements.includes(element.localName) && !isOwnStyle) found.push(`element: ${markup}`)
      for (const { name, value } of element.attributes) {
        // Browsers ignore spaces and control characters in the name of a scheme.
        const address = value.replace(/[\s\p{Cc}]/gu, "").toLowerCase()
        if (
          /^(on.*|autofocus|contenteditable|srcdoc|formaction)$/.test(name) ||
          (name === "http-equiv" && address === "refresh") ||
          (name !== "alt" && /^(javascript|vbscript|data):/.test(address)) ||
          (name === "style" && /animation(-name)?:/.test(address))
        ) {
          found.push(`attribute ${name}: ${markup}`)
        }
      }
      if (
        element instanceof HTMLScriptElement &&
        !element.src &&
        !["application/ld+json", "application/json", "speculationrules"].includes(element.type) &&
        !ownScripts.test(element.text)
      ) {
        found.push(`script: ${markup}`)
      }
      if (
        element instanceof HTMLFormElement &&
        !/^(inquiry)?$/.test(element.getAttribute("name") ?? "")
      ) {
        found.push(`form: ${markup}`)
      }
    }
    if ("ran" in window) found.push("a payload ran")
    if (window.length > 0) found.push(`${window.length} frames`)
    return found
  }, injectedElements)
}

/** Letters as they are compared: the layout may break lines, leave out spaces and set capitals. */
const letters = (text: string) => text.toLowerCase().replace(/[\s\p{Cf}]/gu, "")

/** Payloads that mean nothing in Markdown: no entity, no escape, no code, no emphasis. */
const literal = hostileMarkdown.filter((text) => /^[^&\\`[_]+$/.test(text)).map(letters)

/** Opens everything that folds. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name")
      details.open = true
    }
  })
}

/** Records dialogs that open over the page. None may. */
function watchDialogs(page: Page): string[] {
  const opened: string[] = []
  page.on("dialog", (dialog) => {
    opened.push(dialog.message())
    void dialog.dismiss()
  })
  page.on("popup", (popup) => opened.push(popup.url()))
  return opened
}

/** Types HTML into the page's fields as a visitor would, and turns slides. */
async function typeMarkup(page: Page): Promise<void> {
  const typed = `"><img src=x onerror=ran=1>`
  const fields = page.locator(
    'main :is(input[type="search"], input[type="text"], textarea):visible',
  )
  for (const field of await fields.all()) await field.fill(typed)
  for (const next of await page.getByRole("button", { name: "Next slide" }).all()) {
    for (let turn = 0; turn < 4; turn++) {
      await next.click()
      await drawn(page)
    }
  }
}

test("it builds, with its texts kept as texts, and is served without a policy", async () => {
  const response = await fetch(site.address)
  expect(response.headers.get("content-security-policy")).toBeNull()
  const built = [...site.pages()].filter(([, html]) => !html.includes('http-equiv="refresh"'))
  const unknown = built.filter(([address]) => !paths.includes(address.replace(".html", "") || "/"))
  expect(unknown.map(([address]) => address)).toEqual([])
})

for (const address of paths) {
  test(`${address} runs none of its content and shows it as text`, async ({ page }) => {
    test.slow()
    const opened = watchDialogs(page)
    const faults = watchFaults(page, { missing: address === notFoundPage ? [address] : [] })
    // It is shown at other addresses than its own, so Gatsby's script stays away.
    if (address === offlinePage) await page.goto(site.address + address)
    else await open(page, site.address + address)
    await unfold(page)
    // A list of plain sentences is set like formatted text.
    const formatted = page.locator("main div.prose:not(:has(> ol:only-child))")
    for (const text of await formatted.allInnerTexts()) {
      const shown = letters(text)
      expect(literal.filter((payload) => !shown.includes(payload))).toEqual([])
    }
    expect(await injectedInto(page)).toEqual([])

    await typeMarkup(page)
    expect(await injectedInto(page)).toEqual([])
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      JSON.parse(data)
    }
    expect(new URL(page.url()).pathname).toBe(address)
    expect(opened).toEqual([])
    faults.expectNone()
  })
}
