import { english as allEnglish } from "../../src/kit/words/en"
import { hindi as allHindi } from "../../src/kit/words/hi"
import { englishPath } from "../../src/kit/words/language"
import { attributes, shownText, texts } from "../html"
import { htmlFaults } from "../html-faults"
import { contentFile, menuEntries, navigation, pages, plainText } from "../site-content"
import { builtPage, builtPages, faultyPages, fileAt, type BuiltPage } from "./published"

/** The addresses of the specification, whatever the content says. */
const specifiedPaths = [
  "/",
  "/about",
  "/product/erw-tubes-pipes",
  "/product/ms-angle",
  "/product/channel-beam",
  "/product/hr-sheet",
  "/product/hr-coil",
  "/contact",
  "/chaukhat",
  "/alpha",
  "/plank",
  "/reflector",
  "/csr-initiative",
  "/value-added-product",
  "/structural-teel-tubes-and-pipes",
  "/ms-pipes",
  "/angle-channel-beam",
  "/colour-coated-projects",
  "/ms-sheet",
  "/gs-pipe",
  "/blog",
] as const

/** Pages a visitor meets only when something is amiss. */
const pagesOfTrouble = ["/404", "/offline", "/hi/404", "/hi/offline"]

const english = pages.filter(({ language }) => language === "en")
const hindi = pages.filter(({ language }) => language === "hi")

const crumbsOf = ({ root }: BuiltPage, { breadcrumb } = allEnglish.shell) =>
  root.querySelector(`nav[aria-label="${breadcrumb}"]`)

test("every page of the specification and of the content is built, and no other", () => {
  const built = builtPages.map(({ path }) => path)
  expect(built).toEqual(expect.arrayContaining([...specifiedPaths]))
  const isOfTheSite = (path: string) =>
    pagesOfTrouble.includes(path) || pages.some((page) => page.path === path)
  expect(pages.map(({ path }) => path).filter((path) => !built.includes(path))).toEqual([])
  expect(built.filter((path) => !isOfTheSite(path))).toEqual([])
})

test("every page has one main heading, the one its content asks for", () => {
  const faults = english.flatMap(({ path, heading }) => {
    const found = texts(builtPage(path).root, "h1")
    return found.length === 1 && plainText(found[0] ?? "") === plainText(heading)
      ? []
      : [{ path, found }]
  })
  expect(faults).toEqual([])
})

test("a Hindi page has one main heading, in Hindi, and its breadcrumb starts at Home", () => {
  const faults = hindi.flatMap(({ path, texts: written }) => {
    const page = builtPage(path)
    const [heading = "", ...more] = texts(page.root, "h1").map(plainText)
    const first = crumbsOf(page, allHindi.shell)?.querySelector("a")
    const isOfTheEntry = written.some((text) => plainText(text) === heading)
    const isLed = path === "/hi" || first?.getAttribute("href") === "/hi"
    return more.length === 0 && isOfTheEntry && isLed ? [] : [{ path, heading }]
  })
  expect(hindi.length).toBeGreaterThan(0)
  expect(faults).toEqual([])
})

test("the breadcrumb starts at Home and ends at the page", () => {
  const faults = english.flatMap(({ path, crumb }) => {
    if (crumb === undefined) return []
    const crumbs = crumbsOf(builtPage(path))
    const first = crumbs?.querySelector("a")
    const seen = [
      shownText(first ?? null),
      first?.getAttribute("href"),
      plainText(shownText(crumbs?.querySelector('[aria-current="page"]') ?? null)),
    ]
    const wanted = [navigation.home.label, "/", plainText(crumb)]
    return seen.join() === wanted.join() ? [] : [{ path, seen, wanted }]
  })
  expect(faults).toEqual([])
})

