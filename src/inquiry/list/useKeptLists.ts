import * as React from "react"
import { longDay, today } from "../../kit/format/dates"
import { saveText, savedText, useSavedText } from "../../kit/hooks/storage"
import type { ListWords } from "../../kit/words/catalogue"
import { useLanguage, useWords } from "../../kit/words/words"
import { lineText, listLink, readListLink, type InquiryLine, type Lead } from "./line"
import { shownList } from "./list"
import { useSizeOf } from "../../catalogue/sizeCatalogue"

/** A list that was sent or kept on this device. */
export interface KeptList {
  /** The buyer's own day, "2026-11-25". */
  readonly day: string
  /** The list with all that goes along with it, as the fragment of an address. */
  readonly hash: string
}

/** Where lists are kept. */
export const KEPT = ["localStorage", "kept-lists"] as const

const MOST = 10
const VERSION = 1

/** The lists of a file or of this browser, newest first, or why it has none. Each may be of another version. Never throws. */
export function readLists(text: string): readonly KeptList[] | ((words: ListWords) => string) {
  if (text === "") return []
  try {
    const { version, lists } = JSON.parse(text) as { version?: unknown; lists: KeptList[] }
    if (typeof version === "number" && version > VERSION) return (words) => words.kept.newer
    const isList = ({ day, hash }: KeptList) =>
      /^\d{4}-\d\d-\d\d$/.test(day) && typeof hash === "string"
    if (version === VERSION && lists.every(isList)) return lists
  } catch {
    // Not a text of ours.
  }
  return (words) => words.kept.foreign
}

/** Lists as a file and storage hold them. */
export function textOfLists(lists: readonly KeptList[]): string {
  return lists.length === 0 ? "" : JSON.stringify({ version: VERSION, lists }, null, 1)
}

/** The lists with more behind them, each once, and the number of those for which there is no room. */
export function withLists(lists: readonly KeptList[], more: readonly KeptList[]) {
  const own = new Set(lists.map(({ hash }) => hash))
  const all = [...lists, ...more.filter(({ hash }) => !own.has(hash))]
  return { lists: all.slice(0, MOST), left: Math.max(0, all.length - MOST) }
}

/**
 * Keeps a list before all others, in place of the same lines under another name; the eleventh goes. Returns whether this browser
 * could store it: it stores over nothing foreign.
 */
export function keepList(lines: readonly InquiryLine[], lead: Lead): boolean {
  const lists = readLists(savedText(...KEPT))
  if (typeof lists === "function") return false
  const linesOf = (own: readonly InquiryLine[]) => own.map((line) => lineText(line)).join("_")
  const others = lists.filter(({ hash }) => linesOf(readListLink(hash).lines) !== linesOf(lines))
  const list = { day: today(), hash: listLink("", lines, lead, true) }
  return lines.length > 0 && saveText(...KEPT, textOfLists(withLists([list], others).lists))
}

/** The lists that are kept on this device, newest first, each as it is shown; or why they cannot be. */
export function useKeptLists() {
  const words = useWords("list")
  const language = useLanguage()
  const [text] = useSavedText(...KEPT)
  const { sizeOf } = useSizeOf(text !== "")
  return React.useMemo(() => {
    const lists = readLists(text)
    if (typeof lists === "function") return { text, lists: [], fault: lists(words) }
    const shown = lists.map((list) => {
      const { lines, lead, unreadable } = readListLink(list.hash)
      const { count, total } = shownList(lines, sizeOf, words)
      const asked = lines.filter(({ isOpen }) => isOpen).length
      const day = longDay(list.day, language) ?? list.day
      const about =
        lines.length === 0
          ? unreadable.map((say) => say(words)).join(" ")
          : words.kept.about(count, total, asked)
      return { list, day, lines, lead, about }
    })
    return { text, lists: shown, fault: "" }
  }, [text, sizeOf, words, language])
}
