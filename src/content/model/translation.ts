import { z } from "zod"
import type { ContentType } from "./content-type"
import { entrySchema } from "./content-type"
import {
  fieldName,
  isEmpty,
  field,
  translatedFields,
  type AnyField,
  type FieldSet,
  type Path,
} from "./fields/field"
import { typeOfFile } from "./index"
import { matchedItems } from "./matched-items"

/*
 * A translation is a file content/hi/<path of the original> that contains only texts, and `from`, which marks the original text
 * each was made from. Figures, pictures, links and the order of lists are those of the original.
 */

/** The folder of content/ with the Hindi texts. */
const translationFolder = "hi"

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

/** A mark of each English text that was translated, by the name of its field: see `textMark`. */
const madeFrom = field(
  { label: "Made from", widget: "hidden", required: false },
  z.record(z.string(), z.string()).optional(),
)

const types = new WeakMap<ContentType, ContentType>()

/** The type of a type's translations; undefined if it has nothing to translate. */
export function translationType(type: ContentType): ContentType | undefined {
  const made = types.get(type)
  if (made) return made
  const fields = translatedFields(type.fields)
  if (Object.keys(fields).length === 0) return undefined
  const { storedIn, label, labelSingular, namedBy, description } = type
  const translation: ContentType = {
    name: `${type.name}InHindi`,
    storedIn:
      "file" in storedIn
        ? { file: translationFile(storedIn.file) }
        : { folder: translationFile(storedIn.folder) },
    label: `${label} in Hindi`,
    labelSingular: `${labelSingular ?? label} in Hindi`,
    namedBy,
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

/** The type of an entry or of a translation, by its path in content/. */
export function typeOfEntry(path: string): ContentType | undefined {
  return typeOfFile(path) ?? typeOfTranslation(path)
}

/** A short hash of a text (FNV-1a, 32 bits) that shows whether the text has changed. */
export function textMark(text: string): string {
  let mark = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193)
  }
  return (mark >>> 0).toString(16)
}

/** A translatable text of an entry. */
interface EntryText {
  readonly path: Path
  readonly text: string
}

/** The translatable texts of an entry, in the order of the model. */
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

/** The marks of all texts of an original, for its translation. */
export function originalMarks(type: ContentType, original: unknown): Record<string, string> {
  return Object.fromEntries(
    entryTexts(type.fields, original).map(({ path, text }) => [fieldName(path), textMark(text)]),
  )
}

/** An original combined with its translation. */
interface TranslatedEntry {
  /** The original with all translated texts replaced. */
  readonly entry: unknown
  /** Texts of the original without a translation. */
  readonly missing: readonly Path[]
  /** Translated texts whose original has changed since. */
  readonly outdated: readonly Path[]
}

/** Combines an original with its translation. */
export function translatedEntry(
  type: ContentType,
  original: unknown,
  translation: unknown,
): TranslatedEntry {
  const { from, ...texts } = alignedTranslation(type, original, translation)
  const found = entryTexts(type.fields, original).map(({ path, text }) => ({
    path,
    isMissing: isEmpty(path.reduce((words, part) => (words as never)?.[part], texts as unknown)),
    isOutdated: from[fieldName(path)] !== textMark(text),
  }))
  return {
    entry: merged(original, texts),
    missing: found.filter(({ isMissing }) => isMissing).map(({ path }) => path),
    outdated: found
      .filter(({ isMissing, isOutdated }) => isOutdated && !isMissing)
      .map(({ path }) => path),
  }
}

/** An entry, or a part of it, with the words that there are for it. */
function merged(source: unknown, words: unknown): unknown {
  if (isEmpty(words)) return source
  if (Array.isArray(source)) {
    return source.map((item, index) => merged(item, (words as readonly unknown[])[index]))
  }
  if (!isObject(source) || !isObject(words)) return words
  const changed = Object.entries(words).map(([name, inner]) => [name, merged(source[name], inner)])
  return { ...source, ...Object.fromEntries(changed) }
}

/** A translation in the shape of its original: one text for each, empty where it is missing. */
export interface AlignedTranslation extends Readonly<Record<string, unknown>> {
  /** For each text, the mark of the English text it was made from, by the name of its field. */
  readonly from: Readonly<Record<string, string>>
}

