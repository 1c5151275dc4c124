import * as React from "react"
import { saveText, savedText, subscribeToTexts, useSavedText } from "../../kit/hooks/storage"
import type { SteelSentence, SteelWords } from "../../kit/words/catalogue"
import { useWords } from "../../kit/words/words"
import {
  asWritten,
  joinedLead,
  leadFields,
  lineText,
  MOST_LINES,
  noLead,
  ratedText,
  readLine,
  tidyLine,
  withLines,
  listLink,
  type InquiryLine,
  type Lead,
  type WholeList,
} from "./line"
import { leadTexts } from "./list"
import { keepList } from "./useKeptLists"
import type { RateSettings } from "./rates"

/** Where the list, and the text of the box for pasting, are kept. */
export const LIST = ["localStorage", "inquiry-list"] as const
const BOX = ["localStorage", "pasted-inquiry"] as const

/** Most changes that can be undone, one after the other. */
const MOST_UNDONE = 20

/** A change that can be undone. */
interface Undo {
  /** "ISMB 200 removed." */
  readonly sentence: string
  /** The lines before it, oldest first. */
  readonly lines: readonly InquiryLine[]
  /** What else it changed: the details of the list before and after, and the settings before. */
  readonly lead?: { readonly before: Lead; readonly after: Lead } | undefined
  readonly rateSettings?: RateSettings | undefined
  /** The key of the line whose words were corrected. */
  readonly of?: number | undefined
  /** Where a line was removed, or the first was added; undefined for a change of the whole list. */
  readonly place?: number | undefined
  /** The text of the box before it, and after it. */
  readonly box?: { readonly before: string; readonly after: string } | undefined
}

/** What this browser keeps for all pages of the site. */
interface ListState extends WholeList {
  /** False if this browser could not store the last change: the list then lasts as long as the page. */
  readonly isStored: boolean
  /** The status message about the latest change, and a count of changes: the same message can be repeated. */
  readonly news: string
  readonly changes: number
  readonly past: readonly Undo[]
  readonly rateSettings: RateSettings
  /** Another list that was opened beside this one, to be added or taken instead. */
  readonly other: WholeList | null
}

