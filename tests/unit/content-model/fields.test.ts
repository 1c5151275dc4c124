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

/** What each kind of field accepts, and the sentence for what it does not. */
interface Kind {
  field: AnyField
  good: unknown[]
  bad: [unknown, string][]
}

const routeSentence =
  "must start with / and contain only small letters, digits and hyphens, without / at the end: /ms-pipes"

const kinds: Record<string, Kind> = {
  text: {
    field: text({ label, max: 5 }),
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
    good: ["a\nb", "a".repeat(1500)],
    bad: [
      [true, "must be text"],
      ["a".repeat(1501), "must be at most 1500 characters long; it has 1501"],
    ],
  },
  markdown: {
    field: markdown({ label }),
    good: ["**a**", "<script>"],
    bad: [[{}, "must be text"]],
  },
  number: {
    field: number({ label, min: 6, max: 38 }),
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
    good: ["a", "b"],
    bad: [
      ["c", "must be one of: a, b"],
      [1, "must be one of: a, b"],
    ],
  },
  yesNo: {
    field: yesNo({ label }),
    good: [true, false],
    bad: [
      [undefined, missing],
      ["true", "must be true or false, without quotation marks"],
      [1, "must be true or false, without quotation marks"],
    ],
  },
  choices: {
    field: choices({ label, options }),
    good: [[], ["a"], ["b", "a"], undefined],
    bad: [
      ["a", "must be a list"],
      [["c"], "must be one of: a, b"],
    ],
  },
  day: {
    field: day({ label }),
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
    good: ["/", "https://example.com"],
    bad: [[1, "must be text"]],
  },
  route: {
    field: route({ label }),
    good: ["/ms-pipes", "/product/hr-coil", "/404x"],
    bad: ["ms-pipes", "/", "/MS", "/a/", "//a", "/a_b", "/a b", "/a?b", "/a--b"].map((path) => [
      path,
      routeSentence,
    ]),
  },
  email: {
    field: email({ label }),
    good: ["sales@example.com"],
    bad: ["sales", "a@b", "a b@example.com"].map((address) => [
      address,
      "must be an e-mail address: sales@example.com",
    ]),
  },
  phone: {
    field: phone({ label }),
    good: ["+91 98100 00000", "1800 000 0000", "0120-2700000", "9810000000"],
    bad: ["12", "call us", "+91 (0) 120", "98100 00000 / 1", "9".repeat(20)].map((value) => [
      value,
      "must be a telephone number in digits and spaces: +91 98100 00000",
    ]),
  },
  image: {
    field: image({ label }),
    good: ["../media/a.jpg"],
    bad: [[1, "must be text"]],
  },
  file: {
    field: file({ label, endings: [".mp4"] }),
    good: ["../media/a.mp4"],
    bad: [[1, "must be text"]],
  },
  relation: {
    field: relation(target),
    good: ["ms-pipes"],
    bad: [[["ms-pipes"], "must be text"]],
  },
  relations: {
    field: relations(target),
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
    good: [{ a: "a", b: 0 }],
    bad: [
      ["a", "must be a group of fields"],
      [[], "must be a group of fields"],
      [{ a: "a" }, missing],
    ],
  },
  listOf: {
    field: listOf(text({ label }), { label, singular: "word", min: 1, max: 2 }),
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

describe.each(Object.entries(kinds))("%s", (_, { field, good, bad }) => {
  const sentences = (value: unknown) =>
    field.schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

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
