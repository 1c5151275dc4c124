import { z } from "zod"
import { megabytes, pictureLimits } from "../media-limits"
import {
  type About,
  type AnyField,
  type Field,
  type FieldSet,
  type ValuesOf,
  type Widget,
  about,
  decapFields,
  graphqlTypes,
  objectSchema,
  referencesOf,
  scalar,
  translatedFields,
  typeFault,
} from "./field"
import { image } from "./references"
import { text } from "./texts"
import { choice } from "./values"

/**
 * Fields that belong together. `type` is their name in GraphQL. A folded group shows its label, or its `summary`:
 * "{{fields.heading}}".
 */
export function group<S extends FieldSet>(
  options: About & { type: string; fields: S; folded?: boolean; summary?: string },
): Field<ValuesOf<S>> {
  const { type, fields, folded = false, summary } = options
  return {
    schema: objectSchema(fields),
    widget: {
      ...about(options),
      widget: "object",
      collapsed: folded,
      ...(summary ? { summary } : {}),
      fields: decapFields(fields),
    },
    graphql: { ...scalar(type), types: graphqlTypes(type, fields) },
    references: (value) => referencesOf(fields, value),
    inner: fields,
    words: translatedGroup(options),
  }
}

/** A group of the texts inside, all optional. */
function translatedGroup(options: Parameters<typeof group>[0]): AnyField | undefined {
  const fields = translatedFields(options.fields)
  return Object.keys(fields).length > 0 ? optional(group({ ...options, fields })) : undefined
}

interface ListOptions extends About {
  singular: string
  /** What a folded item shows: "{{fields.label}}". */
  summary?: string
  min?: number
  max?: number
  /** The field of an item that links to a page. Items that link to a hidden product are not shown. */
  leadsBy?: string
}

/** A list, of groups or of single values. */
export function listOf<T>(item: Field<T>, options: ListOptions): Field<T[]> {
  const { min = 0, max, singular, summary, leadsBy } = options
  const shown = summary ?? (item.inner ? undefined : "{{fields.item}}")
  const list = z
    .array(item.schema, { error: typeFault("must be a list") })
    .refine(
      (items) => items.length >= min,
      `must have at least ${min} ${min === 1 ? "entry" : "entries"}`,
    )
    .refine((items) => max === undefined || items.length <= max, `must have at most ${max} entries`)
  return {
    schema: (min === 0 ? list.default([]) : list) as z.ZodType<T[]>,
    widget: {
      ...about(options),
      widget: "list",
      label_singular: singular,
      required: min > 0,
      // Without this, Decap starts a new entry with one item of default values.
      // @see https://github.com/decaporg/decap-cms/issues/2380
      default: [],
      ...(min > 0 ? { min } : {}),
      ...(max === undefined ? {} : { max }),
      // Folded items show their summary. Without one, Decap shows the same label for each.
      ...(shown ? { summary: shown, collapsed: true } : {}),
      ...(item.inner
        ? { fields: decapFields(item.inner) }
        : { field: { ...item.widget, name: "item" } }),
    },
    graphql: {
      type: `[${item.graphql.type}!]`,
      required: true,
      directives: [
        "@listed",
        ...(leadsBy ? [`@leadsToShown(by: "${leadsBy}")`] : []),
        ...item.graphql.directives,
      ],
      types: item.graphql.types,
    },
    references: (items) =>
      items.flatMap((value, index) =>
        item
          .references(value)
          .map((reference) => ({ ...reference, path: [index, ...reference.path] })),
      ),
    inner: item.inner,
    words: translatedList(item, options),
  }
}

/** The texts of the items, in their order. Items are added and removed in the original only. */
function translatedList<T>(item: Field<T>, options: ListOptions): AnyField | undefined {
  if (!item.words) return undefined
  const list = listOf({ ...item.words, words: undefined } as Field, { ...options, min: 0 })
  return {
    ...list,
    widget: { ...list.widget, allow_add: false, allow_remove: false, allow_reorder: false },
  }
}

/** A field editors may leave empty: `""`, null and a missing key all mean "not there". */
export function optional<T>(field: Field<T>): Field<T | undefined> {
  return {
    schema: field.schema.optional(),
    widget: optionalWidget(field.widget),
    graphql: {
      ...field.graphql,
      required: false,
      directives: ["@absentWhenEmpty", ...field.graphql.directives],
    },
    references: (value) => (value === undefined ? [] : field.references(value)),
    inner: field.inner,
    words: field.words,
  }
}

/**
 * Decap demands the required fields of a group even when the group itself is optional. So all its fields are optional to Decap,
 * and hints name those that are needed.
 *
 * @see https://github.com/decaporg/decap-cms/issues/7748
 */
function optionalWidget(widget: Widget): Widget {
  if (widget.widget !== "object") return { ...widget, required: false }
  return {
    ...widget,
    required: false,
    fields: widget.fields?.map((field) => ({
      ...optionalWidget(field.required === false ? field : withNeed(field)),
      name: field.name,
    })),
  }
}

function withNeed(field: Widget): Widget {
  if (field.default !== undefined || field.widget === "object") return field
  const need = "Needed as soon as anything in this group is filled in."
  return { ...field, hint: field.hint ? `${field.hint} ${need}` : need }
}

/** A picture with its texts. The list of placeholders names every picture whose `kind` is not a photograph. */
export function picture(options: About) {
  return group({
    ...options,
    type: "Picture",
    fields: {
      src: image({
        label: "File",
        hint: `JPG, PNG or WebP, at least ${pictureLimits.minWidth} pixels wide. A photo over ${megabytes(pictureLimits.maxBytes)} or ${pictureLimits.maxSide} pixels is made smaller by itself.`,
      }),
      alt: text({
        label: "What the picture shows",
        hint: "Read out to people who cannot see it. Say what is seen, not “picture of”: Square tubes stacked on timber, cut ends to the front.",
        max: 160,
      }),
      kind: choice({
        label: "Kind of picture",
        hint: "Be honest: the list of placeholders names what is not a photograph. Say it in the caption too.",
        default: "photograph",
        options: [
          { value: "photograph", label: "Photograph" },
          { value: "rendering", label: "Computer rendering" },
          { value: "model", label: "Scale model, rendered" },
          { value: "sample", label: "Sample, to be replaced" },
        ],
      }),
      caption: optional(
        text({ label: "Caption", hint: "Shown under the picture where there is room.", max: 160 }),
      ),
    },
  })
}
