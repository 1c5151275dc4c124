import { z } from "zod"
import { linksInMarkdown } from "../markdown"
import { megabytes, pictureLimits } from "../media-limits"
import {
  below,
  decapFields,
  field,
  graphqlTypes,
  missing,
  objectSchema,
  referencesOf,
  translatedFields,
  typeFault,
  type AnyField,
  type Field,
  type FieldSet,
  type ValuesOf,
  type Widget,
} from "./field"

/* The kinds of fields. Each begins with its label for editors; the last argument is its hint, or settings with a hint. */

/** `hint` is one plain sentence under the input. */
type More<Settings = unknown> = string | (Settings & { hint?: string })

function settings<Settings>(
  more: More<Settings> | undefined,
): Partial<Settings> & { hint?: string } {
  return typeof more === "string"
    ? ({ hint: more } as Partial<Settings> & { hint: string })
    : (more ?? {})
}

interface TextSettings {
  /** The minimum number of characters. */
  min?: number
  /** A regular expression for the whole text, and the message if it does not match. */
  pattern?: readonly [RegExp, string]
  default?: string
  /** false for a name or number that is not translated. */
  words?: false
}

/**
 * Control characters, halves of surrogate pairs, and other marks that are not seen: those that reverse the direction of text, and
 * a soft hyphen or a blank without width, with which a name is not found. Hindi needs the joiners U+200C and U+200D.
 */
const unseen = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/u

function textSchema(max: number, { min = 0, pattern }: TextSettings = {}) {
  const length = (error: "most" | "least", limit: number) => ({
    error: ({ input }: { input?: unknown }) =>
      `must be at ${error} ${limit} characters long; it has ${String(input).length}`,
    abort: true,
  })
  return z
    .string({ error: typeFault("must be text") })
    .refine((text) => text.trim() !== "", { error: missing, abort: true })
    .refine((text) => text.length <= max, length("most", max))
    .refine((text) => text.length >= min, length("least", min))
    .refine((text) => !unseen.test(text), {
      error: "has an invisible control character: delete the text and type it again",
      abort: true,
    })
    .refine((text) => !pattern || pattern[0].test(text), pattern?.[1])
}

function textField(widget: Widget, schema: z.ZodType<string>, more: TextSettings): Field<string> {
  const { pattern, words } = more
  const made = field({ ...widget, pattern: pattern && [pattern[0].source, pattern[1]] }, schema)
  return pattern || words === false ? made : withWords(made)
}

const html = /<\/?[a-z][^>]*>/i

/** A text that is translated. If it is missing in a language, its page is not made there. */
function withWords(text: Field<string>): Field<string> {
  const schema = text.schema
    .refine((words) => !html.test(words), "has HTML, which the page would show as text: delete it")
    .optional()
  const widget = { ...text.widget, default: undefined }
  return { ...text, words: { ...text, schema, widget } }
}

/** One line of text of at most so many characters. One of a pattern the editor reads when it is left: src/editor/fields/typed.ts */
export function text(label: string, max: number, more?: More<TextSettings>): Field<string> {
  const { hint, default: start, ...rest } = settings(more)
  const schema = textSchema(max, rest).refine((line) => !/[\n\r]/.test(line), "must be on one line")
  const widget = rest.pattern ? "line" : "string"
  return textField({ label, hint, widget, default: start }, schema, rest)
}

/** A name or number that is the same in every language. */
export function name(label: string, max: number, hint?: string): Field<string> {
  return text(label, max, { hint, words: false })
}

/** Several lines of plain text. */
export function longText(label: string, max: number, more?: More<TextSettings>): Field<string> {
  const { hint, ...rest } = settings(more)
  return textField({ label, hint, widget: "text" }, textSchema(max, rest), rest)
}

