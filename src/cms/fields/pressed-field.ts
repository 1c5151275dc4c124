import type { Path } from "../../content-model/fields/field"
import { originalFile, typeOfEntry } from "../../content-model/translation"
import { addressOf } from "../history/place"
import { showNotice } from "../notice"
import type { PublishedContent } from "../published-content"
import { entryTitle, fieldLabels } from "../saving/change-check"
import { comparable, digitsOf, fieldsOf, numbersIn } from "./entry-texts"
import { openField } from "./open-field"

/** Texts longer than this many characters may match in part: a paragraph of a longer text, a heading with a word added. */
const certainLength = 8

/** The path of the field of an entry that holds a text of a page; undefined when none does. */
export function fieldOfText(file: string, entry: unknown, shown: string): Path | undefined {
  const text = comparable(shown)
  const fields = typeOfEntry(file)?.fields
  if (text === "" || !fields) return undefined
  const filled = fieldsOf(fields, entry).flatMap(({ path, text: value }) =>
    value === "" ? [] : [{ path, value: comparable(value), digits: digitsOf(value) }],
  )
  const digits = figureIn(shown)
  const found =
    filled.find(({ value }) => value === text) ??
    filled.find((each) => digits && each.digits === digits) ??
    filled.find(({ value }) => text.length >= certainLength && value.includes(text)) ??
    filled.find(({ value }) => value.length >= certainLength && text.includes(value))
  return found?.path
}

/** The digits of the one number of a short text: of "2,40,000 MT" the figure, whose unit is a field of its own. */
function figureIn(shown: string): string | undefined {
  const [number, ...others] = numbersIn(shown)
  const isFigure = shown.trim().length <= 20 && others.length === 0 && (number?.length ?? 0) > 2
  return digitsOf(shown) ?? (isFigure ? number : undefined)
}

/** A field of another entry. */
interface OtherField {
  readonly entry: string
  readonly path: Path
}

/** The field of another entry that holds just this text: a telephone number, the name of a branch. */
export function otherFieldOfText(
  content: PublishedContent,
  isHindi: boolean,
  shown: string,
): OtherField | undefined {
  const text = comparable(shown)
  const digits = figureIn(shown)
  if (text === "") return undefined
  // Numbers and names that are not translated are in the English entry alone.
  const own = (path: string) => (originalFile(path) !== undefined) === isHindi
  const files = Object.keys(content)
    .filter((path) => isHindi || own(path))
    .sort((one, other) => Number(own(other)) - Number(own(one)))
  for (const entry of files) {
    const found = fieldsOf(typeOfEntry(entry)?.fields ?? {}, content[entry]).find(
      ({ text: value }) =>
        value !== "" && (comparable(value) === text || (digits && digitsOf(value) === digits)),
    )
    if (found) return { entry, path: found.path }
  }
  return undefined
}

/** Opens the field that holds the text or picture an editor presses on the page, or says where it is. */
export function openPressedField(
  target: Element,
  file: string,
  entry: unknown,
  content: PublishedContent,
): void {
  const shown = target.getAttribute("alt") ?? target.textContent ?? ""
  const path = fieldOfText(file, entry, shown)
  if (path) return void openField(path)
  const isHindi = originalFile(file) !== undefined
  const other = otherFieldOfText(content, isHindi, shown)
  if (!other) {
    // A press beside the words, or on a whole part of the page, asks for nothing.
    if (shown.trim() === "" || target.children.length > 0) return
    showNotice({
      heading: `“${shown.trim().slice(0, 60)}” is in no field.`,
      lines: ["It is part of the program, or made from other fields. Ask whoever runs the site."],
      refused: false,
    })
    return
  }
  const files = Object.entries(content).map(([each, value]) => ({
    path: each,
    text: JSON.stringify(value),
  }))
  const label = fieldLabels(typeOfEntry(other.entry)?.fields ?? {}, other.path)
  showNotice({
    heading: `This is in ${entryTitle(other.entry, files)}: ${label}.`,
    lines: [],
    refused: false,
    press: {
      label: "Open it",
      press: () => {
        location.hash = addressOf(other.entry)
        void openField(other.path)
      },
    },
  })
}
