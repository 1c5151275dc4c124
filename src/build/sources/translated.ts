import type { GraphQLResolveInfo } from "graphql"
import type { FieldSet } from "../../content-model/fields/field"
import { contentTypes } from "../../content-model/index"
import { isTranslated, translatedEntry, translationType } from "../../content-model/translation"

/** An entry or translation as Gatsby stores it. */
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
}

type Resolver = (
  source: EntryNode,
  args: unknown,
  context: Context,
  info: GraphQLResolveInfo,
) => unknown

/** Whether a query is for a page in Hindi: its name says so. Gatsby also resolves fields to sort by, without a query. */
export function isInHindi({ operation }: Partial<Pick<GraphQLResolveInfo, "operation">>): boolean {
  return operation?.name?.value.endsWith("InHindi") === true
}

/**
 * The translation of an entry is put into it as a query for a page in Hindi asks for it; so the pages of both languages are
 * made by one query. An entry whose translation is not complete stays in English as a whole.
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
      const entry = isInHindi(info) ? await inHindi(source, context) : source
      return resolve(entry, args, context, info)
    },
  }),
}

/** The work for one query: each has its own context. */
interface Work {
  /** Translations, by the path of their original. Gatsby runs the query again when any of them has changed. */
  readonly translations: Promise<ReadonlyMap<string, EntryNode>>
  /** Entries in Hindi, by their id. */
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
  // Gatsby finds the file of a picture by the object that names it.
  nodeModel.trackInlineObjectsInRootNode(merged)
  return merged
}

/** The content of a node, without what Gatsby adds. */
function onlyFields(node: EntryNode, fields: FieldSet): object {
  return Object.fromEntries(Object.entries(node).filter(([name]) => name in fields))
}
