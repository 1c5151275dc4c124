import { isEmpty, setAt, valueAt, type FieldSet, type Path } from "../../content/model/fields/field"
import { isObject, matchedItems, typeOfEntry } from "../../content/model/translation"
import { publishedNow } from "../published-content"
import { entryName } from "./change-check"
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
  const stayed = places.filter((place) => place !== undefined)
  // The first field of its summary: “{{fields.name}}”. Several slides may begin with the same text.
  const [, key = ""] = /\{\{fields\.(\w+)/.exec(String(field?.widget.summary)) ?? []
  const nameOf = (value: unknown) =>
    words(field?.inner?.[key], valueAt(value, [key])) || words(field, value)
  const named = (value: unknown) => ({ list: label, item: cut(nameOf(value), 50) })
  const singular = itemWords(String(field?.widget.label_singular ?? "entry"))
  return [
    ...before.flatMap((value, place) =>
      places.includes(place) ? [] : [say("{list}: “{item}” removed", named(value))],
    ),
    ...after.flatMap((value, index) => {
      const place = places[index]
      if (place === undefined) return [say("{list}: “{item}” added", named(value))]
      // Single values are the same, or one of them is new.
      return field?.inner
        ? fieldChanges(field.inner, before[place], value, [label, `${singular} ${index + 1}`])
        : []
    }),
    ...(stayed.every((place, index) => index === 0 || place > (stayed[index - 1] ?? 0))
      ? []
      : [say("{list}: in another order", { list: label })]),
  ]
}

/** All values of an item with their fields. */
function marksOf(item: unknown): string[] {
  if (typeof item !== "object" || item === null) return [JSON.stringify(item)]
  return Object.entries(item).flatMap(([key, inner]) =>
    marksOf(inner).map((mark) => `${key} ${mark}`),
  )
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

/** A field that both sides changed since the form was opened, so that only one change can stay. */
export interface DisputedField {
  readonly path: Path
  readonly label: string
  /** What the sides have there; of a list, what they did with it. */
  readonly mine: string
  readonly theirs: string
  /** The value that the others left. */
  readonly value: unknown
}

export type Side = "mine" | "theirs"

/**
 * Asks the editor about fields that both sides changed. Returns the side for each, in order, or nothing to go back to the form.
 *
 * @param who changed the entry meanwhile
 */
export type Choose = (
  who: string,
  fields: readonly DisputedField[],
) => Promise<readonly Side[] | undefined>

/** An entry as its form was opened, as it is in the form, and as it is in the repository now. */
type Sides = Readonly<Record<"base" | Side, Record<string, unknown>>>

/** The entry in the form with what only the others changed, and the fields that both have changed. */
export function mergedEntry(model: FieldSet, { base, mine, theirs }: Sides) {
  const merged = structuredClone(mine)
  const disputed: DisputedField[] = []
  for (const { path, label, field, values } of fieldStates(model, [base, mine, theirs])) {
    const [was, own, other] = values
    if (same(was, other) || same(own, other)) continue
    const told = (value: unknown) =>
      Array.isArray(value ?? was)
        ? listChanges(label, field, was, value).join("; ")
        : words(field, value)
    // Nobody is asked about the English it was made from: the newer one counts.
    if (isMadeFrom(field) || same(was, own)) setAt(merged, path, other)
    else disputed.push({ path, label, mine: told(own), theirs: told(other), value: other })
  }
  return { merged, disputed }
}
