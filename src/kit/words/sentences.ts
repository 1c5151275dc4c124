/** "1 line", "3 lines" */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

/** Sentences of a catalogue, any of them. */
export type Some<Part> = {
  readonly [Key in keyof Part]?: Part[Key] extends string | ((...figures: never) => string)
    ? Part[Key]
    : Some<Part[Key]>
}

/**
 * The words of a catalogue that is data: in its texts "{0}" is the first figure of a sentence, "{1}" the second.
 *
 * @param functions sentences that are functions, at their place in the catalogue
 */
export function sentencesOf<Part>(texts: object, functions: Some<Part>): Part {
  const words: Record<string, unknown> = { ...functions }
  for (const [key, text] of Object.entries(texts) as [string, string | object][]) {
    if (typeof text === "object") words[key] = sentencesOf(text, (words[key] ?? {}) as Some<object>)
    else if (!text.includes("{0}") && !text.includes("{1}")) words[key] = text
    else
      words[key] = (...figures: unknown[]) =>
        text.replace(/\{(\d)\}/g, (_, place: string) => String(figures[Number(place)]))
  }
  return words as Part
}
