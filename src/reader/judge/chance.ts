/** Chance that can be had again: the same seed gives the same choices. */
export interface Chance {
  readonly pick: <Each>(from: readonly Each[]) => Each
  readonly whole: (least: number, most: number) => number
  /** True once in so many times. */
  readonly once: (times: number) => boolean
  readonly shuffled: <Each>(all: readonly Each[]) => Each[]
}

/** The parts of a text: a list of words on one line. */
export const listed = (text: string): readonly string[] => text.split("¦")

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
