import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import type { HTMLElement } from "node-html-parser"
import sharp from "sharp"
import { entryTexts, typeOfEntry } from "../../src/content/model/translation"
import { chartPath } from "../../src/content/routes/paths"
import { languages, pathIn } from "../../src/kit/words/language"
import { chartFigures, sizesFrom } from "../../src/steel/range/catalogue"
import { attributes, shownText, texts } from "../html"
import { figures } from "../published-sizes"
import {
  branchesShownOn,
  company,
  contentFile,
  contentFolderEntries,
  dialled,
  hiddenProducts,
  home,
  pages,
  posts,
  products,
  productsListedIn,
  projects,
  whatsappChat,
} from "../site-content"
import {
  band,
  builtPage,
  builtPages,
  faultyPages,
  fileAt,
  publishedFolder,
  type BuiltPage,
} from "./published"

/* What editors wrote is on its pages: each text, each list in its order, each link. */

/** Pages of tools, which show more once there is something to say, and those that stand in for another. */
const ofTools = /\/(contact|inquiry|delivery-check|cutting-list|offline)\b/

/** Texts that stand on other pages than the entry's own, or come after a press; of a slide, the first alone is drawn. */
const elsewhere =
  /^(product range|chart (name|range)|post summary|\S+ (galleryEmpty|withdrawSubject|hidden\..+|finder\.(note|nothing))|\S+ slides\.\d+\.(name|picture\.alt))$/

/** The words of a text, without what Markdown, the layout or a name of a size writes in another way. */
const letters = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "")
    .toLowerCase()

const spoken = ["alt", "aria-label", "content", "placeholder", "title", "value"]

/** All that a page says, in sight or to a screen reader. */
function saidOn(root: HTMLElement): string {
  const inside = root
    .querySelectorAll("*")
    .flatMap((each) => spoken.flatMap((name) => each.getAttribute(name) ?? []))
  const shown = root.querySelectorAll("title, header, main, footer").map(shownText)
  return [...shown, ...inside].map(letters).join(" ")
}

test("every page shows every text of its entry, in both languages", () => {
  const own = pages.filter(({ path, kind }) => !ofTools.test(path) && kind !== "hidden-product")
  expect(own.length).toBeGreaterThan(products.length)
  const faults = own.flatMap(({ path, kind, entry }) => {
    const said = saidOn(builtPage(path).root)
    const all = entryTexts(typeOfEntry(entry)?.fields ?? {}, contentFile(entry))
    return all
      .filter(({ path: field }) => !elsewhere.test(`${kind} ${field.join(".")}`))
      .filter(({ text }) => !said.includes(letters(text)))
      .map(({ text }) => `${path}: ${text}`)
  })
  expect(faults).toEqual([])
})

const page = builtPage("/")
const carousels = page.root.querySelectorAll('main [aria-roledescription="carousel"]')

test("the eight blocks of the home page are in the order of the specification", () => {
  const { about, segments, certificates, blog, branches } = home
  const headings = [
    about,
    home.projects,
    segments,
    home.products,
    certificates,
    blog,
    branches,
  ].map(({ heading }) => heading)
  const found = texts(page.root, "main h2").filter((heading) => headings.includes(heading))
  expect(found).toEqual(headings)
  const [first] = page.root.querySelectorAll("main section")
  expect(first).toBe(carousels[0])
  // The pictures of the others come when their turn does.
  expect(first?.querySelector('[aria-roledescription="slide"] picture img')).not.toBeNull()
})

/** The links below a part of a page, each with its words. */
const linksIn = (root: HTMLElement | undefined, words: string) =>
  (root?.querySelectorAll("a") ?? [])
    .filter((link) => link.querySelector(words))
    .map((link) => [shownText(link.querySelector(words)), link.getAttribute("href")])

const named = (listed: readonly { name: string; url: string }[]) =>
  listed.map(({ name, url }) => [name, url])

