import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { FieldSet } from "../../content/model/fields/field"
import { contentTypes } from "../../content/model/index"

/**
 * Gives queries a fragment for each type of the content model with its own fields and those of the groups in it: `...HomeContent`.
 * Files and other entries are left out: a page says what it needs of those.
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
  const lines = Object.entries(fields).flatMap(([name, { widget, inner, graphql }]) => {
    if (["image", "file", "relation"].includes(widget.widget)) return []
    if (!inner) return [name]
    const group = graphql.type.replace(/[[\]!]/g, "")
    addFragment(fragments, group, inner)
    return [`${name} { ...${group}Content }`]
  })
  fragments.set(type, `fragment ${type}Content on ${type} { ${lines.join(" ")} }`)
}