/** Reorders the lists of a translation as in the original, whatever the order was when it was written. */
export function alignedTranslation(
  type: ContentType,
  original: unknown,
  translation: unknown,
): AlignedTranslation {
  const marks = isObject(translation) && isObject(translation.from) ? translation.from : {}
  const from: Record<string, string> = {}

  const inGroup = (fields: FieldSet, source: unknown, words: unknown, at: Path, wordsAt: Path) => {
    if (!isObject(source)) return {}
    const texts = Object.entries(fields).flatMap(([name, field]) => {
      if (!field.words || isEmpty(source[name])) return []
      const inner = isObject(words) ? words[name] : undefined
      return [[name, inField(field, source[name], inner, [...at, name], [...wordsAt, name])]]
    })
    return Object.fromEntries(texts) as Record<string, unknown>
  }
  const inField = (
    field: AnyField,
    source: unknown,
    words: unknown,
    at: Path,
    wordsAt: Path,
  ): unknown => {
    if (Array.isArray(source)) {
      const places = itemPlaces(field, source, marks, wordsAt)
      return source.map((item, index) => {
        const place = places[index]
        const inner: unknown =
          place !== undefined && Array.isArray(words) ? words[place] : undefined
        // Nothing is stored under the position -1.
        return inField(field, item, inner, [...at, index], [...wordsAt, place ?? -1])
      })
    }
    if (typeof source !== "string") return inGroup(field.inner ?? {}, source, words, at, wordsAt)
    if (typeof words !== "string" || isEmpty(words)) return ""
    const mark = marks[fieldName(wordsAt)]
    if (typeof mark === "string") from[fieldName(at)] = mark
    return words
  }
  return { ...inGroup(type.fields, original, translation, [], []), from }
}

/**
 * A translation as stored: without missing texts, and with a new mark for each new or changed text. The others keep their
 * marks, so that changes of the English still show.
 *
 * @param before the stored translation, aligned to the original
 * @param form the translation as the editor has filled it in, also aligned
 */
export function storedTranslation(
  type: ContentType,
  original: unknown,
  before: AlignedTranslation,
  form: AlignedTranslation,
): Record<string, unknown> {
  const from: Record<string, string> = {}
  const marks = originalMarks(type, original)
  const stored = (value: unknown, old: unknown, at: Path, storedAt: Path): unknown => {
    if (typeof value === "string") {
      const name = fieldName(at)
      const mark = value === old ? form.from[name] : marks[name]
      if (!isEmpty(value) && mark) from[fieldName(storedAt)] = mark
      return value
    }
    if (Array.isArray(value)) {
      let count = 0
      return value.flatMap((item: unknown, index) => {
        if (isEmpty(item)) return []
        const oldItem: unknown = Array.isArray(old) ? old[index] : undefined
        return [stored(item, oldItem, [...at, index], [...storedAt, count++])]
      })
    }
    const inside = Object.entries(isObject(value) ? value : {}).map(([name, inner]) => {
      const oldInner = isObject(old) ? old[name] : undefined
      return [name, stored(inner, oldInner, [...at, name], [...storedAt, name])] as const
    })
    return Object.fromEntries(inside)
  }
  const texts = stored({ ...form, from: {} }, before, [], []) as object
  // In the order of the model: that of the form changes, and each line that moves would be one more to read in a commit.
  const names = entryTexts(type.fields, texts).map(({ path }) => fieldName(path))
  const ordered = names.flatMap((name) => (from[name] ? [[name, from[name]]] : []))
  return { ...texts, from: Object.fromEntries(ordered) as Record<string, string> }
}

/**
 * For each item of a list, its position in the translation, by the texts it shares with the list that was translated; undefined
 * for an item that is new: it must never show the words of its neighbour. But where a single text was changed, and everything
 * around it stands where it stood, it is the same item, whose translation is to be reviewed.
 */
function itemPlaces(
  field: AnyField,
  items: readonly unknown[],
  from: Record<string, unknown>,
  at: Path,
): readonly (number | undefined)[] {
  const marks = items.map((item) =>
    textsBelow(field, item, []).map(
      ({ path, text }) => `${withoutPlaces(fieldName(path))} ${textMark(text)}`,
    ),
  )
  const stored = storedItems(from, fieldName(at))
  const places = matchedItems(stored, marks)
  const changed = places.indexOf(undefined)
  const isAlone =
    stored.size === items.length &&
    places.every((place, index) => (index === changed ? place === undefined : place === index))
  const isText = stored.get(changed)?.length === 1 && marks[changed]?.length === 1
  return isAlone && isText ? places.with(changed, changed) : places
}

/** The items of a list when it was translated, by position: the names of their texts and the marks of those. */
function storedItems(from: Record<string, unknown>, list: string): Map<number, readonly string[]> {
  const items = new Map<number, string[]>()
  for (const [name, mark] of Object.entries(from)) {
    if (!name.startsWith(`${list}[`)) continue
    const end = name.indexOf("]", list.length)
    const place = Number(name.slice(list.length + 1, end))
    // As fieldName writes the path inside an item, which begins without a dot.
    const inside = name.slice(end + 1).replace(/^\./, "")
    const marked = `${withoutPlaces(inside)} ${String(mark)}`
    items.set(place, [...(items.get(place) ?? []), marked])
  }
  return items
}

/** A list inside an item may have another order than before. */
function withoutPlaces(name: string): string {
  return name.replace(/\[\d+\]/g, "[]")
}

/** Whether every text of an entry has a publishable translation. */
export function isTranslated(type: ContentType, original: unknown, translation: unknown): boolean {
  if (!isObject(translation)) return false
  const words = translationType(type)
  return (
    words !== undefined &&
    entrySchema(words).safeParse(translation).success &&
    translatedEntry(type, original, translation).missing.length === 0
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
