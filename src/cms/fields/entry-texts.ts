import { isEmpty, type AnyField, type FieldSet, type Path } from "../../content-model/fields/field"

/** A field of an entry as the form has it, with what it holds as words; empty if it holds nothing. */
interface EntryField {
  readonly path: Path
  /** Its label alone: "Toll-free number". */
  readonly label: string
  readonly text: string
}

/** Fields that hold no words of the site: names of files of entries and addresses of pictures. */
const unread = ["hidden", "relation", "entry-order", "image", "file"]

/** All fields of an entry that an editor may look for, also those that are empty. */
export function fieldsOf(fields: FieldSet, entry: unknown, path: Path = []): EntryField[] {
  const values = (entry ?? {}) as Record<string, unknown>
  return Object.entries(fields).flatMap(([name, field]) =>
    insideOf(field, values[name], [...path, name]),
  )
}

function insideOf(field: AnyField, value: unknown, path: Path): EntryField[] {
  const { widget, inner } = field
  const { label, options } = widget
  if (unread.includes(widget.widget)) {
    return widget.widget === "hidden" ? [] : [{ path, label, text: "" }]
  }
  if (Array.isArray(value)) {
    const items = value.flatMap((item: unknown, index) =>
      inner
        ? fieldsOf(inner, item, [...path, index])
        : [{ path: [...path, index], label, text: shown(item, options) }],
    )
    return [{ path, label, text: "" }, ...items]
  }
  if (inner && widget.widget === "object") {
    return [{ path, label, text: "" }, ...fieldsOf(inner, value, path)]
  }
  return [{ path, label, text: inner ? "" : shown(value, options) }]
}

function shown(value: unknown, options: AnyField["widget"]["options"]): string {
  if (isEmpty(value) || typeof value === "boolean" || typeof value === "object") return ""
  return options?.find((option) => option.value === value)?.label ?? String(value)
}

/** A text as visitors read it: without Markdown, with single spaces. */
export function readText(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_#>\\]/g, "")
    .replace(/\s+/g, " ")
    .trim()
}

/** A text normalised for comparison. */
export function comparable(text: string): string {
  return readText(text).normalize("NFC").toLowerCase().replace(/[-‑–]/g, " ").replace(/\s+/g, " ")
}

/** The digits of a number or telephone number, however it is written: "1800-000-0000", "2,40,000"; undefined for other texts. */
export function digitsOf(text: string): string | undefined {
  return /^[\d\s,.()+-]+$/.test(text.trim()) ? text.replace(/\D/g, "") : undefined
}

/** The digits of all numbers in a text. */
export function numbersIn(text: string): readonly string[] {
  return (text.match(/\+?\d[\d\s,.()-]*/g) ?? []).map((number) => number.replace(/\D/g, ""))
}
