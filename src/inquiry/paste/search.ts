import { findSizes, type FoundSizes, namesSize } from "../../steel/finder/findSizes"
import type { SizeIndex } from "../../steel/finder/sizeIndex"
import type { Quantity } from "../../steel/quantity"
import type { Size, SizeFamily } from "../../steel/range/size"
import { quantitiesOf } from "./choose"
import { readTokens } from "./line"
import { means, tidy, tokensOf } from "./tokens"
import { noGoods, type Goods, type Reading } from "./reading"

/** The result of a typed search. */
export interface SearchedSizes extends FoundSizes {
  readonly reading: Reading
  /**
   * `sizes`: the text was read. `product`: sold here without size tables. `unsold`: not sold here. `price`: only the price was asked
   * for. `unread`: not read.
   */
  readonly answer: "sizes" | "product" | "unsold" | "price" | "unread"
}

const nothingFound: FoundSizes = { matches: [], possible: [], nearMisses: [] }

/** Reads one size as it is typed. `heading` has the goods to assume if the text names none. */
export function readTyped(typed: string, heading: Goods = noGoods): Reading {
  const text = tidy(typed)
  return readTokens(text, tokensOf(text), heading)
}

/**
 * The sizes for a typed text, best first, with near misses. Takes well under 5 ms for the whole catalogue, so it can run on every
 * keystroke. An empty text gives all sizes; an unread text gives none.
 */
export function searchSizes(
  index: SizeIndex,
  typed: string,
  families: readonly SizeFamily[] = [],
  heading: Goods = noGoods,
): SearchedSizes {
  const reading = readTyped(typed, heading)
  const answer =
    typed.trim() === "" ? "sizes" : asksPrice(typed) ? "price" : answerTo(readTyped(typed))
  const found = answer === "sizes" ? findSizes(index, reading.asked, families) : nothingFound
  return { ...found, reading, answer }
}

/** "price", "aaj ka rate": nothing else is said. */
function asksPrice(typed: string): boolean {
  const tokens = tokensOf(tidy(typed))
  return (
    tokens.some((token) => means(token, "price")) &&
    tokens.every((token) => means(token, "price", "filler") || token.is === "mark")
  )
}

function answerTo({ asked, goods }: Reading): SearchedSizes["answer"] {
  if (goods.unsold) return "unsold"
  if (goods.product) return "product"
  const isAsked =
    namesSize(asked) ||
    asked.families.length > 0 ||
    asked.series !== null ||
    asked.standard !== null
  return isAsked ? "sizes" : "unread"
}

/** The quantity typed with a size; undefined if there is none or it is ambiguous. */
export function certainQuantity(size: Size, reading: Reading): Quantity | undefined {
  const isCertain = reading.doubts.length === 0 && reading.leftover.length === 0
  const quantities = isCertain ? quantitiesOf(size, reading) : []
  return quantities.length === 1 ? (quantities[0] ?? undefined) : undefined
}
