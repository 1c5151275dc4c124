import { fileName, pageAddress } from "./file-name"

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
