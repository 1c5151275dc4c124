import { isEmpty, type FieldSet, type Path } from "../../content/model/fields/field"
import { matchedItems } from "../../content/model/matched-items"
import { fieldLabels } from "./change-check"

/** What differs between two states of an entry, in words. */
export interface FieldChange {
  readonly path: Path
  /** "Pictures, picture 2, What the picture shows"; of an item of a list "Banner slides: “Round pipe” moved". */
  readonly label: string
  /** The value before and after; empty if there is none. */
  readonly before: string
  readonly after: string
}

/** The differences between two states of an entry, in the order of the form. Lists are compared item by item. */
export function fieldChanges(fields: FieldSet, before: unknown, after: unknown): FieldChange[] {
  return inFields(fields, before, after, [], fields)
}

type Field = FieldSet[string] | undefined

function inFields(
  fields: FieldSet,
  before: unknown,
  after: unknown,
  place: Path,
  model: FieldSet,
): FieldChange[] {
  return keysOf(fields, before, after).flatMap((key) => {
    const values = [valueAt(before, [key]), valueAt(after, [key])] as const
    return inField(fields[key], ...values, [...place, key], model)
  })
}

/** @param model the fields of the whole entry, for the labels */
export function inField(
  field: Field,
  before: unknown,
  after: unknown,
  path: Path,
  model: FieldSet,
): FieldChange[] {
  if (same(before, after)) return []
  if (Array.isArray(before) || Array.isArray(after)) {
    const [was, now] = [before ?? [], after ?? []] as [unknown[], unknown[]]
    return inList(field, was, now, path, model)
  }
  if (field?.inner && isObject(before) && isObject(after)) {
    return inFields(field.inner, before, after, path, model)
  }
  const [was, now] = [words(field, before), words(field, after)]
  return [{ path, label: fieldLabels(model, path), before: was, after: now }]
}

function inList(
  field: Field,
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  model: FieldSet,
): FieldChange[] {
  const places = earlierPlaces(before, after)
  const removed = [...before.keys()].filter((index) => !places.includes(index))
  const moved = movedIn(places)
  const list = fieldLabels(model, path)
  const item = (index: number, act: string, value: unknown, from = "", to = "") => ({
    path: [...path, index],
    label: `${list}: “${itemName(field, value)}” ${act}`,
    before: from,
    after: to,
  })
  return [
    ...removed.map((index) => item(index, "removed", before[index])),
    ...after.flatMap((value, index) => {
      const place = places[index]
      if (place === undefined) return [item(index, "added", value)]
      const [from, to] = [`place ${place + 1}`, `place ${index + 1}`]
      return [
        ...(moved.includes(index) ? [item(index, "moved", value, from, to)] : []),
        // An item of a list is a group or a value, as the field of the list itself.
        ...inField(field, before[place], value, [...path, index], model),
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

/** As few positions as possible, without which the others are in their earlier order. */
function movedIn(places: Places): number[] {
  const longest = (runs: readonly number[][]) =>
    runs.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
  // For each position, the longest run of kept items that ends there.
  const runs: number[][] = []
  places.forEach((place, index) => {
    if (place === undefined) return
    const before = runs.filter((run) => (places[run.at(-1) ?? -1] ?? -1) < place)
    runs.push([...longest(before), index])
  })
  const kept = longest(runs)
  return [...places.keys()].filter((index) => places[index] !== undefined && !kept.includes(index))
}

const longestName = 50
const longestValue = 160

/** The first words of an item of a list. */
function itemName(field: Field, item: unknown): string {
  const keys = isObject(item) ? keysOf(field?.inner ?? {}, item) : []
  const name = isObject(item)
    ? keys.map((key) => words(field?.inner?.[key], item[key])).find(Boolean)
    : words(field, item)
  return cut(name ?? "", longestName)
}

/** "Address: Raipur → Raipur, Chhattisgarh", "Banner slides: “Round pipe” added" */
export function changeSentence({ label, before, after }: FieldChange): string {
  if (before === "" && after === "") return label
  const [was, now] = [before, after].map((value) => cut(value, longestValue) || "(empty)")
  return `${label}: ${was} → ${now}`
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

/** A value as the form shows it. */
export function words(field: Field, value: unknown): string {
  if (value === true) return "On"
  if (value === false) return "Off"
  if (isEmpty(value)) return ""
  if (Array.isArray(value)) {
    return value.map((item) => words(field, item)).join(field?.inner ? "; " : ", ")
  }
  if (isObject(value)) {
    const parts = keysOf(field?.inner ?? {}, value).map((key) =>
      words(field?.inner?.[key], value[key]),
    )
    return parts.filter(Boolean).join(", ")
  }
  const chosen = field?.widget.options?.find((option) => option.value === value)
  return chosen?.label ?? String(value).replace(/^\.\.\/media\//, "")
}
