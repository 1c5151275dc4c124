import { company } from "../content/model/company"
import { mediaUsers } from "./media-uses"

const files = Object.entries({
  "products/alpha.json": {
    name: "Alpha sections",
    pictures: [{ src: "../media/alpha.jpg" }, { src: "../media/alpha.jpg" }],
  },
  "products/plank.json": { name: "../media/alpha.jpg.bak", pictures: [] },
  "site/company.json": { logo: { src: "../media/alpha.jpg" } },
}).map(([path, entry]) => ({ path, text: JSON.stringify(entry) }))

test("every entry that shows a file is named as the editor lists it", () => {
  expect(mediaUsers({ files }).get("alpha.jpg")).toEqual([
    company.label,
    "Products, Alpha sections",
  ])
})

test("an unused file has no users, even if the name of a used one contains its own", () => {
  expect(mediaUsers({ files }).get("pha.jpg")).toBeUndefined()
  expect(mediaUsers({ files }).get("alpha.jpg.ba")).toBeUndefined()
})
