import { entryText } from "../../content-model/content-type"
import type { FieldSet, Path } from "../../content-model/fields/field"
import { typeOfEntry } from "../../content-model/translation"
import type { DataFile } from "./backend-types"
import { fieldLabels, inContent } from "./change-check"
import { keysOf, same, valueAt, words } from "./field-changes"
import { Cancelled, Refused } from "./refusal"
import type { LastChange } from "./repository"

/** A field that somebody else, or both sides, changed since the form was opened. */
export interface DisputedField {
  readonly path: Path
  readonly label: string
  readonly mine: string
  readonly theirs: string
  /** Whether both sides changed it, so that only one change can stay. */
  readonly both: boolean
}

/** The changes that publishing would overwrite. */
export type Dispute =
  | {
      readonly kind: "changed"
      readonly by?: LastChange
      readonly fields: readonly DisputedField[]
    }
  | { readonly kind: "deleted"; readonly by?: LastChange }

export type Side = "mine" | "theirs"

/**
 * Shows a dispute and asks the editor. Returns the side for each disputed field, in order, or nothing to go back to the form.
 */
export type Choose = (dispute: Dispute) => Promise<readonly Side[] | undefined>

interface States {
  readonly newEntry: boolean
  /** The text in the repository when the form was opened, and now; undefined if there is none. */
  readonly opened?: string
  readonly now?: string
}

interface Asked {
  readonly choose: Choose
  readonly lastChange: () => Promise<LastChange | undefined> | undefined
}

/**
 * The file to write for a form if the entry may have changed since the form was opened. Fields that only somebody else changed
 * stay as they are now, and the editor sees each before anything is written.
 *
 * @throws Refused when the editor goes back to the form
 */
export async function settled(
  form: DataFile,
  { newEntry, opened, now }: States,
  { choose, lastChange }: Asked,
): Promise<DataFile> {
  if (newEntry) {
    if (now === undefined) return form
    throw new Refused("Not saved yet:", [
      "Somebody has just added an entry of the same name.",
      "Press Publish again: yours then gets a name of its own.",
    ])
  }
  if (now === undefined) {
    if (opened === undefined) return form
    if (await choose({ kind: "deleted", by: await lastChange() })) return form
    throw new Cancelled()
  }
  const type = typeOfEntry(inContent(form.path))
  if (!type || opened === undefined || opened === now || form.raw === now) return form

  const base = entryOf(opened)
  const mine = entryOf(form.raw)
  const theirs = entryOf(now)
  const fields = disputed(type.fields, base, mine, theirs, [], type.fields)
  if (fields.length === 0) return form
  const sides = await choose({ kind: "changed", by: await lastChange(), fields })
  if (!sides) throw new Cancelled()
  const merged = structuredClone(mine)
  fields.forEach(({ path }, index) => {
    if (sides[index] === "theirs") setAt(merged, path, valueAt(theirs, path))
  })
  return { ...form, raw: entryText(type.fields, merged) }
}

function entryOf(text: string): Record<string, unknown> {
  return JSON.parse(text) as Record<string, unknown>
}

/** Fields that differ from the opened form. Groups are compared field by field, a list as a whole. */
function disputed(
  fields: FieldSet,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  place: Path,
  model: FieldSet,
): DisputedField[] {
  return keysOf(fields, base, mine, theirs).flatMap((key) => {
    const path = [...place, key]
    const field = fields[key]
    const [was, own, other] = [base, mine, theirs].map((entry) => valueAt(entry, [key]))
    if (same(was, other) || same(own, other)) return []
    if (field?.inner && field.widget.widget === "object") {
      return disputed(field.inner, was, own, other, path, model)
    }
    const label = fieldLabels(model, path)
    return [
      { path, label, mine: words(field, own), theirs: words(field, other), both: !same(was, own) },
    ]
  })
}

function setAt(entry: Record<string, unknown>, path: Path, value: unknown): void {
  let inside = entry
  for (const part of path.slice(0, -1)) {
    inside[part] ??= {}
    inside = inside[part] as Record<string, unknown>
  }
  inside[String(path[path.length - 1])] = value
}
