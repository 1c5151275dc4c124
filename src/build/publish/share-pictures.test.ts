import { mkdtempSync, readdirSync, statSync, utimesSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { pictureSvg } from "./share-pictures/picture-svg"
import { sharePictures, writeSharePictures } from "./share-pictures/share-pictures"
import type { SharePictureProps } from "./share-pictures/SharePicture"
import { fitText, textPath, textWidth } from "../drawing/typeset"
import { webManifest } from "./web-manifest"
import { sharePictureAddress } from "../../content/routes/share-picture"
import { siteRoutes } from "../../content/routes/routes"
import { readEntries } from "../../content/check/read-files"
import { families } from "../../content/model/product"

const company = "Doab Steel Tubes"
const longest = "Electric resistance welded structural hollow sections, round"

function productPicture(over: Partial<SharePictureProps> = {}): SharePictureProps {
  return {
    company,
    heading: "MS Pipes",
    line: "Black round, 15 to 400 nb",
    family: "pipe",
    ...over,
  }
}

const routes = siteRoutes(
  new Map<string, unknown>([
    ["site/home.json", { heading: "Steel tubes, pipes, sheets and sections in North India" }],
    ["site/about.json", { heading: "About us", lead: "Thirty years in steel." }],
    ["site/contact.json", { heading: "Contact", sent: { heading: "Thank you" } }],
    [
      "products/ms-angle.json",
      {
        url: "/product/ms-angle",
        name: "MS Angle",
        family: "angle",
        range: "Equal and unequal legs",
        standards: ["IS 808:2021"],
      },
    ],
    ["products/plank.json", { url: "/plank", name: "Plank", family: "plank" }],
    ["branches/raipur.json", { name: "Raipur", address: "Raipur, Chhattisgarh" }],
    ["posts/older.json", { title: "Older", date: "2024-01-01" }],
    ["posts/newer.json", { title: "Newer", date: "2024-07-02" }],
  ]),
)

/** The box of what is drawn with the named classes alone, in pixels. */
async function inkOf(svg: string, classes: string) {
  const paths = svg.match(new RegExp(`<path class="(${classes})"[^>]*>`, "g")) ?? []
  const ink = paths.map((path) => path.replace(/>$/, "/>")).join("")
  // The canvas is larger than the picture, so that what would be cut off is found too.
  const canvas = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1030" viewBox="-200 -200 1600 1030"><rect x="-200" y="-200" width="1600" height="1030" fill="#fff"/>${ink}</svg>`
  const { info } = await sharp(Buffer.from(canvas)).trim().toBuffer({ resolveWithObject: true })
  const left = -(info.trimOffsetLeft ?? 0) - 200
  const top = -(info.trimOffsetTop ?? 0) - 200
  return { left, top, right: left + info.width, bottom: top + info.height }
}

test("the picture of a page has the address of the page", () => {
  expect(
    ["/", "/ms-pipes", "/ms-pipes/", "/product/ms-angle", "/404.html", "/hi"].map(
      sharePictureAddress,
    ),
  ).toEqual([
    "/og.jpg",
    "/og/ms-pipes.jpg",
    "/og/ms-pipes.jpg",
    "/og/product/ms-angle.jpg",
    "/og/404.jpg",
    "/og/hi.jpg",
  ])
})

test("every page has a picture, with the words of its entry", () => {
  const pictures = sharePictures(routes, company)
  for (const { path, canonical = path } of routes) {
    expect(pictures.has(sharePictureAddress(canonical))).toBe(true)
  }
  expect(pictures.get("/og/product/ms-angle.jpg")).toMatchObject({
    company,
    heading: "MS Angle",
    line: "Equal and unequal legs",
    family: "angle",
  })
  expect(pictures.get("/og/blog/newer.jpg")).toMatchObject({
    heading: "Newer",
    line: "2 July 2024",
  })
  expect(pictures.get("/og/blog/older.jpg")?.heading).toBe("Older")
  expect(pictures.get("/og/contact/thank-you.jpg")?.heading).toBe("Thank you")
})

test("the picture of a Hindi page has the words of the translation, and a date in Hindi", () => {
  const entries = readEntries("content")
  const shown = siteRoutes(entries).filter(({ language }) => language === "hi")
  const pictures = sharePictures(shown, company)
  expect(shown.length).toBeGreaterThan(0)
  for (const { path, canonical = path, entry } of shown) {
    const { heading, line } = pictures.get(sharePictureAddress(canonical))!
    expect(JSON.stringify(entries.get(entry))).toContain(JSON.stringify(heading))
    if (entry.startsWith("hi/products/")) expect(entries.get(entry)).toMatchObject({ range: line })
    if (path.startsWith("/hi/blog/")) expect(line).toMatch(/^\d+ \p{Script=Devanagari}+ \d{4}$/u)
  }
})

const cacheFolder = () => mkdtempSync(join(tmpdir(), "pictures-"))

/** The pictures of the site, and one of every family under the longest heading. */
const everyKind = () =>
  new Map<string, SharePictureProps>([
    ...sharePictures(routes, company),
    ...Object.keys(families).map(
      (value) =>
        [`/og/family/${value}.jpg`, productPicture({ heading: longest, family: value })] as const,
    ),
  ])

test("pictures are JPEGs of 1200 by 630 pixels and at most 120 KB, and draw text as paths", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"))
  const pictures = new Map<string, SharePictureProps>([
    ...everyKind(),
    ["/og/devanagari.jpg", productPicture({ heading: "चौकोर खोखले सेक्शन", line: "श्रृंखला" })],
    ["/og/wordless.jpg", productPicture({ heading: "鋼", line: undefined, family: undefined })],
  ])
  await writeSharePictures(folder, cacheFolder(), pictures, "")
  for (const [address, picture] of pictures) {
    const { format, width, height } = await sharp(join(folder, address)).metadata()
    expect([address, format, width, height]).toEqual([address, "jpeg", 1200, 630])
    expect(statSync(join(folder, address)).size).toBeLessThan(120 * 1024)
    expect(pictureSvg(picture)).not.toMatch(/<text|<tspan|font-family|var\(|NaN|Infinity|undefined/)
  }
}, 60_000)

test("a picture is drawn again only when it or the code that draws it changes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"))
  const cache = cacheFolder()
  const draw = async (picture: SharePictureProps, code = "first") => {
    await writeSharePictures(folder, cache, new Map([["/og/ms-pipes.jpg", picture]]), code)
    const names = readdirSync(cache)
    expect(names).toHaveLength(1)
    const drawnAt = statSync(join(cache, names[0]!)).mtimeMs
    utimesSync(join(cache, names[0]!), 0, 0)
    return drawnAt > 0
  }
  expect(await draw(productPicture())).toBe(true)
  expect(await draw(productPicture())).toBe(false)
  expect(await draw(productPicture({ line: "Black round, 15 to 500 nb" }))).toBe(true)
  expect(await draw(productPicture(), "changed")).toBe(true)
})

