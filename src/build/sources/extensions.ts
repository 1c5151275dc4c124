import type { GraphQLResolveInfo } from "graphql"
import type { ContentType } from "../../content/model/content-type"
import type { FieldSet } from "../../content/model/fields/field"
import { contentTypes } from "../../content/model/index"
import { hiddenProduct } from "../../content/model/product"
import { order, placesIn } from "../../content/model/settings"
import { translated, translationFile, translationType } from "../../content/model/translation"
import { fieldView } from "../../content/model/view"
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
    findAll(query: { type: string }): Promise<{ entries: Iterable<EntryNode> }>
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

/** The types of the nodes of entries. */
export const nodeTypes: readonly ContentType[] = [...contentTypes, hiddenProduct]

const typeOf = ({ internal }: EntryNode) => nodeTypes.find(({ name }) => name === internal.type)

/** What the content model writes behind the types of its fields. */
export const extensions = [
  {
    /** Gives a field as pages show it, in the language of the page: so one query serves both languages. */
    name: "viewed",
    extend: (_args: unknown, { resolve }: { resolve?: Resolver }) => ({
      resolve: (async (source, args, context, info) => {
        const name = info.fieldName
        const field = typeOf(source)?.fields[name]
        const { entry, hidden } = await shownIn(source, context)
        const value =
          field &&
          fieldView(field, entry[name], {
            file: (path) => path,
            hidden: hidden
              .flatMap(({ url, aliases }) => [url, ...((aliases ?? []) as string[])])
              .map(String),
            standIn: () => null,
          })
        // Gatsby finds a picture's file through the object that names it.
        // @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/schema/node-model.js
        context.nodeModel.trackInlineObjectsInRootNode({ id: source.id, [name]: value })
        const inner = resolve ?? context.defaultFieldResolver
        return inner({ ...source, [name]: value }, args, context, info)
      }) satisfies Resolver as Resolver,
    }),
  },
  {
    /** The position of an entry in the order editors chose for its collection. */
    name: "placed",
    extend: () => ({
      resolve: (async (source, _args, { nodeModel }) => {
        const type = typeOf(source)
        if (!type || !("folder" in type.storedIn)) return undefined
        const found = await nodeModel.findOne({ type: order.name, query: {} })
        const { entries } = await nodeModel.findAll({ type: type.name })
        const slugs = [...entries].map(({ fields }) => String(fields?.slug))
        const list = (found?.[type.storedIn.folder] ?? []) as string[]
        return placesIn(list, slugs).get(String(source.fields?.slug))
      }) satisfies Resolver as Resolver,
    }),
  },
]

interface Shown {
  /** The entry in the language of the page. */
  readonly entry: Values
  readonly hidden: readonly EntryNode[]
}

/** What the fields of an entry are made from, by the entry's id. Each query has its own context. */
const found = new WeakMap<Context, Map<string, Promise<Shown>>>()

function shownIn(source: EntryNode, context: Context): Promise<Shown> {
  const ofQuery = found.get(context) ?? new Map<string, Promise<Shown>>()
  found.set(context, ofQuery)
  const ofEntry = ofQuery.get(source.id) ?? find(source, context)
  ofQuery.set(source.id, ofEntry)
  return ofEntry
}

async function find(source: EntryNode, { nodeModel, language = "en" }: Context): Promise<Shown> {
  const { entries } = await nodeModel.findAll({ type: hiddenProduct.name })
  const hidden = [...entries]
  const type = typeOf(source)
  if (!type || language === "en") return { entry: source, hidden }
  // Gatsby runs the query of the page again when this translation changes.
  const file = translationFile(String(source.fields?.path), language)
  const filter = { fields: { path: { eq: file } } }
  const node = await nodeModel.findOne({ type: "Translation", query: { filter } })
  const words = onlyFields(node ?? {}, translationType(type)?.fields ?? {})
  return { entry: translated(type, onlyFields(source, type.fields), words) as Values, hidden }
}

/** A node's content, without Gatsby's own fields. */
function onlyFields(node: Values, fields: FieldSet): object {
  return Object.fromEntries(Object.entries(node).filter(([name]) => name in fields))
}
