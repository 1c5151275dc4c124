import { findSizes, type FoundSizes, namesSize } from "../steel/finder/findSizes"
import type { SizeIndex } from "../steel/finder/sizeIndex"
import type { Quantity } from "../steel/quantity"
import type { Size, SizeFamily } from "../steel/range/size"
import { offLabel, quantitiesOf, weighedSizes } from "./choose"
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
  /** The word for a use, if nothing else is said: "gate". The sizes found are of the goods for it. */
  readonly use: string | null
  /** True if the sizes were found by the weight of a piece. Each says how much its weight differs. */
  readonly isByPiece: boolean
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
  const use = useOf(typed, reading)
  const answer =
    typed.trim() === "" || use
      ? "sizes"
      : asksPrice(typed)
        ? "price"
        : answerTo(heading === noGoods ? reading : readTyped(typed))
  const result = { reading, answer, use: use?.word ?? null, isByPiece: false } as const
  if (answer !== "sizes") return { ...nothingFound, ...result }
  const weighed = weighedSizes(reading, index)
  const matches = weighed.found
    .filter(({ size: { family } }) => families.length === 0 || families.includes(family))
    .map(({ size, off }) => ({
      ...{ size, why: offLabel(off) },
      kind: index.byId.has(size.id) ? ("exact" as const) : ("computed" as const),
    }))
  const read = { ...result, reading: weighed.rest }
  if (matches.length > 0) return { ...nothingFound, matches, ...read, isByPiece: true }
  const asked = use ? { ...reading.asked, families: use.families } : reading.asked
  return { ...findSizes(index, asked, families), ...read }
}

/** "gate", "railing ke liye pipe" names a use, and the goods that are sold for it. null for a text that says more. */
function useOf(typed: string, reading: Reading) {
  if (namesGoods(reading) || reading.goods.unsold || reading.goods.product) return null
  const word = tokensOf(tidy(typed)).find((token) => means(token, "use"))
  const families = word?.meaning?.value.split(" ") as SizeFamily[] | undefined
  return word && families ? { word: word.word, families } : null
}

/** "price", "aaj ka rate": nothing else is said. */
function asksPrice(typed: string): boolean {
  const tokens = tokensOf(tidy(typed))
  return (
    tokens.some((token) => means(token, "price")) &&
    tokens.every((token) => means(token, "price", "filler", "polite") || token.is === "mark")
  )
}

const namesGoods = ({ asked }: Reading) =>
  namesSize(asked) || asked.families.length > 0 || asked.series !== null

function answerTo(reading: Reading): SearchedSizes["answer"] {
  const { goods, asked } = reading
  if (goods.unsold) return "unsold"
  if (goods.product) return "product"
  return namesGoods(reading) || asked.standard !== null ? "sizes" : "unread"
}

/** The quantity typed with a size, or one piece of a length that was typed; undefined if there is none or it is ambiguous. */
export function certainQuantity(size: Size, reading: Reading): Quantity | undefined {
  const isCertain = reading.doubts.length === 0 && reading.leftover.length === 0
  const found = isCertain ? quantitiesOf(size, reading) : []
  const [first, ...others] = found.filter((quantity) => quantity !== null)
  const isOne = first?.unit === "pieces" && first.amount === 1
  return first && others.length === 0 && (found.length === 1 || isOne) ? first : undefined
}
