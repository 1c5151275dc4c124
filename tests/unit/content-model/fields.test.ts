import {
  choice,
  choices,
  day,
  number,
  whole,
  yesNo,
} from "../../../src/content-model/fields/values"
import { email, longText, markdown, phone, text } from "../../../src/content-model/fields/texts"
import {
  file,
  image,
  link,
  relation,
  relations,
  route,
} from "../../../src/content-model/fields/references"
import { group, listOf, optional, picture } from "../../../src/content-model/fields/groups"
import {
  isEmpty,
  objectSchema,
  type Field,
  type FieldSet,
} from "../../../src/content-model/fields/field"

const label = "Label"
const missing = "is required, but is missing or empty"
const options = [
  { value: "a", label: "A" },
  { value: "b", label: "B" },
] as const
const target = { label, collection: "products", type: "Product", shownAs: "name" }

type AnyField = FieldSet[string]

/** Each kind of field for editors, for GraphQL and for the check, side by side. */
interface Kind {
  field: AnyField
  widget: Record<string, unknown>
  graphql: string
  good: unknown[]
  bad: [unknown, string][]
}

const routeSentence =
  "must start with / and contain only small letters, digits and hyphens, without / at the end: /ms-pipes"

const kinds: Record<string, Kind> = {
  text: {
    field: text({ label, max: 5 }),
    widget: { widget: "string" },
    graphql: "String!",
    good: ["a", "नमस्ते".slice(0, 5), "<b>"],
    bad: [
      [7, "must be text"],
      [["a"], "must be text"],
      ["   ", missing],
      ["abcdef", "must be at most 5 characters long; it has 6"],
    ],
  },
  longText: {
    field: longText({ label }),
    widget: { widget: "text" },
    graphql: "String!",
    good: ["a\nb", "a".repeat(1500)],
    bad: [
      [true, "must be text"],
      ["a".repeat(1501), "must be at most 1500 characters long; it has 1501"],
    ],
  },
  markdown: {
    field: markdown({ label }),
    widget: { widget: "markdown", editor_components: [] },
    graphql: "String! @markdown",
    good: ["**a**", "<script>"],
    bad: [[{}, "must be text"]],
  },
  number: {
    field: number({ label, min: 6, max: 38 }),
    widget: { widget: "number", value_type: "float", min: 6, max: 38 },
    graphql: "Float!",
    good: [6, 28.664, 38],
    bad: [
      ["28.664", "must be a number"],
      [200, "must be between 6 and 38"],
      [-1, "must be between 6 and 38"],
      [Number.POSITIVE_INFINITY, "must be a number"],
    ],
  },
  whole: {
    field: whole({ label, min: 1, max: 9 }),
    widget: { widget: "number", value_type: "int", min: 1, max: 9 },
    graphql: "Int!",
    good: [1, 9],
    bad: [
      ["1", "must be a whole number"],
      [1.5, "must be a whole number"],
      [10.5, "must be a whole number"],
      [10, "must be between 1 and 9"],
    ],
  },
  choice: {
    field: choice({ label, options }),
    widget: { widget: "select", options: [...options] },
    graphql: "String!",
    good: ["a", "b"],
    bad: [
      ["c", "must be one of: a, b"],
      [1, "must be one of: a, b"],
    ],
  },
  yesNo: {
    field: yesNo({ label }),
    widget: { widget: "boolean" },
    graphql: "Boolean!",
    good: [true, false],
    bad: [
      [undefined, missing],
      ["true", "must be true or false, without quotation marks"],
      [1, "must be true or false, without quotation marks"],
    ],
  },
  choices: {
    field: choices({ label, options }),
    widget: { widget: "select", multiple: true, required: false },
    graphql: "[String!]! @listed",
    good: [[], ["a"], ["b", "a"], undefined],
    bad: [
      ["a", "must be a list"],
      [["c"], "must be one of: a, b"],
    ],
  },
  day: {
    field: day({ label }),
    widget: { widget: "day" },
    graphql: "Date! @dateformat",
    good: ["2024-07-02", "2024-02-29"],
    bad: [
      [20240702, "must be a date such as 2024-07-02"],
      ...["2024-02-30", "2023-02-29", "2024-13-01", "02-07-2024", "2024-7-2", "July 2"].map(
        (date): [string, string] => [
          date,
          "must be a date that exists, written year-month-day: 2024-07-02",
        ],
      ),
      ["1907-12-31", "must be from 2000 to two years ahead; it is 1907-12-31"],
      ["2107-12-31", "must be from 2000 to two years ahead; it is 2107-12-31"],
    ],
  },
  link: {
    field: link({ label }),
    widget: { widget: "string" },
    graphql: "String!",
    good: ["/", "https://example.com"],
    bad: [[1, "must be text"]],
  },
  route: {
    field: route({ label }),
    widget: { widget: "string" },
    graphql: "String!",
    good: ["/ms-pipes", "/product/hr-coil", "/404x"],
    bad: ["ms-pipes", "/", "/MS", "/a/", "//a", "/a_b", "/a b", "/a?b", "/a--b"].map((path) => [
      path,
      routeSentence,
    ]),
  },
  email: {
    field: email({ label }),
    widget: { widget: "string" },
    graphql: "String!",
    good: ["sales@example.com"],
    bad: ["sales", "a@b", "a b@example.com"].map((address) => [
      address,
      "must be an e-mail address: sales@example.com",
    ]),
  },
  phone: {
    field: phone({ label }),
    widget: { widget: "string" },
    graphql: "String!",
    good: ["+91 98100 00000", "1800 000 0000", "0120-2700000", "9810000000"],
    bad: ["12", "call us", "+91 (0) 120", "98100 00000 / 1", "9".repeat(20)].map((value) => [
      value,
      "must be a telephone number in digits and spaces: +91 98100 00000",
    ]),
  },
  image: {
    field: image({ label }),
    widget: { widget: "image", choose_url: false },
    graphql: "File! @fileByRelativePath",
    good: ["../media/a.jpg"],
    bad: [[1, "must be text"]],
  },
  file: {
    field: file({ label, endings: [".mp4"] }),
    widget: { widget: "file", choose_url: false },
    graphql: "File! @fileByRelativePath",
    good: ["../media/a.mp4"],
    bad: [[1, "must be text"]],
  },
  relation: {
    field: relation(target),
    widget: {
      widget: "relation",
      collection: "products",
      value_field: "{{slug}}",
      display_fields: ["name"],
      search_fields: ["name"],
    },
    graphql: 'Product! @link(by: "fields.slug")',
    good: ["ms-pipes"],
    bad: [[["ms-pipes"], "must be text"]],
  },
  relations: {
    field: relations(target),
    widget: { widget: "relation", multiple: true, required: false },
    graphql: '[Product!]! @listed @link(by: "fields.slug") @present',
    good: [[], ["ms-pipes"], undefined],
    bad: [
      ["ms-pipes", "must be a list"],
      [[1], "must be text"],
    ],
  },
  group: {
    field: group({
      label,
      type: "Pair",
      fields: { a: text({ label }), b: whole({ label, min: 0, max: 9 }) },
    }),
    widget: { widget: "object" },
    graphql: "Pair!",
    good: [{ a: "a", b: 0 }],
    bad: [
      ["a", "must be a group of fields"],
      [[], "must be a group of fields"],
      [{ a: "a" }, missing],
    ],
  },
  listOf: {
    field: listOf(text({ label }), { label, singular: "word", min: 1, max: 2 }),
    widget: { widget: "list", required: true, min: 1, max: 2, label_singular: "word" },
    graphql: "[String!]! @listed",
    good: [["a"], ["a", "b"]],
    bad: [
      ["a", "must be a list"],
      [[], "must have at least 1 entry"],
      [["a", "b", "c"], "must have at most 2 entries"],
      [["a", ""], missing],
    ],
  },
  picture: {
    field: picture({ label }),
    widget: { widget: "object" },
    graphql: "Picture!",
    good: [{ src: "../media/a.jpg", alt: "A", kind: "photograph" }],
    bad: [
      [{ src: "../media/a.jpg", kind: "photograph" }, missing],
      [
        { src: "../media/a.jpg", alt: "A", kind: "drawing" },
        "must be one of: photograph, rendering, model, sample",
      ],
    ],
  },
}