test("slides, projects, tiles and the value added products lead where their entries say, in order", () => {
  const slides = carousels[0]?.querySelectorAll('[aria-roledescription="slide"]') ?? []
  expect(slides.map((slide) => slide.querySelector("a")?.getAttribute("href"))).toEqual(
    home.slides.map(({ linkTo }) => linkTo),
  )
  expect(linksIn(carousels[1], "b")).toEqual(projects.map(({ name, linkTo }) => [name, linkTo]))
  expect(linksIn(band(page, home.products.heading), "h3")).toEqual(
    named(productsListedIn("homeTiles")),
  )
  const valueAdded = builtPage("/value-added-product").root.querySelector("main")
  expect(linksIn(valueAdded ?? undefined, "h2")).toEqual(named(productsListedIn("valueAdded")))
  const listed = attributes(builtPage("/products").root, "main a", "href")
  expect(products.map(({ url }) => url).filter((url) => !listed.includes(url))).toEqual([])
})

test("the market segments are on Home and About, the certificates open as pictures, the blog card opens the newest post in a new tab", () => {
  const segments = home.segments.list.map(({ name }) => name)
  for (const each of [page, builtPage("/about")]) {
    expect(texts(band(each, home.segments.heading), "h3")).toEqual(segments)
  }
  const scans = attributes(band(page, home.certificates.heading), "a", "href")
  expect(scans).toHaveLength(contentFolderEntries("certificates").length)
  expect(scans.filter((scan) => !/\.(jpe?g|png|webp)$/.test(scan) || !fileAt(scan))).toEqual([])
  const [card, ...more] = band(page, home.blog.heading).querySelectorAll("a")
  expect(more).toEqual([])
  expect(shownText(card ?? null)).toContain(posts[0]?.title)
  expect([card?.getAttribute("href"), card?.getAttribute("target")]).toEqual(["/blog", "_blank"])
})

test.each([
  ["/", "#branches li", "home"],
  ["/about", "#branches li", "about"],
  ["/contact", "main article", "contact"],
] as const)(
  "%s lists its branches, each with its address and its ways to call, to write to and to find it",
  (path, entries, place) => {
    const listed = builtPage(path).root.querySelectorAll(entries)
    const shown = branchesShownOn(place)
    expect(shown.length).toBeGreaterThan(0)
    expect(listed).toHaveLength(shown.length)
    for (const [index, { name, address, phones = [], whatsapp }] of shown.entries()) {
      const text = shownText(listed[index] ?? null)
      const links = attributes(listed[index]!, "a", "href").join(" ")
      for (const each of [name, address]) expect(text).toContain(each)
      if (phones[0]) expect(links).toContain(dialled(phones[0]))
      if (whatsapp && path === "/contact") expect(links).toContain(whatsappChat(whatsapp))
      expect(links).toMatch(/https:\/\/www\.google\.com\/maps\/dir\/\?api=1&(amp;)?destination=./)
    }
  },
)

const ways = [
  dialled(company.tollFree),
  whatsappChat(company.whatsapp),
  `mailto:${company.infoEmail}`,
]

test("Contact shows the office and sales; its form can be checked by the browser, and other ways are next to it", () => {
  const { root } = builtPage("/contact")
  expect(shownText(root.querySelector("main address"))).toBe(company.office.address)
  expect(attributes(root, "main a", "href")).toEqual(
    expect.arrayContaining([
      ...company.salesEmails.map((address) => `mailto:${address}`),
      ...company.salesPhones.map(dialled),
    ]),
  )
  const form = root.querySelector('form[name="inquiry"]')!
  expect(form.getAttribute("novalidate")).toBeUndefined()
  for (const name of ["name", "phone", "message", "consent"]) {
    expect(form.querySelector(`[name="${name}"]`)?.hasAttribute("required")).toBe(true)
  }
  expect(attributes(form, "a", "href")).toEqual(expect.arrayContaining(ways))
  expect(attributes(form, 'input[name="products"]', "value")).toHaveLength(products.length)
  // A field that people do not see, for machines.
  const trap = form.querySelector('[aria-hidden="true"] input[type="text"]')
  expect(trap?.getAttribute("name")).toMatch(/\S/)
  expect([trap?.getAttribute("value") ?? "", trap?.getAttribute("tabindex")]).toEqual(["", "-1"])
})

test("the gallery of the CSR page says that it is not applicable while it is empty", () => {
  const csr = contentFile<{ galleryHeading: string; galleryEmpty: string; gallery?: unknown[] }>(
    "site/csr.json",
  )
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
  expect([film.hasAttribute("controls"), film.hasAttribute("autoplay")]).toEqual([true, false])
  expect(fileAt(film.getAttribute("poster") ?? "/none.jpg")).toBeDefined()
})

