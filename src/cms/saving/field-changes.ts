import { isEmpty, type FieldSet, type Path } from "../../content-model/fields/field"
import { fieldLabels } from "./change-check"

/** A field that differs between two states of an entry, in words. */
export interface FieldChange {
  readonly path: Path
  /** "Pictures, picture 2, What the picture shows" */
  readonly label: string
  /** The value before and after; empty if there is none. */
  readonly before: string
  readonly after: string
}

/**
 * The differences between two states of an entry, in the order of the form. Groups, and lists of the same length, are compared
 * field by field.
 */
export function fieldChanges(fields: FieldSet, before: unknown, after: unknown): FieldChange[] {
  return differences(fields, before, after, []).map(({ path, field, values }) => ({
    path,
    label: fieldLabels(fields, path),
    before: words(field, values[0]),
    after: words(field, values[1]),
  }))
}

type Field = FieldSet[string] | undefined

interface Difference {
  readonly path: Path
  readonly field: Field
  readonly values: readonly [unknown, unknown]
}

function differences(fields: FieldSet, before: unknown, after: unknown, place: Path): Difference[] {
  return keysOf(fields, before, after).flatMap((key) => {
    const values = [valueAt(before, [key]), valueAt(after, [key])] as const
    return insideOf(fields[key], values, [...place, key])
  })
}

function insideOf(field: Field, values: readonly [unknown, unknown], path: Path): Difference[] {
  const [one, other] = values
  if (same(one, other)) return []
  const inner = field?.inner
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.flatMap((item: unknown, index) => {
      const items = [item, other[index]] as const
      if (same(...items)) return []
      return inner
        ? differences(inner, ...items, [...path, index])
        : [{ path: [...path, index], field, values: items }]
    })
  }
  if (inner && field.widget.widget === "object") return differences(inner, one, other, path)
  return [{ path, field, values }]
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
