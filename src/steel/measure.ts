/** Millimetres in an inch, exact by definition. */
export const MM_PER_INCH = 25.4

/** Metres in a foot, exact by definition. */
export const METRES_PER_FOOT = 0.3048

const VULGAR_FRACTIONS: Record<string, string> = {
  "¼": "1/4",
  "½": "1/2",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
}

/**
 * What was typed or pasted, in plain small letters: `×`, `*` between figures become `x` (but "ISMC 125* 2 t" keeps its
 * star), curly quotes and double primes
 * become `"`, dashes `-`, ½ `1/2`, Devanagari and full-width digits 0 to 9. Line breaks stay, other white space is one space.
 */
export function plainText(typed: string): string {
  return typed
    .replace(/\s*([¼½¾⅛⅜⅝⅞])/g, (_, fraction: string) => ` ${VULGAR_FRACTIONS[fraction]}`)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[“”″„]|''|’’|′′/g, '"')
    .replace(/[’‘′`]/g, "'")
    .replace(/⁄/g, "/")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?[×✕✖] ?/g, "x")
    .replace(/(?<=[\d"m])(?<!\bis ?[a-z]{2,3}[ -]*\d{2,3}) ?\* ?(?=[\d.])/g, "x")
    .trim()
}

/**
 * A number as it is typed in India: "2,40,000", "1.5", "1 1/2", "1-1/2", "3/4", "½", "1e3".
 * null for anything else, also for a decimal comma ("1,5"): it cannot be told from a thousands mark.
 */
export function readNumber(typed: string | number): number | null {
  if (typeof typed === "number") return Number.isFinite(typed) ? typed : null
  const text = plainText(typed.slice(0, 40))
  const mixed = /^(?:(\d{1,4})[ -])?(\d{1,4})\/(\d{1,4})$/.exec(text)
  if (mixed) {
    const [, whole = "0", above, below] = mixed
    return Number(below) === 0 ? null : Number(whole) + Number(above) / Number(below)
  }
  if (/^[+-]?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(text)) return Number(text.replaceAll(",", ""))
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/.test(text)) return null
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}
