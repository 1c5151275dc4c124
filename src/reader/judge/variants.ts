/** Another way to write a row of the corpus; null if it cannot be written so. */
export type Variant = (typed: string) => string | null

const units =
  "nos?\\.?|pcs?|pieces?|mtrs?|metres?|meters?|rmt|kgs?|mt|tons?|tonnes?|t|m|qtl|quintals?|नग|टन|किलो|मीटर"
/** A size, and behind it a figure with its unit. */
const counted = new RegExp(
  `^(.*[^\\s:;,=*–|@(-])\\s*(?:[-–:=,*|\\t]\\s*|\\s)(\\d[\\d,.]*\\s?(?:${units}))$`,
  "iu",
)
const noQuantity = /qty|quantity|length|long|each|@|\bof\b|मात्रा|rate|\brs\b|₹/i

/** Size and quantity written anew. */
const anew =
  (write: (size: string, quantity: string) => string): Variant =>
  (typed) => {
    const [, size, quantity] = counted.exec(typed) ?? []
    return size === undefined ||
      noQuantity.test(size) ||
      (/[\t|\d]\s*x?$/.test(size) && /\bx\s*$/i.test(size))
      ? null
      : write(size, quantity)
  }

const whole =
  (write: (typed: string) => string, isFit = /./): Variant =>
  (typed) =>
    isFit.test(typed) && write(typed) !== typed ? write(typed) : null

const unnumbered = /^(?!\s*[(#[]?[\p{L}\p{N}]{1,4}\s*[.)\]:|\t])/u
const unpriced = /^(?!.*(?:rate|@|\brs\b|₹|price|भाव|bhav|gst|\/-))/iu
const goodsFirst =
  /^((?:m\.?s\.? )?(?:angle|channel|pipe|plate|shs|rhs|square tube|square pipe|sq pipe|hr sheet|ms plate)) (\d+x\d+(?:x[\d.]+)?)(?= |$)/i

/** Size and quantity of a row written anew. */
export const ofQuantity: Readonly<Record<string, Variant>> = {
  "quantity in front": anew((size, quantity) => `${quantity} ${size}`),
  "quantity in front, dash": anew((size, quantity) => `${quantity} - ${size}`),
  "equals sign": anew((size, quantity) => `${size} = ${quantity}`),
  star: anew((size, quantity) => `${size} * ${quantity}`),
  dash: anew((size, quantity) => `${size} - ${quantity}`),
  "glued dash": anew((size, quantity) => `${size} -${quantity}`),
  comma: anew((size, quantity) => `${size}, ${quantity}`),
  bar: anew((size, quantity) => `${size} | ${quantity}`),
  tab: anew((size, quantity) => `${size}\t${quantity}`),
  colon: anew((size, quantity) => `${size}: ${quantity}`),
  semicolon: anew((size, quantity) => `${size}; ${quantity}`),
  brackets: anew((size, quantity) => `${size} (${quantity})`),
  "word for it": anew((size, quantity) => `${size} qty ${quantity}`),
  "word for it, colon": anew((size, quantity) => `${size}, Qty: ${quantity}`),
  "price behind": anew((size, quantity) =>
    unpriced.test(size) ? `${size} ${quantity} @ 62/kg` : size,
  ),
  "rate behind": anew((size, quantity) =>
    unpriced.test(size) ? `${size} ${quantity} rate 61.50` : size,
  ),
  remark: anew((size, quantity) => `${size} ${quantity} urgent for site`),
  "unit and quantity": anew(
    (size, quantity) => `${size}, ${quantity.replace(/^(\S*\d)\s?(\D+)$/, "$2, $1")}`,
  ),
}

/** The whole row written anew. */
export const ofRow: Readonly<Record<string, Variant>> = {
  "thousands comma": whole((typed) =>
    typed.replace(/(?<![\d.,x])(\d)(\d{3})(?= ?(?:kgs?|nos|mtr)\b)/i, "$1,$2"),
  ),
  "row number": whole((typed) => `3) ${typed}`, unnumbered),
  "row number, dot": whole((typed) => `4. ${typed}`, unnumbered),
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
    (typed) => `Dear sir, please send ${typed}`,
    /^(?!.*(?:need|send|please|pls|dear|want|chahiye|quote))[\p{L}]/iu,
  ),
  "times sign": whole((typed) => typed.replace(/(?<=\d)\s?x\s?(?=\d)/gi, "×")),
}
