import { expect, test, type Page } from "@playwright/test"
import {
  filledTools,
  missingOf,
  openWith,
  settling,
  withEmptyPage,
  type FilledTool,
  type Kept,
} from "./filled-tools"
import { translatePages } from "./translation"
import { everyPage } from "./tried-pages"

/*
 * Whatever is stored, linked or typed, a page keeps its head, a telephone number, and its tool or a sentence in its place. npm test
 * tries some of the faults of each text, npm run test:full all of them.
 */

const bad = ["", null, -1, 1e9, "__proto__", "सौ गुणा सौ", "x".repeat(20_000)] as const

/** So many of a text's faults are tried in npm test, evenly. */
const SOME = 2

function some<Item>(items: readonly Item[], most = SOME): readonly Item[] {
  if (everyPage || items.length <= most) return items
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
  ...some(ofOtherVersion(text), 2),
  ...some(cuts(text)),
  ...some(replaced(text), 2 * SOME),
]

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
async function typeEverywhere(page: Page, tool: FilledTool, isReloaded: boolean) {
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
      if (isReloaded) await page.reload({ waitUntil: "domcontentloaded" })
      await look(`${what}, after a reload`)
      await openWith(page, tool.path, kept)
    }
  }
}

/** In npm test the two tools with the most fields of figures. */
const typedInto = everyPage ? filledTools : filledTools.slice(2, 4)

for (const tool of typedInto) {
  test(`nothing typed into ${tool.path} takes it away, nor keeps it away`, async ({ page }) => {
    test.setTimeout(everyPage ? 30 * 60_000 : 240_000)
    expect(await typeEverywhere(page, tool, true)).toEqual([])
  })
}

const conditions: Record<string, (page: Page) => Promise<unknown>> = {
  "without its tables": (page) => page.route("**/steel/**", (route) => route.abort()),
  "with a full store": (page) =>
    page.addInitScript(() => {
      const put = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, text) {
        if (location.pathname !== "/empty-page")
          throw new DOMException("Full.", "QuotaExceededError")
        put.call(this, key, text)
      }
    }),
  "while a browser translates it": translatePages,
}

for (const [condition, begin] of Object.entries(conditions)) {
  for (const tool of typedInto) {
    test(`nothing typed into ${tool.path} takes it away ${condition}`, async ({ page }) => {
      test.setTimeout(everyPage ? 30 * 60_000 : 240_000)
      await begin(page)
      expect(await typeEverywhere(page, tool, false)).toEqual([])
    })
  }
}
