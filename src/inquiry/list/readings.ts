import * as React from "react"
import type { SizeIndex } from "../../steel/finder/sizeIndex"
import { shared } from "../../kit/hooks/shared"
import { asWritten, LONGEST_WORDS, type InquiryLine } from "./line"
import type { ReadLine } from "../../reader/read"

type Reader = typeof import("../../reader/read")

/** The code that reads, once a page has loaded it. */
const reader = shared<Reader | undefined>(undefined)

/** What was read, by its text. */
const known = new Map<string, ReadLine>()

/** Loads the code that reads. Rejects without a connection. */
export async function loadReader(): Promise<Reader> {
  const loaded = await import("../../reader/read")
  reader.set(loaded)
  return loaded
}

/** How long the page may be held up while a text is read, ms. */
const SLICE = 30

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** What a text has for the list. */
export interface Pasted {
  readonly lines: readonly InquiryLine[]
  /** What is about no goods: greeting, address, date, signature, each a line of text. */
  readonly letters: readonly string[]
}

/**
 * Reads a text into lines for the list. The page answers in between. Rejects if the code that reads cannot be loaded.
 *
 * @param onProgress is called between slices with the number of lines read
 */
export async function linesOfText(
  text: string,
  index: SizeIndex,
  onProgress: (lines: number) => void = () => undefined,
): Promise<Pasted> {
  const { readLines } = await loadReader()
  // The press is answered first.
  await pause()
  const lines: InquiryLine[] = []
  const letters: string[] = []
  let begun = performance.now()
  for (const read of readLines(text, index)) {
    if (read?.kind === "letter") letters.push(read.text)
    else if (read) lines.push(...linesOfReading(read))
    if (performance.now() - begun < SLICE) continue
    onProgress(lines.length)
    await pause()
    begun = performance.now()
  }
  return { lines, letters }
}

/** The same at once, for a few words; null until the code that reads and the tables are here. */
export function linesNow(text: string, index: SizeIndex | undefined): InquiryLine[] | null {
  const loaded = reader.get()
  return loaded && index ? loaded.readText(text, index).flatMap(linesOfReading) : null
}

/** Whether a reading leaves a size or a quantity to be chosen. A quantity that nobody wrote is asked for. */
export function isAsked({ kind, candidates }: ReadLine): boolean {
  return kind === "question" || (kind === "size" && candidates[0].quantities.length === 0)
}

function linesOfReading(read: ReadLine): InquiryLine[] {
  const { text, kind, candidates, isWhole } = read
  const written = asWritten(text)
  if (written.length !== 1) return written
  known.set(written[0].text, read)
  if (kind === "words" || kind === "letter" || text.length > LONGEST_WORDS) return written
  if (isAsked(read)) return [{ ...written[0], isOpen: true }]
  const [{ size, quantities }] = candidates
  const own = { sizeId: size.id, quantity: quantities[0], text: written[0].text }
  return [{ kind: "size", ...own, isWhole: isWhole || undefined }]
}

/**
 * What was read in the words of a line; undefined until the code that reads and the tables are here.
 *
 * @param isWanted loads the code; without it only what is known already is said
 */
export function useReading(
  text: string | undefined,
  index: SizeIndex | undefined,
  isWanted: boolean,
): ReadLine | undefined {
  const loaded = reader.use()
  React.useEffect(() => {
    if (isWanted && !reader.get()) loadReader().catch(() => undefined)
  }, [isWanted])
  return React.useMemo(() => {
    if (!text) return undefined
    const read = known.get(text)
    if (read || !loaded || !index || !isWanted) return read
    const [line] = loaded.readText(text, index)
    if (line) known.set(text, line)
    return line
  }, [text, loaded, index, isWanted])
}
