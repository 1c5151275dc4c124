import { z } from "zod"
import { linksInMarkdown } from "./markdown"
import { megabytes, pictureLimits } from "./media-limits"

/**
 * The kinds of field content can be made of. Each kind says in one place what it is for editors (the Decap widget), for
 * GraphQL (the type the site queries), for the content check (a schema with sentences an editor understands) and, through
 * that schema, for TypeScript.
 */
export interface Field<T = unknown> {
  readonly schema: z.ZodType<T>
  /** The Decap widget, complete but for its name. */
  readonly widget: Widget
  readonly graphql: GraphqlField
  /** What the value names elsewhere: media files, entries of other collections, pages. Paths start at the value. */
  readonly references: (value: T) => Reference[]
  /** The fields inside, in the order of the model; a list has those of its items. */
  readonly inner?: FieldSet
}

/** Fields by name, in the order editors see them and files are written. */
export type FieldSet = Readonly<Record<string, AnyField>>

/** A field of any value: what the functions below need of it. */
type AnyField = Omit<Field, "references"> & { references: (value: never) => Reference[] }

export type Widget = Record<string, unknown> & { label: string; widget: string; required?: boolean }

/** A field as Decap's configuration lists it. */
export type DecapField = Widget & { name: string }

export interface GraphqlField {
  readonly type: string
  readonly required: boolean
  readonly directives: readonly string[]
  /** Definitions of the object types inside, by name. */
  readonly types: Readonly<Record<string, string>>
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
export type ValueOf<F> = F extends { schema: z.ZodType<infer T> } ? T : never
/** The TypeScript type of an object with these fields. */
export type ValuesOf<S> = { readonly [K in keyof S]: ValueOf<S[K]> }

interface About {
  label: string
  /** One plain sentence under the input. */
  hint?: string
}

const noReferences = () => []

/** A sentence for a value of the wrong type; a value that is not there gets its own. */
function typeFault(sentence: string) {
  return (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null
      ? "is required, but is missing or empty"
      : sentence
}

function scalar(type: string, directives: readonly string[] = []): GraphqlField {
  return { type, required: true, directives, types: {} }
}

function about({ label, hint }: About) {
  return hint ? { label, hint } : { label }
}

interface TextOptions extends About {
  /** Characters, at least and at most. */
  min?: number
  max?: number
  /** A regular expression the whole text must match, and the sentence when it does not. */
  pattern?: readonly [RegExp, string]
  default?: string
}

/** The sentence for a text that is too short or too long, in characters. */
export function lengthFault(
  text: string,
  { min = 0, max = Infinity }: { min?: number; max?: number },
): string | undefined {
  if (text.length > max) return `must be at most ${max} characters long; it has ${text.length}`
  return text.length < min
    ? `must be at least ${min} characters long; it has ${text.length}`
    : undefined
}

/** Control characters, halves of characters, and marks that turn the direction of all that follows. */
const unseen = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u

function textSchema({ min = 0, max = 300, pattern }: Omit<TextOptions, "label">) {
  let schema = z
    .string({ error: typeFault("must be text") })
    .refine((text) => text.trim() !== "", {
      error: "is required, but is missing or empty",
      abort: true,
    })
    .refine((text) => lengthFault(text, { min, max }) === undefined, {
      error: (issue) => lengthFault(String(issue.input), { min, max }) ?? "",
      abort: true,
    })
    .refine((text) => !unseen.test(text), {
      error: "holds an invisible control character: delete the text and type it again",
      abort: true,
    })
  if (pattern) schema = schema.refine((text) => pattern[0].test(text), pattern[1])
  return schema
}

/**
 * The editor counts characters along while one types: see src/cms/counted-text.tsx. A text with a pattern has its length
 * from that.
 */
function countedLength({ min, max, pattern }: TextOptions) {
  if (pattern) return {}
  return {
    ...(min === undefined ? {} : { min_length: min }),
    ...(max === undefined ? {} : { max_length: max }),
  }
}

function decapPattern(pattern: TextOptions["pattern"]) {
  return pattern ? { pattern: [pattern[0].source, pattern[1]] } : {}
}

/** One line of text. */
export function text(options: TextOptions): Field<string> {
  return {
    schema: textSchema(options),
    widget: {
      ...about(options),
      widget: "string",
      ...countedLength(options),
      ...decapPattern(options.pattern),
      ...(options.default === undefined ? {} : { default: options.default }),
    },
    graphql: scalar("String"),
    references: noReferences,
  }
}

/** Several lines of plain text. */
export function longText(options: TextOptions): Field<string> {
  return {
    schema: textSchema({ max: 1500, ...options }),
    widget: {
      ...about(options),
      widget: "text",
      ...countedLength(options),
      ...decapPattern(options.pattern),
    },
    graphql: scalar("String"),
    references: noReferences,
  }
}

/** Formatted text. The site turns it into HTML through an allow-list; links inside are checked like any other. */
export function markdown(options: About): Field<string> {
  return {
    schema: textSchema({ max: 20000 }),
    widget: {
      ...about(options),
      widget: "markdown",
      buttons: [
        "bold",
        "italic",
        "link",
        "heading-two",
        "heading-three",
        "bulleted-list",
        "numbered-list",
        "quote",
      ],
      editor_components: [],
    },
    graphql: scalar("String", ["@markdown"]),
    references: (source) =>
      linksInMarkdown(source).map((target) => ({ kind: "link", target, path: [] })),
  }
}

interface NumberOptions extends About {
  min: number
  max: number
}

/** A number within a range, decimals allowed. */
export function number({ min, max, ...rest }: NumberOptions): Field<number> {
  return {
    schema: z
      .number({ error: typeFault("must be a number") })
      .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`),
    widget: { ...about(rest), widget: "number", value_type: "float", min, max, step: 0.0001 },
    graphql: scalar("Float"),
    references: noReferences,
  }
}

/** A whole number within a range. */
export function whole({ min, max, ...rest }: NumberOptions): Field<number> {
  return {
    schema: z
      .number({ error: typeFault("must be a whole number") })
      .refine(Number.isInteger, { error: "must be a whole number", abort: true })
      .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`),
    widget: { ...about(rest), widget: "number", value_type: "int", min, max, step: 1 },
    graphql: scalar("Int"),
    references: noReferences,
  }
}

/** A switch. To editors off and not there are the same; only “on” is written. */
export function yesNo(options: About): Field<boolean> {
  return {
    schema: z.boolean({ error: typeFault("must be true or false, without quotation marks") }),
    widget: { ...about(options), widget: "boolean" },
    graphql: scalar("Boolean"),
    references: noReferences,
  }
}

interface Choice {
  value: string
  label: string
}

/** One of a fixed set. */
export function choice<V extends string>(
  options: About & { options: readonly (Choice & { value: V })[]; default?: V },
): Field<V> {
  const values = options.options.map((option) => option.value)
  return {
    schema: z.custom<V>((value) => values.includes(value as V), {
      error: typeFault(`must be one of: ${values.join(", ")}`),
    }),
    widget: {
      ...about(options),
      widget: "select",
      options: [...options.options],
      ...(options.default ? { default: options.default } : {}),
    },
    graphql: scalar("String"),
    references: noReferences,
  }
}

/** Any number of a fixed set. */
export function choices<V extends string>(
  options: About & { options: readonly (Choice & { value: V })[] },
): Field<V[]> {
  const values = options.options.map((option) => option.value)
  const item = z.custom<V>((value) => values.includes(value as V), {
    error: `must be one of: ${values.join(", ")}`,
  })
  return {
    schema: z.array(item, { error: "must be a list" }).default([]),
    widget: {
      ...about(options),
      widget: "select",
      multiple: true,
      required: false,
      options: [...options.options],
    },
    graphql: { type: "[String!]", required: true, directives: ["@listed"], types: {} },
    references: noReferences,
  }
}

/** A calendar day, written year-month-day. */
export function day(options: About): Field<string> {
  return {
    schema: z
      .string({ error: typeFault("must be a date such as 2024-07-02") })
      .refine(isCalendarDay, "must be a date that exists, written year-month-day: 2024-07-02"),
    widget: {
      ...about(options),
      widget: "datetime",
      format: "YYYY-MM-DD",
      date_format: "YYYY-MM-DD",
      time_format: false,
      picker_utc: true,
    },
    graphql: scalar("Date", ["@dateformat"]),
    references: noReferences,
  }
}

function isCalendarDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(text)
  )
}

