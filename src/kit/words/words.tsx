import * as React from "react"
import type { Area, Words } from "./catalogue"
import type { Language } from "./language"

/** Provides the words of a language to the components inside it. */
export const WordsContext = React.createContext<Words | null>(null)

/** The words of one area of the interface, in the language of the page. */
export function useWords<Name extends Area>(area: Name): Words[Name] {
  return useAllWords()[area]
}

/** The language of the page. */
export function useLanguage(): Language {
  return useAllWords().language
}

function useAllWords(): Words {
  const words = React.useContext(WordsContext)
  if (!words) throw new Error("A component was shown outside WordsContext")
  return words
}

/** The words that pages can be shown in: in the browser those of the page's language, for the static HTML all. */
const known = new Map<Language, Words>()

/** Makes the words of a language known, before pages in it are shown. */
export function addWords(words: Words): void {
  known.set(words.language, words)
}

/** The words of a language. @throws Error when they were not made known */
export function wordsIn(language: Language): Words {
  const words = known.get(language)
  if (!words) throw new Error(`The words of the language "${language}" are not loaded`)
  return words
}
