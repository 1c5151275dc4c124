import type { GraphQLResolveInfo } from "graphql"
import type { FieldSet } from "../../content/model/fields/field"
import { contentTypes } from "../../content/model/index"
import type { Language } from "../../site/words/language"
import { isTranslated, translatedEntry, translationType } from "../../content/model/translation"

/** A node of an entry or translation. */
interface EntryNode extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly internal: { readonly type: string }
  readonly fields?: { readonly path?: string }
}

interface Context {
  readonly nodeModel: {
    findAll(query: { type: string }): Promise<{ entries: Iterable<EntryNode> }>
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

/**
 * Resolves a field to its Hindi value in queries of Hindi pages, so that one query serves both languages. An entry without a
 * complete translation stays in English as a whole.
 */
export const translated = {
  name: "translated",
  extend: (_options: unknown, previous: { resolve?: Resolver }) => ({
    resolve: async (
      source: EntryNode,
      args: unknown,
      context: Context,
      info: GraphQLResolveInfo,
    ) => {
      const resolve = previous.resolve ?? context.defaultFieldResolver
      const entry = context.language === "hi" ? await inHindi(source, context) : source
      return resolve(entry, args, context, info)
    },
  }),
}

/** Results per query: each query has its own context. */
interface Work {
  /** Translations by the path of their original. Gatsby runs the query again when one of them changes. */
  readonly translations: Promise<ReadonlyMap<string, EntryNode>>
  /** Hindi entries by id. */
  readonly entries: Map<string, Promise<EntryNode>>
}

const works = new WeakMap<Context, Work>()

function inHindi(source: EntryNode, context: Context): Promise<EntryNode> {
  const work = works.get(context) ?? {
    translations: allTranslations(context),
    entries: new Map<string, Promise<EntryNode>>(),
  }
  works.set(context, work)
  const entry = work.entries.get(source.id) ?? putIntoHindi(source, context, work)
  work.entries.set(source.id, entry)
  return entry
}

async function allTranslations({ nodeModel }: Context): Promise<ReadonlyMap<string, EntryNode>> {
  const { entries } = await nodeModel.findAll({ type: "Translation" })
  return new Map([...entries].map((node) => [String(node.fields?.path), node]))
}

async function putIntoHindi(
  source: EntryNode,
  { nodeModel }: Context,
  { translations }: Work,
): Promise<EntryNode> {
  const type = contentTypes.find(({ name }) => name === source.internal.type)
  const node = (await translations).get(String(source.fields?.path))
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
function onlyFields(node: EntryNode, fields: FieldSet): object {
  return Object.fromEntries(Object.entries(node).filter(([name]) => name in fields))
}
