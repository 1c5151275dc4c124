import { buildSchema, parse } from "graphql/index.js"
import {
  decapCollection,
  decapFile,
  entrySchema,
  entryText,
  graphqlDefinitions,
  slugOf,
} from "../../../src/content-model/content-type"
import { decapFields, type DecapField } from "../../../src/content-model/fields/field"
import { branch } from "../../../src/content-model/branch"
import { home } from "../../../src/content-model/home"
import { collections, contentTypes, typeOfFile } from "../../../src/content-model/index"
import { product } from "../../../src/content-model/product"

const town = {
  name: "Test town",
  address: "Test road\nTest town 000 000",
  phones: ["+91 98100 00000"],
  position: { lat: 20, lng: 80 },
  shownOn: ["home"],
}

describe("entryText", () => {
  const write = (entry: unknown) => entryText(branch.fields, entry)

  test("has the model's order, two spaces and a final newline", () => {
    const { shownOn, position, ...rest } = town
    const { lat, lng } = position
    expect(write({ shownOn, position: { lng, lat }, ...rest })).toBe(
      `${JSON.stringify(town, null, 2)}\n`,
    )
  })

  test("leaves out empty values at any depth", () => {
    expect(
      write({
        ...town,
        whatsapp: "",
        phones: ["", "+91 98100 00000", null],
        position: { lat: null, lng: "" },
        shownOn: [],
      }),
    ).toBe(write({ ...town, position: undefined, shownOn: undefined }))
  })

  test("does not treat zero and false as empty", () => {
    expect(JSON.parse(entryText({}, { zero: 0, no: false }))).toEqual({ zero: 0, no: false })
  })

  test("keeps keys that are not in the model, last", () => {
    const keys = Object.keys(JSON.parse(write({ extra: "kept", ...town })) as object)
    expect(keys).toEqual([...Object.keys(town), "extra"])
  })

  test("is the same when written twice", () => {
    const once = write(town)
    expect(write(JSON.parse(once))).toBe(once)
  })

  test("a change of one value changes one line", () => {
    const before = write(town).split("\n")
    const after = write({ ...town, phones: ["+91 98100 00001"] }).split("\n")
    expect(after).toHaveLength(before.length)
    expect(after.filter((line, index) => line !== before[index])).toEqual(['    "+91 98100 00001"'])
  })

  test("an empty entry is an empty object", () => {
    expect(write(null)).toBe("{}\n")
    expect(write({ name: "" })).toBe("{}\n")
  })

  test("takes keys such as “constructor” like any other", () => {
    expect(write(JSON.parse('{"constructor": "a", "toString": "b"}'))).toBe(
      '{\n  "constructor": "a",\n  "toString": "b"\n}\n',
    )
  })
})

describe("entrySchema", () => {
  test("fills lists that were left out", () => {
    const { shownOn, ...rest } = town
    expect(entrySchema(branch).parse(rest)).toEqual({ ...rest, shownOn: [] })
    expect(shownOn).toEqual(["home"])
  })

  test("names the place of a fault inside a list of groups", () => {
    const wrong = { slides: [{ picture: { alt: "A", kind: "model" } }] }
    const paths = entrySchema(home)
      .safeParse(wrong)
      .error?.issues.map(({ path }) => path.join("."))
    expect(paths).toContain("slides.0.picture.src")
    expect(paths).toContain("slides.0.heading")
  })
})

