/** Whether a telephone number is real. Numbers without a country code are Indian. */
export type PhoneCheck = (number: string) => boolean

const EXAMPLE = "98100 00000"

const COUNT_WORDS = [
  "none",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
] as const

/** A count in words up to twelve, then in digits. */
export function countInWords(count: number): string {
  return COUNT_WORDS[count] ?? String(count)
}

/**
 * Checks a number by its count of digits: ten in India (without 0, 91 or +91), 8 to 15 after another country code
 * (ITU-T E.164). Used until the rules of each country have loaded.
 */
export const countedPhone: PhoneCheck = (number) => {
  const { kind, digits } = dialled(number)
  return kind === "abroad" ? digits.length >= 8 && digits.length <= 15 : digits.length === 10
}

/**
 * What is wrong with a typed telephone number, or undefined. Of several numbers in the field, one must be real. `brief`
 * completes "Phone:", `sentence` is complete.
 */
export function phoneFault(
  typed: string,
  isReal: PhoneCheck,
): { brief: string; sentence: string } | undefined {
  const text = withLatinDigits(typed).trim()
  const numbers = [text, ...text.split(/[/,;|]|\bor\b/i)].filter((part) => /\d/.test(part))
  if (numbers.some(isReal)) return undefined
  if (text === "") return fault("enter ten digits", `Enter ten digits, for example ${EXAMPLE}.`)

  const { kind, digits } = dialled(text)
  const given = `You entered ${countInWords(digits.length)}.`
  if (kind === "abroad") {
    return fault(
      "enter the full number",
      `Enter the full number after the country code, for example +971 50 123 4567. You entered ${text}.`,
    )
  }
  if (digits.length === 10) {
    return fault(
      "check the digits",
      `Check the digits: ${text} is not an Indian number. For a number outside India, start with + and the country code.`,
    )
  }
  if (kind === "trunk") {
    return fault(
      "enter ten digits after the 0",
      `Enter ten digits after the 0, for example 0120 456 7890. ${given}`,
    )
  }
  if (kind === "india") {
    return fault(
      "enter ten digits after +91",
      `Enter ten digits after +91, for example +91 ${EXAMPLE}. ${given}`,
    )
  }
  return fault("enter ten digits", `Enter ten digits, for example ${EXAMPLE}. ${given}`)
}

function fault(brief: string, sentence: string) {
  return { brief, sentence }
}

/** The digits as counted in India, and the kind of prefix. */
function dialled(number: string): {
  kind: "plain" | "trunk" | "india" | "abroad"
  digits: string
} {
  const digits = number.replace(/\D/g, "")
  const international = /^\s*\+/.test(number)
  if (international && digits.startsWith("91")) return { kind: "india", digits: digits.slice(2) }
  if (international) return { kind: "abroad", digits }
  if (digits.startsWith("00")) return { kind: "abroad", digits: digits.slice(2) }
  if (digits.startsWith("0")) return { kind: "trunk", digits: digits.slice(1) }
  if (digits.length === 12 && digits.startsWith("91")) {
    return { kind: "india", digits: digits.slice(2) }
  }
  return { kind: "plain", digits }
}

/** Replaces Devanagari digits, which telephone libraries do not read. */
export function withLatinDigits(text: string): string {
  return text.replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
}