const { before } = contentFile<{ before: string }>("site/inquiry-page.json")
const { heading: notFound } = contentFile<{ heading: string }>("site/not-found.json")
const tiles = productsListedIn("homeTiles").map(({ url }) => url)

test.each([
  ["/inquiry", before, ["tel:", "https://wa.me/", "mailto:", "/contact"]],
  ["/delivery-check", "How the check works", ["tel:", "https://wa.me/", "/weights#tolerances"]],
  ["/404", notFound, ["/", "/products", "/contact", dialled(company.tollFree), ...tiles]],
  ["/hi/404", "", ["/hi", "/hi/products", "/hi/contact", dialled(company.tollFree)]],
])("%s shows before scripts what it needs, and offers other ways", (path, text, starts) => {
  const { root } = builtPage(path)
  expect(shownText(root.querySelector("main"))).toContain(text)
  const to = attributes(root, "main a", "href")
  for (const start of starts) expect(to.some((each) => each.startsWith(start))).toBe(true)
})

// Every size with its weight, and a link that the list takes: src/sizes/tables/SizeTables.test.tsx
test("every product has its rows under their names, pictures, a link to the inquiry about it, and before scripts its tables and a weight", () => {
  const { productHeadings } = contentFile<{ productHeadings: { inquiry: string } }>(
    "site/settings.json",
  )
  const faults = products.flatMap(({ url, slug, specifications, sizeTables = [], chartLabel }) => {
    const { root } = builtPage(url)
    const rows = texts(root, 'main .tblock dt, #specification th[scope="row"]').map(letters)
    const links = root.querySelectorAll("main a")
    const inquiries = links
      .filter((link) => shownText(link) === productHeadings.inquiry)
      .map((link) => link.getAttribute("href")?.replace(/#.*$/, ""))
    const weight = shownText(root.querySelector("#weight"))
    const groups = root.querySelectorAll("#sizes details:has(summary b)")
    const chart = links.find((link) => shownText(link).includes(chartLabel ?? "-"))
    const file = fileAt(chart?.getAttribute("href") ?? "/none.pdf")
    const found = {
      rows: specifications.every(({ label }) => rows.includes(letters(label))),
      pictures: root.querySelector("main picture img") !== null,
      inquiries: new Set(inquiries).size === 1 && inquiries[0] === `/contact?product=${slug}`,
      chart: !chartLabel || (file && readFileSync(file).subarray(0, 5).toString() === "%PDF-"),
      ...(sizeTables.length > 0 && {
        weight: [/20 \w+ of/, /kg\/m/, /Formula/].every((each) => each.test(weight)),
        tables: root.querySelectorAll("#sizes h3").length >= sizeTables.length,
        groups:
          groups.length > 0 &&
          groups.every((each) => each.querySelector('a[href^="/inquiry?add="]')),
      }),
    }
    const missing = Object.entries(found).filter(([, isThere]) => !isThere)
    return missing.map(([what]) => `${url}: ${what}`)
  })
  expect(faults).toEqual([])
  expect(products.some(({ sizeTables = [] }) => sizeTables.length > 0)).toBe(true)
  expect(products.some(({ chartLabel }) => chartLabel)).toBe(true)
})

test("the page of a hidden product says so and links to the range; no other page links to it", () => {
  const linked = attributes(builtPage("/products").root, "a", "href")
  for (const { url } of hiddenProducts) {
    const to = attributes(builtPage(url).root, "main a", "href")
    expect(to).toEqual(expect.arrayContaining(products.map((product) => product.url)))
    expect(linked).not.toContain(url)
  }
  expect(products.length).toBeGreaterThan(hiddenProducts.length)
})

interface Chart {
  readonly name: string
  readonly sizeTables: string[]
  readonly series?: string
  readonly products: string[]
}

test("every weight chart has every size of its tables, PDF, CSV and calculator, and is linked from the pages on weights, of all products and of its own, in both languages", () => {
  for (const chart of contentFolderEntries<Chart>("charts")) {
    const sizes = sizesFrom(chartFigures(chart, figures))
    expect(sizes.length).toBeGreaterThan(0)
    const own = products.filter(({ slug }) => chart.products.includes(slug)).map(({ url }) => url)
    expect(own).toHaveLength(chart.products.length)
    for (const language of languages) {
      const address = pathIn(language, chartPath(chart.slug))
      const { root, html } = builtPage(address)
      expect(sizes.filter(({ id }) => !html.includes(`inquiry?add=${id}`))).toEqual([])
      const files = attributes(root, "#downloads a[download]", "href")
      expect(files.map((file) => fileAt(file)?.split(".").at(-1))).toEqual(["pdf", "csv"])
      expect(root.querySelector("#weight form")).not.toBeNull()
      // The standard, or that the weights are computed.
      expect(shownText(root.querySelector("main > section"))).toMatch(/IS \d+|computed|नाप से/)
      for (const from of ["/weights", "/products", ...own]) {
        const { root: leading } = builtPage(pathIn(language, from))
        expect(attributes(leading, "#charts a", "href")).toContain(address)
      }
    }
  }
})

const picturesOf = ({ root }: BuiltPage) => root.querySelectorAll("main picture")

test("every picture has its size in the HTML, its words, and comes as AVIF, or as WebP to older browsers", () => {
  const faults = faultyPages(builtPages, (page) =>
    picturesOf(page).flatMap((picture) => {
      const image = picture.querySelector("img")
      const found = {
        src: image?.getAttribute("src"),
        types: attributes(picture, "source", "type").join(),
        isSized: ["width", "height"].every((side) =>
          /^[1-9]\d+$/.test(image?.getAttribute(side) ?? ""),
        ),
        isDescribed: Boolean(image?.getAttribute("alt")?.trim()),
        hasCandidates: picture.querySelector("source[srcset][sizes]") !== null,
      }
      const isRight =
        found.types === "image/avif" &&
        found.src?.endsWith(".webp") &&
        found.isSized &&
        found.isDescribed &&
        found.hasCandidates
      return isRight ? [] : [found]
    }),
  )
  expect(faults).toEqual({})
  const own = products.flatMap(({ pictures }) => pictures)
  expect(builtPages.flatMap(picturesOf).length).toBeGreaterThan(own.length)
})

test("no file of a picture is larger than a phone should fetch", () => {
  const files = new Set(
    builtPages
      .flatMap(({ root }) => attributes(root, "main picture :is(source, img)", "srcset"))
      .flatMap((set) => set.split(/,\s+/))
      .map((candidate) => candidate.trim().split(/\s+/)),
  )
  const faults = [...files].filter(([address = "", width = ""]) => {
    const isForPhones = Number.parseInt(width) <= 1100
    const file = fileAt(address)
    return isForPhones && (!file || statSync(file).size > 160_000)
  })
  expect(faults).toEqual([])
})

test("a picture at the head of a page is fetched first, the others when they come near", () => {
  const illustrated = ["home", "about", "csr-initiative", "product"]
  const kinds = new Map(pages.map(({ path, kind }) => [path, kind as string]))
  const faults = faultyPages(builtPages, (page) => {
    const how = picturesOf(page).map((picture) => {
      const image = picture.querySelector("img")
      return `${image?.getAttribute("loading")} ${image?.getAttribute("fetchpriority") ?? "as usual"}`
    })
    const [first, ...others] = how
    const isAtHead = illustrated.includes(kinds.get(page.path) ?? "")
    const wanted = isAtHead ? ["eager high"] : ["eager high", "lazy as usual", undefined]
    return wanted.includes(first) && others.every((each) => each === "lazy as usual") ? [] : how
  })
  expect(faults).toEqual({})
})

/** All pictures below a folder, by what tells one file from another. */
function picturesBelow(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  const pictures = files.filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file))
  return new Map(
    pictures.map((file) => {
      const content = readFileSync(path.join(folder, file))
      return [createHash("sha256").update(content).digest("hex"), file]
    }),
  )
}

test("no picture is published as it was uploaded, or with notes on where and by what it was taken", async () => {
  const published = picturesBelow(publishedFolder)
  expect(published.size).toBeGreaterThan(100)
  const originals = picturesBelow("content/media")
  expect([...published].filter(([hash]) => originals.has(hash)).map(([, file]) => file)).toEqual([])
  const noted: string[] = []
  for (const file of published.values()) {
    const { exif, xmp, iptc } = await sharp(path.join(publishedFolder, file)).metadata()
    if (exif ?? xmp ?? iptc) noted.push(file)
  }
  expect(noted).toEqual([])
}, 120_000)
