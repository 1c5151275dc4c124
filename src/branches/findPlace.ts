import { nameKey, soundKey } from "./nameKeys"
import type { Places, Town } from "./places"
import { distanceKm, type Position } from "./position"
import { stateName, stateNamed } from "./states"
import { withLatinDigits } from "../format/latinDigits"
import type { Language } from "../interface/language"
import type { BranchWords } from "../interface/rooms"

export interface FoundPlace {
  readonly kind: "found"
  readonly position: Position
  /** "Kanpur, Uttar Pradesh", or "PIN 208001 (near Kanpur)" */
  readonly name: string
  /** Smaller towns of the same name: "Raipur, Uttarakhand". */
  readonly others: readonly string[]
}

interface UnknownPlace {
  readonly kind: "unknown"
  readonly sentence: string
  /** Towns to choose from. */
  readonly choices: readonly string[]
}

const LONGEST = 160
/** Most words in the name of a town: "Pandit Deen Dayal Upadhyaya Nagar". */
const MOST_WORDS = 5
/** Shorter words are not looked up as part of a name or of an address. */
const LEAST_LETTERS = 4
const MOST_CHOICES = 6
/** A town wins over its namesakes with about eight times their population (rank is a power of two). */
const CLEARLY_LARGER = 3

/** A town's name before one of these words is that of a street or quarter: "Meerut Road" is not in Meerut. */
const afterName =
  /^(road|rd|marg|highway|bypass|chowk|naka|gate|bazaar|bazar|market|colony|street|lane|nagar|vihar|enclave|line|lines|रोड|मार्ग|चौक|नगर|बाज़ार)$/
/** Words in addresses that are also names of small towns. */
const addressWord =
  /^(nagar|pur|city|sector|plot|road|area|phase|block|near|old|new|main|east|west|north|south|post|shop|industrial|station)$/

/**
 * The position of a typed PIN code or town: "Kanpur", "bangalore", "hydera", "208 001", "गाज़ियाबाद", "Plot 5, Sector
 * 62, Noida", "Bilaspur, HP". A PIN code wins over a name, the end of an address over its start. Unknown or ambiguous
 * places return a sentence.
 */
export function findPlace(
  typed: string,
  places: Places,
  words: BranchWords,
): FoundPlace | UnknownPlace {
  const text = withLatinDigits(typed).slice(0, LONGEST).normalize("NFKC").trim()
  if (text === "") return unknown(words.nothingTyped)
  const pin = /(?<!\d)\d{3} ?\d{3}(?!\d)/.exec(text)
  if (pin) return placeOfPin(pin[0].replace(" ", ""), places, words)
  if (/^\d[\d ]*$/.test(text)) return unknown(words.sixDigits)
  return townIn(text, places, words)
}

function placeOfPin(
  pin: string,
  { pins, towns }: Places,
  words: BranchWords,
): FoundPlace | UnknownPlace {
  if (pin.startsWith("9")) {
    return unknown(words.armyPin)
  }
  const position = [6, 5, 4, 3].reduce<Position | undefined>(
    (found, digits) => found ?? pins.get(pin.slice(0, digits)),
    undefined,
  )
  if (!position) return unknown(words.noSuchPin)
  // The grid of PIN codes is coarse: a head post office is where its town is.
  const town = pin.endsWith("001") ? nearTown(position, towns, IN_TOWN_KM) : undefined
  const near = town ?? nearTown(position, towns, NEAR_KM)
  const name = near ? words.pinNear(pin, near.name) : words.pin(pin)
  return { kind: "found", position: town?.position ?? position, name, others: [] }
}

/** A head post office nearer than this to a town is in it, km. */
const IN_TOWN_KM = 12

/** A town farther away does not describe a place, km. */
const NEAR_KM = 60
/** Each doubling of population lets a town be this much farther away, km. */
const KM_PER_RANK = 5

/** The best known town nearby, so that a mistyped PIN code is noticed. */
function nearTown(position: Position, towns: readonly Town[], withinKm: number): Town | undefined {
  const near = towns
    .map((town) => ({ town, km: distanceKm(position, town.position) }))
    .filter(({ km }) => km < withinKm)
    .sort((a, b) => a.km - b.km - KM_PER_RANK * (a.town.rank - b.town.rank))
  return near[0]?.town
}

function townIn(
  text: string,
  { towns, language }: Places,
  words: BranchWords,
): FoundPlace | UnknownPlace {
  const parts = text
    .split(/[,;\n()/|]| - /)
    .map(wordsOf)
    .filter((part) => part.length > 0)
  const state = stateIn(parts)
  const whole = wholeName(parts)
  const choose = (named: readonly Town[], isOneName = true) =>
    chosen(named, state, isOneName, language, words)
  for (const part of [whole, ...parts.toReversed()]) {
    const named = townsNamed(part.join(""), towns)
    if (named.length > 0) return choose(named)
  }
  for (const part of parts.toReversed()) {
    const named = townsInside(part, towns)
    if (named.length > 0) return choose(named)
  }
  if (state && stateNamed(whole.join(""))) {
    // Delhi, Chandigarh and Puducherry are towns, too, in Hindi and by other names of the state.
    const sameName = townsNamed(stateName(state, "en"), towns)
    return sameName.length > 0
      ? choose(sameName)
      : unknown(words.isState(stateName(state, language)))
  }
  for (const part of [whole, ...parts.toReversed()]) {
    const name = part.join("")
    if (!isLongEnough(name)) continue
    const sounding = townsSounding(name, towns)
    if (sounding.length > 0) return choose(sounding, haveOneName(sounding))
    const starting = townsStarting(name, towns)
    if (starting.length > 0) return choose(starting)
  }
  return unknown(words.notFound)
}

