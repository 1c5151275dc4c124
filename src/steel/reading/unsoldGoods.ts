import type { ReadingWords } from "../../interface/catalogue"

/** Kinds of goods that are not sold here. */
export type UnsoldGoods = keyof ReadingWords["unsold"]

/** Says that goods are not sold here, by the word as typed and their common name. */
export function unsoldSentence(word: string, goods: UnsoldGoods, words: ReadingWords): string {
  const name = words.unsold[goods]
  return words.notListed(name.toLowerCase().includes(word) ? name : words.wordFor(word, name))
}
