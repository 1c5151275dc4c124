import { jsonTypeName } from "../../../../src/build/sources/json-type-name"

const typeOf = (relativePath: string, object: object) =>
  jsonTypeName({ node: { relativePath }, object })

test("a product has its type, and a hidden one another: what lists products never meets it", () => {
  expect(typeOf("products/plank.json", {})).toBe("Product")
  expect(typeOf("products/plank.json", { hidden: false })).toBe("Product")
  expect(typeOf("products/plank.json", { hidden: true })).toBe("HiddenProduct")
})

test("only products can be hidden", () => {
  expect(typeOf("branches/raipur.json", { hidden: true })).toBe("Branch")
  expect(typeOf("site/home.json", { hidden: true })).toBe("Home")
})

test("a file outside the collections has an unknown type", () => {
  expect(typeOf("notes.json", {})).toBe("UnknownContent")
})
