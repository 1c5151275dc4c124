import { company } from "../../../src/content-model/company"
import { usersOf } from "../../../src/cms/media-uses"

const published = {
  "products/alpha.json": { name: "Alpha", pictures: [{ src: "../media/alpha.jpg", alt: "A" }] },
  "products/plank.json": { name: "../media/alpha.jpg.bak", pictures: [] },
  "site/company.json": { logo: { src: "../media/alpha.jpg" } },
}

test("every entry that shows a file is named as the editor lists it", () => {
  expect(usersOf("alpha.jpg", published)).toEqual([company.label, "Products, alpha"])
})

test("an unused file has no users, even if the name of a used one contains its own", () => {
  expect(usersOf("pha.jpg", published)).toEqual([])
  expect(usersOf("alpha.jpg.ba", published)).toEqual([])
})
