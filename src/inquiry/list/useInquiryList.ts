import * as React from "react"
import { storedText, storeText, watchStorage } from "../../site/hooks/storage"
import type { SteelSay, SteelWords } from "../../site/words/catalogue"
import { lineFault, lineText, readLine, tidyLine, type InquiryLine, type SizeLine } from "./line"
import { withLines } from "./list"

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
interface Undo {
  /** "ISMB 200 removed." */
  readonly sentence: string
  /** Where a line was removed; undefined for a change of the whole list. */
  readonly place?: number | undefined
  readonly before: KeptList
}

interface ListState extends KeptList {
  /** False if this browser could not store the last change: the list then lasts as long as the page. */
  readonly isStored: boolean
  /** What a status line says about the last change. */
  readonly news: string
  readonly past: readonly Undo[]
}

const nothing: ListState = { lines: [], sent: "", isStored: true, news: "", past: [] }
const listeners = new Set<() => void>()
let state: ListState | undefined
let stored: string | null = null
let stopWatching: () => void

function current(): ListState {
  return (state ??= readStored())
}

/** The stored list. An entry that is not a valid line is kept as plain words. Never throws. */
function readStored(): ListState {
  stored = storedText("localStorage", LIST_KEY)
  try {
    const kept = JSON.parse(stored ?? "{}") as { lines?: unknown; sent?: unknown } | null
    const texts = Array.isArray(kept?.lines) ? kept.lines.map(String) : []
    const lines = texts.map(
      (words) => readLine(words) ?? ({ kind: "words", words, quantity: null } as const),
    )
    return { ...nothing, lines, sent: lines.length > 0 ? String(kept?.sent ?? "") : "" }
  } catch {
    return nothing
  }
}

function put(next: KeptList, rest: Partial<ListState>): boolean {
  const { lines } = next
  const sent = lines.length > 0 ? next.sent : ""
  const text = JSON.stringify({ version: 2, lines: lines.map(lineText), ...(sent && { sent }) })
  const isStored = storeText("localStorage", LIST_KEY, lines.length === 0 ? "" : text)
  stored = storedText("localStorage", LIST_KEY)
  tell({ ...current(), ...rest, lines, sent, isStored })
  return isStored
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

/** A part of the list, the same object until it changes. `nothing` in the static HTML and during hydration. */
function usePart<Part>(part: (list: ListState) => Part): Part {
  return React.useSyncExternalStore(
    subscribe,
    () => part(current()),
    () => part(nothing),
  )
}

const openLines = ({ lines, sent }: ListState) => (sent === "" ? lines : nothing.lines)

/** The lines to send. None of a list that was sent. */
export function inquiryLines(): readonly InquiryLine[] {
  return openLines(current())
}

/** False if this browser could not store the last change. */
export function isListStored(): boolean {
  return current().isStored
}

/** The lines to send, in a component. */
export function useInquiryLines(): readonly InquiryLine[] {
  return usePart(openLines)
}

/** The list as it is kept, with the day it was sent, and what of it can be undone. */
export function useKeptList(): ListState {
  return usePart((list) => list)
}

/** The latest news about the list, for a status line; "" at first. */
export function useListNews(): string {
  return usePart(({ news }) => news)
}

/** The lines of a size or a product as one text, which changes only with these lines; "" for none. */
export function useLinesOf(id: string): string {
  return usePart((list) =>
    openLines(list)
      .filter((line) => idOf(line) === id)
      .map(lineText)
      .join("_"),
  )
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
  const { lines: linesBefore, sent: sentBefore, past } = current()
  const undo = { sentence, place, before: { lines: linesBefore, sent: sentBefore } }
  const kept = linesBefore.length > 0 || lines.length > 0 ? [...past, undo] : past
  put({ lines, sent }, { news: sentence, past: kept.slice(-MOST_UNDONE) })
}

/** Adds lines, all or none; returns why none could be added. A list that was sent makes room for a new one. */
export function addLines(more: readonly InquiryLine[], sentence: string): SteelSay | null {
  const { lines, refusal } = withLines(inquiryLines(), more)
  if (!refusal) setLines(lines, sentence)
  return refusal
}

/** Makes these the only lines of a size, in place of its first one. */
export function setLinesOf(line: SizeLine, sentence: string): SteelSay | null {
  const isOther = (each: InquiryLine) => idOf(each) !== line.sizeId
  const lines = inquiryLines()
  const place = lines.findIndex((each) => !isOther(each))
  const others = lines.filter(isOther)
  const refusal = lineFault(line)
  const at = place < 0 ? others.length : place
  if (!refusal) setLines(others.toSpliced(at, 0, tidyLine(line)), sentence)
  return refusal
}

/**
 * Makes a change only if this browser can store it, and returns whether. For pages other than the list's own: each page is a new
 * document, so what they announce must be in storage. Why a line was refused is said in the status line.
 */
export function ifStored(change: () => SteelSay | null, words: SteelWords): boolean {
  const before = current()
  const refusal = change()
  if (refusal) return put(before, { news: refusal(words) })
  const { isStored } = current()
  if (!isStored) put(before, before)
  return isStored
}

/** Changes what a line says. That holds for the states before it, too: undoing a removal does not take it back. */
export function changeLine(line: InquiryLine, next: InquiryLine): void {
  const tidy = tidyLine(next)
  const changed = <List extends KeptList>(list: List) => ({
    ...list,
    lines: list.lines.map((each) => (each === line ? tidy : each)),
  })
  const past = current().past.map((undo) => ({ ...undo, before: changed(undo.before) }))
  put(changed(current()), { past })
}

/** Takes the latest change back. */
export function undo(news: string): void {
  const { past } = current()
  const last = past.at(-1)
  if (last) put(last.before, { news, past: past.slice(0, -1) })
}

/** Marks the list as sent, so that the next inquiry does not repeat it. Lines that were sent with it become part of it. */
export function markSent(lines: readonly InquiryLine[], news: string): void {
  if (lines.length > 0) setLines(lines, news, { sent: new Date().toISOString().slice(0, 10) })
}

/** Takes a sent list up again. */
export function takeUpSent(news: string): void {
  const { lines, sent } = current()
  if (sent !== "") setLines(lines, news)
}
