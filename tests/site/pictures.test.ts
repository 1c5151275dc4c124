import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { attributes } from "../html"
import { pages, products } from "../site-content"
import { builtPages, faultyPages, fileAt, publishedFolder, type BuiltPage } from "./published"

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
})