/** What an address is told that leads nowhere a link may lead. */
export const wrongLink =
  "must lead to https://…, mailto:…, tel:… or a page of this site such as /contact"

/** Where a link leads: another site, a mail or telephone address, or a page of this site. */
export function link(options: About & { default?: string }): Field<string> {
  return {
    schema: textSchema({ max: 500 }),
    widget: {
      ...about(options),
      widget: "string",
      pattern: ["^(https?://[^\\s/]|mailto:[^\\s@]+@|tel:|/(?!/))", wrongLink],
      ...(options.default ? { default: options.default } : {}),
    },
    graphql: scalar("String"),
    references: (target) => [{ kind: "link", target, path: [] }],
  }
}

const routePattern = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** The address of a page this entry makes: lower case, starts with a slash, ends without one. */
export function route(options: About): Field<string> {
  const sentence =
    "must start with / and hold only small letters, digits and hyphens, without / at the end: /ms-pipes"
  return {
    schema: textSchema({ max: 120, pattern: [routePattern, sentence] }),
    widget: { ...about(options), widget: "string", pattern: [routePattern.source, sentence] },
    graphql: scalar("String"),
    references: noReferences,
  }
}

/** An e-mail address. */
export function email(options: About): Field<string> {
  return text({
    ...options,
    max: 120,
    pattern: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "must be an e-mail address: sales@example.com"],
  })
}

