import * as React from "react"
import {
  keepText,
  keptText,
  storedText,
  storeText,
  useKeptText,
  watchStorage,
} from "../../kit/hooks/storage"
import type { SteelSay } from "../../kit/words/catalogue"
import { useWords } from "../../kit/words/words"
import {
  asWritten,
  lineFault,
  lineText,
  MOST_LINES,
  readLine,
  tidyLine,
  withLines,
  type InquiryLine,
  type SizeLine,
} from "./line"
import type { Reckoning } from "./reckon"

/** Key of the list in local storage. */
export const LIST_KEY = "inquiry-list"

/** Where the text of the box for pasting is kept. */
const BOX = ["localStorage", "pasted-inquiry"] as const

/** Most changes that can be undone, one after the other. */
const MOST_UNDONE = 20

/** What this browser keeps for all pages of the site. */
interface KeptList {
  /** Oldest first. */
  readonly lines: readonly InquiryLine[]
  /** The day it was sent, "2026-11-25"; "" as long as it was not. A sent list is out of the way until it is taken up again. */
  readonly sent: string
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
  readonly reckoning: Reckoning
}

const reckoning: Reckoning = { withGst: false, isSent: false }
const nothing: ListState = {
  lines: [],
  sent: "",
  isStored: true,
  news: "",
  past: [],
  reckoning,
}
const listeners = new Set<() => void>()
let state: ListState | undefined
let stored: string | null = null
let stopWatching: () => void

/** The list as it is kept, with the day it was sent, and what of it can be undone. */
export function keptList(): ListState {
  return (state ??= readStored())
}

/** The stored list, also one of a former version. An entry that is not a valid line is kept as plain words. Never throws. */
function readStored(): ListState {
  stored = storedText("localStorage", LIST_KEY)
  try {
    const kept = JSON.parse(stored ?? "{}") as Partial<Record<string, unknown>> | null
    const [entries, rates] = [kept?.lines, kept?.rates].map((list) =>
      Array.isArray(list) ? (list as unknown[]) : [],
    )
    const lines = entries.map((entry, place): InquiryLine => {
      // Version 2 had texts, and the rates beside them.
      const { text, rate } = Object(entry) as { text?: unknown; rate?: unknown }
      const words = String(text ?? entry)
      const line = readLine(words) ?? { kind: "words", text: words }
      const own = rate ?? rates[place]
      return own ? { ...line, rate: String(own) } : line
    })
    if (lines.length === 0) return nothing
    return {
      ...nothing,
      lines,
      sent: String(kept?.sent ?? ""),
      reckoning: { ...reckoning, ...(kept?.reckoning as Partial<Reckoning> | null) },
    }
  } catch {
    return nothing
  }
}

function put({ lines, sent }: KeptList, rest: Partial<ListState>): void {
  const now = { ...keptList(), ...rest, lines, sent: lines.length > 0 ? sent : "" }
  const isOpen = lines.length > 0 && sent === ""
  const reckoning = { ...now.reckoning, isSent: isOpen && now.reckoning.isSent }
  const text = JSON.stringify({
    version: 3,
    lines: lines.map((line) => ({ text: lineText(line), rate: line.rate || undefined })),
    sent: now.sent,
    ...(lines.some(({ rate }) => rate) && { reckoning }),
  })
  const isStored = storeText("localStorage", LIST_KEY, lines.length === 0 ? "" : text)
  stored = storedText("localStorage", LIST_KEY)
  tell({ ...now, reckoning, isStored })
}

