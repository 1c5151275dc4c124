import { isMark, textOf, type Claims } from "./claims"
import type { Unit } from "./meaning"
import type { Term, WordTerm } from "./terms"
import { isUnknown, isWord, means } from "./term"

/** Units without fractions: "6/8 mm" is 6 or 8 mm. */
const unitsInWholes: ReadonlySet<Unit> = new Set(["mm", "cm", "pieces", "kg", "gauge", "swg", "bg"])

/** Doubts about words and figures that make a line unclear, whatever they were read as. */
export function doubtMeasures(claims: Claims, isSheet: boolean, thickness: number | null): void {
  for (const term of claims.terms) {
    if (term.is !== "measure" || claims.useOf(term) === "aside") continue
    // "3 lines plate 4x8": an unknown word where the unit of a thickness stands.
    const after = claims.beside(term)
    const isAlone = term.value === thickness && term.unit === null && !term.isJoined
    if (isAlone && !term.role && isUnknown(after))
      claims.doubt((words) => words.unknownWord(textOf(claims.text, after)))
    const isFraction = term.tokens[0].word.includes("/")
    // "100 mts" could be metres or metric tons.
    const isMts = term.unit === "tonnes" && term.tokens.at(-1)?.word === "mts"
    const isUnclear = term.unit === null ? isSheet : unitsInWholes.has(term.unit)
    if (isMts || (isFraction && isUnclear)) {
      claims.doubt((words) => words.makesUnclear(textOf(claims.text, term)))
    }
    if (term.isDoubtful) {
      claims.doubt((words) => words.twoWays(textOf(claims.text, term)))
    }
  }
  for (const word of claims.freeWords()) {
    if (word.meaning?.is === "doubt" && !isBetweenNames(claims, word)) {
      claims.doubt((words) => words.makesUnclear(textOf(claims.text, word)))
    }
  }
  doubtPurposes(claims)
  // "Bullet plate", "rimjhim plate": another kind of plate.
  for (const word of claims.freeWords()) {
    const thing = claims.beside(word)
    const isKind = word.meaning === null && thing && meansPlate(thing)
    if (isKind) claims.doubt((words) => words.unknownWord(textOf(claims.text, word)))
  }
}

/** "For 2 ton hoist", "for 10 m borewell": the figures of what the steel is for. */
function doubtPurposes(claims: Claims): void {
  const { terms } = claims
  for (const [place, term] of terms.entries()) {
    const first = terms[place + 1]
    if (!isWord(term, "for") || first?.is !== "measure") continue
    const after = terms.slice(place + 1).find((one) => one.is !== "measure" && !isMark(one, "x"))
    if (isUnknown(after)) claims.doubt((words) => words.makesUnclear(textOf(claims.text, first)))
  }
}

function meansPlate(term: Term): boolean {
  return means(term, "goods") && term.meaning.families[0] === "sheet"
}

/** "SAIL or Vizag": a choice of makes. "Beam or ISMB 250": two names of one thing. */
function isBetweenNames(claims: Claims, word: WordTerm): boolean {
  const around = [claims.beside(word, -1), claims.beside(word)]
  const isName = (term: Term | undefined) => isUnknown(term) || means(term, "filler")
  const [one, other] = around.map((term) => (term?.is === "word" ? rolledKind(term) : null))
  const isOr = isWord(word, "or", "ya", "या")
  return isOr && (around.every(isName) || (one !== null && one === other))
}

/** "channel" of "channel" and of "ISMC", otherwise null. */
function rolledKind({ meaning }: WordTerm): string | null {
  if (meaning?.is === "series") return meaning.series.includes("C") ? "channel" : "beam"
  return meaning?.is === "goods" ? meaning.families.join() : null
}
