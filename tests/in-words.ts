/** A value with its sentences written out: each function of words is replaced by its text. */
export type InWords<Value> = Value extends (words: never) => string
  ? string
  : Value extends (...rest: never) => unknown
    ? Value
    : Value extends object
      ? { [Key in keyof Value]: InWords<Value[Key]> }
      : Value

/** Wraps a function so that its sentences come back as text. Results without sentences are returned unchanged. */
export function answeringInWords<Inputs extends unknown[], Result>(
  words: object,
  answer: (...inputs: Inputs) => Result,
): (...inputs: Inputs) => InWords<Result> {
  return (...inputs) => inWords(answer(...inputs), words) as InWords<Result>
}

/** The same for a value. */
function inWords(value: unknown, words: object): unknown {
  if (typeof value === "function") return (value as (words: object) => string)(words)
  if (value === null || typeof value !== "object" || value instanceof Map) return value
  const parts = Object.entries(value).map(([key, part]) => [key, inWords(part, words)] as const)
  if (parts.every(([key, part]) => part === (value as Record<string, unknown>)[key])) return value
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}