/** A telephone number as people write it, digits and spaces, with + for a country code. */
export function phone(options: About): Field<string> {
  return text({
    ...options,
    max: 24,
    pattern: [
      /^\+?\d(?:[ -]?\d){6,14}$/,
      "must be a telephone number in digits and spaces: +91 98100 00000",
    ],
  })
}

/** A picture file in content/media. Decap stores its path as seen from the entry's folder: ../media/name.jpg */
export function image(options: About): Field<string> {
  return {
    schema: textSchema({ max: 200 }),
    widget: { ...about(options), widget: "image", choose_url: false },
    graphql: scalar("File", ["@fileByRelativePath"]),
    references: (target) => [{ kind: "picture", target, path: [] }],
  }
}

/** Another file in content/media, of one of these endings. */
export function file(options: About & { endings: readonly string[] }): Field<string> {
  return {
    schema: textSchema({ max: 200 }),
    widget: { ...about(options), widget: "file", choose_url: false },
    graphql: scalar("File", ["@fileByRelativePath"]),
    references: (target) => [{ kind: "file", target, of: options.endings.join(", "), path: [] }],
  }
}

/** One entry of another collection, kept by its file name. */
export function relation(
  options: About & { collection: string; type: string; shownAs: string },
): Field<string> {
  return {
    schema: textSchema({ max: 120 }),
    widget: {
      ...about(options),
      widget: "relation",
      collection: options.collection,
      value_field: "{{slug}}",
      display_fields: [options.shownAs],
      search_fields: [options.shownAs],
    },
    graphql: { ...scalar(options.type, ['@link(by: "fields.slug")']) },
    references: (target) => [{ kind: "entry", target, of: options.collection, path: [] }],
  }
}

/** Any number of entries of another collection. */
export function relations(
  options: About & { collection: string; type: string; shownAs: string },
): Field<string[]> {
  const one = relation(options)
  return {
    schema: z.array(one.schema, { error: "must be a list" }).default([]),
    widget: { ...one.widget, multiple: true, required: false },
    graphql: {
      type: `[${options.type}!]`,
      required: true,
      directives: ["@listed", '@link(by: "fields.slug")', "@present"],
      types: {},
    },
    references: (targets) =>
      targets.map((target, index) => ({
        kind: "entry",
        target,
        of: options.collection,
        path: [index],
      })),
  }
}

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
  }
}

