import { entryText } from "../../content/model/content-type"
import type { Path } from "../../content/model/fields/field"
import { typeOfFile } from "../../content/model/index"
import {
  alignedTranslation,
  originalFile,
  storedTranslation,
  translatedEntry,
  translationFile,
  translationType,
  typeOfTranslation,
  type AlignedTranslation,
} from "../../content/model/translation"
import { entryIn, fieldLabels, inContent, textIn, titleIn, type Content } from "./change-check"
import { routesOf } from "./moved-pages"
import { say } from "../sentences"

/**
 * The text that fills the form of a translation: a place for each text of its original, in the same order. A new translation
 * has an empty form.
 *
 * @param path in content/: "hi/products/ms-pipes.json"
 * @param text the translation as stored
 * @returns undefined when there is no such original
 */
export function filledForm(
  path: string,
  text: string | undefined,
  content: Content,
): string | undefined {
  const found = originalOf(path, content)
  if (!found) return undefined
  const form = alignedTranslation(found.type, found.entry, entryIn(text))
  // Items of a list without a text keep their places.
  return JSON.stringify(form, (_name, value: unknown) => value ?? {})
}

/**
 * The text to write for a form. Of a translation it is stored without its empty places.
 *
 * @param path in content/
 * @param before the stored text: what is as it was there keeps the English it was made from
 * @param content with the original as the form showed it
 */
export function translationText(
  path: string,
  form: string,
  before: string | undefined,
  content: Content,
): string {
  const found = originalOf(path, content)
  if (!found) return form
  const { type, entry } = found
  const aligned = alignedTranslation(type, entry, entryIn(before))
  const filled = { from: {}, ...entryIn(form) } as AlignedTranslation
  const stored = storedTranslation(type, entry, aligned, filled)
  return entryText(typeOfTranslation(path)?.fields ?? {}, stored)
}

/** The text to write for a translation that two have changed: each text keeps its English. Undefined for other entries. */
export function mergedText(path: string, merged: object, content: Content): string | undefined {
  const found = originalOf(path, content)
  if (!found) return undefined
  const form = merged as AlignedTranslation
  const stored = storedTranslation(found.type, found.entry, form, form)
  return entryText(typeOfTranslation(path)?.fields ?? {}, stored)
}

/** Deleted files and their translations, which would be useless without the original. */
export function withTranslations(paths: readonly string[], { files }: Content): string[] {
  const translations = paths
    .map((path) => translationFile(inContent(path)))
    .filter((path) => files.some((file) => file.path === path))
  return [...paths, ...translations.map((path) => `content/${path}`)]
}

/** What a published change took from the Hindi. */
export interface HindiLost {
  /** The pages that are in English only from now on, by their English addresses. */
  readonly pages: readonly string[]
  /** Texts of the entry without Hindi. */
  readonly missing: number
  /** Texts of the entry whose English has changed since they were translated. */
  readonly outdated: number
}

/** What a change of an entry, or of its translation, took from the Hindi; undefined if nothing. */
export function hindiLost(path: string, before: Content, after: Content): HindiLost | undefined {
  const original = originalFile(path) ?? path
  const were = englishPages(before).filter(({ translation }) => translation)
  const pages = englishPages(after)
    .filter((page) => !page.translation && were.some((each) => each.path === page.path))
    .map((page) => page.path)
  const was = hindiState(original, before)
  const now = hindiState(original, after)
  const hadHindi = textIn(before, translationFile(original)) !== undefined
  const isWorse = hadHindi && (now.missing > was.missing || now.outdated > was.outdated)
  const { missing, outdated } = now
  return pages.length > 0 || isWorse ? { pages, missing, outdated } : undefined
}

type State = Pick<HindiLost, "missing" | "outdated">

function hindiState(path: string, content: Content): State & { readonly first?: Path } {
  const found = originalOf(translationFile(path), content)
  if (!found) return { missing: 0, outdated: 0 }
  const words = entryIn(textIn(content, translationFile(path)))
  const { missing, outdated } = translatedEntry(found.type, found.entry, words)
  return { missing: missing.length, outdated: outdated.length, first: [...missing, ...outdated][0] }
}

/** The texts for want of which an entry has no Hindi page: "Pictures, picture 2, What the picture shows". */
export function lackingTexts(path: string, content: Content): readonly string[] {
  const original = originalFile(path) ?? path
  const found = originalOf(translationFile(original), content)
  if (!found) return []
  const words = entryIn(textIn(content, translationFile(original)))
  const { lacking } = translatedEntry(found.type, found.entry, words)
  return lacking.map((place) => fieldLabels(found.type.fields, place))
}

/** The English pages, without those that say that a product is hidden: they have no Hindi, and need none. */
const englishPages = (content: Content) =>
  routesOf(content).filter(
    ({ language, template }) => language === "en" && template !== "hidden-product",
  )

/** The state of an entry's translation. */
interface HindiState extends State {
  /** The original, by its path in content/. */
  readonly path: string
  /** "Products, MS Pipes" */
  readonly title: string
  /** The first field that lacks something. */
  readonly first?: Path
}

/** The entries whose Hindi lacks something, those with the most missing texts first. */
export function hindiStates(content: Content): readonly HindiState[] {
  const states = content.files.flatMap(({ path }): HindiState[] => {
    const type = typeOfFile(path)
    if (!type || !translationType(type)) return []
    const state = hindiState(path, content)
    if (state.missing + state.outdated === 0) return []
    return [{ path, title: titleIn(content, path), ...state }]
  })
  return states.sort((one, other) => other.missing - one.missing)
}

/** "texts without Hindi: 3; texts whose English has changed: 1" */
export function stateSentence({ missing, outdated }: State): string {
  const parts = [
    missing > 0 && say("texts without Hindi: {count}", { count: missing }),
    outdated > 0 && say("texts whose English has changed: {count}", { count: outdated }),
  ]
  return parts.filter(Boolean).join("; ") || say("complete")
}

function originalOf(path: string, { files }: Content) {
  const original = originalFile(path)
  const type = original === undefined ? undefined : typeOfFile(original)
  const text = files.find((file) => file.path === original)?.text
  return type && text !== undefined ? { type, entry: entryIn(text) } : undefined
}
