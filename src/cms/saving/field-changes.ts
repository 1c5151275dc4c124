import { isEmpty, type FieldSet, type Path } from "../../content-model/fields/field"
import { fieldLabels } from "./change-check"
import { listChange } from "./list-changes"

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
  const inner = field?.inner
  if (Array.isArray(before) || Array.isArray(after)) {
    return inList(field, asList(before), asList(after), path, model)
  }
  if (inner && isObject(before) && isObject(after)) {
    return inFields(inner, before, after, path, model)
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
  const { from, removed, moved } = listChange(before, after)
  const list = fieldLabels(model, path)
  const item = (index: number, act: string, value: unknown, places = ["", ""]) => ({
    path: [...path, index],
    label: `${list}: “${itemName(field, value)}” ${act}`,
    before: places[0] ?? "",
    after: places[1] ?? "",
  })
  return [
    ...removed.map((index) => item(index, "removed", before[index])),
    ...after.flatMap((value, index) => {
      const place = from[index]
      if (place === undefined) return [item(index, "added", value)]
      const places = [`place ${place + 1}`, `place ${index + 1}`]
      return [
        ...(moved.includes(index) ? [item(index, "moved", value, places)] : []),
        // An item of a list is a group or a value, as the field of the list itself.
        ...inField(field, before[place], value, [...path, index], model),
      ]
    }),
  ]
}

const longestName = 50

/** The first words of an item of a list. */
export function itemName(field: Field, item: unknown): string {
  const [first = ""] = isObject(item)
    ? keysOf(field?.inner ?? {}, item)
        .map((key) => words(field?.inner?.[key], item[key]))
        .filter(Boolean)
    : [words(field, item)]
  return first.length > longestName ? `${first.slice(0, longestName).trimEnd()} …` : first
}

/** "Address: Raipur → Raipur, Chhattisgarh", "Banner slides: “Round pipe” added" */
export function changeSentence({ label, before, after }: FieldChange): string {
  if (before === "" && after === "") return label
  return `${label}: ${shown(before)} → ${shown(after)}`
}

const longest = 160

function shown(value: string): string {
  if (value === "") return "(empty)"
  return value.length > longest ? `${value.slice(0, longest).trimEnd()} …` : value
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
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
  if (typeof value === "object") {
    const entry = value as Record<string, unknown>
    return keysOf(field?.inner ?? {}, entry)
      .map((key) => words(field?.inner?.[key], entry[key]))
      .filter(Boolean)
      .join(", ")
  }
  const chosen = field?.widget.options?.find((option) => option.value === value)
  return chosen?.label ?? String(value).replace(/^\.\.\/media\//, "")
}
