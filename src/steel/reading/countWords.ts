import { numberAt, numberOfWord } from "./numberWords"
import type { Term } from "./term"
import type { Token } from "./tokens"
import { unitAt } from "./unitAt"
import { meaningOf } from "./words"

/**
 * "das nag", "paune do ton": a number in words before its unit. Not the last of several words of a number: "twenty five nos",
 * "one and half ton", "पैंतीस सौ किलो".
 */
export function isCountInWords(
  list: readonly Token[],
  place: number,
  before: Term | undefined,
): boolean {
  const number = numberAt(list, place)
  const behind = place + (number?.length ?? 0)
  const unit = number ? unitAt(list, behind) : null
  const isCounted = unit ? unit.length <= 2 : number !== null && isLengthWord(list[behind])
  if (!number || !isCounted) return false
  const { value } = number
  if (!before) return true
  if (before.is === "word") {
    // "bhej do ton" could be "give a ton".
    if (list[place].word === "do" && before.meaning?.is === "filler") return false
    const isNumber = before.meaning === null || before.word === "do"
    return !isNumber && before.meaning?.is !== "and" && numberOfWord(before.word) === null
  }
  if (before.is === "mark") return !/^[&+/]$/.test(before.mark) && !before.tokens[0].isTight
  return value >= 1 || before.unit !== null || before.isJoined || before.value > MOST_BEFORE_HALF
}

/** "bees length" */
function isLengthWord(token: Token | undefined): boolean {
  const meaning = token ? meaningOf(token.word) : null
  return meaning?.is === "role" && meaning.role === "length"
}

/** "2 half ton" could be two and a half. */
const MOST_BEFORE_HALF = 30

/** "10 (ten) nos": the number of tokens that say the figure again, 0 for none. */
export function saidInWords(list: readonly Token[], place: number): number {
  if (list[place + 1]?.word !== "(") return 0
  const words = numberAt(list, place + 2)
  const isSame = words?.value === list[place].value
  return isSame && list[place + 2 + words.length]?.word === ")" ? words.length + 2 : 0
}
