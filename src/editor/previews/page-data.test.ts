import { pageData, viewValue, type ViewSources } from "./page-data"
import { branch } from "../../content/model/collections"
import { isEmpty } from "../../content/model/fields/field"
import { home } from "../../content/model/fixed-pages"
import { contentTypes } from "../../content/model/index"
import { post } from "../../content/model/collections"
import { product } from "../../content/model/product"
import { project } from "../../content/model/collections"

const sources: ViewSources = {
  fileAddress: (path) => `blob:${path}`,
  entry: (collection, slug) => ({ slug, from: collection }),
}

test("an empty form shows placeholders for required values, text by the label of its field", () => {
  const shown = viewValue(product.fields, {}, sources)
  expect(shown).toMatchObject({
    heading: "[Page heading]",
    description: "<p>[Text]</p>\n",
    pictures: [],
    specifications: [],
    family: "hollow",
  })
  expect(viewValue(post.fields, undefined, sources).film).toBeNull()
})

test.each(contentTypes)(
  "$label: no required field of an empty form is missing to its view",
  (type) => {
    const shown = viewValue(type.fields, {}, sources)
    const missing = Object.entries(type.fields)
      .filter(([, { widget }]) => widget.required !== false)
      .filter(([name]) => shown[name] === null || shown[name] === undefined)
    expect(missing).toEqual([])
  },
)

test("a new item of a list gets placeholders like a new entry", () => {
  const [slide] = viewValue(home.fields, { slides: [{}] }, sources).slides as [
    { name: string; linkTo: string; picture: unknown },
  ]
  expect(slide.name).toBe("[What the slide shows]")
  expect(slide.linkTo).toBe("/about")
  expect(slide.picture).toMatchObject({ src: { publicURL: null } })
})

test("half a place on the map is left out", () => {
  expect(viewValue(branch.fields, { position: { lat: 26.4 } }, sources).position).toBeNull()
  expect(
    viewValue(branch.fields, { position: { lat: 26.4, lng: 80.3 } }, sources).position,
  ).toEqual({ lat: 26.4, lng: 80.3 })
})

test("a picture not chosen yet is left out, and one just uploaded is the upload itself", () => {
  const words = { alt: "A bridge", kind: "photograph" }
  expect(viewValue(project.fields, { picture: words }, sources).picture).toBeNull()
  const picture = { ...words, src: "../media/bridge.jpg" }
  expect(viewValue(project.fields, { picture }, sources).picture).toMatchObject({
    src: { name: "bridge", publicURL: "blob:../media/bridge.jpg" },
  })
})

test("empty lines of a list and names of deleted entries are left out", () => {
  const none: ViewSources = { ...sources, entry: () => undefined }
  const shown = viewValue(product.fields, { standards: ["IS 1239", ""], related: ["gone"] }, none)
  expect(shown.standards).toEqual(["IS 1239"])
  expect(isEmpty(shown.related)).toBe(true)
})

test("a post without a date shows the day it is where the editor is, even before it begins in London", () => {
  jest.useFakeTimers({ now: new Date("2026-11-22T20:40:00Z") })
  // Ten past two at night in India. A test cannot change its time zone.
  const local = jest.spyOn(Date.prototype, "getDate").mockReturnValue(23)
  expect(viewValue(post.fields, {}, sources).date).toBe("2026-11-23")
  local.mockRestore()
  jest.useRealTimers()
})

test("the page of a product lists the weight charts that name it, and no others", () => {
  const published = {
    "products/ms-pipes.json": {},
    "charts/ms-pipe.json": { name: "MS pipe", products: ["ms-pipes"] },
    "charts/ismc.json": { name: "ISMC", products: ["channel-beam"] },
  }
  const open = { type: product, isHindi: false, slug: "ms-pipes", draft: {}, original: undefined }
  const data = pageData({ ...open, published, fileAddress: () => null })
  expect(data.allChart).toMatchObject({ nodes: [{ name: "MS pipe" }] })
})