function tell(next: ListState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Takes over what another tab changed. Lines that could not be stored stay, and undoing would take back the other's change. */
function reread(): void {
  if (state && storedText("localStorage", LIST_KEY) !== stored) tell(readStored())
}

/** Calls a listener on every change, including those on other pages. Returns a function that ends it. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopWatching = watchStorage(reread)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopWatching()
  }
}

/** A part of the list, the same object until it changes. Of an empty one in the static HTML and during hydration. */
export function useList<Part>(part: (list: ListState) => Part): Part {
  return React.useSyncExternalStore(
    subscribe,
    () => part(keptList()),
    () => part(nothing),
  )
}

const openLines = ({ lines, sent }: ListState) => (sent === "" ? lines : nothing.lines)

/** The lines to send. None of a list that was sent. */
export function inquiryLines(): readonly InquiryLine[] {
  return openLines(keptList())
}

/** The lines to send, in a component. */
export function useInquiryLines(): readonly InquiryLine[] {
  return useList(openLines)
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
  { sent = "", ...about }: Partial<Pick<Undo, "place" | "box" | "sent">> = {},
): void {
  const before = keptList()
  const undo = { ...about, sentence, lines: before.lines, sent: before.sent }
  const isChange = before.lines.length > 0 || lines.length > 0
  const past = isChange ? [...before.past, undo].slice(-MOST_UNDONE) : before.past
  put({ lines, sent }, { news: sentence, past })
}

/** Adds lines, all or none; returns why none could be added. A list that was sent makes room for a new one. */
export function addLines(more: readonly InquiryLine[], sentence: string): SteelSay | null {
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
  keepText(...BOX, after, keptList().isStored)
}

/** Makes these the list, as far as it takes lines. The rest goes into the box, as written, so that nothing is left out. */
export function replaceLines(lines: readonly InquiryLine[], sentence: string): null {
  setLines(lines.slice(0, MOST_LINES), sentence)
  const rest = lines.slice(MOST_LINES).map(wordsOf)
  if (rest.length > 0) keepText(...BOX, [keptText(...BOX), ...rest].filter(Boolean).join("\n"))
  return null
}

/** The words of a line, for the box. */
export function wordsOf(line: InquiryLine): string {
  return line.kind === "words" ? line.text : (line.kind === "size" && line.text) || lineText(line)
}

/** Makes this the only line of a size, in place of its first one. What the buyer wrote about the size stays with it. */
export function setLinesOf(line: SizeLine, sentence: string): SteelSay | null {
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
export function ifStored(change: () => SteelSay | null): boolean {
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

/** Changes how the buyer reckons. */
export function setReckoning(next: Partial<Reckoning>): void {
  put(keptList(), { reckoning: { ...keptList().reckoning, ...next } })
}

/** Takes the latest change back. What left the box is in it again, in front of what was typed since. */
export function undo(news: string): void {
  const { past } = keptList()
  const last = past.at(-1)
  if (!last) return
  put(last, { news, past: past.slice(0, -1) })
  if (!last.box) return
  const now = keptText(...BOX)
  const typed = now === last.box.after ? "" : now
  keepText(...BOX, [last.box.before, typed].filter(Boolean).join("\n"))
}

/** Takes a sent list up again. */
export function takeUpSent(news: string): void {
  if (keptList().sent !== "") setLines(keptList().lines, news)
}

/** Marks the list as sent, so that the next inquiry does not repeat it. Lines that were sent with it become part of it. */
export function markSent(lines: readonly InquiryLine[], news: string): void {
  if (lines.length > 0) setLines(lines, news, { sent: today() })
}

/** The day it is here, "2026-11-25". */
function today(): string {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, "0")).join("-")
}

/** The text of the box for pasting. It stays with the browser, so every page of the site knows it. */
export function useBoxText(): readonly [string, (text: string) => void] {
  return useKeptText(...BOX)
}

/** All that is sent: the list, and as written what still stands in the box, so that nothing is left behind. */
export function useLinesToSend() {
  const { markedSent } = useWords("sending")
  const [text, setText] = useBoxText()
  const lines = useInquiryLines()
  const boxed = React.useDeferredValue(text)
  const written = React.useMemo(() => asWritten(boxed), [boxed])
  const all = React.useMemo(() => [...lines, ...written], [lines, written])
  const emptyBox = () => setText("")
  return {
    lines: all,
    /** What stands in the box and is not on the list. */
    written,
    emptyBox,
    /** Marks all of this as sent and empties the box. */
    markSent: () => {
      markSent(all, markedSent)
      emptyBox()
    },
  }
}
