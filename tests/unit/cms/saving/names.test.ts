import { fieldLabels } from "../../../../src/cms/saving/change-check"
import { fieldChanges } from "../../../../src/cms/saving/field-changes"
import { fileName, pageAddress } from "../../../../src/cms/saving/file-name"
import { product } from "../../../../src/content-model/product"

test.each([
  ["Kanpur", "kanpur"],
  ["कानपुर शाखा", "kanpur-sakha"],
  ["लखनऊ शाखा", "lkhnu-sakha"],
  ["नया फोटो", "nya-photo"],
  ["Größe Übung", "grosse-ubung"],
  ["Raipur, No. 2 (नया)", "raipur-no-2-nya"],
  ["O'Brien’s yard_2", "obriens-yard-2"],
  ["Москва", "moskva"],
  ["!!!", "branch"],
])("a file for “%s” is named %s", async (name, file) => {
  expect(await fileName(name, "branch")).toBe(file)
})

test.each([
  ["MS Sheet new", "/ms-sheet-new"],
  ["/ms-pipes/", "/ms-pipes"],
  ["/कानपुर पाइप", "/kanpur-paip"],
  ["https://example.com/product/hr-coil?from=mail#sizes", "/product/hr-coil"],
])("what is typed as address, “%s”, becomes %s", async (typed, address) => {
  expect(await pageAddress(typed)).toBe(address)
})

test("a fault inside a list names the item by its place", () => {
  expect(fieldLabels(product.fields, ["pictures", 1, "alt"])).toBe(
    "Pictures, picture 2, What the picture shows",
  )
})

test("a difference names the field and both values", () => {
  const before = { name: "Plank", hidden: true, standards: ["IS 1"], features: [{ title: "Flat" }] }
  const after = { name: "Planks", standards: ["IS 1", "IS 2"], features: [{ title: "Light" }] }
  expect(fieldChanges(product.fields, before, after)).toMatchObject([
    { label: "Name", before: "Plank", after: "Planks" },
    { label: "Hide this product", before: "On", after: "" },
    { label: "Features and benefits, feature 1, Feature", before: "Flat", after: "Light" },
    { label: "Standards: “IS 2” added", before: "", after: "" },
  ])
})
