import { withLatinDigits } from "../format/latinDigits"
import type { FormWords } from "../interface/catalogue"
/** Whether a telephone number is real. Numbers without a country code are Indian. */
export type PhoneCheck = (number: string) => boolean

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
  words: FormWords,
): { brief: string; sentence: string } | undefined {
  const text = withLatinDigits(typed).trim()
  const numbers = [text, ...text.split(/[/,;|]|\bor\b/i)].filter((part) => /\d/.test(part))
  if (numbers.some(isReal)) return undefined
  if (text === "") return fault(words.tenDigitsBrief, words.tenDigits)

  const { kind, digits } = dialled(text)
  const count = digits.length
  if (kind === "abroad") {
    return fault(words.fullNumberBrief, words.fullNumber(text))
  }
  if (count === 10) {
    return fault(words.checkDigitsBrief, words.checkDigits(text))
  }
  if (kind === "trunk") {
    return fault(words.after0Brief, words.after0(count))
  }
  if (kind === "india") {
    return fault(words.after91Brief, words.after91(count))
  }
  return fault(words.tenDigitsBrief, words.tenDigitsNot(count))
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
