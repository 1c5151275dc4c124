import { endOf, isFollowedByJoint, isMark, startOf, type Claims } from "./claims"
import { isBare, isSchedule, type Measure, type Term, type WordTerm } from "./terms"
import { markOfDrawing } from "./marks"
import { isPer } from "./prices"
import { isUnknown, isWord, means } from "./term"

/** Standards that have sizes. Standards for sheet and grades do not filter. */
const sizeStandards = new Set([4923, 1239, 1161, 3589, 808, 277])

const ordinalWords = new Set(["s", "sr", "sl", "sno", "item", "line", "pos", "slno", "srno"])
const LARGEST_ORDINAL = 500
const letters = [..."abcdefghijklmnopqrstuvwxyz"]
const romanNumbers = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
const partWords = ["part", "prt", "pt"]
/** "Fe 410 B", "E250 BR", "Gr. C": qualities of a grade. */
const qualities = [..."abcde"].flatMap((letter) => [letter, `${letter}o`, `${letter}r`])

/** "1.", "2)", "(3)", "a)", "#4", "Item 4:", "2.1.3", "•": takes the number of the line, which is not part of the size. */
export function takeOrdinal(claims: Claims): void {
  const { terms } = claims
  let place = 0
  while (terms[place]?.is === "mark" && !isMark(terms[place], "@", "(", "x")) {
    claims.take("ordinal", terms[place])
    place += 1
  }
  const opening = isMark(terms[place], "(") ? 1 : 0
  let at = place + opening
  while (isOrdinalWord(terms[at]) || (at > place + opening && isMark(terms[at], ".", "-"))) at += 1
  const hasWord = at > place + opening || isMark(terms[place - 1], "#")
  const number = terms[at]
  // "Item 10.25.2"
  const isDeeper = (term: Term | undefined) =>
    term?.is === "measure" &&
    term.unit === null &&
    /^\.\d/.test(term.tokens[0].word) &&
    term.isTight
  const first = at
  while (number?.is === "measure" && isDeeper(terms[at + 1])) at += 1
  const isDeep = at > first
  const closing = terms[at + 1]
  const isNumber =
    number?.is === "measure" &&
    number.unit === null &&
    !isMark(closing, "x") &&
    (hasWord || isDeep || Number.isInteger(number.value)) &&
    number.value <= LARGEST_ORDINAL
  const isLetter = isWord(number, ...letters, ...romanNumbers)
  const isClosed =
    isMark(closing, ")") ||
    (isMark(closing, ".") && closing?.tokens[0].isTight && !terms[at + 2]?.tokens[0].isTight) ||
    (isMark(closing, ":") && isNumber)
  if (isNumber && (hasWord || isDeep)) {
    claims.take(
      "ordinal",
      ...terms.slice(place, at + (isMark(closing, ")", ".", ":", "-") ? 2 : 1)),
    )
  } else if ((isNumber || isLetter) && isClosed && (opening === 0 || isMark(closing, ")"))) {
    claims.take("ordinal", ...terms.slice(place, at + 2))
  } else if (isItemCode(terms.slice(at, at + 4))) {
    claims.take("ordinal", ...terms.slice(place, at + 3))
  } else {
    claims.take("ordinal", ...markOfDrawing(terms.slice(at)))
  }
}

/** "SKU-4402 MS angle": a word that means nothing, with a long number, before the goods. */
function isItemCode([word, dash, number, after]: readonly Term[]): boolean {
  if (!isUnknown(word) || !isMark(dash, "-")) return false
  const isTight = dash?.tokens[0].isTight && number?.tokens[0].isTight
  return isTight === true && isBare(number) && number.value >= 100 && after?.is === "word"
}

function isOrdinalWord(term: Term | undefined): boolean {
  if (term?.is !== "word") return false
  return ordinalWords.has(term.word) || (term.word === "no" && term.meaning?.is !== "role")
}

/** "5.1 kg/m" and "40 kg per sqm" are the mass of a size, not a quantity. Returns kg/m or kg/m², or null. */
export function takeMass(claims: Claims): number | null {
  for (const measure of claims.freeMeasures()) {
    if (measure.unit !== "kg") continue
    const per = claims.beside(measure)
    const of = per && claims.beside(per)
    if (!isPer(per) || !means(of, "unit")) continue
    if (!["m", "runningMetres", "squareMetres"].includes(of.meaning.unit)) continue
    const square = claims.beside(of)
    const isSquared = square?.is === "measure" && square.value === 2 && square.tokens[0].isTight
    claims.take("mass", measure, per, of, ...(isSquared ? [square] : []))
    return measure.value
  }
  return null
}

