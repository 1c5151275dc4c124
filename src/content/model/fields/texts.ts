import { z } from "zod"
import { linksInMarkdown } from "../markdown"
import {
  type About,
  type AnyField,
  type Field,
  about,
  noReferences,
  scalar,
  typeFault,
} from "./field"

interface TextOptions extends About {
  /** Minimum and maximum number of characters. */
  min?: number
  max?: number
  /** A regular expression for the whole text, and the message if it does not match. */
  pattern?: readonly [RegExp, string]
  default?: string
  /** false for a name or number that is not translated. */
  words?: false
}

/** The message for a text that is too short or too long, in characters. */
export function lengthFault(
  text: string,
  { min = 0, max = Infinity }: { min?: number; max?: number },
): string | undefined {
  if (text.length > max) return `must be at most ${max} characters long; it has ${text.length}`
  return text.length < min
    ? `must be at least ${min} characters long; it has ${text.length}`
    : undefined
}

/** Control characters, halves of surrogate pairs, and marks that reverse the direction of text. */
const unseen = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u

export function textSchema({ min = 0, max = 300, pattern }: Omit<TextOptions, "label">) {
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
      error: "has an invisible control character: delete the text and type it again",
      abort: true,
    })
  if (pattern) schema = schema.refine((text) => pattern[0].test(text), pattern[1])
  return schema
}

function decapPattern(pattern: TextOptions["pattern"]) {
  return pattern ? { pattern: [pattern[0].source, pattern[1]] } : {}
}

const html = /<\/?[a-z][^>]*>/i

/** The same text in another language. If it is missing, its page is not made. */
function translated(field: Field<string>): AnyField {
  return {
    ...field,
    schema: field.schema
      .refine((text) => !html.test(text), "has HTML, which the page would show as text: delete it")
      .optional(),
    widget: { ...field.widget, default: undefined, required: false },
  }
}

function withWords(field: Field<string>, { pattern, words }: TextOptions): Field<string> {
  return pattern || words === false ? field : { ...field, words: translated(field) }
}

/** One line of text. */
export function text(options: TextOptions): Field<string> {
  const field: Field<string> = {
    schema: textSchema(options).refine((line) => !/[\n\r]/.test(line), "must be on one line"),
    widget: {
      ...about(options),
      widget: "string",
      ...decapPattern(options.pattern),
      ...(options.default === undefined ? {} : { default: options.default }),
    },
    graphql: scalar("String"),
    references: noReferences,
  }
  return withWords(field, options)
}

/** Several lines of plain text. */
export function longText(options: TextOptions): Field<string> {
  const field: Field<string> = {
    schema: textSchema({ max: 1500, ...options }),
    widget: {
      ...about(options),
      widget: "text",
      ...decapPattern(options.pattern),
    },
    graphql: scalar("String"),
    references: noReferences,
  }
  return withWords(field, options)
}

/** Formatted text. The site converts it to HTML through an allow-list; its links are checked like any other. */
export function markdown(options: About): Field<string> {
  const field: Field<string> = {
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
  return withWords(field, options)
}

/** A line that the editor cleans when it is left: see src/editor/text-controls.tsx */
function cleaned(widget: "phone" | "email", options: TextOptions): Field<string> {
  const field = text(options)
  return { ...field, widget: { ...field.widget, widget } }
}

/** An e-mail address. */
export function email(options: About): Field<string> {
  return cleaned("email", {
    ...options,
    max: 120,
    pattern: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "must be an e-mail address: sales@example.com"],
  })
}

/** A telephone number as people write it: digits and spaces, with + before a country code. */
export function phone(options: About): Field<string> {
  return cleaned("phone", {
    ...options,
    max: 24,
    pattern: [
      /^\+?\d(?:[ -]?\d){6,14}$/,
      "must be a telephone number in digits and spaces: +91 98100 00000",
    ],
  })
}
