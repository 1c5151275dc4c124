import * as React from "react"
import { saveText, savedText, subscribeToTexts, useSavedText } from "../../kit/hooks/storage"
import type { SteelSentence } from "../../kit/words/catalogue"
import { useWords } from "../../kit/words/words"
import {
  asWritten,
  leadFields,
  lineFault,
  lineText,
  MOST_LINES,
  noLead,
  readLine,
  tidyLine,
  withLines,
  type InquiryLine,
  type Lead,
  type SizeLine,
} from "./line"
import { keepList } from "./useKeptLists"
import type { RateSettings } from "./rates"

/** Where the list, and the text of the box for pasting, are kept. */
export const LIST = ["localStorage", "inquiry-list"] as const
const BOX = ["localStorage", "pasted-inquiry"] as const

/** Most changes that can be undone, one after the other. */
const MOST_UNDONE = 20

/** What this browser keeps for all pages of the site. */
interface KeptList {
  /** Oldest first. */
  readonly lines: readonly InquiryLine[]
  readonly lead: Lead
}

/** A change that can be undone. */
interface Undo extends KeptList {
  /** "ISMB 200 removed." */
  readonly sentence: string
  /** Where a line was removed, or the first was added; undefined for a change of the whole list. */
  readonly place?: number | undefined
  /** The text of the box before it went on the list, and what stayed there. */
  readonly box?: { readonly before: string; readonly after: string } | undefined
}

interface ListState extends KeptList {
  /** False if this browser could not store the last change: the list then lasts as long as the page. */
  readonly isStored: boolean
  /** What a status line says about the last change. */
  readonly news: string
  readonly past: readonly Undo[]
  readonly rateSettings: RateSettings
}

const rateSettings: RateSettings = { withGst: false, isSent: false }
const nothing: ListState = {
  lines: [],
  lead: noLead,
  isStored: true,
  news: "",
  past: [],
  rateSettings,
}
let state = nothing
/** What the state is kept as. */
let textOfState = ""

/** The list as it is kept, and what of it can be undone. What another tab changed is taken over, and cannot be undone here. */
export function keptList(): ListState {
  const text = savedText(...LIST)
  if (text !== textOfState) [state, textOfState] = [readStored(text), text]
  return state
}

/** The list as JSON. */
interface Stored extends Pick<ListState, "lead" | "rateSettings"> {
  readonly lines: readonly { readonly text: string; readonly rate?: string | undefined }[]
}

/** The stored list. What another version or program has stored there becomes plain words. Never throws. */
function readStored(stored: string): ListState {
  if (stored === "") return nothing
  try {
    const { lines, lead, rateSettings } = JSON.parse(stored) as Stored
    return {
      ...nothing,
      lines: lines.flatMap(({ text, rate }) =>
        [readLine(text) ?? asWritten(text)].flat().map((line) => ({ ...line, rate })),
      ),
      lead: { ...noLead, ...lead },
      rateSettings: { ...nothing.rateSettings, ...rateSettings },
    }
  } catch {
    return { ...nothing, lines: asWritten(stored) }
  }
}

function put({ lines, lead }: KeptList, rest: Partial<ListState>): void {
  const now = { ...keptList(), ...rest, lines, lead }
  // The rates of one inquiry are not sent with the next.
  const rateSettings = { ...now.rateSettings, isSent: lines.length > 0 && now.rateSettings.isSent }
  const entries = lines.map((line) => ({ text: lineText(line), rate: line.rate }))
  const isEmpty = lines.length === 0 && leadFields.every((field) => lead[field] === "")
  textOfState = isEmpty
    ? ""
    : JSON.stringify({ lines: entries, lead, rateSettings } satisfies Stored)
  state = { ...now, rateSettings, isStored: true }
  if (!saveText(...LIST, textOfState)) state = { ...state, isStored: false }
}

/** A part of the list, the same object until it changes. Of an empty one in the static HTML and during hydration. */
export function useList<Part>(part: (list: ListState) => Part): Part {
  return React.useSyncExternalStore(
    subscribeToTexts,
    () => part(keptList()),
    () => part(nothing),
  )
}

/** The lines of the list. */
export function inquiryLines(): readonly InquiryLine[] {
  return keptList().lines
}

/** The lines of the list, in a component. */
export function useInquiryLines(): readonly InquiryLine[] {
  return useList(({ lines }) => lines)
}

/** The lines of a size or a product. */
export function useLinesOf(id: string): readonly InquiryLine[] {
  return useInquiryLines().filter((line) => idOf(line) === id)
}

function idOf(line: InquiryLine): string | undefined {
  if (line.kind === "words") return undefined
  return line.kind === "size" ? line.sizeId : line.product
}

/** Replaces the list. The sentence says what happened, for the status line and beside "Undo". */
export function setLines(
  lines: readonly InquiryLine[],
  sentence: string,
  { lead, ...about }: Partial<Pick<Undo, "place" | "box" | "lead">> = {},
): void {
  const before = keptList()
  const undo = { ...about, sentence, lines: before.lines, lead: before.lead }
  const isChange = before.lines.length > 0 || lines.length > 0
  const past = isChange ? [...before.past, undo].slice(-MOST_UNDONE) : before.past
  put({ lines, lead: lead ?? before.lead }, { news: sentence, past })
}

