import { fc } from "../../../tests/random-inputs"
import { company, settings } from "../../content/model/settings"
import { readings, leftLine, type LineRule } from "./typed"

const range = { min: -1000, max: 1_000_000_000, isWhole: false }
const read = (kind: string, line: string, isWhole = false) =>
  leftLine(readings[kind] as LineRule, line, { ...range, isWhole })

test.each([
  ["phone", "\u202A+91\u00A098100 00000\u202C ", "+91 98100 00000"],
  ["phone", "(0731) 400 0000", "0731 400 0000"],
  ["phone", "0731 – 400 0000", "0731-400 0000"],
  ["phone", "+91.98100.00000", "+91 98100 00000"],
  ["phone", "tel:+919810000000", "+919810000000"],
  ["phone", "१८०० १२३ ४५६७", "1800 123 4567"],
  ["email", " mailto:sales@example.com\u200B ", "sales@example.com"],
  ["email", "<sales@example.com>", "sales@example.com"],
  ["link", "/contact ", "/contact"],
  ["link", "www.example.com", "https://www.example.com"],
  ["address", "MS Sheet new", "/ms-sheet-new"],
  ["line", "\tU27100UP1998PTC012345\u00A0", "U27100UP1998PTC012345"],
  ["number", "26,4499", 26.4499],
  ["number", "७.५", 7.5],
  ["number", "2,40,000", 240000],
  ["number", "1,234.5", 1234.5],
  ["number", "−7,", -7],
  ["day", "0027-12-31", "2027-12-31"],
  ["day", "2027-12-31", "2027-12-31"],
])("in a field of kind %s, “%s” is %s", async (kind, line, value) => {
  expect(await read(kind, line)).toEqual({ value, fault: undefined })
})

test("a text of one shape is read: a blank pasted with it is no fault of the number", () => {
  const { cin, gstin } = company.fields.registration.inner ?? {}
  for (const field of [cin, gstin, settings.fields.siteUrl])
    expect(readings).toHaveProperty(String(field?.widget.widget))
})

test.each([
  ["phone", "1800 123 4567 / 8"],
  ["phone", "1800 123 4567.8"],
  ["phone", "1800-123-4567-8"],
  ["phone", "2700000 2700001"],
  ["phone", "call us"],
  ["email", "a@example.com, b@example.com"],
  ["number", "1,000"],
  ["number", "1.234,5"],
  ["number", "5 mm"],
  ["number", "12345678901234567890"],
  ["number", "0.0000000001"],
])("in a field of kind %s, “%s” stays as typed and is refused", async (kind, line) => {
  expect(await read(kind, line)).toEqual({ value: line, fault: expect.any(String) })
})

test("a whole number takes commas between its groups, and no decimals", async () => {
  expect(await read("number", "1,000", true)).toMatchObject({ value: 1000, fault: undefined })
  expect(await read("number", "7,5", true)).toMatchObject({ fault: "must be a whole number" })
})

const zeros = ["0", "०", "੦", "০", "௦", "０", "٠"]
const inScript = (value: number, zero = "0") =>
  String(value).replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0)! + +digit))

/** The figures of a line as 0 to 9. */
const figures = (line: string) =>
  zeros
    .reduce((text, zero) => {
      const digits = [...inScript(1234567890, zero)]
      return text.replace(/./gu, (sign) => {
        const place = digits.indexOf(sign)
        return place < 0 ? sign : String((place + 1) % 10)
      })
    }, line)
    .replace(/\D/g, "")

/** What people and their programs put into a line: digits of seven scripts, signs, units, second numbers, unseen marks. */
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat(99_999), fc.constantFrom(...zeros)).map((of) => inScript(...of)),
  },
  { weight: 4, arbitrary: fc.constantFrom(..." ,.,./-–−+()&;:|~'x%₹²½") },
  fc.constantFrom(
    "+91 ",
    "1800 ",
    " mm",
    " or ",
    " 98100 00000",
    "e5",
    "a@b.in",
    "tel:",
    "mailto:",
  ),
  fc.constantFrom("\u200B", "\u202A", "\u00A0", "\u2009", "\t", "٫", "क", "/ms-pipes", "www."),
  fc.string({ maxLength: 300 }),
)
const odd = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(""))

test("of odd inputs a field keeps every figure that was typed and shows what is published, or says why not", async () => {
  const kinds = fc.constantFrom(...Object.keys(readings))
  const property = fc.asyncProperty(odd, kinds, fc.boolean(), async (line, kind, isWhole) => {
    const { value, fault } = await read(kind, line, isWhole)
    if (fault !== undefined) return
    if (value === "")
      return expect(line).toMatch(/^[\s\u200B\u202A<>]*((tel|mailto):)?[\s\u200B\u202A<>]*$/i)
    // Left once more, the field shows the same.
    expect(await read(kind, String(value), isWhole)).toEqual({ value, fault: undefined })
    if (kind === "phone") expect(figures(String(value))).toBe(figures(line))
    if (kind !== "number") return
    expect(typeof value).toBe("number")
    const bare = (text: string) => text.replace(/^0+|0+$/g, "")
    expect(bare(figures(String(value)))).toBe(bare(figures(line)))
  })
  await fc.assert(property, { numRuns: 3000 })
})
