import { isEmpty, setAt, valueAt, type FieldSet, type Path } from "../../content/model/fields/field"
import { isObject, matchedItems, typeOfEntry } from "../../content/model/translation"
import { publishedNow } from "../published-content"
import { entryName } from "./change-check"
import type { LastChange } from "./repository"
import { itemWords, labelWords, say } from "../sentences"

type Field = FieldSet[string] | undefined

/** A field in some states of an entry. */
interface FieldStates {
  readonly path: Path
  readonly label: string
  readonly field: Field
  readonly values: readonly unknown[]
}

/**
 * The fields of an entry in some states of it, in the order of the form, and then those that are not in the model. Of a group, and
 * of the English of translated texts, those inside it; a list is one field.
 */
function fieldStates(
  fields: FieldSet,
  states: readonly unknown[],
  above: readonly string[] = [],
  place: Path = [],
): FieldStates[] {
  const keys = new Set([fields, ...states].flatMap((each) => Object.keys(each ?? {})))
  return [...keys].flatMap((key) => {
    const field = fields[key]
    const path = [...place, key]
    const labels = [...above, labelWords(field?.widget.label ?? key)]
    const values = states.map((state) => valueAt(state, [key]))
    if (field?.inner && field.widget.widget === "object") {
      return fieldStates(field.inner, values, labels, path)
    }
    if (isMadeFrom(field)) {
      return fieldStates({}, values, labels, path).map((each) => ({ ...each, field }))
    }
    return [{ path, label: labels.join(", "), field, values }]
  })
}

const isMadeFrom = (field: Field) => field?.widget.widget === "hidden"

/**
 * The differences between two states of an entry, in the order of the form: "Address: Raipur → Raipur, Chhattisgarh". Lists are
 * compared item by item: "Banner slides: “Round pipe” added".
 *
 * @param above labels of what these fields are in
 */
export function fieldChanges(
  fields: FieldSet,
  before: unknown,
  after: unknown,
  above: readonly string[] = [],
): string[] {
  return fieldStates(fields, [before, after], above).flatMap(({ label, field, values }) => {
    const [was, now] = values
    if (same(was, now) || isMadeFrom(field)) return []
    if (Array.isArray(was ?? now)) return listChanges(label, field, was, now)
    const [from, to] = [was, now].map((value) => cut(words(field, value), 160) || say("(empty)"))
    return [`${label}: ${from} → ${to}`]
  })
}

function listChanges(label: string, field: Field, was: unknown, now: unknown): string[] {
  const [before, after] = [was, now].map((list) => (list ?? []) as readonly unknown[])
  const places = matchedItems(new Map(before.map(marksOf).entries()), after.map(marksOf))
  const stayed = inOrder(places)
  const named = (value: unknown) => ({ list: label, item: cut(words(field, value), 50) })
  const singular = itemWords(String(field?.widget.label_singular ?? "entry"))
  return [
    ...before.flatMap((value, place) =>
      places.includes(place) ? [] : [say("{list}: “{item}” removed", named(value))],
    ),
    ...after.flatMap((value, index) => {
      const place = places[index]
      if (place === undefined) return [say("{list}: “{item}” added", named(value))]
      const move = { ...named(value), from: place + 1, to: index + 1 }
      const moved = say("{list}: “{item}” moved: place {from} → place {to}", move)
      return [
        ...(stayed.includes(place) ? [] : [moved]),
        // Single values are the same, or one of them is new.
        ...(field?.inner
          ? fieldChanges(field.inner, before[place], value, [label, `${singular} ${index + 1}`])
          : []),
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

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()} …` : text
}

function same(one: unknown, other: unknown): boolean {
  return (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)
}

/** A value as the form shows it; of a group the first that it holds. */
function words(field: Field, value: unknown): string {
  if (field?.widget.widget === "boolean") return say(value ? "On" : "Off")
  if (isEmpty(value)) return ""
  if (Array.isArray(value)) return value.map((item) => words(field, item)).join(", ")
  if (isObject(value)) {
    const inside = fieldStates(field?.inner ?? {}, [value])
    return inside.map((each) => words(each.field, each.values[0])).find(Boolean) ?? ""
  }
  const path = `${String(field?.widget.collection)}/${String(value)}.json`
  const type = typeOfEntry(path)
  const named = type && entryName(type, publishedNow()[path])
  if (named !== undefined) return named
  const chosen = field?.widget.options?.find((option) => option.value === value)
  return chosen ? labelWords(chosen.label) : String(value).replace(/^\.\.\/media\//, "")
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

/** Fields that the others have changed since the form was opened. */
function disputed(model: FieldSet, { base, mine, theirs }: Sides): DisputedField[] {
  return fieldStates(model, [base, mine, theirs]).flatMap(({ path, label, field, values }) => {
    const [was, own, other] = values
    if (same(was, other) || same(own, other)) return []
    const told = (value: unknown) =>
      Array.isArray(value ?? was)
        ? listChanges(label, field, was, value).join("; ")
        : words(field, value)
    // Nobody is asked about the English it was made from: the newer one counts.
    const both = !isMadeFrom(field) && !same(was, own)
    return [{ path, label, mine: told(own), theirs: told(other), both, value: other }]
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
