import type { AnyField } from "../../content/model/fields/field"
import { day, email, number, phone, route } from "../../content/model/fields/kinds"
import { pageAddress } from "../saving/file-name"
import { today } from "../../kit/format/dates"
import { wholeYear } from "../published-content"
import { say } from "../sentences"

/**
 * Invisible characters that come along from messengers, contact cards and web pages: direction marks, zero-width spaces, byte
 * order marks. The joiners of Indian scripts are not among them.
 */
const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u00AD]/g

/** No-break spaces and others that look like a plain one. */
const blanks = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g

/** A text without characters that would be refused although nobody can see them. */
export const seen = (text: string): string => text.replace(unseen, "").replace(blanks, " ")
const shown = (line: string) => seen(line).trim()

/** Digits of any script as 0 to 9. Unicode has the ten of a script in a row. */
function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
    return String((code - zero) % 10)
  })
}

/** A telephone number: of what is no digit or blank only brackets round the area code, and dots between whole groups, go. */
function readPhone(line: string): string {
  const plain = plainDigits(line)
    .replace(/^tel:/i, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/^(\+?[\d ]*)\((\d{2,})\)/, "$1 $2 ")
    .replace(/\s*-\s*/g, "-")
    .replace(/\s+/g, " ")
    .trim()
  return /^\+?\d+(\.\d{3,})+$/.test(plain) ? plain.replaceAll(".", " ") : plain
}

/** The range of a number in the model. */
interface Range {
  readonly min: number
  readonly max: number
  readonly isWhole: boolean
}

/**
 * A number with a point or a comma before its decimals, or with commas between its groups: "7,5", "2,40,000". What may be either,
 * such as "1,000", stays a text, as do more digits than are kept.
 */
function readNumber(line: string, { isWhole }: Range): number | string {
  const plain = plainDigits(line)
    .replace(/^[\u2010-\u2015\u2212]/, "-")
    .replace(/٫/g, ".")
  const isGrouped = /^-?[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(plain)
  if (isGrouped && !isWhole && !/,.*[,.]/.test(plain)) return line
  const written = isGrouped ? plain.replaceAll(",", "") : plain.replace(",", ".")
  return /^-?(\d{1,9}(\.\d{0,6})?|\.\d{1,6})$/.test(written) ? Number(written) : line
}

/** How a kind of line is read. What cannot be read stays as typed, and is refused. */
export interface LineRule {
  readonly read: (line: string, range: Range) => string | number | Promise<string>
  /** What the form holds meanwhile, for the page beside it; without it, what is typed. */
  readonly asTyped?: (typed: string, range: Range) => string | number
  /** The field of the model that says what is refused. */
  readonly of?: (range: Range) => AnyField
  /** The keyboard of a phone. */
  readonly inputMode?: "tel" | "email" | "url" | "decimal"
  readonly type?: "date"
  /** What there is to say of a value that may be published. */
  readonly note?: (value: string) => string | false
}

/** The kinds of lines that are read when they are left, by the name of the widget. */
export const readings: Readonly<Record<string, LineRule>> = {
  phone: { read: readPhone, of: () => phone(""), inputMode: "tel" },
  email: {
    read: (line) => line.replace(/^mailto:/i, "").replace(/^<(.*)>$/, "$1"),
    of: () => email(""),
    inputMode: "email",
  },
  line: { read: (line) => line },
  address: { read: pageAddress, of: () => route(""), inputMode: "url" },
  link: { read: (line) => (/^www\./i.test(line) ? `https://${line}` : line), inputMode: "url" },
  number: {
    read: readNumber,
    asTyped: (typed, range) => readNumber(shown(typed), range),
    of: ({ min, max, isWhole }) => number("", min, max, "", isWhole),
    inputMode: "decimal",
  },
  day: {
    read: wholeYear,
    of: () => day(""),
    type: "date",
    note: (value) =>
      value !== "" &&
      wholeYear(value) > today() &&
      say("This day is still to come. The entry is shown at once, not on that day."),
  },
}

/** What the form holds once the field of a line is left, and why that cannot be published, in English. */
export async function leftLine({ read, of }: LineRule, line: string, range: Range) {
  const plain = shown(line)
  const value = plain && (await read(plain, range))
  return { value, fault: value === "" || !of ? undefined : faultIn(of(range), value) }
}

/** What the content check says of the value of a field; undefined if it may be published. */
function faultIn({ schema }: AnyField, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}
