import { DomUtils, parseDocument } from "htmlparser2"
import type { HTMLElement } from "node-html-parser"
import { longestDescription, longestTitle } from "../../src/site/seo/search-engines"
import { branchPath } from "../../src/content/routes/paths"
import type { Words } from "../../src/kit/words/catalogue"
import { english } from "../../src/kit/words/en"
import { hindi } from "../../src/kit/words/hi"
import { languageOf, languageTag } from "../../src/kit/words/language"
import { attributes, texts } from "../html"
import {
  branches,
  company,
  contentFile,
  hiddenProducts,
  pages,
  posts,
  products,
} from "../site-content"
import { builtPage, builtPages, faultyPages, fileAt, pagesIn, publishedText } from "./published"

/** What search engines, feed readers and networks read in the HTML of every page, before any script. */

interface Thing {
  readonly "@type": string
  readonly [property: string]: unknown
}

const { siteUrl } = contentFile<{ siteUrl: string }>("site/settings.json")

const only = (root: HTMLElement, selector: string, attribute: string) => {
  const [found, ...more] = root.querySelectorAll(`head ${selector}`)
  return found && more.length === 0 ? (found.getAttribute(attribute) ?? null) : null
}

const heads = pages.map(({ path, noindex = false, canonical = path }) => {
  const { root } = builtPage(path)
  const data = texts(root, 'script[type="application/ld+json"]')
  return {
    path,
    noindex,
    address: `${siteUrl}${canonical}`,
    titles: texts(root, "head title"),
    description: only(root, 'meta[name="description"]', "content") ?? "",
    robots: only(root, 'meta[name="robots"]', "content"),
    canonical: only(root, 'link[rel="canonical"]', "href"),
    feed: only(root, 'link[type="application/rss+xml"]', "href"),
    openGraph: Object.fromEntries(
      root
        .querySelectorAll('head meta[property^="og:"]')
        .map((tag) => [tag.getAttribute("property"), tag.getAttribute("content") ?? ""]),
    ) as Readonly<Record<string, string>>,
    data,
    things: data.flatMap((text) => (JSON.parse(text) as { "@graph": Thing[] })["@graph"]),
  }
})

/** Each text once: the newest post is on two pages, and both name one of them. */
const listed = heads.filter(({ path, address }) => address === `${siteUrl}${path}`)

const thingOn = (path: string, type: string) =>
  heads.find((head) => head.path === path)?.things.find((thing) => thing["@type"] === type)
