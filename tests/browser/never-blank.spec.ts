import { expect, test, type Page, type Request } from "@playwright/test"
import { hydratedMark } from "../../src/kit/page"
import { sizeLine, storedList } from "../stored-list"
import { drawn } from "./hydration"
import { everyPage, hollowProduct, plainProduct } from "./tried-pages"

/*
 * Whatever is stored, linked, typed or pressed twice, a page keeps its head, a telephone number, and its tool or a sentence in its
 * place. npm test tries one or two faults of each kind in each text, npm run test:full up to 60.
 */

/** A page with a tool: the data the tool stores and reads, and a selector that shows the tool has loaded. */
interface FilledTool {
  readonly path: string
  readonly shows: string
  /** Texts by key, as browsers keep them. */
  readonly local?: Readonly<Record<string, string>>
  readonly session?: Readonly<Record<string, string>>
  /** Queries and fragments that the tool reads. */
  readonly links?: readonly string[]
}

const list = storedList([
  sizeLine("shs-100x100x3"),
  { kind: "words", text: "pipe 50 nb 5 nos", isOpen: true },
  {
    kind: "product",
    product: "chaukhat",
    name: "Chaukhat",
    quantity: { amount: 30, unit: "pieces" },
    remark: "100x50",
  },
])
const listLink = "#l=2_n2~Site+B_20p-shs-100x100x3_~Delivery+to+site_n2"
const cutting =
  "cut=2&bars=6+m&kerf=3&there=shs-100x100x3%093200%2C+4100" +
  "&row=A%09ISMB+200%092500%093&row=B%09100x100x3%094100%092&end=2"
const rate = { rate: "62", withGst: true }

/** Every page with a tool that keeps or reads something, each a little filled. */
const filledTools: readonly FilledTool[] = [
  {
    path: "/inquiry",
    shows: "textarea",
    local: {
      "inquiry-list": JSON.stringify({
        ...(JSON.parse(list) as object),
        lead: { name: "Site B", wanted: "2026-12-01", place: "Kanpur" },
        rateSettings: { withGst: rate.withGst, isSent: true },
      }),
      "pasted-inquiry": "50x50x3 - 20 pcs\nurgent",
      "kept-lists": JSON.stringify({ version: 1, lists: [{ day: "2026-11-25", hash: listLink }] }),
    },
    links: [listLink, "?add=20p-shs-100x100x3", "?add=shs-50x50x3"],
  },
  {
    path: "/contact",
    shows: 'form[name="inquiry"]',
    local: { "inquiry-list": list },
    session: {
      "typed-inquiry": JSON.stringify({ "inquiry-name": "Ravi", "inquiry-message": "20 pcs" }),
    },
    links: ["?product=ms-pipes"],
  },
  {
    path: "/delivery-check",
    shows: "textarea",
    local: { "inquiry-list": list, "pasted-delivery": "MS flat 50x6 - 20 nos" },
    session: {
      "typed-delivery": JSON.stringify({
        list: "20p-shs-100x100x3",
        rows: [{ sizeId: "shs-100x100x3", pieces: "20", length: "6", width: "", ordered: "" }],
        slip: { gross: "", tare: "", net: "1100" },
      }),
    },
    links: [listLink],
  },
  {
    path: "/cutting-list",
    shows: "input",
    local: { "cutting-list": cutting },
    links: [`#${cutting}`],
  },
  {
    path: "/products",
    shows: "#finder input",
    session: { "compared-sizes": "shs-100x100x3 ismb-200" },
    links: ["?q=100x100x3", "#compare=shs-100x100x3_ismb-200"],
  },
  {
    path: hollowProduct,
    shows: "#sizes table",
    local: { "inquiry-list": list },
    session: { "compared-sizes": "shs-100x100x3 ismb-200" },
    links: ["#compare=shs-100x100x3_ismb-200"],
  },
  { path: plainProduct ?? "/products", shows: "form", local: { "inquiry-list": list } },
  { path: "/contact/thank-you", shows: "h1", session: { "sent-inquiry": "Name: Ravi\n20 pcs" } },
]

/** What a browser keeps, by area. */
type Kept = Required<Pick<FilledTool, "local" | "session">>

/** Notes requests under way, so that a page can be waited for without a pause. Call it once, before pages are opened. */
function settling(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  const ended = (request: Request) => underWay.delete(request)
  page.on("request", (request) => underWay.add(request))
  page.on("requestfinished", ended)
  page.on("requestfailed", ended)
  // What a page asked for that has been left ends unsaid.
  page.on("framenavigated", () => underWay.clear())
  return async () => {
    for (let quiet = 0; quiet < 3; quiet = underWay.size > 0 ? 0 : quiet + 1) await drawn(page)
  }
}

/** An empty page of the site, on which what is kept can be changed without a tool that answers. */
const EMPTY = "/empty-page"

