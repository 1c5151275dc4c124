/** Another way to write a row of the corpus; null if it cannot be written so. */
export type Variant = (typed: string) => string | null

const units =
  "nos?\\.?|pcs?|pieces?|mtrs?|metres?|meters?|rmt|kgs?|mt|tons?|tonnes?|t|m|qtl|quintals?|नग|टन|किलो|मीटर"
/** A size, and behind it a figure with its unit. */
const counted = new RegExp(
  `^(.*[^\\s:;,=*–|@(-])(?:\\s*[-–:=,|\\t]\\s*|\\s+)(\\d[\\d,.]* ?(?:${units}))$`,
  "iu",
)
/** More than a size: another quantity, a length, a price, several sizes. */
const more =
  /qty|quantity|length|long|each|@|\bof\b|मात्रा|rate|\brs\b|₹|&|\band\b|\d\/\d|\bx$|IS[MLJ]\w \d+ IS|\d ?(?:nos|pcs|m|mtr|ft|kg|mt|tons?|t)\b(?!\/)/iu
const isNumbered = /^\s*[(#[]?[\p{L}\p{N}]{1,4}\s*[.)\]:|\t]/u

/** Size and quantity written anew. */
const anew =
  (write: (size: string, quantity: string) => string | null): Variant =>
  (typed) => {
    const [, size, quantity] = counted.exec(typed) ?? []
    return size === undefined || more.test(size) ? null : write(size, quantity)
  }

const whole =
  (write: (typed: string) => string, isFit = /./): Variant =>
  (typed) =>
    isFit.test(typed) && write(typed) !== typed ? write(typed) : null

const goodsFirst =
  /^((?:m\.?s\.? )?(?:angle|channel|pipe|plate|shs|rhs|square tube|square pipe|sq pipe|hr sheet|ms plate)) (\d+x\d+(?:x[\d.]+)?)(?= |$)/i
const isGreeted = /need|send|please|pls|dear|want|chahiye|quote/i

/** Size and quantity of a row written anew. */
export const ofQuantity: Readonly<Record<string, Variant>> = {
  "in front": anew((size, quantity) => (isNumbered.test(size) ? null : `${quantity} ${size}`)),
  dash: anew((size, quantity) => `${size} - ${quantity}`),
  "glued dash": anew((size, quantity) => `${size} -${quantity}`),
  comma: anew((size, quantity) => `${size}, ${quantity}`),
  bar: anew((size, quantity) => `${size} | ${quantity}`),
  tab: anew((size, quantity) => `${size}\t${quantity}`),
  colon: anew((size, quantity) => `${size}: ${quantity}`),
  semicolon: anew((size, quantity) => `${size}; ${quantity}`),
  "equals sign": anew((size, quantity) => `${size} = ${quantity}`),
  // Kilograms in brackets may be what a piece weighs.
  brackets: anew((size, quantity) => (/k|कि/i.test(quantity) ? null : `${size} (${quantity})`)),
  "price behind": anew((size, quantity) => `${size} ${quantity} @ 62/kg`),
  "rate behind": anew((size, quantity) => `${size} ${quantity} rate 61.50`),
  remark: anew((size, quantity) => `${size} ${quantity} urgent for site`),
}

/** The same, so that what is asked of the row may be clear. */
export const clearer: Readonly<Record<string, Variant>> = {
  star: anew((size, quantity) => `${size} * ${quantity}`),
  "in front, dash": anew((size, quantity) =>
    isNumbered.test(size) ? null : `${quantity} - ${size}`,
  ),
  word: anew((size, quantity) => `${size} qty ${quantity}`),
  "word, colon": anew((size, quantity) => `${size}, Qty: ${quantity}`),
  "unit in front": anew(
    (size, quantity) => `${size}, ${quantity.replace(/^(\S*\d) ?(\D+)$/, "$2, $1")}`,
  ),
}

/** The whole row written anew. */
export const ofRow: Readonly<Record<string, Variant>> = {
  "thousands comma": whole((typed) =>
    typed.replace(/(?<![\d.,x])(\d)(\d{3})(?= ?(?:kgs?|nos|mtr)\b)/i, "$1,$2"),
  ),
  "row number": whole((typed) => (isNumbered.test(typed) ? typed : `3) ${typed}`)),
  "row number, dot": whole((typed) => (isNumbered.test(typed) ? typed : `4. ${typed}`)),
  bullet: whole((typed) => `• ${typed}`, /^[\p{L}\p{N}]/u),
  "goods to the end": whole((typed) => typed.replace(goodsFirst, "$2 $1")),
  "upper case": whole((typed) => typed.toUpperCase(), /^(?!.*\dm?m?\b\s*t\b)/),
  "doubled blanks": whole((typed) => typed.replaceAll(" ", "  "), /^[^|\t]*$/),
  "full stop": whole((typed) => `${typed}.`, /[\p{L}\d]$/u),
  "Devanagari digits": whole((typed) =>
    typed.replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)]),
  ),
  "hard blank": whole((typed) => typed.replaceAll(" ", "\u00a0")),
  greeting: whole(
    (typed) => (isGreeted.test(typed) ? typed : `Dear sir, please send ${typed}`),
    /^\p{L}/u,
  ),
  "times sign": whole((typed) => typed.replace(/(?<=\d)\s?x\s?(?=\d)/gi, "×")),
}
