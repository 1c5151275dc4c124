import type { CmsCollection, CmsCollectionFile, CmsField, SortableField } from "decap-cms-core"
import type { z } from "zod"
import {
  decapFields,
  graphqlTypes,
  isEmpty,
  objectSchema,
  referencesOf,
  type FieldSet,
  type Reference,
  type ValuesOf,
} from "./fields/field"

/** One type of content: its fields, and where its entries are stored. */
export interface ContentType<S extends FieldSet = FieldSet> {
  /** The name in GraphQL and TypeScript. */
  readonly name: string
  /** A folder of content/ with a file for each entry, or the single file of a page or setting. */
  readonly storedIn: { readonly folder: string } | { readonly file: string }
  /** Its name for editors; for the entries of a folder in the plural, and then in the singular, too. */
  readonly label: string
  readonly labelSingular?: string
  /** A sentence above the list of entries. */
  readonly description: string
  /** How an entry reads in Decap's list: by default "{{name}}". */
  readonly summary?: string
  /** The field that gives a new entry its file name: by default `name`. */
  readonly namedBy?: string
  /** By default by `name`. */
  readonly sortedBy?: readonly string[]
  /** Whether editors order its entries: see order.ts. */
  readonly ordered?: boolean
  readonly fields: S
}

/** Checks names of fields. `ContentType` itself cannot, or types with different fields would not fit one list. */
interface FieldNames<S> {
  readonly namedBy?: keyof S
  readonly sortedBy?: readonly (keyof S)[]
}

/** Preserves the types of the fields for `EntryOf`. Entries of a folder are known by their name, if nothing else is said. */
export function contentType<S extends FieldSet>(
  type: ContentType<S> & FieldNames<S>,
): ContentType<S> {
  const byName = { summary: "{{name}}", namedBy: "name", sortedBy: ["name"] }
  return "folder" in type.storedIn ? { ...byName, ...type } : type
}

/** The TypeScript type of an entry. */
export type EntryOf<T> = T extends ContentType<infer S> ? ValuesOf<S> : never

/** Parses an entry of this type; each issue has the path of the field and a sentence. */
export function entrySchema<S extends FieldSet>(type: ContentType<S>): z.ZodType<ValuesOf<S>> {
  const made = schemas.get(type) ?? objectSchema(type.fields)
  schemas.set(type, made)
  return made as z.ZodType<ValuesOf<S>>
}

/** Making a schema takes longer than parsing an entry with it. */
const schemas = new WeakMap<object, z.ZodType>()

/** All references of an entry: pictures, files, other entries, pages. */
export function entryReferences(type: ContentType, entry: object): Reference[] {
  return referencesOf(type.fields, entry)
}

/** SDL of the type and the object types inside it. The slug of an entry is its file name. */
export function graphqlDefinitions(type: ContentType): readonly string[] {
  // The last directive is the outermost: it makes the value that the others read.
  const fields = Object.entries(type.fields).map(([name, field]) => {
    const directives = `${field.graphql.directives ?? ""} @viewed`
    return [name, { ...field, graphql: { ...field.graphql, directives } }] as const
  })
  return graphqlTypes(Object.fromEntries(fields), `type ${type.name} implements Node @dontInfer`, [
    "fields: EntryFields!",
    'slug: String! @proxy(from: "fields.slug")',
    ...(type.ordered ? ["order: Int! @placed"] : []),
  ])
}

/** The Decap collection of a type stored in a folder. */
export function decapCollection(type: ContentType, folder: string) {
  return {
    name: folder,
    label: type.label,
    label_singular: type.labelSingular ?? type.label,
    description: type.description,
    folder: `content/${folder}`,
    create: true,
    extension: "json",
    format: "json",
    // Filled in as a new entry is saved; see src/editor/saving/file-name.ts
    slug: "{{fields.fileName}}",
    identifier_field: type.namedBy,
    summary: type.summary,
    sortable_fields: sortableFields(type.sortedBy ?? []),
    fields: decapForm(type),
  } satisfies CmsCollection
}

/** Decap's types do not include the widgets that src/editor registers, nor their settings. */
function decapForm({ fields }: ContentType) {
  return decapFields(fields) as CmsField[]
}

/** The list is sorted by the first field: newest first for dates, else ascending. */
function sortableFields(names: readonly string[]): SortableField[] {
  return names.map((field, index) => ({
    field,
    ...(index === 0 ? { default_sort: field === "date" ? "desc" : "asc" } : {}),
  }))
}

/** The Decap entry of a type stored in one file. */
export function decapFile(type: ContentType, file: string) {
  return {
    name: slugOf(file),
    label: type.label,
    description: type.description,
    file: `content/${file}`,
    fields: decapForm(type),
  } satisfies CmsCollectionFile
}

/** The slug of an entry, which is the name of its file: "home" for "site/home.json". */
export function slugOf(file: string): string {
  return file.replace(/^.*\//, "").replace(/\.json$/, "")
}

/**
 * The text of an entry as written to Git: keys in the model's order, nothing empty, unknown keys last, a final newline. So a
 * changed telephone number is a change of one line.
 */
export function entryText(fields: FieldSet, entry: unknown): string {
  return `${JSON.stringify(arranged(fields, entry) ?? {}, null, 2)}\n`
}

function arranged(fields: FieldSet | undefined, value: unknown): unknown {
  if (isEmpty(value)) return undefined
  if (Array.isArray(value)) {
    const items = value.map((item) => arranged(fields, item)).filter((item) => item !== undefined)
    return items.length > 0 ? items : undefined
  }
  if (typeof value !== "object") return value
  const unordered = value as Record<string, unknown>
  const known = Object.keys(fields ?? {})
  const rest = Object.keys(unordered).filter((key) => !known.includes(key))
  const filled = [...known, ...rest]
    .map((key) => {
      const field = known.includes(key) ? fields?.[key] : undefined
      return [key, arrangedField(field, unordered[key])] as const
    })
    .filter(([, inner]) => inner !== undefined)
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/**
 * An optional group that holds only the defaults of its form was not filled in. Otherwise it gets the defaults it lacks,
 * because Decap adds them only to new entries.
 */
function arrangedField(field: FieldSet[string] | undefined, value: unknown): unknown {
  // Switches are off by default: a file stores only those that are on.
  if (field?.widget.widget === "boolean" && value === false) return undefined
  if (field?.widget.widget !== "object" || field.widget.required !== false || isEmpty(value)) {
    return arranged(field?.inner, value)
  }
  const defaults = Object.entries(field.inner ?? {}).map(
    ([name, { widget }]) => [name, widget.default] as const,
  )
  const given = Object.entries(value as object).filter(([, inner]) => !isEmpty(inner))
  const isUntouched = given.every(([name, inner]) =>
    defaults.some((each) => each[0] === name && each[1] === inner),
  )
  return isUntouched
    ? undefined
    : arranged(field.inner, Object.fromEntries([...defaults, ...given]))
}