/** Formatted text. The site converts it to HTML through an allow-list; its links are checked like any other. */
export function markdown(label: string, hint?: string): Field<string> {
  const buttons =
    "bold italic link heading-two heading-three bulleted-list numbered-list quote".split(" ")
  return withWords(
    field(
      { label, hint, widget: "markdown", buttons, editor_components: [] },
      textSchema(20000),
      undefined,
      (source) => linksInMarkdown(source).map((target) => ({ kind: "link", target, path: [] })),
    ),
  )
}

/** A line of a pattern with a reading of its own. */
function cleaned(
  widget: string,
  label: string,
  max: number,
  settings: TextSettings & { hint?: string },
) {
  const line = text(label, max, settings)
  return { ...line, widget: { ...line.widget, widget } }
}

/** An e-mail address. */
export function email(label: string, hint?: string): Field<string> {
  const sentence = "must be one e-mail address: sales@example.com"
  const one = /^[^\s@,;:<>()"/]+@[^\s@,;:<>()"/]+\.[^\s@,;:<>()"/.]{2,}$/
  return cleaned("email", label, 120, { hint, pattern: [one, sentence] })
}

/** A telephone number as people write it: digits and spaces, with + before a country code. Two numbers would be dialled as one. */
export function phone(label: string, hint?: string): Field<string> {
  const sentence = "must be one telephone number, in digits and spaces: +91 98100 00000"
  const one = /^(?:\+\d|\d(?!(?:\D?\d){12}))(?: ?\d|-(?=\d{3})\d){6,14}$/
  return cleaned("phone", label, 24, { hint, pattern: [one, sentence] })
}

/** A number that WhatsApp can reach: that of a mobile in India, or one with the code of its country. */
export function chatNumber(hint: string): Field<string> {
  const sentence =
    "must be one mobile number, or begin with + and the code of its country: +91 98100 00000"
  const one = /^(?:\+(?:[ -]?\d){8,15}|(?:0[ -]?|91[ -]?)?[6-9](?:[ -]?\d){9})$/
  return cleaned("phone", "WhatsApp number", 24, { hint, pattern: [one, sentence] })
}

/** The address of the entry's page: lower case, starts with a slash, does not end with one. */
export function route(label: string, hint?: string): Field<string> {
  const sentence =
    "must start with / and contain only small letters, digits and hyphens, without / at the end: /ms-pipes"
  return cleaned("address", label, 120, {
    hint,
    pattern: [/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, sentence],
  })
}

/** Error message for a link to an unsupported target. */
export const wrongLink =
  "must lead to https://…, mailto:…, tel:… or a page of this site such as /contact"

/** A link: to another site, a mail or telephone address, or a page of this site. */
export function link(label: string, more?: More<{ default: string }>): Field<string> {
  const pattern = ["^\\s*(www\\.|https?://[^\\s/]|mailto:[^\\s@]+@|tel:|/(?!/))", wrongLink]
  return field(
    { label, ...settings(more), widget: "link", pattern },
    textSchema(500),
    undefined,
    (target) => [{ kind: "link", target, path: [] }],
  )
}

/** A file in content/media, with one of these endings if it is no picture. Decap stores its path relative to the entry. */
function media(widget: "image" | "file", label: string, hint?: string, of?: string): Field<string> {
  const kind = widget === "image" ? "picture" : "file"
  return field(
    { label, hint, widget, choose_url: false },
    textSchema(200),
    { type: "File!", directives: "@fileByRelativePath" },
    (target) => [{ kind, target, of, path: [] }],
  )
}

/** Another file than a picture, with this ending. */
export function file(label: string, ending: string, hint?: string): Field<string> {
  return media("file", label, hint, ending)
}

/** Any number of entries of another collection, stored by their file names, which pages look up. */
export function relations(label: string, collection: string, hint?: string): Field<string[]> {
  return field(
    {
      label,
      hint,
      widget: "relation",
      collection,
      value_field: "{{slug}}",
      display_fields: ["name"],
      search_fields: ["name"],
      multiple: true,
      required: false,
    },
    z.array(textSchema(120), { error: "must be a list" }).default([]),
    { type: "[String!]!" },
    (targets) =>
      targets.map((target, at) => ({ kind: "entry", target, of: collection, path: [at] })),
  )
}

/** A number within a range, with decimals. */
export function number(
  label: string,
  min: number,
  max: number,
  hint?: string,
  isWhole = false,
): Field<number> {
  const [type, value_type] = isWhole ? ["Int!", "int"] : ["Float!", "float"]
  const error = isWhole
    ? "must be a whole number"
    : "must be one number, with a point before decimals: 7.5"
  return field(
    { label, hint, widget: "number", value_type, least: min, most: max },
    z
      .number({ error: typeFault(error) })
      .refine((value) => !isWhole || Number.isInteger(value), { error, abort: true })
      .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`),
    { type },
  )
}

/** A whole number within a range. */
export function whole(label: string, min: number, max: number, hint?: string): Field<number> {
  return number(label, min, max, hint, true)
}

/** A switch. Off and missing mean the same; only “on” is stored. */
export function yesNo(label: string, hint?: string): Field<boolean | undefined> {
  const schema = z.boolean({ error: typeFault("must be true or false, without quotation marks") })
  return optional(field({ label, hint, widget: "boolean" }, schema, { type: "Boolean!" }))
}

/** What editors choose from: labels by stored value. */
type Options<V extends string> = Readonly<Record<V, string>>

function select<V extends string>(options: Options<V>) {
  const values = Object.keys(options) as V[]
  const error = typeFault(`must be one of: ${values.join(", ")}`)
  return {
    schema: z.enum(values, { error }) as z.ZodType<V>,
    widget: "select",
    options: Object.entries<string>(options).map(([value, label]) => ({ value, label })),
  }
}

/** One option of a fixed set. */
export function choice<V extends string>(
  label: string,
  options: Options<V>,
  more?: More<{ default: V }>,
): Field<V> {
  const { schema, ...widget } = select(options)
  return field({ label, ...settings(more), ...widget }, schema)
}

/** Any options of a fixed set. */
export function choices<V extends string>(
  label: string,
  options: Options<V>,
  hint?: string,
): Field<V[]> {
  const { schema, ...widget } = select(options)
  return field(
    { label, hint, ...widget, multiple: true, required: false },
    z.array(schema, { error: "must be a list" }).default([]),
    { type: "[String!]!" },
  )
}

/** A calendar day: "2026-11-22". */
export function day(label: string, hint?: string): Field<string> {
  return field(
    { label, hint, widget: "day" },
    z
      .string({ error: typeFault("must be a date such as 2024-07-02") })
      .refine((text) => z.iso.date().safeParse(text).success, {
        error: "must be a date that exists, written year-month-day: 2024-07-02",
        abort: true,
      })
      // Another year is a slip of the keyboard.
      .refine((text) => text >= "2000" && +text.slice(0, 4) <= new Date().getFullYear() + 2, {
        error: ({ input }) => `must be from 2000 to two years ahead; it is ${String(input)}`,
      }),
  )
}

/** A label, or a label and its hint. */
type About = string | readonly [label: string, hint: string]

/** Fields that belong together. `type` is their name in GraphQL. */
export function group<S extends FieldSet>(
  type: string,
  about: About,
  fields: S,
  collapsed = false,
): Field<ValuesOf<S>> {
  const [label, hint] = typeof about === "string" ? [about] : about
  const words = translatedFields(fields)
  return {
    ...field(
      { label, hint, widget: "object", collapsed, fields: decapFields(fields) },
      objectSchema(fields),
      { type: `${type}!`, types: graphqlTypes(fields, `type ${type}`) },
      (value) => referencesOf(fields, value),
    ),
    inner: fields,
    words:
      Object.keys(words).length > 0 ? optional(group(type, about, words, collapsed)) : undefined,
  }
}

/** A group that is closed until the editor opens it. */
export function folded<S extends FieldSet>(type: string, about: About, fields: S) {
  return group(type, about, fields, true)
}

interface ListSettings {
  /** What a folded item shows. By default its first field: "{{fields.label}}". */
  summary?: string
  min?: number
  max?: number
  /** The field of an item that links to a page. Items that link to a hidden product are not shown. */
  leadsBy?: string
}

/** A list, of groups or of single values. */
export function listOf<T>(
  label: string,
  singular: string,
  item: Field<T>,
  more?: More<ListSettings>,
): Field<T[]> {
  const { hint, min = 0, max, summary, leadsBy } = settings(more)
  const first = Object.keys(item.inner ?? { item })[0]
  const list = z
    .array(item.schema, { error: typeFault("must be a list") })
    .refine(
      (items) => items.length >= min,
      `must have at least ${min} ${min === 1 ? "entry" : "entries"}`,
    )
    .refine((items) => max === undefined || items.length <= max, `must have at most ${max} entries`)
  return {
    ...field(
      {
        label,
        hint,
        widget: "list",
        label_singular: singular,
        required: min > 0 ? undefined : false,
        // Without this, Decap starts a new entry with one item of default values.
        // @see https://github.com/decaporg/decap-cms/issues/2380
        default: [],
        min: min || undefined,
        max,
        // Folded items show their summary. Without one, Decap shows the same label for each.
        summary: summary ?? `{{fields.${first}}}`,
        collapsed: true,
        ...(item.inner ? { fields: decapFields(item.inner) } : { field: decapFields({ item })[0] }),
      },
      (min === 0 ? list.default([]) : list) as z.ZodType<T[]>,
      {
        type: `[${item.graphql.type}]!`,
        directives: item.graphql.directives,
        types: item.graphql.types,
      },
      (items) => items.flatMap((value, index) => below(index, item.references(value))),
    ),
    inner: item.inner,
    leadsBy,
    words: item.words && translatedList(label, singular, item.words, settings(more)),
  }
}

/** A list of groups. `type` is the name of an item in GraphQL. */
export function rows<S extends FieldSet>(
  type: string,
  label: string,
  singular: string,
  fields: S,
  more?: More<ListSettings>,
): Field<ValuesOf<S>[]> {
  return listOf(label, singular, group(type, singular, fields), more)
}

/** The texts of the items, in their order. Items are added and removed in the original only. */
function translatedList(
  label: string,
  singular: string,
  words: AnyField,
  more: ListSettings,
): AnyField {
  const list = listOf(label, singular, { ...words, words: undefined } as Field, { ...more, min: 0 })
  const fixed = { allow_add: false, allow_remove: false, allow_reorder: false }
  return { ...list, widget: { ...list.widget, ...fixed } }
}

/** A field editors may leave empty: `""`, null and a missing key all mean "not there". */
export function optional<T>(required: Field<T>): Field<T | undefined> {
  const { graphql } = required
  return {
    ...required,
    schema: required.schema.optional(),
    widget: { ...required.widget, required: false },
    graphql: { ...graphql, type: graphql.type.replace(/!$/, "") },
    references: (value) => (value === undefined ? [] : required.references(value)),
  }
}

/** A picture with its texts. The list of placeholders names every picture whose `kind` is not a photograph. */
export function picture(label: string, hint?: string) {
  const { minWidth, maxBytes, maxSide } = pictureLimits
  return group("Picture", hint ? [label, hint] : label, {
    src: media(
      "image",
      "File",
      `JPG, PNG or WebP, at least ${minWidth} pixels wide. A photo over ${megabytes(maxBytes)} or ${maxSide} pixels is made smaller by itself.`,
    ),
    alt: text("What the picture shows", 160, "What is seen, for people who cannot see it."),
    kind: choice("Kind of picture", pictureKinds, {
      hint: "Be honest: what is not a photograph keeps the site from going live.",
      default: "photograph",
    }),
    caption: optional(text("Caption", 160, "Shown under the picture where there is room.")),
  })
}

const pictureKinds = {
  photograph: "Photograph",
  rendering: "Computer rendering",
  model: "Scale model, rendered",
  sample: "Sample, to be replaced",
} as const
