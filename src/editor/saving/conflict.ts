import { entryText } from "../../content/model/content-type"
import { fieldName, type FieldSet, type Path } from "../../content/model/fields/field"
import { typeOfFile } from "../../content/model/index"
import { entryTexts, originalFile, typeOfEntry } from "../../content/model/translation"
import type { DataFile } from "./backend-types"
import { fieldLabels, inContent } from "./change-check"
import { changesOf, keysOf, same, setAt, valueAt, words } from "./field-changes"
import { Cancelled, Refused } from "./refusal"
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
export interface Dispute {
  readonly by?: LastChange
  readonly fields?: readonly DisputedField[]
}

export type Side = "mine" | "theirs"

/** Asks the editor. Returns the side for each field that both changed, in order, or nothing to go back to the form. */
export type Choose = (dispute: Dispute) => Promise<readonly Side[] | undefined>

/** The text of an entry that is known not to exist yet: all that others put there since is a change. */
export const noText = "{}"

interface States {
  readonly newEntry: boolean
  /** The text in the repository when the form was opened, and now; undefined if there is none or, for `opened`, none is known. */
  readonly opened?: string
  readonly now?: string
}

type Entry = Record<string, unknown>
type Sides = Readonly<Record<"base" | Side, Entry>>

/**
 * The file to write for a form if the entry may have changed since the form was opened. Fields that only somebody else changed
 * stay as they are now.
 *
 * @throws Refused when the editor goes back to the form
 */
export async function settled(
  form: DataFile,
  { newEntry, opened, now }: States,
  choose: (fields?: readonly DisputedField[]) => ReturnType<Choose>,
): Promise<DataFile> {
  if (newEntry) {
    if (now === undefined) return form
    throw new Refused("Not saved yet:", [
      "Somebody has just added an entry of the same name.",
      "Press Publish again: yours then gets a name of its own.",
    ])
  }
  if (now === undefined) {
    if (opened === undefined || opened === noText) return form
    if (await choose()) return form
    throw new Cancelled()
  }
  const path = inContent(form.path)
  const type = typeOfEntry(path)
  if (!type || opened === undefined || opened === now || form.raw === now) return form

  const [base, mine, theirs] = [opened, form.raw, now].map((text) => JSON.parse(text) as Entry)
  const states = { base, mine, theirs } as Sides
  const fields = disputed(type.fields, states, [], type.fields)
  const asked = fields.filter(({ both }) => both)
  const sides = asked.length > 0 ? await choose(asked) : []
  if (!sides) throw new Cancelled()
  const merged = structuredClone(states.mine)
  for (const field of fields) {
    const isMine = field.both && sides[asked.indexOf(field)] === "mine"
    if (!isMine) setAt(merged, field.path, field.value)
  }
  const original = typeOfFile(originalFile(path) ?? "")
  if (original) merged.from = mergedMarks(original.fields, merged, states)
  return { ...form, raw: entryText(type.fields, merged) }
}

/** Fields that the others have changed since the form was opened. Groups are compared field by field, a list as one. */
function disputed(fields: FieldSet, states: Sides, place: Path, model: FieldSet): DisputedField[] {
  const { base, mine, theirs } = states
  return keysOf(fields, base, mine, theirs).flatMap((key) => {
    const path = [...place, key]
    const field = fields[key]
    // Nobody can choose between marks: they follow their texts.
    if (field?.widget.widget === "hidden") return []
    const [was, own, other] = [base, mine, theirs].map((entry) => valueAt(entry, [key]))
    if (same(was, other) || same(own, other)) return []
    if (field?.inner && field.widget.widget === "object") {
      return disputed(field.inner, { base: was, mine: own, theirs: other } as Sides, path, model)
    }
    const told = (value: unknown) =>
      Array.isArray(value ?? was)
        ? changesOf(field, was, value, path, model).join("; ")
        : words(field, value)
    return [
      {
        path,
        label: fieldLabels(model, path),
        mine: told(own),
        theirs: told(other),
        both: !same(was, own),
        value: other,
      },
    ]
  })
}

/** The mark of each text of a translation: that of the side the text is from. Of a text both sides have, a new mark counts. */
function mergedMarks(fields: FieldSet, merged: Entry, { base, mine, theirs }: Sides) {
  const marks = entryTexts(fields, merged).flatMap(({ path, text }) => {
    const name = fieldName(path)
    const markIn = ({ from }: Entry) => (from as Record<string, string> | undefined)?.[name]
    const there = [mine, theirs].filter((side) => valueAt(side, path) === text).map(markIn)
    const mark = there.find((each) => each !== markIn(base)) ?? there[0]
    return mark === undefined ? [] : [[name, mark] as const]
  })
  return Object.fromEntries(marks)
}