interface ListOptions extends About {
  singular: string
  /** What a folded item shows: "{{fields.label}}". */
  summary?: string
  min?: number
  max?: number
  /** The field of an item that leads to a page: items that lead to a hidden product are left out of the site. */
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
      `must hold at least ${min} ${min === 1 ? "entry" : "entries"}`,
    )
    .refine((items) => max === undefined || items.length <= max, `must hold at most ${max} entries`)
  return {
    schema: (min === 0 ? list.default([]) : list) as z.ZodType<T[]>,
    widget: {
      ...about(options),
      widget: "list",
      label_singular: singular,
      required: min > 0,
      // Without it Decap begins a new entry with one item that holds the defaults of the item's fields.
      default: [],
      ...(min > 0 ? { min } : {}),
      ...(max === undefined ? {} : { max }),
      // Folded items show what they hold; left to itself Decap shows the same label for each.
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
  }
}

/**
 * Decap asks for the required fields of a group even when the group itself may be left empty. So they are all optional to
 * it, and their hints say which are not.
 */
function optionalWidget(widget: Widget): Widget {
  if (widget.widget !== "object") return { ...widget, required: false }
  const fields = widget.fields as readonly DecapField[]
  return {
    ...widget,
    required: false,
    fields: fields.map((field) => ({
      ...optionalWidget(field.required === false ? field : withNeed(field)),
      name: field.name,
    })),
  }
}

function withNeed(field: Widget): Widget {
  if (field.default !== undefined || field.widget === "object") return field
  const need = "Needed as soon as anything in this group is filled in."
  return { ...field, hint: typeof field.hint === "string" ? `${field.hint} ${need}` : need }
}

/** A picture with its words. `kind` says honestly what it is; pages say so where it is not a photograph. */
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
        hint: "Read out to people who cannot see it. Say what is seen, not “picture of”: Square tubes stacked on timber, cut ends to the front",
        max: 160,
      }),
      kind: choice({
        label: "Kind of picture",
        hint: "Be honest: pages say so where it is not a photograph.",
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

/** An object of exactly these fields; an unknown key is a fault. */
export function objectSchema<S extends FieldSet>(fields: S): z.ZodType<ValuesOf<S>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.schema]),
  )
  return z.preprocess(
    withoutEmpties,
    z.strictObject(shape, { error: typeFault("must be a group of fields") }),
  ) as unknown as z.ZodType<ValuesOf<S>>
}

/** What an editor's cleared field leaves behind: `""`, spaces, null, `[]`, or a group of nothing but those. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === "string") return value.trim() === ""
  if (Array.isArray(value)) return value.length === 0
  return typeof value === "object" && Object.values(value).every(isEmpty)
}

/** To the schema a cleared field is simply not there. */
function withoutEmpties(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => !isEmpty(inner)))
}

export function decapFields(fields: FieldSet): DecapField[] {
  return Object.entries(fields).map(([name, field]) => ({ ...field.widget, name }))
}

/** The SDL of an object type with these fields and of every object type inside, by name. */
export function graphqlTypes(
  type: string,
  fields: FieldSet,
  { head = `type ${type}`, extra = [] as readonly string[] } = {},
): Record<string, string> {
  const lines = Object.entries(fields).map(([name, { graphql }]) =>
    [`  ${name}: ${graphql.type}${graphql.required ? "!" : ""}`, ...graphql.directives].join(" "),
  )
  const inside = Object.values(fields).map((field) => field.graphql.types)
  return Object.assign({}, ...inside, {
    [type]: `${head} {\n${[...extra, ...lines].join("\n")}\n}`,
  }) as Record<string, string>
}

export function referencesOf(fields: FieldSet, value: object): Reference[] {
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined || fields[name] === undefined
      ? []
      : fields[name]
          .references(inner as never)
          .map((reference) => ({ ...reference, path: [name, ...reference.path] })),
  )
}