/**
 * "SCH 40", "SCH-80" name a wall of round pipe that the tables do not list by schedule. The number is no quantity. True
 * if the line has one.
 */
export function takeSchedules(claims: Claims): boolean {
  let isFound = false
  for (const word of claims.freeWords()) {
    const number = claims.next(word)
    if (!isSchedule(word) || !isBare(number) || !claims.isFree(number)) continue
    claims.take("class", word, number)
    const text = claims.text.slice(startOf(word), endOf(number))
    claims.doubt((words) => words.scheduleWall(text))
    isFound = true
  }
  return isFound
}

/**
 * "IS 1239 (Part 1):2004" is a standard; "IS 2062", "Fe 410", "E250 BR" are grades. Takes both and returns the standard
 * of sizes, "IS 1239", or null.
 */
export function takeStandards(claims: Claims): string | null {
  let standard: string | null = null
  for (const word of claims.freeWords()) {
    if (!claims.isFree(word)) continue
    const number = claims.next(word)
    if (word.meaning?.is === "standard" && isBare(number) && number.value >= 200) {
      claims.take("grade", word, number, ...standardTail(claims, number))
      if (sizeStandards.has(number.value)) standard = `IS ${number.value}`
    } else if (word.meaning?.is === "grade") {
      takeGrade(claims, word, number)
    } else if (word.word === "gsm") {
      // "120 gsm" is the weight of the zinc.
      const zinc = claims.beside(word, -1)
      claims.take("grade", word, ...(isBare(zinc) && claims.isFree(zinc) ? [zinc] : []))
    }
  }
  return standard
}

function takeGrade(claims: Claims, word: WordTerm, number: Term | undefined): void {
  const hasNumber = isGradeNumber(claims, word, number)
  if (word.word.length === 1 && !(hasNumber && number.value >= 165)) return
  // In "Gr. E250" the letter begins the next grade.
  const isLetter = isWord(number, ...qualities) && !isBare(claims.beside(number))
  const letter = hasNumber ? claims.beside(number) : undefined
  const isQuality = isWord(letter, "a", "b", "c") && letter.tokens[0].isTight
  claims.take(
    "grade",
    word,
    ...(hasNumber || isLetter ? [number] : []),
    ...(isQuality ? [letter] : []),
  )
}

/** "Fe 410", "E250", and the small numbers of "Grade 2". In "gr 100x50x4" the size follows. */
function isGradeNumber(
  claims: Claims,
  { word }: WordTerm,
  number: Term | undefined,
): number is Measure {
  if (!isBare(number) || !claims.isFree(number) || isFollowedByJoint(claims, number)) return false
  return number.value >= 30 || (["gr", "grade"].includes(word) && number.value <= 5)
}

/** "(Part 1)", "Pt. 1", ":2004", "-1979" after the number of a standard. */
function standardTail(claims: Claims, number: Measure): Term[] {
  const tail: Term[] = []
  let term = claims.beside(number)
  while (
    term &&
    claims.isFree(term) &&
    (isMark(term, "(", ")", ":", "-", ".") ||
      isWord(term, ...partWords, ...romanNumbers) ||
      (isBare(term) && isStandardNumber(claims, term)))
  ) {
    tail.push(term)
    term = claims.beside(term)
  }
  const last = tail.findLastIndex((part) => part.is !== "mark" || isMark(part, ")"))
  return tail.slice(0, last + 1)
}

/** True for a year or the number of a part. */
function isStandardNumber(claims: Claims, term: Measure): boolean {
  const before = claims.beside(term, -1)
  const isYear = term.value >= 1950 && term.value <= 2100 && isMark(before, ":", "-")
  // "Part 1", "Pt. 1"
  const isNamed = isWord(claims.next(term, -1), ...partWords) && !isMark(claims.beside(term), "x")
  const isPart = term.value <= 5 && (isNamed || (term.isTight && isMark(before, ".", "-")))
  return isYear || isPart
}
