import * as React from "react"
import type { Language } from "./language"
import type { Rooms } from "./rooms"

/** The rooms that every page has with it. The others are given to the pages that show them. */
type EveryPage = Pick<Rooms, "shell">

/** Rooms that load together with the code that shows them, by the modules that hold them. */
export type LaterRooms = { readonly [Room in keyof Rooms]?: () => Promise<Pick<Rooms, Room>> }

/** The words of a page: its language and the rooms of the catalogue it shows. */
export type Words = EveryPage &
  Partial<Rooms> & {
    readonly language: Language
    readonly later: LaterRooms
  }

const WordsContext = React.createContext<Words | null>(null)

/** Provides the words to the components inside it. */
export function WordsProvider({ words, children }: { words: Words; children: React.ReactNode }) {
  return <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
}

function usePageWords(): Words {
  const words = React.useContext(WordsContext)
  if (!words) throw new Error("A component was shown outside WordsProvider")
  return words
}

/** The language of the page. */
export function useLanguage(): Language {
  return usePageWords().language
}

/**
 * The words of one room in the language of the page. There is no default, so that a page carries one language only.
 *
 * @throws when the page was not given that room: add it where its module calls `inLanguage`
 */
export function useWords<Room extends keyof Rooms>(room: Room): Rooms[Room] {
  const words: Partial<Rooms> = usePageWords()
  const found = words[room]
  if (!found) throw new Error(`This page was not given the words of "${room}"`)
  return found
}

/**
 * Fetches a room that the page was not given. Fetch it together with the code that shows it, and give it to that code, or to
 * the components of that code by `MoreWords`. The promise fails if the page does not name the room among its later ones.
 */
export function useLaterWords<Room extends keyof Rooms>(room: Room): () => Promise<Rooms[Room]> {
  const load = usePageWords().later[room]
  return React.useCallback(async () => {
    if (!load) throw new Error(`This page cannot fetch the words of "${room}"`)
    return (await load())[room]
  }, [load, room])
}

interface MoreWordsProps {
  /** The rooms fetched; the same object until there are others. */
  rooms: Partial<Rooms>
  children: React.ReactNode
}

/** Gives rooms that were fetched later to the components inside it, besides those of the page. */
export function MoreWords({ rooms, children }: MoreWordsProps) {
  const page = usePageWords()
  const words = React.useMemo(() => ({ ...page, ...rooms }), [page, rooms])
  return <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
}

/** A page with its words, for the shell around it to show the same language. */
export type PageInLanguage<Props> = React.ComponentType<Props> & { readonly words: Words }

/** Gives a page its words. Every page module exports its page this way. */
export function inLanguage<Props extends object>(
  words: Words,
  Page: React.ComponentType<Props>,
): PageInLanguage<Props> {
  return Object.assign((props: Props) => <Page {...props} />, { words })
}
