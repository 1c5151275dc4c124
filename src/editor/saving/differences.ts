import { isEmpty, setAt, valueAt, type FieldSet, type Path } from "../../content/model/fields/field"
import { matchedItems } from "../../content/model/translation"
import type { LastChange } from "./repository"

type Field = FieldSet[string] | undefined

/**
 * The differences between two states of an entry, in the order of the form: "Address: Raipur → Raipur, Chhattisgarh". Lists are
 * compared item by item: "Banner slides: “Round pipe” added".
 *
 * @param labels of what these fields are in
 */
export function fieldChanges(
  fields: FieldSet,
  before: unknown,
  after: unknown,
  labels: readonly string[] = [],
): string[] {
  return keysOf(fields, before, after).flatMap((key) => {
    const values = [valueAt(before, [key]), valueAt(after, [key])] as const
    return changesOf([...labels, labelOf(fields, key)], fields[key], ...values)
  })
}

/** The differences between two values of a field. */
export function changesOf(
  labels: readonly string[],
  field: Field,
  before: unknown,
  after: unknown,
): string[] {
  if (same(before, after)) return []
  if (Array.isArray(before) || Array.isArray(after)) {
    return changesOfList(labels, field, (before ?? []) as unknown[], (after ?? []) as unknown[])
  }
  if (field?.inner && isObject(before) && isObject(after)) {
    return fieldChanges(field.inner, before, after, labels)
  }
  const [was, now] = [before, after].map((value) => cut(words(field, value), 160) || "(empty)")
  return [`${labels.join(", ")}: ${was} → ${now}`]
}

function changesOfList(
  labels: readonly string[],
  field: Field,
  before: readonly unknown[],
  after: readonly unknown[],
): string[] {
  const places = matchedItems(new Map(before.map(marksOf).entries()), after.map(marksOf))
  const stayed = inOrder(places)
  const told = (value: unknown, act: string) =>
    `${labels.join(", ")}: “${firstWords(field, value)}” ${act}`
  const singular = String(field?.widget.label_singular ?? "entry")
  return [
    ...before.flatMap((value, place) => (places.includes(place) ? [] : [told(value, "removed")])),
    ...after.flatMap((value, index) => {
      const place = places[index]
      if (place === undefined) return [told(value, "added")]
      const moved = told(value, `moved: place ${place + 1} → place ${index + 1}`)
      return [
        ...(stayed.includes(place) ? [] : [moved]),
        // An item of a list is a group or a value, as the field of the list itself.
        ...changesOf([...labels, `${singular} ${index + 1}`], field, before[place], value),
      ]
    }),
  ]
}

/** All values of an item with their fields. */
function marksOf(item: unknown): string[] {
  if (typeof item !== "object" || item === null) return [JSON.stringify(item)]
  return Object.entries(item).flatMap(([key, inner]) =>
    marksOf(inner).map((mark) => `${key} ${mark}`),
  )
}

/** As many of the positions as possible that are still in their order: the others have moved. */
function inOrder(places: readonly (number | undefined)[]): readonly number[] {
  const runs: (readonly number[])[] = [[]]
  const longest = (some: typeof runs) =>
    some.reduce((one, other) => (other.length > one.length ? other : one))
  for (const place of places) {
    if (place === undefined) continue
    runs.push([...longest(runs.filter((run) => (run.at(-1) ?? -1) < place)), place])
  }
  return longest(runs)
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

export const labelOf = (fields: FieldSet, key: string): string => fields[key]?.widget.label ?? key

export function same(one: unknown, other: unknown): boolean {
  return (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)
}

/** A value as the form shows it. */
export function words(field: Field, value: unknown): string {
  if (typeof value === "boolean") return value ? "On" : "Off"
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

/** A field that somebody else changed since the form was opened. */
export interface DisputedField {
  readonly path: Path
  readonly label: string
  /** What the sides have there; of a list, what they did with it. */
  readonly mine: string
  readonly theirs: string
  /** Whether both sides changed it, so that only one change can stay. */
  readonly both: boolean
  /** The value that the others left. */
  readonly value: unknown
}

/** What publishing would overwrite: fields that both sides changed, or that the entry was deleted. */
interface Dispute {
  readonly by?: LastChange
  readonly fields?: readonly DisputedField[]
}

export type Side = "mine" | "theirs"

/** Asks the editor. Returns the side for each field that both changed, in order, or nothing to go back to the form. */
export type Choose = (dispute: Dispute) => Promise<readonly Side[] | undefined>

/** An entry as its form was opened, as it is in the form, and as it is in the repository now. */
type Sides = Readonly<Record<"base" | Side, Record<string, unknown>>>

/**
 * The entry with the changes of both sides; undefined if the editor goes back to the form.
 *
 * @param choose asks about fields that both have changed
 */
export async function mergedEntry(
  model: FieldSet,
  sides: Sides,
  choose: (fields: readonly DisputedField[]) => ReturnType<Choose>,
): Promise<Record<string, unknown> | undefined> {
  const fields = disputed(model, sides)
  const asked = fields.filter(({ both }) => both)
  const chosen = asked.length > 0 ? await choose(asked) : []
  if (!chosen) return undefined
  const merged = structuredClone(sides.mine)
  for (const field of fields) {
    const isMine = field.both && chosen[asked.indexOf(field)] === "mine"
    if (!isMine) setAt(merged, field.path, field.value)
  }
  return merged
}

/** Fields that the others have changed since the form was opened. Groups are compared field by field, a list as one. */
function disputed(
  fields: FieldSet,
  { base, mine, theirs }: Sides,
  place: Path = [],
  labels: readonly string[] = [],
): DisputedField[] {
  return keysOf(fields, base, mine, theirs).flatMap((key) => {
    const path = [...place, key]
    const label = [...labels, labelOf(fields, key)]
    const field = fields[key]
    const [was, own, other] = [base, mine, theirs].map((entry) => valueAt(entry, [key]))
    if (same(was, other) || same(own, other)) return []
    // Nobody can choose between the marks of translated texts: a newer one counts.
    const isMarks = field?.widget.widget === "hidden"
    if (isMarks || (field?.inner && field.widget.widget === "object")) {
      const inside = disputed(
        field.inner ?? {},
        { base: was, mine: own, theirs: other } as Sides,
        path,
        label,
      )
      return isMarks ? inside.map((mark) => ({ ...mark, both: false })) : inside
    }
    const told = (value: unknown) =>
      Array.isArray(value ?? was)
        ? changesOf(label, field, was, value).join("; ")
        : words(field, value)
    return [
      {
        path,
        label: label.join(", "),
        mine: told(own),
        theirs: told(other),
        both: !same(was, own),
        value: other,
      },
    ]
  })
}

/** A picture of an entry, and the place of its description. */
export interface DescribedPicture {
  readonly src: string
  readonly alt: string
  readonly path: Path
}

/** The pictures of an entry that are new and have the description of one that was there before. */
export function replacedPictures(before: unknown, after: unknown): readonly DescribedPicture[] {
  const known = pictures(before)
  return pictures(after).filter(({ src, alt }) => {
    const same = known.filter((other) => other.alt === alt)
    return same.length > 0 && !same.some((other) => other.src === src)
  })
}

function pictures(value: unknown, path: Path = []): DescribedPicture[] {
  if (typeof value !== "object" || value === null) return []
  const { src, alt } = value as Partial<DescribedPicture>
  if (typeof src === "string" && typeof alt === "string")
    return [{ src, alt, path: [...path, "alt"] }]
  return Object.entries(value).flatMap(([key, inner]) =>
    pictures(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
