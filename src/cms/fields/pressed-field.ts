import type { Path } from "../../content-model/fields/field"
import { comparable, textsOf } from "./entry-texts"
import { openField } from "./open-field"

/** Longer texts than these are found by a part of them: a paragraph of a longer text, a heading with a word added. */
const certainLength = 8

/** The place of the field of an entry that holds a text of its page. Undefined when no field holds it, for instance because another entry does. */
export function fieldOfText(entry: unknown, shown: string): Path | undefined {
  const text = comparable(shown)
  if (text === "") return undefined
  const fields = textsOf(entry).map((each) => ({ path: each.path, value: comparable(each.text) }))
  const found =
    fields.find(({ value }) => value === text) ??
    fields.find(({ value }) => text.length >= certainLength && value.includes(text)) ??
    fields.find(({ value }) => value.length >= certainLength && text.includes(value))
  return found?.path
}

/** A press on a text or picture of the page opens the field that holds it. */
export function openPressedField(target: Element, entry: unknown): void {
  const path = fieldOfText(entry, target.getAttribute("alt") ?? target.textContent ?? "")
  if (path) void openField(path)
}
