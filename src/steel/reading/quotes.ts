import type { Token } from "./tokens"

/** "'MS angle 50x50x6', 'Nos'": quotes around a cell are brackets, not feet or inches. */
export function withoutQuotes(tokens: readonly Token[]): Token[] {
  const list = [...tokens]
  for (const [place, { word }] of list.entries()) {
    const isQuote = word === '"' || word === "'"
    const opens = place === 0 || cellMarks.has(list[place - 1].word)
    if (!isQuote || !opens) continue
    const isSame = (token: Token, at: number) => token.word === word && at > place
    const ends = list.findIndex((token, at) => isSame(token, at) && isCellEnd(list[at + 1]))
    const end = ends < 0 ? list.findLastIndex(isSame) : ends
    if (end < 0) continue
    list[place] = { ...list[place], word: "[" }
    list[end] = { ...list[end], word: "]" }
  }
  return list
}

const cellMarks = new Set([",", ";", "|", "[", "("])

function isCellEnd(token: Token | undefined): boolean {
  return !token || cellMarks.has(token.word) || token.word === "]"
}
