import * as React from "react"
import { storedText, storeText, watchStorage, useTabText } from "../../site/hooks/storage"
import type { SteelSay, SteelWords } from "../../site/words/catalogue"
import { useWords } from "../../site/words/words"
import {
  asWritten,
  lineFault,
  lineText,
  readLine,
  tidyLine,
  withLines,
  type InquiryLine,
  type SizeLine,
} from "./line"
import type { Reckoning } from "./reckon"

/** Key of the list in local storage. */
export const LIST_KEY = "inquiry-list"

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
  /** Where a line was removed; undefined for a change of the whole list. */
  readonly place?: number | undefined
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

/** The stored list. An entry that is not a valid line is kept as plain words. Never throws. */
function readStored(): ListState {
  stored = storedText("localStorage", LIST_KEY)
  // The same object as during hydration: another one would have every user of the list drawn again.
  if (stored === null) return nothing
  try {
    const kept = JSON.parse(stored) as Partial<Record<string, unknown>> | null
    const [texts, rates] = [kept?.lines, kept?.rates].map((texts) =>
      Array.isArray(texts) ? texts.map(String) : [],
    )
    const lines = texts.map((words, place): InquiryLine => {
      const line = readLine(words) ?? { kind: "words", words, quantity: null }
      return rates[place] ? { ...line, rate: rates[place] } : line
    })
    return {
      ...nothing,
      lines,
      sent: lines.length > 0 ? String(kept?.sent ?? "") : "",
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
  const rates = lines.map(({ rate }) => rate ?? "")
  const text = JSON.stringify({
    version: 2,
    lines: lines.map(lineText),
    sent: now.sent,
    ...(rates.some(Boolean) && { rates, reckoning }),
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
  return line.kind === "size" ? line.sizeId : line.product
}

/** Replaces the list. The sentence says what happened, for the status line and beside "Undo". */
export function setLines(
  lines: readonly InquiryLine[],
  sentence: string,
  { place, sent = "" }: { place?: number; sent?: string } = {},
): void {
  const before = keptList()
  const undo = { sentence, place, lines: before.lines, sent: before.sent }
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

/** Makes these the only lines of a size, in place of its first one. */
export function setLinesOf(line: SizeLine, sentence: string): SteelSay | null {
  const refusal = lineFault(line)
  const lines = inquiryLines()
  const place = lines.findIndex((each) => idOf(each) === line.sizeId)
  const others = lines.filter((each) => idOf(each) !== line.sizeId)
  const next = tidyLine({ ...line, rate: lines[place]?.rate })
  if (!refusal) setLines(others.toSpliced(place, 0, next), sentence)
  return refusal
}

/**
 * Makes a change only if this browser can store it, and returns whether. For pages other than the list's own: each page is a new
 * document, so what they announce must be in storage. Why a line was refused is said in the status line.
 */
export function ifStored(change: () => SteelSay | null, words: SteelWords): boolean {
  const before = keptList()
  const refusal = change()
  if (refusal) tell({ ...before, news: refusal(words) })
  const { isStored } = keptList()
  if (!isStored) put(before, before)
  return isStored
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

/** Takes the latest change back. */
export function undo(news: string): void {
  const { past } = keptList()
  const last = past.at(-1)
  if (last) put(last, { news, past: past.slice(0, -1) })
}

/** Takes a sent list up again. */
export function takeUpSent(news: string): void {
  if (keptList().sent !== "") setLines(keptList().lines, news)
}

/** Marks the list as sent, so that the next inquiry does not repeat it. Lines that were sent with it become part of it. */
export function markSent(lines: readonly InquiryLine[], news: string): void {
  if (lines.length > 0) setLines(lines, news, { sent: new Date().toISOString().slice(0, 10) })
}

/**
 * All that is sent: the list, and as written what still stands in the box for pasting, so that nothing is left behind. The text of
 * the box stays with the tab, so every page of the site knows it.
 */
export function useLinesToSend() {
  const { markedSent } = useWords("sending")
  const [text, setText] = useTabText("pasted-inquiry")
  const lines = useInquiryLines()
  const written = React.useMemo(() => asWritten(text), [text])
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