/** Opens a page in a browser that keeps exactly this. */
async function openWith(page: Page, address: string, { local, session }: Kept) {
  await page.goto(EMPTY)
  await page.evaluate(
    ([inLocal, inSession]) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const [key, text] of Object.entries(inLocal)) localStorage.setItem(key, text)
      for (const [key, text] of Object.entries(inSession)) sessionStorage.setItem(key, text)
      localStorage.setItem("policy", "seen")
    },
    [local, session] as const,
  )
  await page.goto(address, { waitUntil: "domcontentloaded" })
}

/** Lets `openWith` work on this page. */
async function withEmptyPage(page: Page) {
  await page.route(EMPTY, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>.</title>" }),
  )
}

/** What is missing of a page that must not go blank: "" if it has its head, a telephone number, and its tool or the sentence. */
async function missingOf(page: Page, settled: () => Promise<void>, shows: string) {
  const parts = [hydratedMark, shows] as const
  // A page that has gone blank does not come to it.
  const isUp = (mark: string) =>
    document.documentElement.hasAttribute(mark) || !document.querySelector("header")
  await page.waitForFunction(isUp, hydratedMark)
  await settled()
  return page.evaluate(([mark, tool]) => {
    const wanted = ["header nav", 'a[href^="tel:"]', `main :is(${tool}, [data-failed])`]
    const missing = wanted.filter((part) => !document.querySelector(part))
    return document.documentElement.hasAttribute(mark) ? missing.join(" ") : "scripts"
  }, parts)
}

const bad = ["", null, -1, 1e9, "__proto__", "सौ गुणा सौ", "x".repeat(20_000)] as const

/** Of the faults of a text so many, evenly: in npm test a few, in npm run test:full what can be opened in minutes. */
function some<Item>(items: readonly Item[], few: number): readonly Item[] {
  const most = everyPage ? 30 * few : few
  if (items.length <= most) return items
  return Array.from({ length: most }, (_, nth) => items[Math.floor((nth * items.length) / most)])
}

/** The text cut at every place. */
const cuts = (text: string) => Array.from({ length: text.length }, (_, end) => text.slice(0, end))

/** The text with one of its values replaced: a value of JSON, or what stands between the signs that part a link. */
function replaced(text: string): string[] {
  let values: unknown
  try {
    values = JSON.parse(text)
  } catch {
    const parts = text.split(/([=&_~+\s]|%09)/)
    return parts.flatMap((_, place) =>
      place % 2 === 1 ? [] : bad.map((value) => parts.with(place, String(value)).join("")),
    )
  }
  return withOneReplaced(values).map((each) => JSON.stringify(each))
}

function withOneReplaced(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [...bad]
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    withOneReplaced(inner).map((next) =>
      Array.isArray(value) ? value.with(Number(key), next) : { ...value, [key]: next },
    ),
  )
  return [...bad, ...inside]
}

/** The same as another version of the site would keep it. */
const ofOtherVersion = (text: string) => [
  text.replace(/\d/, "9"),
  JSON.stringify({ version: 99, lists: 1, lines: 1, rows: 1, slip: 1, list: "" }),
  "[]",
  "null",
  "0",
]

const faultsOf = (text: string) => [
  "",
  ...some(ofOtherVersion(text), 1),
  ...some(cuts(text), 1),
  ...some(replaced(text), 2),
]

const LONGEST_QUERY = 8000

/** What the tool keeps, with each of its texts and links in turn as somebody else or half a message left it. */
function* faultyStates(tool: FilledTool): Generator<{ what: string; address: string; kept: Kept }> {
  const { path, links = [] } = tool
  const kept = { local: tool.local ?? {}, session: tool.session ?? {} }
  for (const area of ["local", "session"] as const) {
    for (const [key, text] of Object.entries(kept[area])) {
      for (const fault of faultsOf(text)) {
        const next = { ...kept, [area]: { ...kept[area], [key]: fault } }
        yield { what: `${key} = ${fault.slice(0, 300)}`, address: path, kept: next }
      }
    }
  }
  for (const link of links) {
    for (const fault of faultsOf(link.slice(1))) {
      // Servers refuse a query this long before any page sees it. The part after "#" is never sent.
      if (link.startsWith("?") && fault.length > LONGEST_QUERY) continue
      const address = path + link.slice(0, 1) + fault
      yield { what: address.slice(0, 300), address, kept: { local: {}, session: {} } }
    }
  }
}

async function prepared(page: Page) {
  await withEmptyPage(page)
  return settling(page)
}

for (const tool of filledTools) {
  test(`no text that is kept or linked takes ${tool.path} away, nor keeps it away`, async ({
    page,
  }) => {
    test.setTimeout(everyPage ? 30 * 60_000 : 240_000)
    const settled = await prepared(page)
    const blank: string[] = []
    for (const { what, address, kept } of faultyStates(tool)) {
      await openWith(page, address, kept)
      const missing = await missingOf(page, settled, tool.shows)
      if (missing) blank.push(`${missing}: ${what}`)
    }
    expect(blank).toEqual([])
  })
}

const typed = ["", " ", ",", "0"]

const fields = (page: Page) =>
  page
    .locator(
      "main :is(input, textarea):not([type=checkbox], [type=radio], [type=file], [readonly])",
    )
    .filter({ visible: true })

