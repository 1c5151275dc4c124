/*
 * What the editor says, in English and in Hindi. English is where it is said; hindi/*.json has the Hindi of each sentence, which
 * nobody of the trade has read yet ("readByTheTrade"). A sentence without Hindi is a fault of types; labels, hints and sentences of
 * the content check that lack it are counted by sentences.test.ts and stay English.
 */
import { languages, languageTag, type Language } from "../kit/words/language"
import checks from "./hindi/checks.json"
import model from "./hindi/labels.json"
import own from "./hindi/sentences.json"

type Texts = Readonly<Record<string, string>>
type Sentence = keyof typeof own.sentences
/** The names in "texts without Hindi: {count}". */
type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Values = Readonly<Record<string, string | number>>

const storedAs = "editor-language"

/** The language that was chosen on this computer. */
export function editorLanguage(): Language {
  const chosen = globalThis.document && localStorage.getItem(storedAs)
  return languages.find((each) => each === chosen) ?? "en"
}

/** Opens the editor again in a language: Decap takes its words once. The browser asks before it leaves an unsaved form. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(storedAs, language)
  location.reload()
}

const isHindi = () => editorLanguage() !== "en"
const known = (texts: Texts, english: string) => (isHindi() ? texts[english] : undefined) ?? english

/** A sentence of the editor with its values: say("Yours is called “{name}”.", { name }). */
export function say<S extends Sentence>(
  english: S,
  ...values: [Names<S>] extends [never] ? [] : [Readonly<Record<Names<S>, string | number>>]
): string {
  return filled(known(own.sentences, english), values[0] ?? {})
}

function filled(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

/** The label of a field, an option or a list in the language of the editor. */
export function labelWords(english: string): string {
  // The model names the Hindi texts of a list after it.
  const original = /^(.*) in Hindi$/.exec(english)?.[1]
  const name = known(model.labels, original ?? english)
  return original === undefined ? name : say("{name} in Hindi", { name })
}
/** What an item of a list is called: "slide". */
export const itemWords = (english: string): string => known(model.items, english)
/** The hint of a field, or the description of a list. */
export const hintWords = (english: string): string => known(model.hints, english)

/** A label in both languages, as forms have it: "Heading · शीर्षक". */
export function bothLabels(english: string): string {
  if (english.endsWith(" in Hindi")) return labelWords(english)
  const hindi = (model.labels as Texts)[english]
  return hindi === undefined || hindi === english ? english : `${english} · ${hindi}`
}

/** Sentences of the content check, as patterns with a group for each value in them. */
const patterns = Object.entries(checks.sentences).map(([english, hindi]) => {
  const source = english.replace(/[.*+?^$()|[\]\\/]/g, "\\$&").replace(/\{(\w+)\}/g, "(?<$1>.+?)")
  return { pattern: new RegExp(`^${source}$`, "su"), hindi }
})

/** A sentence of the content check in Hindi; undefined if it has none. */
export function checkInHindi(english: string): string | undefined {
  for (const { pattern, hindi } of patterns) {
    const found = pattern.exec(english)
    if (!found) continue
    const values = Object.entries(found.groups ?? {})
    return filled(
      hindi,
      Object.fromEntries(values.map(([name, value]) => [name, labelWords(value)])),
    )
  }
  return undefined
}

/** A sentence of the content check in the language of the editor. */
export function checkWords(english: string): string {
  return (isHindi() ? checkInHindi(english) : undefined) ?? english
}

/** "22 November 2026, 14:05" from an ISO date; empty if it is not one. */
export function moment(date: string): string {
  const time = new Date(date)
  if (Number.isNaN(time.getTime())) return ""
  const style = { dateStyle: "long", timeStyle: "short", hourCycle: "h23" } as const
  return new Intl.DateTimeFormat(languageTag[editorLanguage()], style).format(time)
}
