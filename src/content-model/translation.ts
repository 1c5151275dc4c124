import { z } from "zod"
import type { ContentType } from "./content-type"
import { entrySchema } from "./content-type"
import {
  fieldName,
  isEmpty,
  noReferences,
  translatedFields,
  type AnyField,
  type Field,
  type FieldSet,
  type Path,
} from "./fields/field"
import { typeOfFile } from "./index"

/*
 * A translation is a file content/hi/<path of the original> with nothing but the texts, and `from`: what of the original
 * each was made from. Figures, pictures, links and the order of lists are the original's.
 */

/** The folder of content/ with the Hindi texts. */
export const translationFolder = "hi"

/** The original a translation belongs to: "products/ms-pipes.json" for "hi/products/ms-pipes.json". */
export function originalFile(path: string): string | undefined {
  return path.startsWith(`${translationFolder}/`)
    ? path.slice(translationFolder.length + 1)
    : undefined
}

/** The translation of an entry, by the entry's path in content/. */
export function translationFile(original: string): string {
  return `${translationFolder}/${original}`
}

/** A mark of each English text a translation was made from, by the name of its field: see `textMark`. */
const madeFrom: Field<Record<string, string> | undefined> = {
  schema: z.record(z.string(), z.string()).optional(),
  widget: { label: "Made from", widget: "hidden", required: false },
  graphql: { type: "String", required: false, directives: [], types: {} },
  references: noReferences,
}

const types = new WeakMap<ContentType, ContentType>()

/** The type of the translations of a type; undefined when it has nothing to translate. */
export function translationType(type: ContentType): ContentType | undefined {
  const made = types.get(type)
  if (made) return made
  const fields = translatedFields(type.fields)
  if (Object.keys(fields).length === 0) return undefined
  const { kept, label, labelSingular, description } = type
  const translation: ContentType = {
    name: `${type.name}InHindi`,
    kept:
      "file" in kept
        ? { file: translationFile(kept.file) }
        : { folder: translationFile(kept.folder) },
    label,
    labelSingular,
    description,
    fields: { ...fields, from: madeFrom },
  }
  types.set(type, translation)
  return translation
}

/** The type of a translation, by its path in content/. */
export function typeOfTranslation(path: string): ContentType | undefined {
  const original = originalFile(path)
  const type = original === undefined ? undefined : typeOfFile(original)
  return type && translationType(type)
}

/** A short mark of a text (FNV-1a, 32 bits): another mark means that the text has changed. */
export function textMark(text: string): string {
  let mark = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193)
  }
  return (mark >>> 0).toString(16)
}

/** A text of an entry that is translated. */
interface EntryText {
  readonly path: Path
  readonly text: string
}

/** The texts of an entry that are translated, in the order of the model. */
export function entryTexts(fields: FieldSet, entry: unknown, at: Path = []): EntryText[] {
  if (!isObject(entry)) return []
  return Object.entries(fields).flatMap(([name, field]) =>
    field.words ? textsBelow(field, entry[name], [...at, name]) : [],
  )
}

function textsBelow(field: AnyField, value: unknown, at: Path): EntryText[] {
  if (typeof value === "string") return isEmpty(value) ? [] : [{ path: at, text: value }]
  if (!Array.isArray(value)) return entryTexts(field.inner ?? {}, value, at)
  return value.flatMap((item, index) => textsBelow(field, item, [...at, index]))
}

/** The marks of all texts of an original, for the translation that is made from it. */
export function originalMarks(type: ContentType, original: unknown): Record<string, string> {
  return Object.fromEntries(
    entryTexts(type.fields, original).map(({ path, text }) => [fieldName(path), textMark(text)]),
  )
}

/** An original and its translation, put together. */
export interface TranslatedEntry {
  /** The original with every text replaced that is translated. */
  readonly entry: unknown
  /** Texts of the original that are not translated. */
  readonly missing: readonly Path[]
  /** Texts that were translated from an original that has changed since. */
  readonly outdated: readonly Path[]
}

/** Puts the texts of a translation into its original. */
export function translatedEntry(
  type: ContentType,
  original: unknown,
  translation: unknown,
): TranslatedEntry {
  const missing: Path[] = []
  const outdated: Path[] = []
  const from = isObject(translation) && isObject(translation.from) ? translation.from : {}

  const inGroup = (fields: FieldSet, source: unknown, words: unknown, at: Path, wordsAt: Path) => {
    if (!isObject(source)) return source
    const changed = Object.entries(fields).flatMap(([name, field]) => {
      if (!field.words || isEmpty(source[name])) return []
      const inner = isObject(words) ? words[name] : undefined
      return [[name, inField(field, source[name], inner, [...at, name], [...wordsAt, name])]]
    })
    return { ...source, ...Object.fromEntries(changed) } as unknown
  }
  const inField = (
    field: AnyField,
    source: unknown,
    words: unknown,
    at: Path,
    wordsAt: Path,
  ): unknown => {
    if (Array.isArray(source)) {
      const places = itemPlaces(field, source, from, wordsAt)
      return source.map((item, index) => {
        const place = places[index] ?? index
        const inner: unknown = Array.isArray(words) ? words[place] : undefined
        return inField(field, item, inner, [...at, index], [...wordsAt, place])
      })
    }
    if (typeof source !== "string") return inGroup(field.inner ?? {}, source, words, at, wordsAt)
    if (typeof words !== "string" || isEmpty(words)) {
      missing.push(at)
      return source
    }
    if (from[fieldName(wordsAt)] !== textMark(source)) outdated.push(at)
    return words
  }
  const entry = inGroup(type.fields, original, translation, [], [])
  return { entry, missing, outdated }
}

/**
 * The place in the translation of each item of a list: where an item with the same texts was when it was translated.
 * So a list can be put in another order in the original alone. An item that is new or has changed takes its own place,
 * if no other item comes from there.
 */
function itemPlaces(
  field: AnyField,
  items: readonly unknown[],
  from: Record<string, unknown>,
  at: Path,
): readonly number[] {
  const marks = items.map((item) =>
    textsBelow(field, item, []).map(({ path, text }) => ({ path, mark: textMark(text) })),
  )
  const isFrom = (index: number, place: number) =>
    marks[index]?.every(({ path, mark }) => from[fieldName([...at, place, ...path])] === mark)
  const taken = new Set<number>()
  const places = items.map((_, index) => {
    const place = [index, ...items.keys()].find((each) => !taken.has(each) && isFrom(index, each))
    if (place !== undefined) taken.add(place)
    return place
  })
  return places.map((place, index) => place ?? (taken.has(index) ? items.length : index))
}

/** Whether every text of an entry has a translation that may be published. */
export function isTranslated(type: ContentType, original: unknown, translation: unknown): boolean {
  const wordsType = translationType(type)
  if (!wordsType || !entrySchema(wordsType).safeParse(translation).success) return false
  return translatedEntry(type, original, translation).missing.length === 0
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
