import { isEmpty, type FieldSet, type Path } from "../../content/model/fields/field"
import { matchedItems } from "../../content/model/matched-items"
import { fieldLabels } from "./change-check"

type Field = FieldSet[string] | undefined

/**
 * The differences between two states of an entry, in the order of the form: "Address: Raipur → Raipur, Chhattisgarh". Lists are
 * compared item by item: "Banner slides: “Round pipe” added".
 *
 * @param place of these fields in the entry
 * @param model the fields of the whole entry, for the labels
 */
export function fieldChanges(
  fields: FieldSet,
  before: unknown,
  after: unknown,
  place: Path = [],
  model: FieldSet = fields,
): string[] {
  return keysOf(fields, before, after).flatMap((key) => {
    const values = [valueAt(before, [key]), valueAt(after, [key])] as const
    return changesOf(fields[key], ...values, [...place, key], model)
  })
}

/** The differences between two values of a field. */
export function changesOf(
  field: Field,
  before: unknown,
  after: unknown,
  path: Path,
  model: FieldSet,
): string[] {
  if (same(before, after)) return []
  if (Array.isArray(before) || Array.isArray(after)) {
    const [was, now] = [before ?? [], after ?? []] as [unknown[], unknown[]]
    return changesOfList(field, was, now, path, model)
  }
  if (field?.inner && isObject(before) && isObject(after)) {
    return fieldChanges(field.inner, before, after, path, model)
  }
  const [was, now] = [before, after].map((value) => cut(words(field, value), 160) || "(empty)")
  return [`${fieldLabels(model, path)}: ${was} → ${now}`]
}

function changesOfList(
  field: Field,
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  model: FieldSet,
): string[] {
  const places = earlierPlaces(before, after)
  const stayed = inOrder(places)
  const list = fieldLabels(model, path)
  const item = (value: unknown, act: string) => `${list}: “${firstWords(field, value)}” ${act}`
  return [
    ...before.flatMap((value, place) => (places.includes(place) ? [] : [item(value, "removed")])),
    ...after.flatMap((value, index) => {
      const place = places[index]
      if (place === undefined) return [item(value, "added")]
      const moved = `moved: place ${place + 1} → place ${index + 1}`
      return [
        ...(stayed.includes(place) ? [] : [item(value, moved)]),
        // An item of a list is a group or a value, as the field of the list itself.
        ...changesOf(field, before[place], value, [...path, index], model),
      ]
    }),
  ]
}

type Places = readonly (number | undefined)[]

/** For each item its earlier position; undefined if it is new. What shares nothing with the item in its place has replaced it. */
function earlierPlaces(before: readonly unknown[], now: readonly unknown[]): Places {
  const places = [...matchedItems(new Map(before.map(marksOf).entries()), now.map(marksOf))]
  for (const index of places.keys()) {
    const isFree = index < before.length && !places.includes(index)
    if (places[index] === undefined && isFree) places[index] = index
  }
  return places
}

/** All values of an item with their fields. */
function marksOf(item: unknown): string[] {
  if (typeof item !== "object" || item === null) return [JSON.stringify(item)]
  return Object.entries(item).flatMap(([key, inner]) =>
    marksOf(inner).map((mark) => `${key} ${mark}`),
  )
}

/** As many of the positions as possible that are still in their order: the others have moved. */
function inOrder(places: Places): readonly number[] {
  let longest: readonly number[] = []
  const runs: (readonly number[])[] = [longest]
  for (const place of places.filter((each) => each !== undefined)) {
    const before = runs.filter((run) => (run.at(-1) ?? -1) < place)
    const run = [...before.reduce((one, other) => (other.length > one.length ? other : one)), place]
    runs.push(run)
    if (run.length > longest.length) longest = run
  }
  return longest
}

/** The first words of an item of a list. */
function firstWords(field: Field, item: unknown): string {
  if (!isObject(item)) return cut(words(field, item), 50)
  const all = keysOf(field?.inner ?? {}, item).map((key) => words(field?.inner?.[key], item[key]))
  return cut(all.find(Boolean) ?? "", 50)
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()} …` : text
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** The fields of the model in order, then any others in the entry. */
export function keysOf(fields: FieldSet, ...entries: readonly unknown[]): string[] {
  return [...new Set([fields, ...entries].flatMap((each) => Object.keys(each ?? {})))]
}

export function same(one: unknown, other: unknown): boolean {
  return (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)
}

/** The value at a path of an entry. */
export function valueAt(entry: unknown, path: Path): unknown {
  let value = entry
  for (const part of path) value = (value as Record<string | number, unknown> | undefined)?.[part]
  return value
}

/** Puts a value at a path of an entry. */
export function setAt(entry: object, path: Path, value: unknown): void {
  let inside = entry as Record<string | number, unknown>
  for (const part of path.slice(0, -1)) {
    inside = (inside[part] ??= {}) as Record<string | number, unknown>
  }
  inside[path.at(-1) ?? ""] = value
}

/** A value as the form shows it. */
export function words(field: Field, value: unknown): string {
  if (value === true) return "On"
  if (value === false) return "Off"
  if (isEmpty(value)) return ""
  if (Array.isArray(value)) {
    return value.map((item) => words(field, item)).join(field?.inner ? "; " : ", ")
  }
  if (isObject(value)) {
    const keys = keysOf(field?.inner ?? {}, value)
    const parts = keys.map((key) => words(field?.inner?.[key], value[key]))
    return parts.filter(Boolean).join(", ")
  }
  const chosen = field?.widget.options?.find((option) => option.value === value)
  return chosen?.label ?? String(value).replace(/^\.\.\/media\//, "")
}
