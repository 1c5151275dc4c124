import { z } from "zod"
import { type About, type Field, about, noReferences, scalar, typeFault } from "./field"

interface NumberOptions extends About {
  min: number
  max: number
}

/** A number within a range, with decimals. */
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

/** A switch. Off and missing mean the same; only “on” is stored. */
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

/** One option of a fixed set. */
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

/** Any options of a fixed set. */
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

/** A calendar day: "2026-11-22". */
export function day(options: About): Field<string> {
  return {
    schema: z
      .string({ error: typeFault("must be a date such as 2024-07-02") })
      .refine(isCalendarDay, {
        error: "must be a date that exists, written year-month-day: 2024-07-02",
        abort: true,
      })
      .refine((text) => firstDay <= text && text <= lastDay(), {
        error: (issue) => `must be from 2000 to two years ahead; it is ${String(issue.input)}`,
      }),
    widget: { ...about(options), widget: "day" },
    graphql: scalar("Date", ["@dateformat"]),
    references: noReferences,
  }
}

/** An earlier year is a slip of the keyboard. */
const firstDay = "2000-01-01"

/** Two years from now. */
function lastDay(): string {
  const now = new Date()
  now.setFullYear(now.getFullYear() + 2)
  return now.toISOString().slice(0, 10)
}

function isCalendarDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(text)
  )
}
