import type { GraphQLResolveInfo } from "graphql"
import { isEmpty, type FieldSet } from "../../content/model/fields/field"
import { contentTypes } from "../../content/model/index"
import { markdownToHtml } from "../../content/model/markdown"
import { hiddenProduct } from "../../content/model/product"
import { order, placesIn } from "../../content/model/settings"
import { isTranslated, translatedEntry, translationType } from "../../content/model/translation"
import type { Language } from "../../kit/words/language"

type Values = Readonly<Record<string, unknown>>

/** A node of an entry or translation. */
interface EntryNode extends Values {
  readonly id: string
  readonly internal: { readonly type: string }
  readonly fields?: { readonly slug: string; readonly path: string }
}

interface Context {
  readonly nodeModel: {
    findAll<Node = EntryNode>(query: { type: string }): Promise<{ entries: Iterable<Node> }>
    findOne(query: { type: string; query: object }): Promise<Values | null>
    trackInlineObjectsInRootNode(node: unknown): void
  }
  readonly defaultFieldResolver: Resolver
  /**
   * The language of the page whose query it is, from its page context, which Gatsby adds to that of its resolvers. Gatsby also
   * resolves fields without a page, for sorting.
   */
  readonly language?: Language
}

type Resolver = (
  source: EntryNode,
  args: unknown,
  context: Context,
  info: GraphQLResolveInfo,
) => unknown

/** A field that is resolved. */
interface Asked {
  readonly source: EntryNode
  readonly fieldName: string
  readonly context: Context
  /** Runs the extensions before this one, and at last Gatsby's own resolver, on the source or on another. */
  readonly resolve: (source?: EntryNode) => unknown
}

/** A directive for fields. `args` are those it takes, with their types. */
function extension<Args extends object>(
  name: string,
  work: (field: Asked, args: Args) => unknown,
  args: Readonly<Record<string, string>> = {},
) {
  return {
    name,
    args,
    extend: (given: Args, previous: { resolve?: Resolver }) => ({
      resolve: ((source, fieldArgs, context, info) => {
        const inner = previous.resolve ?? context.defaultFieldResolver
        const resolve = (from = source) => inner(from, fieldArgs, context, info)
        return work({ source, context, fieldName: info.fieldName, resolve }, given)
      }) satisfies Resolver as Resolver,
    }),
  }
}

interface HiddenAddresses {
  readonly url: string
  readonly aliases?: readonly string[]
}

/** What the content model writes behind the types of its fields. */
export const extensions = [
  /** Resolves an empty field to null before other extensions run: an empty date, link or picture is none. */
  extension("absentWhenEmpty", ({ source, fieldName, resolve }) =>
    isEmpty(source[fieldName]) ? null : resolve(),
  ),
  /** A missing or emptied list is an empty list. */
  extension("listed", ({ source, fieldName, resolve }) =>
    Array.isArray(source[fieldName]) ? resolve() : [],
  ),
  extension("markdown", async ({ resolve }) => {
    const text = await resolve()
    return typeof text === "string" ? markdownToHtml(text) : null
  }),
  /** Drops relations that were not found: they name a hidden product. */
  extension("present", async ({ resolve }) => {
    const items = await resolve()
    return Array.isArray(items) ? items.filter(Boolean) : items
  }),
  /** Drops links to a hidden product. */
  extension<{ by: string }>(
    "leadsToShown",
    async ({ resolve, context }, { by }) => {
      const items = (await resolve()) as Values[]
      const { entries } = await context.nodeModel.findAll<HiddenAddresses>({
        type: hiddenProduct.name,
      })
      const hidden = [...entries].flatMap(({ url, aliases }) => [url, ...(aliases ?? [])])
      return items.filter((item) => !hidden.includes(String(item[by]).replace(/[?#].*$/, "")))
    },
    { by: "String!" },
  ),
  /** The position of an entry in the order editors chose for its collection. */
  extension<{ of: string; in: string }>(
    "place",
    async ({ source, context }, { of: type, in: collection }) => {
      const found = await context.nodeModel.findOne({ type: order.name, query: {} })
      const { entries } = await context.nodeModel.findAll({ type })
      const slugs = [...entries].map(({ fields }) => String(fields?.slug))
      return placesIn((found?.[collection] ?? []) as string[], slugs).get(
        String(source.fields?.slug),
      )
    },
    { of: "String!", in: "String!" },
  ),
  /**
   * Resolves a field to its Hindi value in queries of Hindi pages, so that one query serves both languages. An entry without a
   * complete translation stays in English as a whole.
   */
  extension("translated", async ({ source, context, resolve }) =>
    resolve(context.language === "hi" ? await inHindi(source, context) : source),
  ),
]

/** Hindi entries by id, as worked out for a query: each has its own context. */
const hindiEntries = new WeakMap<Context, Map<string, Promise<EntryNode>>>()

function inHindi(source: EntryNode, context: Context): Promise<EntryNode> {
  const known = hindiEntries.get(context) ?? new Map<string, Promise<EntryNode>>()
  hindiEntries.set(context, known)
  const entry = known.get(source.id) ?? putIntoHindi(source, context)
  known.set(source.id, entry)
  return entry
}

async function putIntoHindi(source: EntryNode, { nodeModel }: Context): Promise<EntryNode> {
  const type = contentTypes.find(({ name }) => name === source.internal.type)
  // Gatsby runs the query of the page again when this translation changes.
  const filter = { fields: { path: { eq: source.fields?.path } } }
  const node = await nodeModel.findOne({ type: "Translation", query: { filter } })
  if (!type || !node) return source
  const words = onlyFields(node, translationType(type)?.fields ?? {})
  const original = onlyFields(source, type.fields)
  if (!isTranslated(type, original, words)) return source
  const { entry } = translatedEntry(type, original, words)
  const merged = { ...source, ...(entry as object) }
  // Gatsby finds a picture's file through the object that names it.
  // @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/schema/node-model.js
  nodeModel.trackInlineObjectsInRootNode(merged)
  return merged
}

/** A node's content, without Gatsby's own fields. */
function onlyFields(node: Values, fields: FieldSet): object {
  return Object.fromEntries(Object.entries(node).filter(([name]) => name in fields))
}
