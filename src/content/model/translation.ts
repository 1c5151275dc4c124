import { z } from "zod"
import { type ContentType, entrySchema } from "./content-type"
import {
  fieldName,
  fieldsAt,
  isEmpty,
  field,
  setAt,
  translatedFields,
  valueAt,
  type FieldSet,
  type Path,
} from "./fields/field"
import { typeOfFile } from "./index"
import { translations, type Translation } from "../../kit/words/language"

/*
 * A translation is a file content/<language>/<path of the original> that contains only texts, each at the place of its original,
 * and `from`, the English text that each was made from. Figures, pictures, links and the order of lists are those of the original.
 */

/** The setting that publishes the pages of a translation. */
const publishedBy: Record<Translation, string> = { hi: "hindiShown" }

/** The translations whose pages are published, by the entry of site/settings.json. */
export function publishedTranslations(settings: unknown): Translation[] {
  return translations.filter(
    (language) => isObject(settings) && settings[publishedBy[language]] === true,
  )
}

/** The original a translation belongs to: "products/ms-pipes.json" for "hi/products/ms-pipes.json". */
export function originalFile(path: string): string | undefined {
  const language = translations.find((each) => path.startsWith(`${each}/`))
  return language && path.slice(language.length + 1)
}

/** The translation of an entry, by the entry's path in content/. The editor knows Hindi only. */
export function translationFile(original: string, language: Translation = "hi"): string {
  return `${language}/${original}`
}

/** The English text that each was made from, by the name of its field. */
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

/** A translatable text of an entry. */
interface EntryText {
  readonly path: Path
  readonly text: string
}

/** The translatable texts of an entry, in the order of the model. */
export function entryTexts(fields: FieldSet, entry: unknown): EntryText[] {
  return fieldsAt(fields, entry).flatMap(({ path, field, value }) =>
    field.words && typeof value === "string" && !isEmpty(value) ? [{ path, text: value }] : [],
  )
}

/** English texts by the names of their fields. */
type NamedTexts = Record<string, string>

/** All texts of an original by the names of their fields: what a translation made today was made from. */
export function originalTexts(type: ContentType, original: unknown): NamedTexts {
  return Object.fromEntries(
    entryTexts(type.fields, original).map(({ path, text }) => [fieldName(path), text]),
  )
}

interface TranslatedText extends EntryText {
  /** The Hindi; empty if there is none. */
  readonly words: string
  /** The English text the Hindi was made from. */
  readonly from?: string
}

/** The texts of an original with those of its translation, whatever the order of lists was when it was written. */
function translatedTexts(type: ContentType, original: unknown, translation: unknown) {
  const now = originalTexts(type, original)
  const from = (
    isObject(translation) && isObject(translation.from) ? translation.from : {}
  ) as NamedTexts
  const lists = new Map<string, readonly (number | undefined)[]>()
  const storedPlace = (path: Path): Path | undefined => {
    const stored: (string | number)[] = []
    for (const [depth, part] of path.entries()) {
      const list = fieldName(path.slice(0, depth))
      if (typeof part === "number" && !lists.has(list)) {
        lists.set(list, itemPlaces(itemsOf(now, list), itemsOf(from, fieldName(stored))))
      }
      const place = typeof part === "number" ? lists.get(list)?.[part] : part
      if (place === undefined) return undefined
      stored.push(place)
    }
    return stored
  }
  return entryTexts(type.fields, original).map((each): TranslatedText => {
    const stored = storedPlace(each.path)
    const words = stored && valueAt(translation, stored)
    if (!stored || typeof words !== "string" || isEmpty(words)) return { ...each, words: "" }
    return { ...each, words, from: from[fieldName(stored)] }
  })
}

/**
 * An original with the texts of its translation; the places of texts without one (`missing`), and of those whose English has
 * changed since they were translated (`outdated`).
 *
 * An item of a list without all its texts, such as a picture or a row, is left out until it has them. Texts that cannot be left
 * out (`lacking`) keep their English: those beside the lists, and those of a list that would be left without an item.
 */
