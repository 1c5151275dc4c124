import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { CreateNodeArgs, CreateSchemaCustomizationArgs } from "gatsby"
import { graphqlDefinitions } from "../../content/model/content-type"
import type { FieldSet } from "../../content/model/fields/field"
import { contentTypes, typeOfFile } from "../../content/model/index"
import { hiddenProduct, product } from "../../content/model/product"
import { originalFile } from "../../content/model/translation"
import { extensions, nodeTypes } from "./extensions"

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

/** Declares the types of the content model and their directives to Gatsby. */
export function defineContentTypes({ actions }: CreateSchemaCustomizationArgs): void {
  for (const each of extensions) actions.createFieldExtension(each, { name: each.name })
  const definitions = nodeTypes.flatMap(graphqlDefinitions)
  actions.createTypes([entryFields, translationNode, ...new Set(definitions)].join("\n"))
}

const entryFields = "type EntryFields { slug: String!, path: String! }"

const translationNode = "type Translation implements Node @dontInfer { fields: EntryFields! }"

/**
 * Gives each entry its slug (its file name, to which relations refer) and its path in content/.
 */
export function nameEntry({ node, getNode, actions }: CreateNodeArgs): void {
  const names = [...nodeTypes.map(({ name }) => name), "Translation"]
  if (!node.parent || !names.includes(node.internal.type)) return
  const file = getNode(node.parent)
  actions.createNodeField({ node, name: "slug", value: file?.name })
  actions.createNodeField({ node, name: "path", value: file?.relativePath })
}

/**
 * Gives queries a fragment for each type of the content model with its own fields and those of the groups in it: `...HomeContent`.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreExtractQueries
 */
export function writeContentFragments(directory: string): void {
  const folder = path.join(directory, ".cache", "fragments")
  mkdirSync(folder, { recursive: true })
  const fragments = new Map<string, string>()
  for (const { name, fields } of contentTypes) addFragment(fragments, name, fields)
  const source = `import { graphql } from "gatsby"\nexport const content = graphql\`\n${[...fragments.values()].join("\n")}\n\`\n`
  writeFileSync(path.join(folder, "content.js"), source)
}

/** @param type the name of the fields in GraphQL */
function addFragment(fragments: Map<string, string>, type: string, fields: FieldSet): void {
  for (const { inner, graphql } of Object.values(fields)) {
    if (inner) addFragment(fragments, graphql.type.replace(/[[\]!]/g, ""), inner)
  }
  fragments.set(type, `fragment ${type}Content on ${type} ${contentSelection(fields)}`)
}

/** All fields and those of the groups in them, as a query selects them. Files are left out: a page says what it needs of those. */
export function contentSelection(fields: FieldSet): string {
  const names = Object.entries(fields).flatMap(([name, { widget, inner }]) => {
    if (["image", "file"].includes(widget.widget)) return []
    return inner ? `${name} ${contentSelection(inner)}` : name
  })
  return `{ ${names.join(" ")} }`
}