describe("for editors", () => {
  test("a collection of a folder", () => {
    expect(decapCollection(product, "products")).toMatchObject({
      name: "products",
      label: "Products",
      label_singular: "Product",
      folder: "content/products",
      create: true,
      extension: "json",
      format: "json",
      slug: "{{fields.fileName}}",
      identifier_field: "navigationName",
      summary: "{{name}}{{hidden | ternary(' (hidden)', '')}}",
      sortable_fields: [{ field: "name", default_sort: "asc" }],
    })
  })

  test("a page stored in one file", () => {
    expect(decapFile(home, "site/home.json")).toMatchObject({
      name: "home",
      label: "Home",
      file: "content/site/home.json",
    })
    expect(slugOf("site/products-page.json")).toBe("products-page")
  })

  test.each(contentTypes.map((type) => [type.name, type] as const))(
    "every field of %s is there, in the model's order, with a label and a widget",
    (_, type) => {
      const { fields } =
        "folder" in type.storedIn
          ? decapCollection(type, type.storedIn.folder)
          : decapFile(type, type.storedIn.file)
      expect(fields.map(({ name }) => name)).toEqual(Object.keys(type.fields))
      const visit = (field: DecapField, path: string) => {
        expect([path, field.label, field.widget]).toEqual([
          path,
          expect.stringMatching(/\S/),
          expect.stringMatching(/\S/),
        ])
        if (field.widget === "number") expect(field.value_type).toMatch(/^(int|float)$/)
        const inner = [...(field.fields ?? [])]
        if (field.field) inner.push(field.field as DecapField)
        for (const each of inner) visit(each, `${path}.${each.name}`)
      }
      for (const field of decapFields(type.fields)) visit(field, field.name)
    },
  )

  test.each(collections.map((type) => [type.label, type] as const))(
    "the list of %s and its file names are made of fields that exist",
    (_, type) => {
      const named = [...(type.summary ?? "").matchAll(/{{(\w+)}}/g)].map(([, name]) => name)
      for (const name of [...named, type.namedBy, ...(type.sortedBy ?? [])])
        expect(Object.keys(type.fields)).toContain(name)
    },
  )
})

describe("in GraphQL", () => {
  test.each(contentTypes.map((type) => [type.name, type] as const))(
    "%s is valid SDL",
    (_, type) => {
      const definitions = graphqlDefinitions(type)
      expect(definitions[type.name]).toMatch(
        new RegExp(`^type ${type.name} implements Node @dontInfer {\n(.*\n)*  slug: String!`),
      )
      for (const definition of Object.values(definitions))
        expect(() => parse(definition)).not.toThrow()
    },
  )

  test("all definitions together make a schema in which every name is known", () => {
    const definitions = Object.assign({}, ...contentTypes.map(graphqlDefinitions)) as object
    const sdl = [
      "interface Node { id: ID! }",
      "scalar Date",
      "type File { id: ID! }",
      "type Query { node: Node }",
      "type EntryFields { slug: String! }",
      "directive @dontInfer on OBJECT",
      ...[
        "markdown",
        "listed",
        "absentWhenEmpty",
        "present",
        "dateformat",
        "fileByRelativePath",
        "translated",
      ].map((name) => `directive @${name} on FIELD_DEFINITION`),
      "directive @leadsToShown(by: String!) on FIELD_DEFINITION",
      "directive @place(of: String!, in: String!) on FIELD_DEFINITION",
      "directive @link(by: String) on FIELD_DEFINITION",
      "directive @proxy(from: String) on FIELD_DEFINITION",
      ...Object.values(definitions),
    ].join("\n")
    expect(() => buildSchema(sdl)).not.toThrow()
  })

  test("groups of one name are the same group everywhere", () => {
    const seen = new Map<string, string>()
    for (const type of contentTypes) {
      for (const [name, sdl] of Object.entries(graphqlDefinitions(type))) {
        expect(sdl).toBe(seen.get(name) ?? sdl)
        seen.set(name, sdl)
      }
    }
  })
})

describe("every file belongs to one type", () => {
  test("every type has its own place and its own name", () => {
    const places = contentTypes.map(({ storedIn }) => JSON.stringify(storedIn))
    expect(new Set(places).size).toBe(contentTypes.length)
    expect(new Set(contentTypes.map(({ name }) => name)).size).toBe(contentTypes.length)
  })

  test.each([
    ["products/ms-pipes.json", "Product"],
    ["site/home.json", "Home"],
    ["site/unknown.json", undefined],
    ["products/old/ms-pipes.json", undefined],
    ["products.json", undefined],
    ["product/ms-pipes.json", undefined],
  ])("%s: %s", (path, name) => {
    expect(typeOfFile(path)?.name).toBe(name)
  })
})
