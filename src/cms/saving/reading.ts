import { asRefusal, type Refused } from "./refusal"

type Read = (...given: unknown[]) => Promise<unknown>

const reads = ["getEntry", "listEntries", "listAllEntries"] as const

/** The part of Decap's class that reads entries for lists and forms. */
export type EntryReader = Record<(typeof reads)[number], Read>

/**
 * Explains why a list or a form could not be read. Decap only shows the words of the browser, and then a list without entries,
 * as if all were deleted.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/actions/entries.ts
 */
export function explainReading(
  reader: EntryReader,
  server: () => string,
  refuse: (refusal: Refused) => void,
): void {
  for (const name of reads) {
    const read = reader[name]
    reader[name] = async function (this: unknown, ...given) {
      try {
        return await read.apply(this, given)
      } catch (error) {
        const refusal = asRefusal(error, "read", server())
        refuse(refusal)
        throw refusal
      }
    }
  }
}