function wordsOf(part: string): string[] {
  const words = part.match(/[\p{L}\p{M}&.'’]+/gu) ?? []
  return words.filter((word) => !/^(india|bharat|भारत)$/i.test(word))
}

/** The words of all parts without a state at the end: "Nashik" for "Nashik Maharashtra". */
function wholeName(parts: readonly (readonly string[])[]): readonly string[] {
  const words = parts.flat()
  const length = [3, 2, 1].find(
    (count) => words.length > count && stateNamed(words.slice(-count).join("")) !== undefined,
  )
  return length === undefined ? words : words.slice(0, -length)
}

/** The state at the end of any part of an address. */
function stateIn(parts: readonly (readonly string[])[]): string | undefined {
  for (const words of parts.toReversed()) {
    for (let first = 0; first < words.length; first += 1) {
      const state = stateNamed(words.slice(first).join(""))
      if (state) return state
    }
  }
  return undefined
}

/** Towns of exactly this name. */
function townsNamed(name: string, towns: readonly Town[]): Town[] {
  const key = nameKey(name)
  if (key === "") return []
  return towns.filter((town) => keysOf(town).includes(key))
}

/** Towns named inside a part of an address, longest name first, then the last: "MG Road Kanpur". */
function townsInside(words: readonly string[], towns: readonly Town[]): Town[] {
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    for (let first = words.length - count; first >= 0; first -= 1) {
      const name = words.slice(first, first + count)
      const isStreet = afterName.test((words[first + count] ?? "").toLowerCase())
      if (isStreet || (count === 1 && !isTownWord(name[0]))) continue
      const named = townsNamed(name.join(""), towns)
      if (named.length > 0) return named
    }
  }
  return []
}

function isTownWord(word: string): boolean {
  return nameKey(word).length >= LEAST_LETTERS && !addressWord.test(word.toLowerCase())
}

/** Long enough to be more than a syllable. In Devanagari three letters are: बीड. */
function isLongEnough(name: string): boolean {
  const key = nameKey(name)
  return key.length >= (/^\p{Script=Devanagari}/u.test(key) ? LEAST_LETTERS - 1 : LEAST_LETTERS)
}

/** Towns whose name sounds like this: "Gaziabad". */
function townsSounding(name: string, towns: readonly Town[]): Town[] {
  const sound = soundKey(name)
  if (sound.length < 2) return []
  return towns.filter((town) => namesOf(town).some((known) => soundKey(known) === sound))
}

/** Towns whose name starts like this: "hydera". */
function townsStarting(name: string, towns: readonly Town[]): Town[] {
  const key = nameKey(name)
  return towns.filter((town) => keysOf(town).some((known) => known.startsWith(key)))
}

function namesOf({ name, otherNames }: Town): readonly string[] {
  return [name, ...otherNames]
}

/** An address is looked up piece by piece, each among thousands of names. */
const keysOfTowns = new WeakMap<Town, readonly string[]>()

function keysOf(town: Town): readonly string[] {
  const keys = keysOfTowns.get(town) ?? namesOf(town).map(nameKey)
  keysOfTowns.set(town, keys)
  return keys
}

/** False for names that only sound alike: बलिया is Ballia, not the larger Bali. */
function haveOneName([first, ...others]: readonly Town[]): boolean {
  return others.every(({ name }) => nameKey(name) === nameKey(first.name))
}

/** The most likely of several towns, or a question. The larger of two is likelier only if they have one name. */
function chosen(
  named: readonly Town[],
  state: string | undefined,
  isOneName: boolean,
  language: Language,
  words: BranchWords,
): FoundPlace | UnknownPlace {
  const inState = named.filter((town) => town.state === state)
  const [first, second, ...rest] = (inState.length > 0 ? inState : [...named]).sort(
    (a, b) => b.rank - a.rank,
  )
  const fullName = (town: Town) => nameInState(town, language)
  const others = [second, ...rest].filter((town) => town !== undefined)
  if (second && (!isOneName || first.rank - second.rank < CLEARLY_LARGER)) {
    const choices = [first, ...others].slice(0, MOST_CHOICES).map(fullName)
    return { kind: "unknown", sentence: words.whichOne, choices }
  }
  return {
    kind: "found",
    position: first.position,
    name: fullName(first),
    others: others.slice(0, MOST_CHOICES - 1).map(fullName),
  }
}

/** "Kanpur, Uttar Pradesh"; Delhi and Chandigarh are their own states. */
function nameInState({ name, state }: Town, language: Language): string {
  const inState = stateName(state, language)
  return name === inState ? name : `${name}, ${inState}`
}

function unknown(sentence: string): UnknownPlace {
  return { kind: "unknown", sentence, choices: [] }
}