/** Adds lines, all or none; returns why none could be added. */
export function addLines(more: readonly InquiryLine[], sentence: string): SteelSentence | null {
  const lines = withLines(inquiryLines(), more)
  if (typeof lines === "function") return lines
  setLines(lines, sentence)
  return null
}

/**
 * Puts what was read from the box at the end of the list, each line for itself, as far as the list takes lines. The rest stays in
 * the box.
 */
export function addFromBox(
  more: readonly InquiryLine[],
  box: string,
  sentence: (added: readonly InquiryLine[], left: number) => string,
): void {
  const lines = inquiryLines()
  const added = more.slice(0, Math.max(0, MOST_LINES - lines.length)).map(tidyLine)
  const left = more.slice(added.length)
  const after = left.map(wordsOf).join("\n")
  setLines([...lines, ...added], sentence(added, left.length), {
    place: lines.length,
    box: { before: box, after },
  })
  // A list that could not be stored is gone at the next page: then the text is in the box again.
  saveText(...BOX, after, keptList().isStored)
}

/** Makes these the list, as far as it takes lines. The rest goes into the box, as written, so that nothing is left out. */
export function replaceLines({ lines, lead }: KeptList, sentence: string): null {
  setLines(lines.slice(0, MOST_LINES), sentence, { lead })
  const rest = lines.slice(MOST_LINES).map(wordsOf)
  if (rest.length > 0) saveText(...BOX, [savedText(...BOX), ...rest].filter(Boolean).join("\n"))
  return null
}

/** The words of a line, for the box. */
export function wordsOf(line: InquiryLine): string {
  return line.kind === "words" ? line.text : (line.kind === "size" && line.text) || lineText(line)
}

/** Makes this the only line of a size, in place of its first one. What the buyer wrote about the size stays with it. */
export function setLinesOf(line: SizeLine, sentence: string): SteelSentence | null {
  const lines = inquiryLines()
  const own = lines.filter((each) => idOf(each) === line.sizeId)
  const text = own.flatMap((each) => (each.kind === "size" && each.text) || []).join(", ")
  const next = tidyLine({ ...line, text, rate: own[0]?.rate })
  const refusal = lineFault(next)
  const changed = lines.flatMap((each) => (each === own[0] ? next : own.includes(each) ? [] : each))
  if (!refusal) setLines(own.length > 0 ? changed : [...lines, next], sentence)
  return refusal
}

/**
 * Makes a change only if the list takes it and this browser can store it, and returns whether. For pages other than the list's own:
 * each page is a new document, so what they announce must be in storage. The list's page says why a line was refused.
 */
export function ifStored(change: () => SteelSentence | null): boolean {
  const before = keptList()
  const refusal = change()
  const { isStored } = keptList()
  if (!isStored) put(before, before)
  return isStored && refusal === null
}

/** Changes what a line says. */
export function changeLine(line: InquiryLine, next: InquiryLine): void {
  changeLines(new Map([[line, tidyLine(next)]]))
}

/** Changes what lines say. That holds for the states before it, too: undoing a removal does not take it back. */
export function changeLines(changes: ReadonlyMap<InquiryLine, InquiryLine>): void {
  const changed = <List extends KeptList>(list: List): List => ({
    ...list,
    lines: list.lines.map((each) => changes.get(each) ?? each),
  })
  put(changed(keptList()), { past: keptList().past.map(changed) })
}

/** Changes how the sum of the list is made. */
export function setRateSettings(next: Partial<RateSettings>): void {
  put(keptList(), { rateSettings: { ...keptList().rateSettings, ...next } })
}

/** Takes the latest change back. What left the box is in it again, in front of what was typed since. */
export function undo(news: string): void {
  const { past } = keptList()
  const last = past.at(-1)
  if (!last) return
  put(last, { news, past: past.slice(0, -1) })
  if (!last.box) return
  const now = savedText(...BOX)
  const typed = now === last.box.after ? "" : now
  saveText(...BOX, [last.box.before, typed].filter(Boolean).join("\n"))
}

/** Changes what leads the message. */
export function setLead(next: Partial<Lead>): void {
  put({ ...keptList(), lead: { ...keptList().lead, ...next } }, {})
}

/** The text of the box for pasting. It stays with the browser, so every page of the site knows it. */
export function useBoxText(): readonly [string, (text: string) => void] {
  return useSavedText(...BOX)
}

/** All that is sent: the list, and as written what still stands in the box, so that nothing is left behind. */
export function useLinesToSend() {
  const { wasSent } = useWords("sending")
  const [text, setText] = useBoxText()
  const { lines, lead } = useList((list) => list)
  const boxed = React.useDeferredValue(text)
  const written = React.useMemo(() => asWritten(boxed), [boxed])
  const all = React.useMemo(() => [...lines, ...written], [lines, written])
  const keep = () => keepList(all, lead)
  return {
    lines: all,
    lead,
    /** What stands in the box and is not on the list. */
    written,
    /** Keeps all of this on this device, and returns whether it could. */
    keep,
    /** The next inquiry begins with an empty list, at the same place. A list that cannot be kept stays. */
    markSent: () => {
      const isKept = keep()
      if (isKept) setLines([], wasSent, { lead: { ...noLead, place: lead.place } })
      if (isKept) setText("")
      return isKept
    },
  }
}