test("the menus mark the current page, and Our Products one of these, and nothing else", () => {
  const entries = menuEntries.map(([, to]) => to)
  const listed = [navigation.home.to, navigation.about.to, navigation.csr.to, ...entries]
  const faults = faultyPages(builtPages, ({ path, root }) => {
    const marked = attributes(root, 'header nav [aria-current="page"]', "href")
    const products = attributes(root, 'header nav summary[aria-current="true"]', "aria-current")
    const page = englishPath(path)
    const wanted = listed.includes(page) ? [path, path] : []
    // The phone's menu alone has the link to Contact.
    if (page === navigation.contact.to) wanted.push(path)
    return marked.join() === wanted.join() && products.length === (entries.includes(page) ? 1 : 0)
      ? []
      : [{ marked, products }]
  })
  expect(faults).toEqual({})
})

test("every page is valid HTML", async () => {
  const checked = await Promise.all(
    builtPages.map(async ({ path, html }) => [path, await htmlFaults(html)] as const),
  )
  expect(checked.filter(([, faults]) => faults.length > 0)).toEqual([])
}, 120_000)

const { siteUrl } = contentFile<{ siteUrl: string }>("site/settings.json")

/** The links of a page as written: paths of this site, and other addresses. */
function namedOn({ path, root }: BuiltPage) {
  const candidates = attributes(root, "[srcset]", "srcset").flatMap((set) =>
    set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
  )
  const named = {
    links: attributes(root, "a[href]", "href"),
    pictures: [...attributes(root, "img[src]", "src"), ...candidates],
    scripts: attributes(root, "script[src]", "src"),
    others: [
      ...attributes(root, 'link[href]:not([rel="canonical"])', "href"),
      ...attributes(root, "source[src], video[src]", "src"),
      ...attributes(root, "video[poster]", "poster"),
    ],
  }
  const all = Object.values(named).flat()
  const full = all.map((address) => ({ address, url: new URL(address, `${siteUrl}${path}`) }))
  return {
    ...named,
    own: full.filter(({ url }) => url.origin === siteUrl).map(({ url }) => url),
    outside: full.filter(({ url }) => url.origin !== siteUrl).map(({ address }) => address),
  }
}

const named = new Map(builtPages.map((page) => [page.path, namedOn(page)]))
const on = ({ path }: BuiltPage) => named.get(path) as ReturnType<typeof namedOn>

test("every page, picture, candidate of a picture, script and style a page names is there", () => {
  const faults = faultyPages(builtPages, (page) => [
    ...new Set(
      on(page)
        .own.map(({ pathname }) => pathname)
        .filter((address) => !fileAt(address)),
    ),
  ])
  expect(faults).toEqual({})
  const all = [...named.values()]
  expect(new Set(all.flatMap(({ links }) => links)).size).toBeGreaterThan(pages.length)
  expect(new Set(all.flatMap(({ pictures }) => pictures)).size).toBeGreaterThan(100)
  // Each page loads scripts, except pages that stand in for another address.
  const without = builtPages.filter((page) => on(page).scripts.length < 2)
  expect(without.map(({ path }) => path)).toEqual(["/hi/404", "/hi/offline", "/offline"])
})

test("every anchor a link names is on its page", () => {
  const faults = faultyPages(builtPages, (page) =>
    on(page)
      .own.filter(({ hash }) => hash.length > 1)
      .filter(({ pathname, hash }) => {
        const id = decodeURIComponent(hash.slice(1))
        return !builtPage(pathname).root.getElementById(id)
      })
      .map(({ href }) => href),
  )
  expect(faults).toEqual({})
  expect([...named.values()].some(({ own }) => own.some(({ hash }) => hash))).toBe(true)
})

test("links that leave the site are safe ones", () => {
  const faults = faultyPages(builtPages, (page) =>
    on(page).outside.filter(
      (address) => !/^(https:\/\/|tel:\+?\d{8,15}$|mailto:.+@)/.test(address),
    ),
  )
  expect(faults).toEqual({})
})

test("no page of the site links an address that only redirects to a page", () => {
  const faults = faultyPages(builtPages, (page) =>
    on(page).links.filter((address) => /^\/./.test(address) && /\/($|[?#])/.test(address)),
  )
  // The editor's address alone ends in a slash.
  expect(faults).toEqual({})
})
