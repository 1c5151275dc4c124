import { home } from "../../content/model/fixed-pages"
import { product } from "../../content/model/product"
import { order } from "../../content/model/settings"
import { contentFile } from "../../../tests/site-content"
import { setPublished } from "../published-content"
import { fieldLabels } from "./change-check"
import { fieldChanges } from "./differences"

test("a fault inside a list names the item by its place", () => {
  expect(fieldLabels(product.fields, ["pictures", 1, "alt"])).toBe(
    "Pictures, picture 2, What the picture shows",
  )
})

test("a difference names the field and both values, a long one cut", () => {
  const before = { name: "Plank", hidden: true, standards: ["IS 1"], features: [{ title: "Flat" }] }
  const long = "x".repeat(400)
  const after = { name: long, standards: ["IS 1", "IS 2"], features: [{ title: "Light" }] }
  expect(fieldChanges(product.fields, before, after)).toEqual([
    `Name: Plank → ${"x".repeat(160)} …`,
    "Hide this product: On → Off",
    "Features and benefits: “Flat” removed",
    "Features and benefits: “Light” added",
    "Standards: “IS 2” added",
  ])
})

test("an entry in a list is called by its name, not by that of its file", () => {
  setPublished({ "products/hr-sheet.json": { name: "HR Sheet" } })
  const told = fieldChanges(order.fields, {}, { products: ["hr-sheet", "gone"] })
  expect(told).toEqual(["Products: “HR Sheet” added", "Products: “gone” added"])
})

test("slides in another order are one line in the list of changes, an added and a removed one, too", () => {
  const page = contentFile<{ slides: { name: string }[] }>("site/home.json")
  const [first, ...others] = page.slides
  const told = (slides: readonly object[]) => fieldChanges(home.fields, page, { ...page, slides })
  expect(told([...others, first!])).toEqual(["Banner slides: in another order"])
  expect(told(others)).toEqual([`Banner slides: “${first!.name}” removed`])
  expect(told([...page.slides, { ...first, name: "Bars" }])).toEqual([
    "Banner slides: “Bars” added",
  ])
  const changed = [{ ...first, name: "Tubes" }, ...others]
  expect(told(changed)).toEqual([
    `Banner slides, slide 1, What the slide shows: ${first!.name} → Tubes`,
  ])
})
