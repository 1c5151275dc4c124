import { attributes, shownText, texts } from "../html"
import {
  branchesShownOn,
  contentFolderEntries,
  dialled,
  home,
  plainText,
  posts,
  productsListedIn,
  projects,
  whatsappChat,
} from "../site-content"
import { band, builtPage, fileAt } from "./published"

const page = builtPage("/")
const carousels = page.root.querySelectorAll('main [aria-roledescription="carousel"]')
const slidesIn = (carousel: (typeof carousels)[number] | undefined) =>
  carousel?.querySelectorAll('[aria-roledescription="slide"]') ?? []

test("the eight blocks of the home page are in the order of the specification", () => {
  const headings = [
    home.about.heading,
    home.projects.heading,
    home.segments.heading,
    home.products.heading,
    home.certificates.heading,
    home.blog.heading,
    home.branches.heading,
  ]
  const found = texts(page.root, "main h2").filter((heading) => headings.includes(heading))
  expect(found).toEqual(headings)
  const [first] = page.root.querySelectorAll("main section")
  expect(first?.getAttribute("aria-roledescription")).toBe("carousel")
})

test("the banner has every slide with its text and link, in order", () => {
  const slides = slidesIn(carousels[0])
  expect(slides.map((slide) => slide.querySelector("a")?.getAttribute("href"))).toEqual(
    home.slides.map(({ linkTo }) => linkTo),
  )
  for (const [index, { heading, text, linkLabel }] of home.slides.entries()) {
    const shown = shownText(slides[index] ?? null)
    expect(plainText(shown)).toContain(plainText(text))
    expect(shown).toContain(linkLabel)
    expect(shown.replace(/\s/g, "")).toContain(heading.replace(/\s/g, ""))
  }
  // The pictures of the others come when their turn does.
  expect(slides[0]?.querySelector("picture img")).not.toBeNull()
})

test("the key projects are cards with their links, in their order", () => {
  const cards = slidesIn(
    carousels.find((each) => each.getAttribute("aria-label") === home.projects.heading),
  ).map((card) => [
    shownText(card.querySelector("b")),
    card.querySelector("a")?.getAttribute("href"),
  ])
  expect(cards).toEqual(projects.map(({ name, linkTo }) => [name, linkTo]))
})

test("the market segments are on Home and About", () => {
  const names = home.segments.list.map(({ name }) => name)
  for (const each of [page, builtPage("/about")]) {
    expect(texts(band(each, home.segments.heading), "h3")).toEqual(names)
  }
  const text = shownText(band(page, home.segments.heading))
  expect(home.segments.list.filter((segment) => !text.includes(segment.text))).toEqual([])
})

test("the product tiles link to their products, in order", () => {
  const tiles = band(page, home.products.heading)
    .querySelectorAll("a")
    .filter((link) => link.querySelector("h3"))
    .map((tile) => [shownText(tile.querySelector("h3")), tile.getAttribute("href")])
  expect(tiles).toEqual(productsListedIn("homeTiles").map(({ name, url }) => [name, url]))
})

test("the certificates open as pictures", () => {
  const scans = attributes(band(page, home.certificates.heading), "a", "href")
  expect(scans).toHaveLength(contentFolderEntries("certificates").length)
  expect(scans.filter((scan) => !/\.(jpe?g|png|webp)$/.test(scan) || !fileAt(scan))).toEqual([])
})

test("the blog card opens the newest post in a new tab", () => {
  const [card, ...more] = band(page, home.blog.heading).querySelectorAll("a")
  expect(more).toEqual([])
  expect(shownText(card ?? null)).toContain(posts[0]?.title)
  expect(card?.getAttribute("href")).toBe("/blog")
  expect(card?.getAttribute("target")).toBe("_blank")
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
      expect(text).toContain(name)
      expect(text).toContain(address)
      const links = attributes(listed[index]!, "a", "href").join(" ")
      if (phones[0]) expect(links).toContain(dialled(phones[0]))
      if (whatsapp && path === "/contact") expect(links).toContain(whatsappChat(whatsapp))
      expect(links).toMatch(/https:\/\/www\.google\.com\/maps\/dir\/\?api=1&(amp;)?destination=./)
    }
  },
)