describe.each(Object.entries(kinds))("%s", (_, { field, widget, graphql, good, bad }) => {
  const sentences = (value: unknown) =>
    field.schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []
  const sdl = ({ graphql: { type, required, directives } }: AnyField) =>
    [`${type}${required ? "!" : ""}`, ...directives].join(" ")

  test("is this widget for editors", () => {
    expect(field.widget).toMatchObject({ label, ...widget })
  })

  test("is this type in GraphQL", () => {
    expect(sdl(field)).toBe(graphql)
  })

  test.each(good.map((value) => [value]))("accepts %j", (value) => {
    expect(sentences(value)).toEqual([])
  })

  test.each(bad)("names the fault of %j once", (value, sentence) => {
    expect(sentences(value)).toEqual([sentence])
  })

  describe("made optional", () => {
    const schema = objectSchema({ it: optional(field as Field), other: optional(text({ label })) })

    test.each([
      ["missing", {}],
      ["cleared", { it: "" }],
      ["holding only spaces", { it: "  " }],
      ["null", { it: null }],
      ["a group of empties", { it: { a: "", b: null, c: [], d: { e: "" } } }],
    ])("may be %s", (_state, value) => {
      const { it } = schema.parse(value)
      expect(it === undefined || (Array.isArray(it) && it.length === 0)).toBe(true)
    })

    test("is still checked if filled in", () => {
      for (const [value, sentence] of bad) {
        if (isEmpty(value)) continue
        const messages = schema.safeParse({ it: value }).error?.issues.map((issue) => issue.message)
        expect(messages).toEqual([sentence])
      }
    })

    test("loses its exclamation mark and is no longer required of editors", () => {
      expect(sdl(optional(field as Field))).toBe(
        graphql.replace(/!( |$)/, " @absentWhenEmpty$1").replace(/\s+/g, " "),
      )
      expect(optional(field as Field).widget.required).toBe(false)
    })
  })

  test("is required: missing, cleared and null are all the same fault", () => {
    const schema = objectSchema({ it: field })
    const may = field.schema.safeParse(undefined).success
    for (const value of [{}, { it: "" }, { it: null }, { it: " " }]) {
      const messages = schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? []
      expect(messages).toEqual(may ? [] : [missing])
    }
  })
})

