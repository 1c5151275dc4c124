import { jsonTypeName } from "./schema"

const typeOf = (relativePath: string, object: object) =>
  jsonTypeName({ node: { relativePath }, object })

test.each([
  ["products/plank.json", {}, "Product"],
  // What lists products never meets it.
  ["products/plank.json", { hidden: true }, "HiddenProduct"],
  ["branches/raipur.json", { hidden: true }, "Branch"],
  ["site/home.json", {}, "Home"],
  ["notes.json", {}, "UnknownContent"],
])("%s, %j, is a %s", (file, entry, type) => expect(typeOf(file, entry)).toBe(type))