test("a long name stays inside the picture, left of the drawing and above the datum line", async () => {
  const picture = productPicture({
    company: "A company of sixty letters that sells steel in all the north",
    heading: `${longest} and square`,
    line: "Square, rectangular and round, from 15 to 600 millimetres",
    standards: ["IS 1239 (Part 1):2004", "IS 3589:2001", "IS 1161:2014", "IS 4923:2017"],
  })
  const company = await inkOf(pictureSvg(picture), "name")
  const heading = await inkOf(pictureSvg(picture), "heading")
  const words = await inkOf(pictureSvg(picture), "heading|line")
  expect(company.right).toBeLessThan(1200 - 40)
  expect(heading.top).toBeGreaterThan(company.bottom)
  expect(heading.bottom).toBeLessThan(504)
  expect(words.left).toBeGreaterThan(40)
  expect(words.right).toBeLessThan(652)
  expect(words.bottom).toBeLessThan(630 - 16)
})

const frame = {
  face: "head",
  width: 500,
  maxLines: 3,
  maxHeight: 300,
  largest: 120,
  smallest: 40,
} as const

test("text shrinks and breaks until it fits its frame", () => {
  const name = fitText("Structural Steel Tubes & Pipes", frame)
  expect(name.lines.join(" ")).toBe("Structural Steel Tubes & Pipes")
  expect(name.lines.length * name.lineHeight).toBeLessThanOrEqual(frame.maxHeight)
  for (const line of name.lines) {
    expect(textWidth(line, "head", name.size)).toBeLessThanOrEqual(frame.width)
  }
  expect(fitText("Pipe", frame).size).toBe(120)
  expect(fitText("", frame).lines).toEqual([])
})

test("a word longer than a line is broken, a text longer than its frame ends in an ellipsis", () => {
  const word = fitText("Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk", frame)
  expect(word.lines.length).toBeGreaterThan(1)
  const essay = fitText("steel ".repeat(400), frame)
  expect(essay.lines).toHaveLength(3)
  expect(essay.lines.at(-1)).toMatch(/…$/)
  for (const line of [...word.lines, ...essay.lines]) {
    expect(textWidth(line, "head", 40)).toBeLessThanOrEqual(frame.width)
  }
})

test("letters of Devanagari join, and vowel signs are where they are read", () => {
  for (const face of ["head", "text"] as const) {
    const path = (text: string, x = 0) => textPath(text, face, 1000, x, 0)
    const width = (text: string) => textWidth(text, face, 1000)
    for (const [joined, whole] of [
      ["क्ष", "कष"],
      ["त्र", "तर"],
      ["श्र", "शर"],
    ] as const) {
      expect(width(joined)).toBeLessThan(0.8 * width(whole))
    }
    expect(path("ट्र").startsWith(path("ट"))).toBe(true)
    expect(path("र्ड").startsWith(path("ड"))).toBe(true)
    expect(path("कि").endsWith(path("क", width("कि") - width("क")))).toBe(true)
  }
})

test("signs of other scripts than Latin and Devanagari are left out", () => {
  expect(textPath("इस्पात", "head", 40, 0, 40)).toMatch(/^M/)
  expect(textPath("鋼😀", "head", 40, 0, 40)).toBe("")
})

test("the icons have the sizes the manifest names", async () => {
  const manifest = JSON.parse(webManifest({ name: company, tagline: "Steel by the metre." }))
  expect(manifest).toMatchObject({ name: company, theme_color: "#f6f8f8" })
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(`static${src}`).metadata()
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
  }
})