const onSite = (address: string) => address.slice(siteUrl.length).replace(/#.*$/, "") || "/"

test("every page has its own title and description, short enough to be shown whole", () => {
  const odd = heads.filter(({ titles: [title = "", ...more], description: { length } }) => {
    const isTitle = title !== "" && title.length <= longestTitle && more.length === 0
    return !isTitle || length < 50 || length > longestDescription
  })
  expect(odd.map(({ path, titles, description }) => ({ path, titles, description }))).toEqual([])
  expect(new Set(listed.map(({ titles }) => titles[0])).size).toBe(listed.length)
  // All hidden products have the same description.
  const own = listed.filter(({ path }) => !hiddenProducts.some(({ url }) => url === path))
  expect(new Set(own.map(({ description }) => description)).size).toBe(own.length)
})

test("every page for search engines names its address, /blog that of its post; the others ask not to be listed", () => {
  const found = heads.map(({ path, canonical, robots }) => ({ path, canonical, robots }))
  expect(found).toEqual(
    heads.map(({ path, noindex, address }) =>
      noindex
        ? { path, canonical: null, robots: "noindex" }
        : { path, canonical: address, robots: null },
    ),
  )
})

test("every page can be shared with a title, a text, its address and a picture that is there", () => {
  const faults = heads.flatMap(({ path, address, openGraph }) => {
    const picture = openGraph["og:image"] ?? ""
    const isWhole =
      /^(website|article)$/.test(openGraph["og:type"] ?? "") &&
      openGraph["og:site_name"] === company.name &&
      /\S/.test(openGraph["og:title"] ?? "") &&
      /\S/.test(openGraph["og:description"] ?? "") &&
      openGraph["og:url"] === address &&
      picture.startsWith(`${siteUrl}/`) &&
      /\.(jpe?g|png|webp)$/.test(picture) &&
      fileAt(onSite(picture))
    return isWhole ? [] : [{ path, openGraph }]
  })
  expect(faults).toEqual([])
})

test("every file and page in structured data exists", () => {
  const own = new Set(
    heads
      .flatMap(({ data }) => data.flatMap((text) => [...text.matchAll(/"(https?:[^"]+)"/g)]))
      .map(([, address = ""]) => address)
      .filter((address) => address === siteUrl || address.startsWith(`${siteUrl}/`))
      .map(onSite),
  )
  expect(own.size).toBeGreaterThan(products.length + branches.length)
  expect([...own].filter((address) => !fileAt(address))).toEqual([])
})

test("each kind of page describes its subject in structured data", () => {
  expect(thingOn("/", "Organization")).toMatchObject({ "@id": `${siteUrl}/#organization` })
  for (const { slug, name } of branches) {
    const branch = { name: expect.stringContaining(name) as string }
    expect(thingOn(branchPath(slug), "LocalBusiness")).toMatchObject(branch)
  }
  for (const { url, name, sizeTables = [] } of products) {
    expect(thingOn(url, "WebPage")).toMatchObject({
      ...{ name, inLanguage: "en-IN", about: { name } },
      ...(sizeTables.length > 0 && { hasPart: { "@type": "Table" } }),
    })
  }
  const [post] = posts
  expect(thingOn("/blog", "BlogPosting")).toMatchObject({
    headline: post?.title,
    datePublished: post?.date,
    ...(post?.film && { video: { "@type": "VideoObject", description: post.film.caption } }),
  })
})

/**
 * What Google asks of each kind of thing that it shows in a way of its own; of the others nothing.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const required: Readonly<Record<string, readonly string[]>> = {
  BlogPosting: [],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  LocalBusiness: ["name", "address"],
  Organization: [],
  Product: ["name", "offers"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
  WebPage: [],
}

/** A thing and all things inside it. */
const within = (thing: unknown): Thing[] =>
  typeof thing !== "object" || thing === null
    ? []
    : [
        ...("@type" in thing ? [thing as Thing] : []),
        ...Object.values(thing).flatMap((inner) => within(inner)),
      ]

test("structured data has all that search engines require of its kind, and no price, rating or offer", () => {
  const things = heads.flatMap(({ path, things: own }) =>
    within(own).map((thing) => ({ path, thing })),
  )
  const faults = things.filter(({ thing }) => {
    const isLacking = required[thing["@type"]]?.some((property) => !(property in thing))
    const isPriced = ["offers", "price", "review", "aggregateRating"].some((key) => key in thing)
    return isLacking || isPriced
  })
  expect(faults).toEqual([])
  const kinds = new Set(things.map(({ thing }) => thing["@type"]))
  expect([...kinds].filter((kind) => kind in required).sort()).toEqual(
    Object.keys(required).filter((kind) => kind !== "Product"),
  )
  const trails = things.filter(({ thing }) => thing["@type"] === "BreadcrumbList")
  const short = trails.filter(({ thing }) => (thing.itemListElement as unknown[]).length < 2)
  expect(short).toEqual([])
})

test("the breadcrumb in structured data is the visible one", () => {
  const faults = heads.flatMap(({ path, noindex, things }) => {
    const { breadcrumb } = { en: english, hi: hindi }[languageOf(path)].shell
    const shown = texts(builtPage(path).root, `nav[aria-label="${breadcrumb}"] li`)
    const list = things.find((thing) => thing["@type"] === "BreadcrumbList")?.itemListElement
    const named = ((list ?? []) as { name: string }[]).map(({ name }) => name)
    return noindex || named.join() === shown.join() ? [] : [{ path, named, shown }]
  })
  expect(faults).toEqual([])
})

test("the feed contains every post, and every page links to it", () => {
  expect(heads.filter(({ feed }) => feed !== "/rss.xml").map(({ path }) => path)).toEqual([])
  const feed = parseDocument(publishedText("/rss.xml"), { xmlMode: true })
  const items = DomUtils.getElementsByTagName("item", feed)
  const textsOf = (name: string) =>
    items.map((item) => DomUtils.textContent(DomUtils.getElementsByTagName(name, item)))
  expect(textsOf("title")).toEqual(posts.map(({ title }) => title))
  expect(textsOf("link")[0]).toBe(`${siteUrl}/blog/${posts[0]?.slug}`)
  expect(textsOf("pubDate").filter((date) => Number.isNaN(Date.parse(date)))).toEqual([])
})

/** The addresses in a sitemap or an index of sitemaps. */
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address))

test("the sitemap lists every page for search engines and no other", () => {
  const found = locations(publishedText("/sitemap-index.xml")).flatMap((sitemap) =>
    locations(publishedText(onSite(sitemap))),
  )
  const wanted = listed.filter(({ noindex }) => !noindex).map(({ address }) => address)
  expect(found.sort()).toEqual(wanted.sort())
})

test("every page names the language it is written in", () => {
  const faults = builtPages.filter(({ path, root }) => {
    const isHindi = /\p{Script=Devanagari}{3}/u.test(texts(root, "main p").join(" "))
    const tag = languageTag[languageOf(path)]
    return attributes(root, "html", "lang")[0] !== tag || isHindi !== (tag === "hi-IN")
  })
  expect(faults.map(({ path }) => path)).toEqual([])
})

test("the two pages of a text in both languages name each other by absolute addresses", () => {
  const alternates = (path: string) => {
    const links = builtPage(path).root.querySelectorAll('link[rel="alternate"][hreflang]')
    const named = links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])
    return Object.fromEntries(named) as Record<string, string>
  }
  // The newest post is on two pages, and both name the same address.
  const own = pages.filter(({ canonical }) => canonical === undefined)
  for (const { path, translation, language, noindex } of own) {
    if (translation === undefined || noindex) {
      expect(alternates(path)).toEqual({})
      continue
    }
    const [english, hindi] = language === "en" ? [path, translation] : [translation, path]
    const at = (page: string) => siteUrl + (page === "/" ? "/" : page)
    expect(alternates(path)).toEqual({
      "en-IN": at(english),
      "hi-IN": at(hindi),
      "x-default": at(english),
    })
    const links = attributes(builtPage(path).root, "header a[hreflang], footer a[hreflang]", "href")
    expect(links.length).toBeGreaterThanOrEqual(2)
    expect(new Set(links)).toEqual(new Set([translation]))
  }
  expect(pages.filter(({ translation }) => translation).length).toBeGreaterThan(0)
})

