import { isMark, isOnlySize, textOf, type Claims } from "./claims"
import type { Measure, Term, WordTerm } from "./terms"
import type { Role, Unit } from "./meaning"
import { isUnknown, isWord, means } from "./term"

interface RoleWord {
  readonly word: WordTerm
  readonly role: Role
  readonly before: Measure | null
  readonly after: Measure | null
}

/**
 * Gives figures the roles of the words next to them: "8 mm thk", "OD 60.3", "length 6 m". If a word is between two
 * figures, the whole line decides: either its last figure is followed by a role word ("60.3 OD 3.6 thk") or not ("width
 * 1250 length 2500").
 */
export function takeRoles(claims: Claims): void {
  const roleWords = claims.freeWords().flatMap((word) => roleWordAt(claims, word))
  const isBehind = endsWithRole(claims, roleWords)
  for (const { word, role, before, after } of roleWords) {
    const free = (measure: Measure | null) => measure !== null && measure.role === null
    const isFirstSaid =
      free(before) &&
      !(role === "quantity" && isAmount(after)) &&
      (isBehind ||
        !free(after) ||
        (role === "outside" && isLarger(before, after)) ||
        (role === "thickness" && isLarger(after, before) && isSetOff(claims, before, after)) ||
        (!before?.isJoined && isBehindMark(claims, word)))
    const measure = isFirstSaid ? before : free(after) ? after : null
    if (measure) measure.role = role
    claims.take(measure || role === "weight" ? "size" : "filler", word)
  }
}

/** "2 mm thick 25 nos", "8 thk 90x280": what follows is a quantity or begins a chain. */
function isSetOff(claims: Claims, before: Measure | null, after: Measure | null): boolean {
  const next = after && claims.beside(after)
  return before?.unit === "mm" || isMark(next ?? undefined, "x")
}

/** Of two figures an outside diameter is the larger and a thickness the smaller: "2 mm thick 25 nos". */
function isLarger(one: Measure | null, other: Measure | null): boolean {
  return one !== null && other !== null && one.value > other.value
}

function roleWordAt(claims: Claims, word: WordTerm): RoleWord[] {
  const role = roleOf(claims, word)
  // "w/ anchors" says with, not width.
  if (!role || (word.word === "w" && isMark(claims.beside(word), "/"))) return []
  const before = claims.next(word, -1)
  const after = role === "quantity" ? behindFillers(claims, word) : claims.next(word)
  const isBefore = isDirectlyBefore(claims, word) && !isOfSize(claims, before, role)
  return [
    {
      word,
      role,
      before: fits(claims, before, role) && isBefore ? before : null,
      after: fits(claims, after, role) && !isJoinedOn(after, role) ? after : null,
    },
  ]
}

/** "Quantity required 20" */
function behindFillers(claims: Claims, word: WordTerm): Term | undefined {
  let after = claims.next(word)
  while (means(after, "filler")) after = claims.next(after)
  return after
}

const amountUnits: ReadonlySet<Unit | null> = new Set(["pieces", "kg", "tonnes", "quintals"])

/** "qty 5 nos": the unit says that the figure behind the word is the quantity. */
function isAmount(after: Measure | null): boolean {
  return amountUnits.has(after?.unit ?? null)
}

/** "ISMC 150x75 qty?", "channel 100 qty - 5": the figure before the word belongs to the size. */
function isOfSize(claims: Claims, before: Term | undefined, role: Role): boolean {
  if (role !== "quantity" || before?.is !== "measure" || before.unit !== null) return false
  return before.isJoined || isOnlySize(claims, before)
}

function roleOf(claims: Claims, { word, meaning, tokens }: WordTerm): Role | null {
  if (meaning?.is === "role") return meaning.role
  // "L=6000", "l - 6 m", "6300 L"
  if (word !== "l" || tokens.length > 1) return null
  const place = claims.terms.findIndex((term) => term.tokens[0] === tokens[0])
  const before = claims.terms[place - 1]
  if (before?.is === "measure" && before.value >= 1000) return "length"
  const next = claims.terms[place + 1]
  return next?.is === "mark" ||
    (next?.is === "measure" && (next.value >= 1000 || next.unit === "m"))
    ? "length"
    : null
}

/** "6 m - length": the word does not belong to the 6 m. */
function isDirectlyBefore(claims: Claims, word: WordTerm): boolean {
  const before = claims.beside(word, -1)
  return before?.is === "measure" || isMark(before, "(", ".")
}

/** "9 thk - 10": what follows the dash is more likely the quantity. In "ISMB 300 L=5850" it is said. */
function isBehindMark(claims: Claims, word: WordTerm): boolean {
  const mark = claims.beside(word)
  return mark?.is === "mark" && !isMark(mark, "=", ":")
}

/** "60.3 OD x 3.6": the figure after "x" is the next in the chain. */
function isJoinedOn(measure: Measure, role: Role): boolean {
  return measure.isJoined && role !== "length"
}

/** The units that a figure in each role can have (null is none), with the smallest and largest value. */
const roleFigures: Readonly<
  Record<Role, readonly (readonly [units: readonly (Unit | null)[], least: number, most: number])[]>
> = {
  thickness: [
    [["gauge", "swg", "inch", "soot"], 0, Infinity],
    [[null, "mm"], 0, 100],
  ],
  width: [
    [["m", "foot", "inch"], 0, Infinity],
    [[null, "mm", "cm"], 10, Infinity],
  ],
  length: [
    [["m", "foot"], 0, Infinity],
    [["mm", "cm"], 100, Infinity],
    // "200 length" counts pieces.
    [[null], 300, Infinity],
  ],
  outside: [
    [["inch", "nb"], 0, Infinity],
    [[null, "mm", "cm"], 8, Infinity],
  ],
  diameter: [
    [["inch", "nb"], 0, Infinity],
    [[null, "mm", "cm"], 8, Infinity],
  ],
  quantity: [[[null, "pieces", "kg", "tonnes", "quintals", "m", "runningMetres"], 0, Infinity]],
  weight: [[["kg", "tonnes", "quintals"], 0, Infinity]],
}

function fits(claims: Claims, term: Term | undefined, role: Role): term is Measure {
  if (term?.is !== "measure" || !claims.isFree(term)) return false
  const { unit, value } = term
  return roleFigures[role].some(
    ([units, least, most]) => units.includes(unit) && value >= least && value <= most,
  )
}

/** True if the last figure with a possible role is followed by its word. */
function endsWithRole(claims: Claims, roleWords: readonly RoleWord[]): boolean {
  const figures = roleWords.flatMap(({ before, after }) => [before, after])
  const last = claims.terms.findLast((term) => figures.some((figure) => figure === term))
  return roleWords.some(({ before }) => before === last)
}

/** "Unit: Kg, Qty: 850", "UOM Mtr, Qty 150": the unit is named before the quantity. An unknown unit raises a doubt. */
export function labelledUnit(claims: Claims): { unit: Unit; words: readonly Term[] } | null {
  const label = claims.terms.find((term) => isWord(term, "unit", "uom"))
  const word = label && claims.next(label)
  if (isUnknown(word)) claims.doubt((words) => words.unclear(textOf(claims.text, word)))
  return label && means(word, "unit") && claims.isFree(word)
    ? { unit: word.meaning.unit, words: [label, word] }
    : null
}