export const translatedEntry = remembered((type, original, translation) => {
  const texts = translatedTexts(type, original, translation)
  const entry = structuredClone(original) as object
  for (const { path, words } of texts) if (words) setAt(entry, path, words)
  const isOutdated = ({ words, from, text }: TranslatedText) => words && from !== text
  const missing = texts.filter(({ words }) => !words).map(({ path }) => path)
  const gaps = new Set(missing.map(fieldName))
  const lists = new Map(
    missing.flatMap((path) => outermostList(path) ?? []).map((list) => [fieldName(list), list]),
  )
  for (const [name, list] of lists) {
    const left = withoutGaps(valueAt(entry, list), list, gaps)
    if (left === undefined) lists.delete(name)
    else setAt(entry, list, left)
  }
  return {
    entry: entry as unknown,
    missing,
    lacking: missing.filter((path) => !lists.has(fieldName(outermostList(path)?.[0] ?? path))),
    outdated: texts.filter(isOutdated).map(({ path }) => path),
  }
})

/** The list around a place of an entry that is in no other list, if any. In an array for `flatMap`. */
function outermostList(path: Path): readonly [Path] | undefined {
  const end = path.findIndex((part) => typeof part === "number")
  return end < 0 ? undefined : [path.slice(0, end)]
}

/** A value without the items of lists that lack a text; undefined if it cannot be without one. */
function withoutGaps(value: unknown, at: Path, gaps: ReadonlySet<string>): unknown {
  if (gaps.has(fieldName(at))) return undefined
  if (Array.isArray(value)) {
    const items = value.map((item, index) => withoutGaps(item, [...at, index], gaps))
    const left = items.filter((item) => item !== undefined)
    return left.length === 0 && items.length > 0 ? undefined : left
  }
  if (!isObject(value)) return value
  const inside = Object.entries(value).map(([name, inner]) => {
    return [name, withoutGaps(inner, [...at, name], gaps), inner] as const
  })
  if (inside.some(([, left, was]) => left === undefined && was !== undefined)) return undefined
  return Object.fromEntries(inside)
}

/** A translation in the shape of its original: one text for each, empty where it is missing. */
export interface AlignedTranslation extends Readonly<Record<string, unknown>> {
  /** For each text, the English text it was made from. */
  readonly from: Readonly<NamedTexts>
}

/** A translation with its lists in the order of the original. */
export function alignedTranslation(
  type: ContentType,
  original: unknown,
  translation: unknown,
): AlignedTranslation {
  const from: NamedTexts = {}
  const aligned = { from }
  for (const { path, words, from: english } of translatedTexts(type, original, translation)) {
    setAt(aligned, path, words)
    if (english) from[fieldName(path)] = english
  }
  return aligned
}

/**
 * A translation as stored: without missing texts, each new or changed text with the English of today. The others keep the English
 * they were made from, so that a change of it still shows.
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
  const from: NamedTexts = {}
  const stored = { from }
  const today = originalTexts(type, original)
  /** For each list, the items that have texts: the others leave no empty place. */
  const items: Record<string, number[]> = {}
  for (const { path, text } of entryTexts(type.fields, form)) {
    const place = path.map((part, depth) => {
      if (typeof part === "string") return part
      const filled = (items[fieldName(path.slice(0, depth))] ??= [])
      return filled.includes(part) ? filled.indexOf(part) : filled.push(part) - 1
    })
    const name = fieldName(path)
    const english = text === valueAt(before, path) ? form.from[name] : today[name]
    setAt(stored, place, text)
    if (english) from[fieldName(place)] = english
  }
  return stored
}

/** The items of a list, by position: their texts, each with the name of its field. */
type Items = ReadonlyMap<number, readonly string[]>

/**
 * For each item of a list, its position in the translation, by the texts it shares with the list that was translated; undefined
 * for an item that is new: it must never show the words of its neighbour. But where a single text was changed, and everything
 * around it stands where it stood, it is the same item, whose translation is to be reviewed.
 */
function itemPlaces(items: Items, stored: Items): readonly (number | undefined)[] {
  const texts = Array.from(
    { length: Math.max(...items.keys()) + 1 },
    (_, at) => items.get(at) ?? [],
  )
  const places = matchedItems(stored, texts)
  const changed = places.indexOf(undefined)
  const isAlone =
    stored.size === texts.length &&
    places.every((place, index) => place === (index === changed ? undefined : index))
  const isText = stored.get(changed)?.length === 1 && texts[changed]?.length === 1
  return isAlone && isText ? places.with(changed, changed) : places
}

