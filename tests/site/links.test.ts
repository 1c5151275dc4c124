import { attributes } from "../html"
import { contentFile, pages } from "../site-content"
import { builtPage, builtPages, faultyPages, fileAt, type BuiltPage } from "./published"

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