describe("what a value names elsewhere", () => {
  test.each<[string, Field<never>, unknown, unknown[]]>([
    [
      "a picture",
      image({ label }) as never,
      "../media/a.jpg",
      [{ kind: "picture", target: "../media/a.jpg", path: [] }],
    ],
    [
      "a film",
      file({ label, endings: [".mp4", ".webm"] }) as never,
      "../media/a.mp4",
      [{ kind: "file", target: "../media/a.mp4", of: ".mp4, .webm", path: [] }],
    ],
    ["a link", link({ label }) as never, "/a", [{ kind: "link", target: "/a", path: [] }]],
    [
      "a link in text",
      markdown({ label }) as never,
      "[a](/b)",
      [{ kind: "link", target: "/b", path: [] }],
    ],
    [
      "an entry",
      relation(target) as never,
      "ms-pipes",
      [{ kind: "entry", target: "ms-pipes", of: "products", path: [] }],
    ],
    [
      "entries, each with its place",
      relations(target) as never,
      ["a", "b"],
      [
        { kind: "entry", target: "a", of: "products", path: [0] },
        { kind: "entry", target: "b", of: "products", path: [1] },
      ],
    ],
    [
      "a picture inside a list of groups",
      listOf(picture({ label }), { label, singular: "picture" }) as never,
      [{ src: "../media/a.jpg", alt: "A", kind: "photograph" }],
      [{ kind: "picture", target: "../media/a.jpg", path: [0, "src"] }],
    ],
    ["nothing, when left out", optional(image({ label })) as never, undefined, []],
    ["nothing, being text", text({ label }) as never, "/a", []],
  ])("%s", (_, field, value, references) => {
    expect(field.references(value as never)).toEqual(references)
  })
})

test("an unknown key and a wrong field get different messages", () => {
  const issues = objectSchema({ a: text({ label }) }).safeParse({ a: "a", b: 1, c: 2 }).error
    ?.issues
  expect(issues).toMatchObject([{ code: "unrecognized_keys", keys: ["b", "c"] }])
})

test("a link's pattern in the editor accepts what the check accepts, and no more", () => {
  const [pattern] = link({ label }).widget.pattern as [string, string]
  const matches = (address: string) => new RegExp(pattern).test(address)
  expect(["https://a.in", "mailto:a@b.in", "tel:+911", "/about"].every(matches)).toBe(true)
  expect(["javascript:alert(1)", "data:,a", "ftp://a", "about"].some(matches)).toBe(false)
})
