import { isMark } from "./claims"
import { namesSize } from "./askedSize"
import { readLine } from "./line"
import { termsOf } from "./terms"
import { tokenize } from "./tokens"
import { means } from "./term"

/**
 * "ISMB 300 3 nos x 11.5 m + 2 nos x 9 m": a line for each lot of one size. `[text]` unless every lot gives its pieces
 * and their length.
 */
export function splitLots(text: string): readonly string[] {
  const ends = termsOf(tokenize(text)).flatMap((term) => {
    const isAnd = means(term, "and")
    return isAnd || isMark(term, "+", ",", ";", "&") ? [term.tokens[0].end] : []
  })
  const cells = [0, ...ends].map((from, place) => text.slice(from, ends[place] ?? text.length))
  const [first, ...others] = cells
  const amount = readLine(first).parts.find(({ use }) => use === "quantity" || use === "length")
  const size = text.slice(0, amount?.start ?? 0)
  const lots = [first, ...others.map((cell) => size + cell)]
  const isWhole = others.every((cell) => !namesSize(readLine(cell).asked)) && lots.every(isLot)
  return isWhole ? lots : [text]
}

function isLot(text: string): boolean {
  const { amounts, doubts, hasLeftoverFigure } = readLine(text)
  const [only, ...more] = amounts.given
  const isCounted = more.length === 0 && only?.unit === "pieces" && amounts.pieceLength !== null
  return isCounted && doubts.length === 0 && !hasLeftoverFigure
}
