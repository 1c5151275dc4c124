import { loadPhoneCheck } from "../../../src/components/ContactForm/loadPhoneCheck"
import { countedPhone, phoneFault, type PhoneCheck } from "../../../src/inquiry/phone"
import { form as words } from "../../../src/interface/en/form"

let numberingPlans: PhoneCheck

beforeAll(async () => {
  numberingPlans = await loadPhoneCheck()
})

const realNumbers = [
  "98100 00000",
  "9810000000",
  "98100-00000",
  "098100 00000",
  "+91 98100 00000",
  "+919810000000",
  "919810000000",
  "0120-4567890",
  "0120 456 7890",
  "+91 120 4567890",
  "011 23456789",
  "+971 50 123 4567",
  "00971 50 123 4567",
  "+1 212 555 0100",
  "९८१०० ०००००",
  "98100 00000 / 98110 00000",
  "0120-4567890, 98110 00000",
]

test.each(realNumbers)("%s is a number to call back on", (typed) => {
  expect(phoneFault(typed, numberingPlans, words)).toBeUndefined()
})

test.each(realNumbers)("%s passes as well before the numbering plans are loaded", (typed) => {
  expect(phoneFault(typed, countedPhone, words)).toBeUndefined()
})

const refused: [typed: string, sentence: string][] = [
  ["", "Enter ten digits, for example 98100 00000."],
  ["98100 12", "Enter ten digits, for example 98100 00000. You entered seven."],
  ["981000000012", "Enter ten digits, for example 98100 00000. You entered twelve."],
  ["98100000001234", "Enter ten digits, for example 98100 00000. You entered 14."],
  ["call me", "Enter ten digits, for example 98100 00000. You entered none."],
  ["९८१०० १२", "Enter ten digits, for example 98100 00000. You entered seven."],
  ["0120 45678", "Enter ten digits after the 0, for example 0120 456 7890. You entered eight."],
  ["+91 98100 0000", "Enter ten digits after +91, for example +91 98100 00000. You entered nine."],
]

test.each(refused)("%p is refused with a quote of it and with advice", (typed, sentence) => {
  expect(phoneFault(typed, numberingPlans, words)?.sentence).toBe(sentence)
  expect(phoneFault(typed, countedPhone, words)?.sentence).toBe(sentence)
})

test("a toll-free number is a number, once the numbering plans are loaded", () => {
  expect(phoneFault("1800 000 0000", numberingPlans, words)).toBeUndefined()
})

test("ten digits that cannot be an Indian number ask for a check", () => {
  expect(phoneFault("00000 00000", numberingPlans, words)?.brief).toBe("enter the full number")
  expect(phoneFault("+91 00000 00000", numberingPlans, words)?.sentence).toBe(
    "Check the digits: +91 00000 00000 is not an Indian number. For a number outside India, start with + and the country code.",
  )
})

test("a number abroad that is too short asks for all of it", () => {
  expect(phoneFault("+971 50 12", numberingPlans, words)).toEqual({
    brief: "enter the full number",
    sentence:
      "Enter the full number after the country code, for example +971 50 123 4567. You entered +971 50 12.",
  })
})

test.each([
  ["+971 5012", false],
  ["+971 50123", true],
  ["+971 501234567890", true],
  ["+971 5012345678901", false],
  ["00 971 50123", true],
  ["00 9715012", false],
  ["9198100000", true],
  ["or", false],
])("before the numbering plans are loaded, %s passes: %s", (typed, passes) => {
  expect(phoneFault(typed, countedPhone, words) === undefined).toBe(passes)
})

test("wrong numbers of digits are named in words up to twelve", () => {
  const ends = [0, 1, 7, 12, 13].map((count) => words.tenDigitsNot(count).split(" ").at(-1))
  expect(ends).toEqual(["none.", "one.", "seven.", "twelve.", "13."])
})
