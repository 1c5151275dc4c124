import * as React from "react"
import type { Language } from "./language"
import type { Rooms } from "./rooms"

/** The rooms that every page loads. Others are passed to the pages that need them. */
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

/** All words of the page. */
export function usePageWords(): Words {
  const words = React.useContext(WordsContext)
  if (!words) throw new Error("A component was shown outside WordsProvider")
  return words
}

/** The language of the page. */
export function useLanguage(): Language {
  return usePageWords().language
}

/**
 * The words of one room in the language of the page. There is no default, so that a page loads one language only.
 *
 * @throws when the page has not loaded that room: add it to the call of `pageIn` in its module
 */
export function useWords<Room extends keyof Rooms>(room: Room): Rooms[Room] {
  const words: Partial<Rooms> = usePageWords()
  const found = words[room]
  if (!found) throw new Error(`This page was not given the words of "${room}"`)
  return found
}

/**
 * Returns a function that fetches a room for code that loads later. Fetch both together and pass the room to that code, or to
 * its components by `MoreWords`. The promise fails if the page does not list the room among its later ones.
 */
export function useLaterWords<Room extends keyof Rooms>(room: Room): () => Promise<Rooms[Room]> {
  const load = usePageWords().later[room]
  return React.useCallback(async () => {
    if (!load) throw new Error(`This page cannot fetch the words of "${room}"`)
    return (await load())[room]
  }, [load, room])
}

interface MoreWordsProps {
  /** The fetched rooms; the same object until they change. */
  rooms: Partial<Rooms>
  children: React.ReactNode
}

/** Adds rooms that were fetched later to those of the page, for the components inside. */
export function MoreWords({ rooms, children }: MoreWordsProps) {
  const page = usePageWords()
  const words = React.useMemo(() => ({ ...page, ...rooms }), [page, rooms])
  return <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
}

/** A page with its words. The shell around it shows the same language. */
type PageInLanguage<Props> = React.ComponentType<Props> & { readonly words: Words }

/** Attaches words to a page. Pages use it through `pageIn` in components/Site. */
export function inLanguage<Props extends object>(
  words: Words,
  Page: React.ComponentType<Props>,
): PageInLanguage<Props> {
  return Object.assign((props: Props) => <Page {...props} />, { words })
}

/** A component with rooms of its own, for code that loads after its page. */
export function withRooms<Props extends object>(
  rooms: Partial<Rooms>,
  Part: React.ComponentType<Props>,
): React.ComponentType<Props> {
  return function WithRooms(props: Props) {
    return (
      <MoreWords rooms={rooms}>
        <Part {...props} />
      </MoreWords>
    )
  }
}
