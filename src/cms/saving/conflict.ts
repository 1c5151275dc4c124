import { entryText } from "../../content-model/content-type"
import { fieldName, type FieldSet, type Path } from "../../content-model/fields/field"
import { typeOfFile } from "../../content-model/index"
import { entryTexts, originalFile, typeOfEntry } from "../../content-model/translation"
import type { DataFile } from "./backend-types"
import { fieldLabels, inContent } from "./change-check"
import { changeSentence, inField, itemName, keysOf, same, valueAt, words } from "./field-changes"
import { mergedLists } from "./list-changes"
import { Cancelled, Refused } from "./refusal"
import type { LastChange } from "./repository"

/** A field that somebody else, or both sides, changed since the form was opened. */
export interface DisputedField {
  readonly path: Path
  readonly label: string
  readonly mine: string
  readonly theirs: string
  /** Of a list that both changed: what the others did, which is put together with my changes. */
  readonly changes?: readonly string[]
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

/** The text of an entry that is known not to exist yet: all that others put there since is a change. */
export const noText = "{}"

interface States {
  readonly newEntry: boolean
  /** The text in the repository when the form was opened, and now; undefined if there is none or, for `opened`, none is known. */
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
    if (opened === undefined || opened === noText) return form
    if (await choose({ kind: "deleted", by: await lastChange() })) return form
    throw new Cancelled()
  }
  const path = inContent(form.path)
  const type = typeOfEntry(path)
  if (!type || opened === undefined || opened === now || form.raw === now) return form

  const base = entryOf(opened)
  const mine = entryOf(form.raw)
  const theirs = entryOf(now)
  const translated = typeOfFile(originalFile(path) ?? "")
  const fields = disputed(type.fields, base, mine, theirs, [], {
    model: type.fields,
    // The marks of a translation follow the positions of its texts.
    isWholeList: translated !== undefined,
  })
  if (fields.length === 0 && !translated) return form
  const sides =
    fields.length === 0 ? [] : await choose({ kind: "changed", by: await lastChange(), fields })
  if (!sides) throw new Cancelled()
  const merged = structuredClone(mine)
  fields.forEach((field, index) => field.take(merged, sides[index] ?? "theirs"))
  if (translated) merged.from = mergedMarks(translated.fields, merged, { base, mine, theirs })
  return { ...form, raw: entryText(type.fields, merged) }
}

type Entry = Record<string, unknown>

/** The mark of each text of a translation: that of the side the text is from. Of a text both sides have, a new mark counts. */
function mergedMarks(
  fields: FieldSet,
  merged: Entry,
  states: Record<"base" | "mine" | "theirs", Entry>,
) {
  const { mine, theirs } = states
  const markIn = ({ from }: Entry, name: string) =>
    (from as Record<string, string> | undefined)?.[name]
  const marks = entryTexts(fields, merged).flatMap(({ path, text }) => {
    const name = fieldName(path)
    const own = markIn(mine, name)
    const isMine = valueAt(mine, path) === text
    const isTheirs = valueAt(theirs, path) === text
    const mark =
      isMine && (!isTheirs || own !== markIn(states.base, name)) ? own : markIn(theirs, name)
    return mark === undefined ? [] : [[name, mark] as const]
  })
  return Object.fromEntries(marks)
}

function entryOf(text: string): Entry {
  return JSON.parse(text) as Entry
}

interface Settling extends DisputedField {
  /** Puts the value of a side into the merged entry. */
  take(merged: Entry, side: Side): void
}

interface Whole {
  readonly model: FieldSet
  readonly isWholeList: boolean
}

/** Fields that differ from the opened form. Groups are compared field by field, lists that both changed item by item. */
function disputed(
  fields: FieldSet,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  place: Path,
  whole: Whole,
): Settling[] {
  return keysOf(fields, base, mine, theirs).flatMap((key) => {
    const path = [...place, key]
    const field = fields[key]
    // Nobody can choose between marks: they follow their texts.
    if (field?.widget.widget === "hidden") return []
    const [was, own, other] = [base, mine, theirs].map((entry) => valueAt(entry, [key]))
    if (same(was, other) || same(own, other)) return []
    if (field?.inner && field.widget.widget === "object") {
      return disputed(field.inner, was, own, other, path, whole)
    }
    const lists = [was ?? [], own ?? [], other ?? []]
    if (!whole.isWholeList && lists.every((value) => Array.isArray(value))) {
      return disputedItems(field, lists as [unknown[], unknown[], unknown[]], path, whole.model)
    }
    return [
      {
        path,
        label: fieldLabels(whole.model, path),
        mine: words(field, own),
        theirs: words(field, other),
        both: !same(was, own),
        take: (merged, side) => {
          if (side === "theirs") setAt(merged, path, other)
        },
      },
    ]
  })
}

/** What the others did with a list, and each item that both changed. */
function disputedItems(
  field: FieldSet[string] | undefined,
  [was, own, other]: readonly [unknown[], unknown[], unknown[]],
  path: Path,
  model: FieldSet,
): Settling[] {
  const { items, disputed: both } = mergedLists(was, own, other)
  const told = (side: unknown, item: unknown) =>
    item === undefined
      ? "Removed"
      : inField(field, side, item, path, model).map(changeSentence).join("; ")
  return [
    {
      path,
      label: fieldLabels(model, path),
      mine: "",
      theirs: "",
      changes: inField(field, was, other, path, model).map(changeSentence),
      both: false,
      take: (merged) => setAt(merged, path, [...items]),
    },
    ...both.map(({ index, base, mine, theirs }) => ({
      path: [...path, index],
      label: `${fieldLabels(model, path)}: “${itemName(field, mine ?? theirs)}”`,
      mine: told(base, mine),
      theirs: told(base, theirs),
      both: true,
      take: (merged: Entry, side: Side) => {
        const list = valueAt(merged, path) as unknown[]
        list[index] = side === "mine" ? mine : theirs
      },
    })),
  ]
}

function setAt(entry: Entry, path: Path, value: unknown): void {
  let inside = entry
  for (const part of path.slice(0, -1)) {
    inside[part] ??= {}
    inside = inside[part] as Entry
  }
  inside[String(path[path.length - 1])] = value
}