/** Types into each field of the tool in turn, and looks at the page after each, and after a reload. */
async function typeEverywhere(page: Page, tool: FilledTool) {
  const settled = await prepared(page)
  const kept = { local: tool.local ?? {}, session: tool.session ?? {} }
  const blank: string[] = []
  const look = async (what: string) => {
    const missing = await missingOf(page, settled, tool.shows)
    if (missing) blank.push(`${missing}: ${what}`)
    return missing === ""
  }
  for (let place = 0; ; place += 1) {
    await openWith(page, tool.path, kept)
    for (const text of everyPage ? typed : [typed[place % typed.length], ""]) {
      if (!(await look("before"))) return blank
      const field = fields(page).nth(place)
      if ((await field.count()) === 0) return blank
      const name = (await field.getAttribute("name")) ?? (await field.getAttribute("aria-label"))
      await field.fill(text)
      await page.keyboard.press("Tab")
      const what = `"${text}" in ${name ?? "field"} ${place}`
      await look(what)
      if (!everyPage && text !== "") continue
      await page.reload({ waitUntil: "domcontentloaded" })
      await look(`${what}, after a reload`)
      await openWith(page, tool.path, kept)
    }
  }
}

/** In npm test the delivery check, which has fields of each kind. */
const typedInto = filledTools.filter(({ path }) => everyPage || path === "/delivery-check")

for (const tool of typedInto) {
  test(`nothing typed into ${tool.path} takes it away, nor keeps it away`, async ({ page }) => {
    test.setTimeout(everyPage ? 30 * 60_000 : 240_000)
    expect(await typeEverywhere(page, tool)).toEqual([])
  })
}

/** Of the links of a table or a list, which are alike, those of its first row. */
const pressed =
  "main :is(button, a[href*='add=']:not(:is(li, tr):nth-child(n + 2) *), a[target=_blank], a[href^='mailto:'], input[type=text], input[type=search], input:not([type]))"

/** What leaves the page, asks the device, saves a file, or counts. */
const passedOver = /print|csv|dxf|pdf|location|play|pause|try again|^(less|more) of /i

/** What this browser keeps, and what a tool wrote into the address. Where one stood, or went on to, is no part of a tool. */
const keptNow = (page: Page, path: string) =>
  page.evaluate((own) => {
    const texts = [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
    const kept = texts.filter(([key]) => !/^(place |@@)/.test(key)).sort()
    const { pathname, search, hash } = location
    return JSON.stringify([pathname === own ? search + hash : "", kept])
  }, path)

/** Presses each control of the tool once, then twice; returns those whose second press adds something that Undo does not take back. */
async function pressedTwice(page: Page, tool: FilledTool): Promise<string[]> {
  const settled = await prepared(page)
  await page.addInitScript(() => (window.print = () => undefined))
  await page.context().route(/^https:\/\/(?!127\.)/, (route) => route.abort())
  page.on("popup", (popup) => void popup.close())
  const rest = async () => {
    // After a pause a tool has kept what was done.
    await page.waitForTimeout(450)
    await settled()
    return keptNow(page, tool.path)
  }
  /** The state after so many presses of the control at this place; null if there is none. */
  const after = async (place: number, presses: number) => {
    await openWith(page, tool.path, { local: tool.local ?? {}, session: tool.session ?? {} })
    await missingOf(page, settled, tool.shows)
    await page
      .locator("main details")
      .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute("open", "")))
    const control = page.locator(pressed).filter({ visible: true }).nth(place)
    if ((await control.count()) === 0) return null
    const { name, isField, isOff } = await control.evaluate((element) => ({
      name: element.getAttribute("aria-label") ?? (element.textContent || element.id),
      isField: element instanceof HTMLInputElement,
      isOff: element.matches(":disabled, [aria-disabled=true], [aria-pressed], [readonly]"),
    }))
    if (isOff || passedOver.test(name)) return { name, state: "" }
    if (isField) for (let nth = 0; nth < presses; nth += 1) await control.press("Enter")
    else await control.click({ clickCount: presses, timeout: 5000 })
    return { name, state: await rest() }
  }
  const faults: string[] = []
  const undo = page.locator("main").getByRole("button", { name: "Undo", exact: true })
  for (let place = 0; ; place += 1) {
    const once = await after(place, 1)
    if (once === null) return faults
    let twice = once.state && (await after(place, 2))?.state
    for (let nth = 0; twice !== once.state && nth < 2 && (await undo.count()) > 0; nth += 1) {
      await undo.first().click()
      twice = await rest()
    }
    if (twice !== once.state) faults.push(`${once.name}: ${once.state} became ${twice}`)
  }
}

// In npm test: "twice is once" in src/inquiry/list/InquiryList.test.tsx.
for (const tool of everyPage ? filledTools : []) {
  test(`what is pressed twice on ${tool.path} is done once, or can be undone`, async ({ page }) => {
    test.setTimeout(30 * 60_000)
    expect(await pressedTwice(page, tool)).toEqual([])
  })
}