const words = { en: english, hi: hindi } as const

/** Sentences of the interface that only one language has, long enough to be found in no other text. */
function sentencesOf(value: Words | object): string[] {
  return Object.values(value).flatMap((inner: unknown) => {
    if (typeof inner === "string") return inner.length > 25 ? [inner] : []
    return typeof inner === "object" && inner !== null ? sentencesOf(inner) : []
  })
}

test("a page and the scripts it names have no words of the other language", () => {
  const faults = faultyPages(builtPages, ({ path: address, html, root }) => {
    const scripts = attributes(root, "script[src]", "src").filter((file) => file.startsWith("/"))
    const text = [html, ...scripts.map(publishedText)].join("\n")
    const other = words[languageOf(address) === "en" ? "hi" : "en"]
    return sentencesOf(other).filter((sentence) => text.includes(sentence))
  })
  expect(faults).toEqual({})
})

test.each([
  ['"/hi/inquiry?add=', '"/inquiry?add=', "the sizes lead to the list in Hindi"],
  ["हिसाब से:", "Computed:", "the formula of a weight is in Hindi"],
])("Hindi pages have %s, and never %s: %s", (hindi, english) => {
  const pages = pagesIn("hi")
  expect(pages.some(({ html }) => html.includes(hindi))).toBe(true)
  expect(pages.filter(({ html }) => html.includes(english)).map(({ path }) => path)).toEqual([])
})

test.each([
  ["/404", "/hi"],
  ["/offline", "/hi"],
  ["/hi/404", "/"],
  ["/hi/offline", "/"],
])("%s is not listed, and leads to the other language in header and footer: %s", (path, other) => {
  const { root } = builtPage(path)
  expect(only(root, 'meta[name="robots"]', "content")).toBe("noindex")
  expect(only(root, 'link[rel="canonical"]', "href")).toBeNull()
  for (const part of ["header", "footer"])
    expect(attributes(root, `${part} a[hreflang]`, "href")).toContain(other)
})
