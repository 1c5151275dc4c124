import type { GraphQLResolveInfo } from "graphql"
import type { CreateNodeArgs, CreateSchemaCustomizationArgs } from "gatsby"
import { graphqlDefinitions } from "../../content/model/content-type"
import type { Language } from "../../site/words/language"
import { isEmpty } from "../../content/model/fields/field"
import { contentTypes, typeOfFile } from "../../content/model/index"
import { markdownToHtml } from "../../content/model/markdown"
import { order, placesIn } from "../../content/model/settings"
import { hiddenProduct, product } from "../../content/model/product"
import { originalFile } from "../../content/model/translation"
import { translated } from "./translated"

type Source = Record<string, unknown>
type Info = Pick<GraphQLResolveInfo, "fieldName">
interface Context {
  readonly language?: Language
  readonly defaultFieldResolver: Resolver
  readonly nodeModel: {
    findAll<Entry>(query: { type: string }): Promise<{ entries: Iterable<Entry> }>
    findOne(query: { type: string; query: object }): Promise<Source | null>
  }
}
interface Named {
  readonly fields: { readonly slug: string }
}
interface HiddenAddresses {
  readonly url: string
  readonly aliases?: readonly string[]
}
type Resolver = (source: Source, args: unknown, context: Context, info: Info) => unknown

/** A field extension. `resolve` gets a function that runs the extensions before it, and at last Gatsby's own resolver. */
function extension(
  name: string,
  resolve: (next: () => unknown, source: Source, info: Info, context: Context) => unknown,
) {
  return {
    name,
    extend: (_options: unknown, previous: { resolve?: Resolver }) => ({
      resolve: (source: Source, args: unknown, context: Context, info: Info) => {
        const inner = previous.resolve ?? context.defaultFieldResolver
        return resolve(() => inner(source, args, context, info), source, info, context)
      },
    }),
  }
}

/** Resolves an empty field to null before other extensions run: an empty date, link or picture is none. */
const absentWhenEmpty = extension("absentWhenEmpty", (next, source, { fieldName }) =>
  isEmpty(source[fieldName]) ? null : next(),
)

/** A missing or emptied list is an empty list. */
const listed = extension("listed", (next, source, { fieldName }) =>
  Array.isArray(source[fieldName]) ? next() : [],
)

const markdown = extension("markdown", async (next) => {
  const source = await next()
  return typeof source === "string" ? markdownToHtml(source) : null
})

/** Drops relations that were not found: they name a hidden product. */
const present = extension("present", async (next) => {
  const items = await next()
  return Array.isArray(items) ? items.filter(Boolean) : items
})

/** Drops links to a hidden product. */
const leadsToShown = {
  name: "leadsToShown",
  args: { by: "String!" },
  extend: ({ by }: { by: string }, previous: { resolve?: Resolver }) => ({
    resolve: async (source: Source, args: unknown, context: Context, info: Info) => {
      const resolve = previous.resolve ?? context.defaultFieldResolver
      const items = (await resolve(source, args, context, info)) as Source[]
      const { entries } = await context.nodeModel.findAll<HiddenAddresses>({
        type: hiddenProduct.name,
      })
      const hidden = [...entries].flatMap(({ url, aliases }) => [url, ...(aliases ?? [])])
      return items.filter((item) => !hidden.includes(String(item[by]).replace(/[?#].*$/, "")))
    },
  }),
}

/** The position of an entry in the order editors chose for its collection. */
const place = {
  name: "place",
  args: { of: "String!", in: "String!" },
  extend: ({ of: type, in: collection }: { of: string; in: string }) => ({
    resolve: async ({ fields }: Named, _args: unknown, context: Context) => {
      const found = await context.nodeModel.findOne({ type: order.name, query: {} })
      const { entries } = await context.nodeModel.findAll<Named>({ type })
      const slugs = [...entries].map((entry) => entry.fields.slug)
      return placesIn((found?.[collection] ?? []) as string[], slugs).get(fields.slug)
    },
  }),
}

interface JsonFile {
  readonly node: { readonly relativePath?: unknown }
  readonly object: { readonly hidden?: unknown }
}

/** The GraphQL type of a file in content/, by its folder and name. A hidden product has its own type. */
export function jsonTypeName({ node, object }: JsonFile): string {
  if (originalFile(String(node.relativePath)) !== undefined) return "Translation"
  const type = typeOfFile(String(node.relativePath))
  return (
    (type === product && object.hidden === true ? hiddenProduct : type)?.name ?? "UnknownContent"
  )
}

const nodeTypes = [...contentTypes, hiddenProduct]

/** Declares the types of the content model and their directives to Gatsby. */
export function defineContentTypes({ actions }: CreateSchemaCustomizationArgs): void {
  for (const definition of [
    markdown,
    listed,
    absentWhenEmpty,
    present,
    leadsToShown,
    place,
    translated,
  ]) {
    actions.createFieldExtension(definition, { name: definition.name })
  }
  const definitions = new Map<string, string>()
  for (const type of nodeTypes) {
    for (const [name, sdl] of Object.entries(graphqlDefinitions(type))) {
      const other = definitions.get(name)
      if (other !== undefined && other !== sdl) {
        throw new Error(
          `Two different groups of fields are both named ${name} in the content model`,
        )
      }
      definitions.set(name, sdl)
    }
  }
  actions.createTypes([entryFields, translationNode, ...definitions.values()].join("\n"))
}

const entryFields = "type EntryFields { slug: String!, path: String! }"

const translationNode = "type Translation implements Node @dontInfer { fields: EntryFields! }"

/**
 * Gives each entry its slug (its file name, to which relations refer) and its path in content/. A translation has the path of
 * its original.
 */
export function nameEntry({ node, getNode, actions }: CreateNodeArgs): void {
  const names = [...nodeTypes.map(({ name }) => name), "Translation"]
  if (!node.parent || !names.includes(node.internal.type)) return
  const file = getNode(node.parent)
  const path = String(file?.relativePath)
  actions.createNodeField({ node, name: "slug", value: file?.name })
  actions.createNodeField({ node, name: "path", value: originalFile(path) ?? path })
}
