import { z } from "zod"
import { type About, type Field, about, noReferences, scalar } from "./field"
import { textSchema } from "./texts"

/** Error message for a link to an unsupported target. */
export const wrongLink =
  "must lead to https://…, mailto:…, tel:… or a page of this site such as /contact"

/** A link: to another site, a mail or telephone address, or a page of this site. */
export function link(options: About & { default?: string }): Field<string> {
  return {
    schema: textSchema({ max: 500 }),
    widget: {
      ...about(options),
      widget: "link",
      pattern: ["^\\s*(www\\.|https?://[^\\s/]|mailto:[^\\s@]+@|tel:|/(?!/))", wrongLink],
      ...(options.default ? { default: options.default } : {}),
    },
    graphql: scalar("String"),
    references: (target) => [{ kind: "link", target, path: [] }],
  }
}

const routePattern = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** The address of the entry's page: lower case, starts with a slash, does not end with one. */
export function route(options: About): Field<string> {
  const sentence =
    "must start with / and contain only small letters, digits and hyphens, without / at the end: /ms-pipes"
  return {
    schema: textSchema({ max: 120, pattern: [routePattern, sentence] }),
    widget: {
      ...about(options),
      widget: "address",
      pattern: [routePattern.source, sentence],
    },
    graphql: scalar("String"),
    references: noReferences,
  }
}

/** A picture file in content/media. Decap stores its path relative to the entry: ../media/name.jpg */
export function image(options: About): Field<string> {
  return {
    schema: textSchema({ max: 200 }),
    widget: { ...about(options), widget: "image", choose_url: false },
    graphql: scalar("File", ["@fileByRelativePath"]),
    references: (target) => [{ kind: "picture", target, path: [] }],
  }
}

/** Another file in content/media, with one of these endings. */
export function file(options: About & { endings: readonly string[] }): Field<string> {
  return {
    schema: textSchema({ max: 200 }),
    widget: { ...about(options), widget: "file", choose_url: false },
    graphql: scalar("File", ["@fileByRelativePath"]),
    references: (target) => [{ kind: "file", target, of: options.endings.join(", "), path: [] }],
  }
}

/** One entry of another collection, stored by its file name. */
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
