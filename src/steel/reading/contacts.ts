import type { Amounts } from "./amounts"
import { endOf, isMark, startOf, type Claims } from "./claims"
import { isNumberOfOther } from "./labels"
import type { Term } from "./terms"
import { isUnknown, isWord } from "./term"

/** "raj@firm.co.in", "98200 12345", "12.05.2024": an address, an Indian mobile number, a date. */
const CONTACT =
  /\p{L}[\w.-]*@[\p{L}-]+(?:\.\p{L}{2,})+|(?:\+91[ -]?)?(?<!\d)[6-9]\d{4}[ -]?\d{5}(?!\d)|(?<!\d)\d{1,2}[./]\d{1,2}[./]20\d\d(?!\d)/gu

/** Takes addresses, telephone numbers and dates. They are shown as not read. */
export function takeContacts(claims: Claims): void {
  for (const { 0: found, index } of claims.text.matchAll(CONTACT)) {
    const inside = claims.terms.filter(
      (term) => startOf(term) >= index && endOf(term) <= index + found.length,
    )
    // "80000 12000 kg" has a quantity.
    const isWhole = inside.some((term) => endOf(term) === index + found.length)
    if (isWhole && inside.every((term) => claims.isFree(term))) {
      for (const term of inside) claims.take(term.is === "mark" ? "filler" : "aside", term)
    }
  }
}

/** "Noida 201301": six digits behind an unknown word, in a line that has its quantity. */
export function takePinCode(claims: Claims, { given }: Amounts): void {
  if (given.length === 0) return
  for (const measure of claims.freeMeasures()) {
    const before = claims.next(measure, -1)
    const isPlace = isUnknown(before)
    if (isPlace && measure.unit === null && /^[1-9]\d{5}$/.test(measure.tokens[0].word))
      claims.take("aside", measure)
  }
}

const beforePlaces: ReadonlySet<string> = new Set(
  "delivery deliver delivered at site near ex for".split(" "),
)
const partsOfPlaces: ReadonlySet<string> = new Set("sec sector plot phase block ward".split(" "))

/** "Delivery at Noida Sector 62": in a line that has its quantity, an unknown word is a place, and the figure part of it. */
export function takePlaces(claims: Claims, { given }: Amounts): void {
  if (given.length === 0) return
  for (const word of claims.freeWords()) {
    const before = claims.beside(word, -1)
    const isPlace = word.meaning === null && isWord(before, ...beforePlaces)
    if (!isPlace) continue
    claims.take("filler", word)
    const part = claims.next(word)
    const figure = part && claims.next(part)
    if (!isWord(part, ...partsOfPlaces) || figure?.is !== "measure") continue
    if (figure.unit === null && claims.isFree(figure)) claims.take("aside", figure)
  }
}

const afterAsides: ReadonlySet<string> = new Set(
  "day days din दिन week weeks month months hours hrs year years floor floors storey storeys side sides coat coats km".split(
    " ",
  ),
)
const ordinalEndings: ReadonlySet<string> = new Set(["st", "nd", "rd"])
const beforeDates: ReadonlySet<string> = new Set(["by", "on", "before", "from", "till", "upto"])

/** "within 7 days", "for 3 floors", "2nd lot", "by 15th": figures that are said of something else. They are shown as not read. */
export function takeTimes(claims: Claims): void {
  for (const measure of claims.freeMeasures()) {
    const after = claims.beside(measure)
    if (measure.unit !== null || measure.isJoined || after?.is !== "word") continue
    const before = claims.beside(measure, -1)
    const isDate = isWord(before, ...beforeDates) && after.word === "th"
    const isOrdinal = after.tokens[0].isTight && (ordinalEndings.has(after.word) || isDate)
    if (isOrdinal || afterAsides.has(after.word)) claims.take("aside", measure, after)
  }
}

/** "PO 4512", "block 5", "plot no. 14": in a line that has its quantity, the number of something else. */
export function takeNumbersOfOthers(claims: Claims, { given }: Amounts): void {
  if (given.length === 0) return
  for (const measure of claims.freeMeasures()) {
    const { unit, value, isJoined } = measure
    if (unit !== null || isJoined || !Number.isInteger(value)) continue
    if (isNumberOfOther(claims, measure)) claims.take("aside", measure)
  }
}

const spacingWords: ReadonlySet<string> = new Set(
  "spacing spaced cc ctrs centre centres center centers".split(" "),
)

/** "@ 1.2 m c/c", "spacing 600 mm": how far apart the pieces stand. */
export function takeSpacings(claims: Claims): void {
  for (const measure of claims.freeMeasures()) {
    const isLength = measure.unit === "m" || measure.unit === "mm" || measure.unit === null
    if (!isLength || measure.isJoined) continue
    const [before, after] = [claims.next(measure, -1), claims.beside(measure)]
    const isSaid = [before, after].some((term) => isWord(term, ...spacingWords))
    const slash = isLetterC(after) ? claims.beside(after) : undefined
    const last = slash && isMark(slash, "/") ? claims.beside(slash) : undefined
    if (isLetterC(after) && isLetterC(last)) claims.take("aside", measure, after, last)
    else if (isSaid) claims.take("aside", measure)
  }
}

function isLetterC(term: Term | undefined): term is Term {
  return isWord(term, "c")
}
