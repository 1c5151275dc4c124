const FRACTION_SIGNS: Record<string, string> = {
  "¼": "1/4",
  "½": "1/2",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
}

const SIGNS: Record<string, string> = {
  "×": "x",
  "✕": "x",
  "✖": "x",
  "⨯": "x",
  Х: "x",
  х: "x",
  "−": "-",
  "“": '"',
  "”": '"',
  "″": '"',
  "„": '"',
  "’": "'",
  "‘": "'",
  "′": "'",
  "`": "'",
  "´": "'",
  "⁄": "/",
  ø: "ø",
  "⌀": "ø",
  "∅": "ø",
}

/** The digits of the Indian scripts stand 128 places apart, Devanagari first and Malayalam last. */
const [DEVANAGARI_ZERO, SCRIPTS] = [0x966, 9]

/** One character in plain form: Indian and full-width digits as 0 to 9, dashes as "-", ½ as " 1/2 ". */
export function plainCharacter(sign: string): string {
  if (sign <= "~" && sign !== "`") return sign.toLowerCase()
  const place = sign.charCodeAt(0) - DEVANAGARI_ZERO
  if (place >= 0 && place < SCRIPTS * 128 && place % 128 <= 9) return String(place % 128)
  if (sign in FRACTION_SIGNS) return ` ${FRACTION_SIGNS[sign]} `
  if (sign in SIGNS) return SIGNS[sign]
  if (/[\u2010-\u2015]/.test(sign)) return "-"
  // "㎜" becomes two letters. Other characters that would expand into several stay, so that each belongs to one token.
  const plain = sign.normalize("NFKC").toLowerCase()
  return [...plain].length === 1 || /^[\p{L}\p{M}]+$/u.test(plain) ? plain : sign
}

/** A text in plain lower-case characters (see `plainCharacter`), with single spaces. */
export function plainText(typed: string): string {
  return Array.from(typed, plainCharacter).join("").replace(/\s+/g, " ").trim()
}