/** The items of a list, by the texts of an entry. */
function itemsOf(texts: NamedTexts, list: string): Items {
  const items = new Map<number, readonly string[]>()
  for (const [name, text] of Object.entries(texts)) {
    if (!name.startsWith(`${list}[`)) continue
    const end = name.indexOf("]", list.length)
    const place = Number(name.slice(list.length + 1, end))
    // A list inside an item may have another order than before.
    const inside = name.slice(end + 1).replace(/\[\d+\]/g, "[]")
    items.set(place, [...(items.get(place) ?? []), `${inside} ${text}`])
  }
  return items
}

/** Whether an entry can be published in Hindi: as it then is, it must be as complete as the English. */
export const isTranslated = remembered((type, original, translation) => {
  const words = translationType(type)
  if (!isObject(translation) || !words) return false
  const { entry, lacking } = translatedEntry(type, original, translation)
  const faults = entrySchema(words).safeParse(translation).error?.issues ?? []
  // Of lists, what is left of them counts.
  const isValid = faults.every(({ path }) => path.some((part) => typeof part === "number"))
  return lacking.length === 0 && isValid && entrySchema(type).safeParse(entry).success
})

/** An entry as the pages of its translation show it. Without a complete translation it stays in English as a whole. */
export function translated(type: ContentType, original: unknown, translation: unknown): unknown {
  return isTranslated(type, original, translation)
    ? translatedEntry(type, original, translation).entry
    : original
}

/** All entries of content/ as pages in a language show them. */
export function translatedContent(
  entries: ReadonlyMap<string, unknown>,
  language: Translation,
): Map<string, unknown> {
  return new Map(
    Array.from(entries, ([file, original]) => {
      const type = typeOfFile(file)
      const translation = entries.get(translationFile(file, language))
      return [file, type ? translated(type, original, translation) : original]
    }),
  )
}

/**
 * Remembers what was found of a translation and its original, as long as both are the same objects: the editor looks at all
 * pages after a change of one entry. What is found is not to be changed.
 */
function remembered<Found>(
  find: (type: ContentType, original: unknown, translation: unknown) => Found,
): typeof find {
  const found = new WeakMap<object, { original: unknown; of: Found }>()
  return (type, original, translation) => {
    const last = isObject(translation) ? found.get(translation) : undefined
    if (last && last.original === original) return last.of
    const of = find(type, original, translation)
    if (isObject(translation)) found.set(translation, { original, of })
    return of
  }
}

/** Whether a value is a group of fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/**
 * For each item of a list, the position in another state of the list of the item it was; undefined for an item that is new.
 *
 * An item is the one that shares most marks with it. Only marks that no other item of either list has count: every slide
 * may have a button "Read more". An item that shares none is new.
 *
 * @param before the marks of the items of the other state, by position: what they hold, and in which field
 * @param now the same of the items of this list
 */
export function matchedItems(
  before: ReadonlyMap<number, readonly string[]>,
  now: readonly (readonly string[])[],
): readonly (number | undefined)[] {
  const countNow = countsOf(now)
  const countBefore = countsOf(before.values())
  const isUnique = (mark: string) => countNow.get(mark) === 1 && countBefore.get(mark) === 1
  const pairs = now.flatMap((marks, index) =>
    [...before].map(([place, others]) => {
      const shared = marks.filter((mark) => others.includes(mark))
      const isSame = marks.length > 0 && shared.length === marks.length
      const likeness = isSame ? Infinity : shared.filter(isUnique).length
      return { index, place, likeness, away: Math.abs(index - place) }
    }),
  )
  pairs.sort((a, b) => (a.likeness === b.likeness ? a.away - b.away : b.likeness - a.likeness))
  const found = new Map<number, number>()
  const matched = new Set<number>()
  for (const { index, place, likeness } of pairs) {
    if (likeness === 0 || found.has(index) || matched.has(place)) continue
    found.set(index, place)
    matched.add(place)
  }
  return now.map((_, index) => found.get(index))
}

/** How many items have each mark. */
function countsOf(items: Iterable<readonly string[]>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const marks of items) {
    for (const mark of new Set(marks)) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  }
  return counts
}
