import { setAt, valueAt, type FieldSet, type Path } from "../../content/model/fields/field"
import { changesOf, keysOf, labelOf, same, words } from "./field-changes"
import type { LastChange } from "./repository"

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
