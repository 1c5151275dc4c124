import { examplesIn } from "../examples"

/** Chance that can be had again: the same seed gives the same choices. */
export interface Chance {
  readonly pick: <Each>(from: readonly Each[]) => Each
  readonly whole: (least: number, most: number) => number
  /** True once in so many times. */
  readonly once: (times: number) => boolean
  readonly shuffled: <Each>(all: readonly Each[]) => Each[]
}

export function chanceOf(seed: number): Chance {
  let state = seed
  /** From 0 to below 1 (mulberry32). */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    whole,
    pick: (from) => from[whole(0, from.length - 1)],
    once: (times) => whole(1, times) === 1,
    shuffled: (all) =>
      all
        .map((each) => ({ each, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ each }) => each),
  }
}

const tableIn = examplesIn(__dirname, "written.tsv")
const tables = new Map<string, string[][]>()

/** A table of written.tsv. */
export function table(heading: string): string[][] {
  const rows = tables.get(heading) ?? tableIn(heading)
  tables.set(heading, rows)
  return rows
}

/** The pattern of a table's row that begins so. */
export const rowOf = (heading: string, name: string): string | undefined =>
  table(heading).find(([first]) => first === name)?.[1]

/** A text from a pattern: one of each ‹a¦b›, and for $name what it stands for. */
export function written(
  chance: Chance,
  pattern: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  let text = pattern
  while (text.includes("‹"))
    text = text.replace(/‹([^‹›]*)›/g, (_, choices: string) => chance.pick(choices.split("¦")))
  const names = Object.keys(values).sort((a, b) => b.length - a.length)
  return names.length === 0
    ? text
    : text.replace(
        new RegExp(`\\$(${names.join("|")})`, "g"),
        (_, name: string) => `${values[name]}`,
      )
}
