import { z } from "zod"

/**
 * A kind of field. It defines in one place the form for editors (a Decap widget), the type in GraphQL, the content check (a
 * schema whose messages an editor understands) and, through the schema, the TypeScript type.
 */
export interface Field<T = unknown> {
  readonly schema: z.ZodType<T>
  /** The Decap widget without its name. */
  readonly widget: Widget
  readonly graphql: GraphqlField
  /** The media files, entries and pages that a value refers to. Paths start at the value. */
  readonly references: (value: T) => Reference[]
  /** The fields inside, in order; for a list, those of its items. */
  readonly inner?: FieldSet
  /** The field of an item of a list that leads to a page. */
  readonly leadsBy?: string
  /** The part that is translated: a text itself, or the texts inside a group. Undefined if there is none. */
  readonly words?: AnyField
}

/** Fields by name, in the order of forms and files. */
export type FieldSet = Readonly<Record<string, AnyField>>

/** A field with any type of value, for functions that do not depend on it. */
export type AnyField = Omit<Field, "references"> & { references: (value: never) => Reference[] }

/** Settings of a Decap widget; those used by this site's code are typed. */
export interface Widget {
  readonly [setting: string]: unknown
  readonly label: string
  readonly widget: string
  readonly required?: boolean
  /** One plain sentence under the input. */
  readonly hint?: string
  readonly multiple?: boolean
  readonly collection?: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** The fields of a group, or of each item of a list. */
  readonly fields?: readonly DecapField[]
}

/** A field as Decap's configuration lists it. */
type DecapField = Widget & { readonly name: string }

interface GraphqlField {
  /** "String!"; without the mark when it may be missing. */
  readonly type: string
  /** Gatsby's directives for it. */
  readonly directives?: string
  /** Definitions of the object types inside. */
  readonly types?: readonly string[]
}

export type Path = readonly (string | number)[]

export interface Reference {
  readonly kind: "picture" | "file" | "entry" | "link"
  readonly target: string
  /** For `entry`: the collection; for `file`: the endings allowed. */
  readonly of?: string
  readonly path: Path
}

/** The TypeScript type of a field's value. */
type ValueOf<F> = F extends { schema: z.ZodType<infer T> } ? T : never
/** The TypeScript type of an object with these fields. */
export type ValuesOf<S> = { readonly [K in keyof S]: ValueOf<S[K]> }

/** A field from its widget and its schema; `graphql` is its type where that is not a text. Settings that are undefined go. */
export function field<T>(
  widget: Widget,
  schema: z.ZodType<T>,
  graphql: GraphqlField = { type: "String!" },
  references: Field<T>["references"] = () => [],
): Field<T> {
  const settings = Object.entries(widget).filter(([, value]) => value !== undefined)
  return { schema, widget: Object.fromEntries(settings) as Widget, graphql, references }
}

/** ["sizes", 3, "thickness"] is written sizes[3].thickness */
export function fieldName(path: Path): string {
  return path
    .map((part, index) =>
      typeof part === "number" ? `[${part}]` : index === 0 ? part : `.${part}`,
    )
    .join("")
}

/** The value at a path of an entry. */
export function valueAt(entry: unknown, path: Path): unknown {
  let value = entry
  for (const part of path) value = (value as Record<string | number, unknown> | undefined)?.[part]
  return value
}

/** Puts a value at a path of an entry, with the groups and lists on the way to it. */
export function setAt(entry: object, path: Path, value: unknown): void {
  let inside = entry as Record<string | number, unknown>
  for (const [depth, part] of path.slice(0, -1).entries()) {
    inside[part] ??= typeof path[depth + 1] === "number" ? [] : {}
    inside = inside[part] as Record<string | number, unknown>
  }
  inside[path.at(-1) ?? ""] = value
}

/** A field of an entry, or a single value of a list, at its place. */
interface FieldAt {
  readonly path: Path
  readonly field: AnyField
  readonly value: unknown
}

/** All fields of an entry in the order of the form, also those that are empty: each before the fields and items inside it. */
export function fieldsAt(fields: FieldSet, entry: unknown, at: Path = []): FieldAt[] {
  return Object.entries(fields).flatMap(([name, field]): FieldAt[] => {
    const path = [...at, name]
    const value = valueAt(entry, [name])
    const { inner } = field
    const isList = field.widget.widget === "list"
    const inside = Array.isArray(value)
      ? value.flatMap((item: unknown, index): FieldAt[] =>
          inner
            ? fieldsAt(inner, item, [...path, index])
            : [{ path: [...path, index], field, value: item }],
        )
      : inner && !isList
        ? fieldsAt(inner, value, path)
        : []
    return [{ path, field, value }, ...inside]
  })
}

export const missing = "please fill in"

/** The message for a value of the wrong type; missing values have their own. */
export function typeFault(sentence: string) {
  return ({ input }: { input?: unknown }) => ((input ?? null) === null ? missing : sentence)
}

/** A schema for an object with exactly these fields; an unknown key is a fault. */
export function objectSchema<S extends FieldSet>(fields: S): z.ZodType<ValuesOf<S>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  )
  // Object.fromEntries loses the names of the fields in TypeScript.
  return z.preprocess(
    withoutEmpties,
    z.strictObject(shape, { error: typeFault("must be a group of fields") }),
  ) as z.ZodType<ValuesOf<S>>
}

/** Whether a value is what a cleared field leaves behind: `""`, spaces, null, `[]`, or a group of nothing but those. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === "string") return value.trim() === ""
  if (Array.isArray(value)) return value.length === 0
  return typeof value === "object" && Object.values(value).every(isEmpty)
}

/** Removes cleared fields, so that the schema sees them as missing. */
function withoutEmpties(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => !isEmpty(inner)))
}

/** The translated parts of these fields. */
export function translatedFields(fields: FieldSet): FieldSet {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { words }]) => (words ? [[name, words]] : [])),
  )
}

/**
 * The fields as Decap's configuration lists them, without what it would check by itself: it would ask for the fields of a group
 * that may be left empty, and stop before the content check, which says all that is wrong at once. With `required` false, Decap
 * calls a field optional; with undefined, it neither does that nor asks for it.
 *
 * @see https://github.com/decaporg/decap-cms/issues/7748
 */
export function decapFields(fields: FieldSet): DecapField[] {
  const unchecked = { pattern: undefined, min: undefined, max: undefined }
  return Object.entries(fields).map(([name, { widget }]) => ({
    required: undefined,
    ...widget,
    ...unchecked,
    name,
  }))
}

/**
 * The SDL of an object type with these fields, and of all object types inside.
 *
 * @param head how the definition begins: "type Picture"
 */
export function graphqlTypes(
  fields: FieldSet,
  head: string,
  extra: readonly string[] = [],
): readonly string[] {
  const lines = Object.entries(fields).map(
    ([field, { graphql }]) => `${field}: ${graphql.type} ${graphql.directives ?? ""}`,
  )
  const inside = Object.values(fields).flatMap(({ graphql }) => graphql.types ?? [])
  return [...inside, `${head} {\n  ${[...extra, ...lines].join("\n  ")}\n}`]
}

export function referencesOf(fields: FieldSet, value: object): Reference[] {
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined || fields[name] === undefined
      ? []
      : // The field's own schema has parsed the value.
        below(name, fields[name].references(inner as never)),
  )
}

/** References of a value inside another. */
export function below(part: string | number, references: readonly Reference[]): Reference[] {
  return references.map((reference) => ({ ...reference, path: [part, ...reference.path] }))
}