const rateSettings: RateSettings = { withGst: false, isSent: false }
const nothing: ListState = {
  lines: [],
  lead: noLead,
  isStored: true,
  news: "",
  changes: 0,
  past: [],
  rateSettings,
  other: null,
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

/**
 * The stored list. What another version or program has stored there becomes plain words. A line that is here already stays the same
 * object, so that what is being typed in it stays, too. Never throws.
 */
function readStored(stored: string): ListState {
  const { other, changes } = state
  if (stored === "") return { ...nothing, other, changes }
  const here = new Map(state.lines.map((line) => [ratedText(line), line]))
  try {
    const { lines, lead, rateSettings } = JSON.parse(stored) as Stored
    const read = lines.flatMap(({ text, rate }) =>
      [readLine(text) ?? asWritten(text)].flat().map((line) => (rate ? { ...line, rate } : line)),
    )
    return {
      ...nothing,
      ...{ other, changes },
      lines: read.map((line) => takenOnce(here, ratedText(line)) ?? line),
      lead: { ...noLead, ...lead },
      rateSettings: { ...nothing.rateSettings, ...rateSettings },
    }
  } catch {
    return { ...nothing, other, changes, lines: asWritten(stored) }
  }
}

function takenOnce<Value>(values: Map<string, Value>, key: string): Value | undefined {
  const value = values.get(key)
  values.delete(key)
  return value
}

function put(next: Partial<ListState>): void {
  const now = { ...keptList(), ...next }
  const { lines, lead } = now
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

/** Keys of lines, the same for what a line becomes. */
const keys = new WeakMap<InquiryLine, number>()
let lastKey = 0

/** A key that stays with its line while it is changed, answered or read again. */
export function keyOf(line: InquiryLine): number {
  const key = keys.get(line) ?? (lastKey += 1)
  keys.set(line, key)
  return key
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

/** The details of the list, and how its total is calculated. */
type Settings = { readonly [name in "lead" | "rateSettings"]: ListState[name] | undefined }

/** Replaces the lines, and what else is given. The sentence says what happened, for the status line and beside "Undo". */
export function setLines(
  lines: readonly InquiryLine[],
  sentence: string,
  { place, of, box, ...more }: Partial<Pick<Undo, "place" | "of" | "box"> & Settings> = {},
): void {
  const { past, changes, ...before } = keptList()
  const { lead = before.lead, rateSettings = before.rateSettings } = more
  const undo = {
    ...{ sentence, place, of, box, lines: before.lines },
    lead: more.lead && { before: before.lead, after: more.lead },
    rateSettings: more.rateSettings && before.rateSettings,
  }
  const isChange = before.lines.length + lines.length > 0
  const next = isChange ? [...past, undo].slice(-MOST_UNDONE) : past
  put({ lines, lead, rateSettings, news: sentence, changes: changes + 1, past: next })
  // A list that could not be stored is gone at the next page: then the text is in the box again.
  if (box) saveText(...BOX, box.after, keptList().isStored)
}

/** Empties the list, with all that goes along with it. */
export function emptyList(sentence: string): void {
  setLines([], sentence, { lead: noLead, rateSettings })
}

/** Adds lines, all or none; returns why none could be added. `lead` is what leads the list then, if that is another. */
export function addLines(
  more: readonly InquiryLine[],
  sentence: string,
  lead?: Lead,
): SteelSentence | null {
  const lines = withLines(inquiryLines(), more)
  if (typeof lines === "function") return lines
  setLines(lines, sentence, { lead })
  return null
}

/** Adds a list with what leads it, all or nothing; returns why it could not be added. */
export function addList({ lines, lead }: WholeList, sentence: string, words: SteelWords) {
  const joined = joinedLead(keptList().lead, lead, (left) => leadTexts(left, words))
  return addLines(lines, sentence, joined)
}

/**
 * Puts what was read from the box at the end of the list, each line for itself, as far as the list takes lines, and the letters with
 * it. The rest stays in the box.
 */
export function addFromBox(
  more: readonly InquiryLine[],
  letters: readonly string[],
  before: string,
  sentence: (added: readonly InquiryLine[], left: number) => string,
): void {
  const { lines, lead } = keptList()
  const note = [lead.note, ...letters].filter(Boolean).join("\n")
  const added = more.slice(0, Math.max(0, MOST_LINES - lines.length)).map(tidyLine)
  const left = more.slice(added.length)
  const box = { before, after: left.map(wordsOf).join("\n") }
  setLines([...lines, ...added], sentence(added, left.length), {
    ...{ place: lines.length, box },
    lead: letters.length > 0 ? { ...lead, note } : undefined,
  })
}

/** Makes this the list, as far as it takes lines. The rest goes into the box, as written, so that nothing is left out. */
export function replaceList({ lines, lead }: WholeList, sentence: string): null {
  const before = savedText(...BOX)
  const rest = lines.slice(MOST_LINES).map(wordsOf)
  const after = [before, ...rest].filter(Boolean).join("\n")
  const box = rest.length > 0 ? { before, after } : undefined
  setLines(lines.slice(0, MOST_LINES), sentence, { lead, rateSettings, box })
  return null
}

/** Makes a list the visitor's own if he has none, else opens it beside his. One that is his already changes nothing. */
export function openList(list: WholeList, sentence: string): void {
  const { lines, lead } = keptList()
  const isSame = listLink("", lines, lead, true) === listLink("", list.lines, list.lead, true)
  if (lines.length > 0) put({ other: isSame ? null : list })
  else if (!isSame) replaceList(list, sentence)
}

/** Closes the list that is open beside the own one. */
export function closeOther(): void {
  put({ other: null })
}

/** The words of a line, for the box: "Colour Coated Products, blue 0.5 mm, 50 nos", "shs-50x50x3, 20 nos of 6 m". */
export function wordsOf(line: InquiryLine): string {
  if (line.kind === "words") return line.text
  if (line.text) return line.text
  const { quantity, remark } = line
  // The reader understands these units in both languages.
  const units = { pieces: "nos", metres: "m", kg: "kg", tonnes: "t" }
  const amount = quantity && `${quantity.amount} ${units[quantity.unit]}`
  const isCut = line.kind === "size" && line.quantity.unit === "pieces"
  const length = isCut ? ` of ${line.quantity.pieceLength} m` : ""
  const name = line.kind === "size" ? line.sizeId : line.name
  return [name, remark, amount && amount + length].filter(Boolean).join(", ")
}

/**
 * Makes a change only if the list takes it and this browser can store it, and returns whether. For pages other than the list's own:
 * each page is a new document, so what they announce must be in storage. The list's page says why a line was refused.
 */
export function ifStored(change: () => SteelSentence | null): boolean {
  const before = keptList()
  const refusal = change()
  const { isStored } = keptList()
  if (!isStored) put(before)
  return isStored && refusal === null
}

/** Changes what a line says. */
export function changeLine(line: InquiryLine, next: InquiryLine): void {
  changeLines(new Map([[line, tidyLine(next)]]))
}

/**
 * Puts what corrected words became in the place of their line: one change to undo, however often they are corrected. If the line is
 * gone, because another tab removed it, they come at the end of the list.
 */
export function rewriteLine(
  line: InquiryLine,
  next: readonly InquiryLine[],
  sentence: string,
): void {
  const { lines, past } = keptList()
  const of = keyOf(line)
  const at = lines.findIndex((each) => keyOf(each) === of)
  const place = at < 0 ? lines.length : at
  const own = next.map(tidyLine)
  const isSame = (each: InquiryLine, more: number) =>
    lines[place + more] !== undefined && ratedText(lines[place + more]) === ratedText(each)
  if (own.every(isSame)) return
  keys.set(own[0], of)
  const rewritten = lines.toSpliced(place, 1, ...own)
  if (past.at(-1)?.of === of) put({ lines: rewritten })
  else setLines(rewritten, sentence, { place, of })
}

/** Changes what lines say. That holds for the states before it, too: undoing a removal does not take it back. */
export function changeLines(changes: ReadonlyMap<InquiryLine, InquiryLine>): void {
  for (const [line, next] of changes) keys.set(next, keyOf(line))
  const changed = (lines: readonly InquiryLine[]) => lines.map((each) => changes.get(each) ?? each)
  const { lines, past } = keptList()
  put({
    lines: changed(lines),
    past: past.map((each) => ({ ...each, lines: changed(each.lines) })),
  })
}

/** Changes how the sum of the list is made. */
export function setRateSettings(next: Partial<RateSettings>): void {
  put({ rateSettings: { ...keptList().rateSettings, ...next } })
}

/** Takes the latest change back, and nothing else. What left the box is in it again, in front of what was typed since. */
export function undo(news: string): void {
  const { past, changes, ...now } = keptList()
  const last = past.at(-1)
  if (!last) return
  const { lines, box, lead: led, rateSettings = now.rateSettings } = last
  const lead = { ...now.lead }
  // Details edited since are kept, except those that the undone change had replaced.
  for (const field of leadFields) {
    if (!led || led.before[field] === led.after[field]) continue
    const isReplaced = led.before[field] !== "" && field !== "note"
    if (isReplaced || lead[field] === led.after[field]) lead[field] = led.before[field]
  }
  put({ lines, lead, rateSettings, news, changes: changes + 1, past: past.slice(0, -1) })
  if (!box) return
  const text = savedText(...BOX)
  const typed = text === box.after ? "" : text
  saveText(...BOX, [box.before, typed].filter(Boolean).join("\n"))
}

/** Changes what leads the message. */
export function setLead(next: Partial<Lead>): void {
  put({ lead: { ...keptList().lead, ...next } })
}

/** The text of the box for pasting. It stays with the browser, so every page of the site knows it. */
export function useBoxText(): readonly [string, (text: string) => void] {
  return useSavedText(...BOX)
}

/** All that is sent: the list, and as written what still stands in the box, so that nothing is left behind. */
export function useLinesToSend() {
  const { wasSent } = useWords("sending")
  const [text] = useBoxText()
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
    /** The next inquiry begins with an empty list. What came onto this one since then stays, and so does one that cannot be kept. */
    markSent: () => {
      if (!keep()) return false
      const stays = inquiryLines().filter((line) => !lines.includes(line))
      const before = savedText(...BOX)
      const box = { before, after: before === text ? "" : before }
      setLines(stays, wasSent, { lead: noLead, rateSettings, box })
      return true
    },
  }
}
