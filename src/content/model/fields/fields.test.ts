import { objectSchema, type Field, type FieldSet } from "./field"
import { listOf, optional } from "./groups"
import { link, relations, route } from "./references"
import { email, longText, phone, text } from "./texts"
import { choices, day, number, whole, yesNo } from "./values"

const label = "Label"
const missing = "is required, but is missing or empty"
const noAddress = "must be an e-mail address: sales@example.com"
const noPhone = "must be a telephone number in digits and spaces: +91 98100 00000"
const noDay = "must be a date that exists, written year-month-day: 2024-07-02"
const noRoute =
  "must start with / and contain only small letters, digits and hyphens, without / at the end: /ms-pipes"
const options = [
  { value: "a", label: "A" },
  { value: "b", label: "B" },
] as const

/** A field, what it accepts, and what it refuses with which sentence. */
const fields: Record<string, [field: FieldSet[string], good: unknown[], bad: [unknown, string][]]> =
  {
    text: [
      text({ label, max: 5 }),
      ["a", "नमस्", "<b>"],
      [
        [7, "must be text"],
        ["abcdef", "must be at most 5 characters long; it has 6"],
      ],
    ],
    longText: [
      longText({ label, min: 3 }),
      ["a\nb"],
      [["a", "must be at least 3 characters long; it has 1"]],
    ],
    number: [
      number({ label, min: 6, max: 38 }),
      [6, 28.664, 38],
      [
        ["28.664", "must be a number"],
        [200, "must be between 6 and 38"],
      ],
    ],
    whole: [
      whole({ label, min: 1, max: 9 }),
      [1, 9],
      [
        [1.5, "must be a whole number"],
        [10, "must be between 1 and 9"],
      ],
    ],
    yesNo: [
      yesNo({ label }),
      [true, false],
      [["true", "must be true or false, without quotation marks"]],
    ],
    choices: [
      choices({ label, options }),
      [[], ["b", "a"], undefined],
      [
        ["a", "must be a list"],
        [["c"], "must be one of: a, b"],
      ],
    ],
    day: [
      day({ label }),
      ["2024-07-02", "2024-02-29"],
      [
        ["2023-02-29", noDay],
        ["2024-7-2", noDay],
        ["1907-12-31", "must be from 2000 to two years ahead; it is 1907-12-31"],
        ["2107-12-31", "must be from 2000 to two years ahead; it is 2107-12-31"],
      ],
    ],
    route: [
      route({ label }),
      ["/ms-pipes", "/product/hr-coil"],
      ["ms-pipes", "/", "/MS", "/a/", "//a", "/a_b", "/a?b"].map((path) => [path, noRoute]),
    ],
    email: [
      email({ label }),
      ["sales@example.com"],
      ["sales", "a@b", "a b@example.com"].map((address) => [address, noAddress]),
    ],
    phone: [
      phone({ label }),
      ["+91 98100 00000", "1800 000 0000", "0120-2700000"],
      ["12", "call us", "98100 00000 / 1", "9".repeat(20)].map((value) => [value, noPhone]),
    ],
    relations: [
      relations({ label, collection: "products", type: "Product", shownAs: "name" }),
      [[], ["ms-pipes"]],
      [[[1], "must be text"]],
    ],
    listOf: [
      listOf(text({ label }), { label, singular: "word", min: 1, max: 2 }),
      [["a"], ["a", "b"]],
      [
        [["a", "b", "c"], "must have at most 2 entries"],
        [["a", ""], missing],
      ],
    ],
  }

describe.each(Object.entries(fields))("%s", (_, [field, good, bad]) => {
  const sentences = (set: FieldSet, value: unknown) =>
    objectSchema(set)
      .safeParse(value)
      .error?.issues.map(({ message }) => message) ?? []

  test("accepts what is right and names each fault once", () => {
    for (const it of good) expect(sentences({ it: field }, { it })).toEqual([])
    for (const [it, sentence] of bad) expect(sentences({ it: field }, { it })).toEqual([sentence])
  })

  test("missing, cleared and null are the same: a fault where it is required", () => {
    const may = field.schema.safeParse(undefined).success
    for (const value of [{}, { it: "" }, { it: null }, { it: " " }]) {
      expect(sentences({ it: field }, value)).toEqual(may ? [] : [missing])
      expect(sentences({ it: optional(field as Field) }, value)).toEqual([])
    }
  })
})

test("a link's pattern in the editor accepts what the check accepts, and no more", () => {
  const [pattern] = link({ label }).widget.pattern as [string, string]
  const matches = (address: string) => new RegExp(pattern).test(address)
  expect(["https://a.in", "mailto:a@b.in", "tel:+911", "/about"].every(matches)).toBe(true)
  expect(["javascript:alert(1)", "data:,a", "ftp://a", "about"].some(matches)).toBe(false)
})
