import { objectSchema, type Field, type FieldSet } from "./field"
import {
  chatNumber,
  choices,
  day,
  email,
  listOf,
  longText,
  number,
  optional,
  phone,
  relations,
  route,
  text,
  whole,
  yesNo,
} from "./kinds"

const missing = "please fill in"
const noAddress = "must be one e-mail address: sales@example.com"
const noPhone = "must be one telephone number, in digits and spaces: +91 98100 00000"
const noChat =
  "must be one mobile number, or begin with + and the code of its country: +91 98100 00000"
const noDay = "must be a date that exists, written year-month-day: 2024-07-02"
const noRoute =
  "must start with / and contain only small letters, digits and hyphens, without / at the end: /ms-pipes"
const noPeriod = "must be from 2000 to two years ahead; it is"

type Refused = readonly [value: unknown, sentence: string]
const all = (sentence: string, ...values: unknown[]): Refused[] =>
  values.map((value) => [value, sentence])

/** A field, what it accepts, and what it refuses with which sentence. */
test.each<[kind: string, field: FieldSet[string], good: unknown[], bad: Refused[]]>([
  [
    "text",
    text("Label", 5),
    ["a", "नमस्", "<b>"],
    [...all("must be text", 7), ...all("must be at most 5 characters long; it has 6", "abcdef")],
  ],
  [
    "longText",
    longText("Label", 9, { min: 3 }),
    ["a\nb"],
    all("must be at least 3 characters long; it has 1", "a"),
  ],
  [
    "number",
    number("Label", 6, 38),
    [6, 28.664, 38],
    [
      ...all("must be one number, with a point before decimals: 7.5", "28.664"),
      ...all("must be between 6 and 38", 200),
    ],
  ],
  [
    "whole",
    whole("Label", 1, 9),
    [1, 9],
    [...all("must be a whole number", 1.5), ...all("must be between 1 and 9", 10)],
  ],
  [
    "yesNo",
    yesNo("Label"),
    [true, false],
    all("must be true or false, without quotation marks", "true"),
  ],
  [
    "choices",
    choices("Label", { a: "A", b: "B" }),
    [[], ["b", "a"], undefined],
    [...all("must be a list", "a"), ...all("must be one of: a, b", ["c"])],
  ],
  [
    "day",
    day("Label"),
    ["2024-07-02", "2024-02-29"],
    [
      ...all(noDay, "2023-02-29", "2024-7-2"),
      ...["1907-12-31", "2107-12-31"].map((date): Refused => [date, `${noPeriod} ${date}`]),
    ],
  ],
  [
    "route",
    route("Label"),
    ["/ms-pipes", "/product/hr-coil"],
    all(noRoute, "ms-pipes", "/", "/MS", "/a/", "//a", "/a_b", "/a?b"),
  ],
  [
    "email",
    email("Label"),
    ["sales@example.com"],
    all(noAddress, "sales", "a@b", "a b@example.com"),
  ],
  [
    "phone",
    phone("Label"),
    ["+91 98100 00000", "1800 000 0000", "0120-2700000"],
    all(noPhone, "12", "call us", "98100 00000 / 1", "9".repeat(20)),
  ],
  [
    "chatNumber",
    chatNumber(""),
    ["+91 98100 00000", "98100 00000", "+971 4 123 4567"],
    all(noChat, "1800 123 4567", "0522 234567"),
  ],
  ["relations", relations("Label", "products"), [[], ["a"]], all("must be text", [1])],
  [
    "listOf",
    listOf("Label", "word", text("Label", 9), { min: 1, max: 2 }),
    [["a"], ["a", "b"]],
    [...all("must have at most 2 entries", ["a", "b", "c"]), ...all(missing, ["a", ""])],
  ],
])("%s says what it does not accept; missing, cleared and null are the same", (_, field, ...of) => {
  const sentences = (set: FieldSet, value: unknown) =>
    objectSchema(set)
      .safeParse(value)
      .error?.issues.map(({ message }) => message) ?? []
  const [good, bad] = of
  for (const it of good) expect(sentences({ it: field }, { it })).toEqual([])
  for (const [it, sentence] of bad) expect(sentences({ it: field }, { it })).toEqual([sentence])
  const may = field.schema.safeParse(undefined).success
  for (const value of [{}, { it: "" }, { it: null }, { it: " " }]) {
    expect(sentences({ it: field }, value)).toEqual(may ? [] : [missing])
    expect(sentences({ it: optional(field as Field) }, value)).toEqual([])
  }
})
