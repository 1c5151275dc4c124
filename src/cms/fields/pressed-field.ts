import type { Path } from "../../content-model/fields/field"
import { comparable, textsOf } from "./entry-texts"
import { openField } from "./open-field"

/** Texts longer than this many characters may match in part: a paragraph of a longer text, a heading with a word added. */
const certainLength = 8

/**
 * The path of the field that holds a text of the entry's page; undefined when none does, for instance because the text is from
 * another entry.
 */
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

/** Opens the field that holds the text or picture an editor presses on the page. */
export function openPressedField(target: Element, entry: unknown): void {
  const path = fieldOfText(entry, target.getAttribute("alt") ?? target.textContent ?? "")
  if (path) void openField(path)
}
