import { sizeOf } from "../published-sizes"
import type { Quantity } from "../../src/steel/quantity"
import type { Size } from "../../src/steel/range/size"
import type { ReadLine } from "../../src/reader/read"

/** Goods of a text, as the buyer means them. */
export interface Good {
  /** What is meant, as `saying` says it. */
  readonly is: string
  /** The size as it is written in the text. */
  readonly typed: string
}

/** A text whose meaning is known because it was made from it. */
export interface Text {
  readonly typed: string
  /** What it orders, in any order. Empty: nothing of it may be ticked. */
  readonly goods: readonly Good[]
  /** Whether a seller reads it without a doubt, so that the reader should, too. */
  readonly isSure: boolean
  /** Greetings, dates, addresses, signatures: neither ticked nor asked. */
  readonly letters?: readonly string[]
  /** Headings, each with a size below it: the heading may not come behind. */
  readonly headings?: readonly (readonly [heading: string, size: string])[]
}

export interface Verdict {
  /** What is wrong in silence, as "typed → got ≠ meant"; null if nothing is. */
  readonly wrong: string | null
  readonly read: number
  /** Questions that are no letters. */
  readonly asked: number
  /** The letters that are asked as if they were goods. */
  readonly askedLetters: readonly string[]
}

/** The goods, however they are called: a pipe by its bore is the pipe by its diameter, 50 × 100 is 100 × 50. */
function goodsIn({ id, family, section }: Size): string {
  const { shape } = section
  const sides = (...lengths: number[]) => lengths.sort((a, b) => b - a).join("x")
  if (shape === "pipe") return `${family} ${section.outsideDiameter}x${section.wallThickness}`
  if (shape === "hollow")
    return `${family} ${sides(section.depth, section.width)}x${section.wallThickness}`
  if (shape === "angle") return `angle ${sides(section.legA, section.legB)}x${section.thickness}`
  return shape === "sheet" ? `${family} ${section.thickness}x${section.width}` : id
}

const rounded = (amount: number) => Number(amount.toFixed(3))

function amountIn({ amount, unit, pieceLength }: Quantity): string {
  if (unit === "pieces") return `${rounded(amount)} of ${rounded(pieceLength)} m`
  return unit === "metres"
    ? `${rounded(amount)} m`
    : `${rounded(amount * (unit === "kg" ? 1 : 1000))} kg`
}

/** "20 of 6 m, ismc-100": quantity, with the length of a piece, and size; tonnes are kilograms. */
export function saying(size: Size | string, quantity?: Quantity | string): string {
  const of = typeof size === "string" ? sizeOf(size) : size
  if (!of) throw new Error(`no size ${JSON.stringify(size)}`)
  const amount = typeof quantity === "object" ? amountIn(quantity) : (quantity ?? "no quantity")
  return `${amount}, ${goodsIn(of)}`
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")

const figuresIn = (text: string) => text.match(/\d+/g) ?? []

/** Judges what a text was read as. */
export function judge(
  { typed, goods, letters = [], headings = [] }: Text,
  lines: readonly ReadLine[],
): Verdict {
  const left = goods.map(({ is }) => is)
  const faults: string[] = []
  let read = 0
  const askedLetters: string[] = []
  const asked = lines.filter(({ kind, text }) => {
    // A heading may be in front of it. "Dear sir, kindly quote ISMB 200" is more than the letter.
    const isLetter = letters.some(
      (letter) => bare(letter).includes(bare(text)) || bare(text).endsWith(bare(letter)),
    )
    if (kind === "question" && isLetter) askedLetters.push(text)
    return kind === "question" && !isLetter
  })
  for (const { kind, candidates } of lines) {
    if (kind !== "size") continue
    const [{ size, quantities }] = candidates
    const got = saying(size, quantities[0])
    const place = left.indexOf(got)
    if (place < 0) faults.push(got)
    else read += left.splice(place, 1).length
  }
  const open = lines
    .filter(({ kind }) => kind !== "size")
    .map(({ text }) => text)
    .join("\n")
  // What is ticked wrong is counted once.
  for (const { is, typed: size } of faults.length === 0 ? goods : [])
    if (left.includes(is) && !figuresIn(size).every((figure) => open.includes(figure)))
      faults.push(`lost: ${size}`)
  const placeOf = (what: string) => lines.findIndex(({ text }) => bare(text).includes(bare(what)))
  for (const [heading, size] of headings)
    if (placeOf(size) >= 0 && placeOf(heading) > placeOf(size))
      faults.push(`“${heading}” behind ${size}`)
  const meant = goods.map(({ is }) => is).join(" + ") || "nothing"
  const shown = typed.replaceAll("\n", "⏎").replaceAll("\t", "⇥")
  const wrong = faults.length === 0 ? null : `${shown} → ${faults.join(" + ")} ≠ ${meant}`
  return { wrong, read, asked: asked.length, askedLetters }
}
