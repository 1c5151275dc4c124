import { mkdtempSync, readdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { sharePictures, webManifest } from "./publish"
import { sharePicture, type SharePictureProps } from "./SharePicture"
import { writeDrawings } from "../drawing/drawings"
import { sharePictureAddress } from "../../content/routes/paths"
import { siteRoutes } from "../../content/routes/routes"
import { readEntries } from "../../content/check/read-files"
import { productKinds } from "../../content/model/product"

const company = "Doab Steel Tubes"
const longest = "Electric resistance welded structural hollow sections, round"

function productPicture(over: Partial<SharePictureProps> = {}): SharePictureProps {
  return {
    company,
    heading: "MS Pipes",
    line: "Black round, 15 to 400 nb",
    kind: "pipe",
    ...over,
  }
}

const entries = readEntries("content")
const routes = siteRoutes(entries)
/** What the picture of every page shows, by its address. */
const pictures = new Map(
  Array.from(
    sharePictures(routes, company),
    ([address, { shows }]) => [address, shows as SharePictureProps] as const,
  ),
)

test("every page has a picture with the words of its entry, and a post with its date, in its language", () => {
  for (const { path, canonical = path, entry, template, language } of routes) {
    const { heading, line } = pictures.get(sharePictureAddress(canonical))!
    expect(JSON.stringify(entries.get(entry))).toContain(JSON.stringify(heading))
    if (template === "product") expect(entries.get(entry)).toMatchObject({ range: line })
    const month = language === "hi" ? "Devanagari" : "Latin"
    if (template === "post")
      expect(line).toMatch(new RegExp(`^\\d+ \\p{Script=${month}}+ \\d{4}$`, "u"))
  }
})

/** A page without a drawing, and every kind under the longest heading. */
const everyKind = new Map<string, SharePictureProps>([
  ["/og.jpg", pictures.get("/og.jpg")!],
  ...Object.keys(productKinds).map(
    (value) =>
      [`/og/kind/${value}.jpg`, productPicture({ heading: longest, kind: value })] as const,
  ),
  ["/og/devanagari.jpg", productPicture({ heading: "चौकोर खोखले सेक्शन", line: "श्रृंखला" })],
  ["/og/wordless.jpg", productPicture({ heading: "鋼", line: undefined, kind: undefined })],
  ["/og/code.jpg", productPicture({ heading: "<b>Pipe & tube", line: "&amp; </span>" })],
])

test("pictures are JPEGs of 1200 by 630 pixels and at most 120 KB, whatever they say", async () => {
  for (const [address, picture] of everyKind) {
    const bytes = await sharePicture(picture)
    const { format, width, height } = await sharp(bytes).metadata()
    expect([address, format, width, height]).toEqual([address, "jpeg", 1200, 630])
    expect(bytes.length).toBeLessThan(120 * 1024)
  }
}, 60_000)

test("a picture is drawn again only when it or the code that draws it changes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"))
  const draw = jest.fn(() => Promise.resolve(Buffer.from("")))
  const timesDrawn = async (shows: object, code: string) => {
    draw.mockClear()
    const all = new Map([["/a.jpg", { shows, draw }]])
    await writeDrawings(join(folder, "site"), join(folder, "cache"), all, code)
    expect(readdirSync(join(folder, "cache"))).toHaveLength(1)
    return draw.mock.calls.length
  }
  const picture = productPicture()
  expect(await timesDrawn(picture, "first")).toBe(1)
  expect(await timesDrawn({ ...picture }, "first")).toBe(0)
  expect(await timesDrawn({ ...picture, line: "Black round, 15 to 500 nb" }, "first")).toBe(1)
  expect(await timesDrawn(picture, "changed")).toBe(1)
})

/** The box of what is drawn below a height and left of an edge in another colour than the ground, in pixels. */
async function inkOf(
  picture: SharePictureProps,
  area: { top: number; width: number; height: number },
) {
  const part = await sharp(await sharePicture(picture))
    .extract({ left: 0, ...area })
    .toBuffer()
  const { info } = await sharp(part).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true })
  const left = -(info.trimOffsetLeft ?? 0)
  const top = area.top - (info.trimOffsetTop ?? 0)
  return { left, top, right: left + info.width, bottom: top + info.height }
}

test("a long name and line stay clear of the company's name, the drawing and the datum line", async () => {
  const picture = productPicture({
    company: "A company of sixty letters that sells steel in all the north",
    heading: `${longest} and square`,
    line: "Square, rectangular and round, from 15 to 600 millimetres",
    standards: ["IS 1239 (Part 1):2004", "IS 3589:2001", "IS 1161:2014", "IS 4923:2017"],
  })
  const name = await inkOf(picture, { top: 30, width: 1200, height: 78 })
  expect(name.right).toBeLessThan(1200 - 40)
  const words = await inkOf(picture, { top: 112, width: 650, height: 388 })
  expect(words).toMatchObject({ left: expect.closeTo(60, -1) as number })
  expect(words.right).toBeLessThan(640)
  expect(words.top).toBeGreaterThan(114)
  expect(words.bottom).toBeLessThan(480)
  const standards = await inkOf(picture, { top: 510, width: 650, height: 120 })
  expect(standards.right).toBeLessThan(640)
  expect(standards.bottom).toBeLessThan(630 - 8)
})

test("the icons have the sizes the manifest names", async () => {
  const manifest = JSON.parse(webManifest({ name: company, tagline: "Steel by the metre." }))
  expect(manifest).toMatchObject({ name: company, theme_color: "#f6f8f8" })
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(`static${src}`).metadata()
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
  }
})
