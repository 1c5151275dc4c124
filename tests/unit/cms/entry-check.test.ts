import { readContentFiles, readMediaFiles } from "../../../src/content-check/read-files"
import type { MediaFile } from "../../../src/content-check/fault"
import { entryVerdict, fieldLabels } from "../../../src/cms/entry-check"
import type { PublishedContent } from "../../../src/cms/published-content"
import { branch } from "../../../src/content-model/branch"
import { contentTypes, typeOfFile } from "../../../src/content-model/index"
import { product } from "../../../src/content-model/product"
import { project } from "../../../src/content-model/project"

const published: PublishedContent = Object.fromEntries(
  readContentFiles("content").map(({ path, text }) => [path, JSON.parse(text) as unknown]),
)
let media: MediaFile[]
beforeAll(async () => {
  media = await readMediaFiles("content")
})

const clean = { faults: [], doubts: [] }
const kanpur = {
  number: 13,
  name: "Kanpur",
  address: "Kanpur, Uttar Pradesh",
  phones: ["+91 98100 00000"],
  whatsapp: "",
  position: { lat: 26.4499, lng: 80.3319 },
  shownOn: ["home"],
}
const verdict = (data: unknown, type = branch as (typeof contentTypes)[number], path?: string) =>
  entryVerdict({ type, path, data, uploads: [] }, published, media)

test("everything that is published may be saved again", () => {
  for (const [path, data] of Object.entries(published)) {
    const type = typeOfFile(path)
    expect({ path, ...(type && verdict(data, type, path)) }).toEqual({ path, ...clean })
  }
})

test("a new entry in order may be saved", () => {
  expect(verdict(kanpur)).toEqual(clean)
})

test("half a place on the map is a fault, told by the labels of its fields", () => {
  expect(verdict({ ...kanpur, position: { lat: 26.4499, lng: "" } }).faults).toEqual([
    "Place on the map, Longitude (east): is required, but is missing or empty",
  ])
})

test("a number another branch has is a doubt, because that branch may have changed since", () => {
  expect(verdict({ ...kanpur, number: 3 })).toEqual({
    faults: [],
    doubts: ["Number: 3 is already used by content/branches/raipur.json"],
  })
})

test("an address that is taken, also as an old address of another product, is told", () => {
  const plank = published["products/plank.json"] as Record<string, unknown>
  expect(verdict({ ...plank, aliases: [] }, product).doubts).toEqual([
    expect.stringContaining("the address /plank is already that of content/products/plank.json"),
  ])
  expect(
    verdict({ ...plank, url: "/gp-pipe", aliases: [] }, product, "products/plank.json").doubts,
  ).toEqual([expect.stringContaining("the address /gp-pipe is already that of")])
})

test("a link to a page that is not there is told", () => {
  const jewar = { name: "Jewar", order: 8, linkTo: "/no-such-page" }
  expect(verdict(jewar, project).doubts).toEqual([
    "Where the card leads: leads to /no-such-page, and there is no such page",
  ])
})

test("an address no link may have is told in the same words while one types and when one saves", () => {
  const { pattern } = project.fields.linkTo.widget as unknown as { pattern: [string, string] }
  const [allowed, sentence] = pattern
  for (const linkTo of ["javascript:alert(1)", "//example.com", "https://", "ms-pipes"]) {
    expect(new RegExp(allowed).test(linkTo)).toBe(false)
    const { doubts } = verdict({ name: "Jewar", order: 8, linkTo }, project)
    expect(doubts).toEqual([`Where the card leads: ${sentence}`])
  }
  for (const linkTo of ["/", "/ms-pipes", "https://example.com", "tel:+911", "mailto:a@b.in"]) {
    expect(new RegExp(allowed).test(linkTo)).toBe(true)
  }
})

test("a picture uploaded with the entry is measured; one uploaded before it is taken as it is", () => {
  const entry = (src: string) => ({
    name: "Jewar",
    order: 8,
    linkTo: "/",
    picture: { src, alt: "A model of an airport", kind: "model" },
  })
  const small = { path: "small.jpg", bytes: 9000, picture: { width: 120, height: 90 } }
  expect(
    entryVerdict(
      { type: project, data: entry("../media/small.jpg"), uploads: [small] },
      published,
      media,
    ).doubts,
  ).toEqual(["Picture, File: the picture is 120 pixels wide; at least 600 are needed"])
  expect(verdict(entry("../media/came-since.jpg"), project)).toEqual(clean)
})

test("a fault inside a list names the item by its place", () => {
  expect(fieldLabels(product.fields, ["pictures", 1, "alt"])).toBe(
    "Pictures, picture 2, What the picture shows",
  )
})
