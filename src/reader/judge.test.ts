import { readFileSync } from "node:fs"
import { join } from "node:path"
import { index } from "../../tests/published-sizes"
import { fc } from "../../tests/random-inputs"
import { chanceOf, type Chance } from "../../tests/judge/chance"
import { completeLine, trapLine } from "../../tests/judge/lines"
import { message } from "../../tests/judge/messages"
import { row } from "../../tests/judge/rows"
import { judge, saying, type Text, type Verdict } from "../../tests/judge/text"
import { clearer, ofQuantity, ofRow } from "../../tests/judge/variants"
import { readText } from "./read"

// The texts name exact sizes: they must not change when marketing edits the range.
jest.mock("../../content/site/size-range.json", () => jest.requireActual("./testRange.json"))

const isLong = process.env.NEW_INPUTS === "1"
const seed =
  Number(process.env.JUDGE_SEED) || (fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31)
const shownFaults = 20

interface Judged extends Verdict {
  readonly text: Text
}

const judged = (texts: readonly Text[]): Judged[] =>
  texts.map((text) => ({ ...judge(text, readText(text.typed, index)), text }))

/** So many texts that chance makes; each test has its own chance, so that one can be run alone. */
function made(make: (chance: Chance) => Text, count: number): Judged[] {
  const chance = chanceOf(seed)
  return judged(Array.from({ length: isLong ? count : Math.round(count / 25) }, () => make(chance)))
}

const share = (all: readonly Judged[]) => {
  const goods = all.reduce((sum, { text }) => sum + text.goods.length, 0)
  return all.reduce((sum, { read }) => sum + read, 0) / goods
}

/** Nothing may be wrong in silence. The first faults are shown, with the seed that finds them again (JUDGE_SEED). */
function expectTrue(all: readonly Judged[]): void {
  expect(all).not.toHaveLength(0)
  const wrong = all.flatMap((each) => each.wrong ?? [])
  expect({ seed, wrong: wrong.length, first: wrong.slice(0, shownFaults) }).toEqual({
    seed,
    wrong: 0,
    first: [],
  })
}

describe("lines with a known meaning", () => {
  const complete = made((chance) => completeLine(chance), 10_000)

  test("are never wrong in silence", () => expectTrue(complete))

  test("are read at once if a seller would read them without a doubt", () => {
    const sure = complete.filter(({ text }) => text.isSure)
    const first = sure.filter(({ read }) => read === 0).map(({ text }) => text.typed)
    const isEnough = share(sure) >= 0.99
    expect({ seed, isEnough, first: isEnough ? [] : first.slice(0, shownFaults) }).toEqual({
      seed,
      isEnough: true,
      first: [],
    })
  })

  test("are never wrong in silence if there is a trap in them", () =>
    expectTrue(made(trapLine, 10_000)))
})

describe("messages with a known meaning", () => {
  const messages = made(message, 1000)

  test("are never wrong in silence", () => expectTrue(messages))

  test("have letters that are not asked as if they were goods", () => {
    const letters = new Set(messages.flatMap(({ askedLetters }) => askedLetters))
    expect({ seed, letters: [...letters] }).toEqual({ seed, letters: [] })
  })
})

test("rows of a sheet without its heads are never wrong in silence", () =>
  expectTrue(made(row, 30_000)))

const table = (name: string) =>
  readFileSync(join(__dirname, name), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"))

/** The goods of a meaning as fresh.tsv writes it: "20 of 6 m, ismc-100 + 500 kg, isa-50x50x6", or "nothing". */
const goodsIn = (meaning: string) =>
  meaning === "nothing"
    ? []
    : meaning.split(" + ").map((each) => {
        const [quantity, size] = each.split(", ")
        return { is: saying(size, quantity), typed: "" }
      })

test("lines of public tenders and lists, their meaning written down first, are never wrong in silence", () =>
  expectTrue(
    judged(
      table("../../tests/judge/fresh.tsv").map(([typed, meaning]) => ({
        typed: typed.replaceAll("⇥", "\t"),
        goods: goodsIn(meaning),
        isSure: false,
      })),
    ),
  ))

describe("rows of the corpus written in other ways", () => {
  const rewritten = table("lines.tsv").flatMap(([written]): Text[] => {
    if (written.includes("⏎")) return []
    const typed = written.replaceAll("⇥", "\t")
    const lines = readText(typed, index)
    const ticked = lines.filter(({ kind }) => kind === "size")
    const goods = ticked.map(({ candidates: [{ size, quantities }] }) => ({
      is: saying(size, quantities[0]),
      typed: "",
    }))
    const isSure = ticked.length === lines.length
    const ways = {
      ...ofRow,
      ...(lines.length === 1 && ofQuantity),
      ...(isSure && lines.length === 1 && clearer),
    }
    return Object.values(ways).flatMap((way) => {
      const variant = way(typed)
      return variant === null ? [] : [{ typed: variant, goods, isSure }]
    })
  })
  const all = judged(rewritten.filter((_, place) => isLong || place % 12 === seed % 12))

  test("mean the same or are asked", () => expectTrue(all))

  test("are asked seldom if the row itself is read", () => {
    const sure = all.filter(({ text }) => text.isSure)
    const asked = sure.filter(({ asked: questions }) => questions > 0)
    const isSeldom = asked.length / sure.length <= 70 / 3773
    const first = isSeldom ? [] : asked.slice(0, shownFaults).map(({ text }) => text.typed)
    expect([isSeldom, first]).toEqual([true, []])
  })
})
