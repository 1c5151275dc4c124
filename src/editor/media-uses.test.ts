import { company } from "../content/model/settings"
import { mediaUsers } from "./media-uses"

test("every entry that shows a file is named as the editor lists it; a name that only contains another is not that file", () => {
  const files = Object.entries({
    "products/alpha.json": {
      name: "Alpha sections",
      pictures: [{ src: "../media/alpha.jpg" }, { src: "../media/alpha.jpg" }],
    },
    "products/plank.json": { name: "../media/alpha.jpg.bak", pictures: [] },
    "site/company.json": { logo: { src: "../media/alpha.jpg" } },
  }).map(([path, entry]) => ({ path, text: JSON.stringify(entry) }))
  const users = mediaUsers({ files })
  expect(users.get("alpha.jpg")).toEqual([company.label, "Products, Alpha sections"])
  expect(["pha.jpg", "alpha.jpg.ba"].map((name) => users.get(name))).toEqual([undefined, undefined])
})
