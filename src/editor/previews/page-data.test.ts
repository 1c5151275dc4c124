import { pageData } from "./page-data"
import { branch } from "../../content/model/collections"
import type { ContentType } from "../../content/model/content-type"
import { home } from "../../content/model/fixed-pages"
import { contentTypes } from "../../content/model/index"
import { post } from "../../content/model/collections"
import { product } from "../../content/model/product"
import { project } from "../../content/model/collections"
import { navigation } from "../../content/model/settings"

/** What the page of a type gets, when its form holds this. */
function shown(type: ContentType, draft: unknown, published: Record<string, object> = {}) {
  const data = pageData({
    type,
    isTranslation: false,
    slug: "ms-pipes",
    draft,
    published: new Map(Object.entries(published)),
    original: undefined,
    fileAddress: (path) => `blob:${path}`,
  })
  const name = type.name.replace(/^./, (letter) => letter.toLowerCase())
  const view = data[name] as Record<string, unknown>
  return { ...view, allChart: data.allChart } as Record<string, unknown>
}

test.each(contentTypes)(
  "$label: no required field of an empty form is missing to its view",
  (type) => {
    const view = shown(type, {})
    const missing = Object.entries(type.fields)
      .filter(([, { widget }]) => widget.required !== false)
      .filter(([name]) => view[name] === null || view[name] === undefined)
    expect(missing).toEqual([])
  },
)

test("a new item of a list gets placeholders like a new entry", () => {
  const [slide] = shown(home, { slides: [{}] }).slides as [
    { name: string; linkTo: string; picture: unknown },
  ]
  expect(slide.name).toBe("[What the slide shows]")
  expect(slide.linkTo).toBe("/about")
  expect(slide.picture).toMatchObject({ src: { publicURL: null } })
})

test("half a place on the map is left out", () => {
  expect(shown(branch, { position: { lat: 26.4 } }).position).toBeNull()
  expect(shown(branch, { position: { lat: 26.4, lng: 80.3 } }).position).toEqual({
    lat: 26.4,
    lng: 80.3,
  })
})

test("a picture not chosen yet is left out, and one just uploaded is the upload itself", () => {
  const words = { alt: "A bridge", kind: "photograph" }
  expect(shown(project, { picture: words }).picture).toBeNull()
  const picture = { ...words, src: "../media/bridge.jpg" }
  expect(shown(project, { picture }).picture).toMatchObject({
    src: { name: "bridge", publicURL: "blob:../media/bridge.jpg" },
  })
})

test("empty lines of a list are left out", () => {
  const view = shown(product, { standards: ["IS 1239", ""] })
  expect(view.standards).toEqual(["IS 1239"])
})

test("a post without a date shows the day it is where the editor is, even before it begins in London", () => {
  jest.useFakeTimers({ now: new Date("2026-11-22T20:40:00Z") })
  // Ten past two at night in India. A test cannot change its time zone.
  const local = jest.spyOn(Date.prototype, "getDate").mockReturnValue(23)
  expect(shown(post, {}).date).toBe("2026-11-23")
  local.mockRestore()
  jest.useRealTimers()
})

test("the page of a product lists the weight charts that name it, and no others", () => {
  const published = {
    "products/ms-pipes.json": {},
    "charts/ms-pipe.json": { name: "MS pipe", products: ["ms-pipes"] },
    "charts/ismc.json": { name: "ISMC", products: ["channel-beam"] },
  }
  expect(shown(product, {}, published).allChart).toMatchObject({ nodes: [{ name: "MS pipe" }] })
})

test("what leads to a hidden product is left out, as on the site", () => {
  const published = { "products/gone.json": { url: "/gone", aliases: ["/old"], hidden: true } }
  const more = ["/gone#sizes", "/old", "/contact"].map((to) => ({ label: to, to, range: to }))
  const { products } = shown(navigation, { products: { label: "Products", more } }, published)
  expect((products as { more: typeof more }).more.map(({ to }) => to)).toEqual(["/contact"])
})
