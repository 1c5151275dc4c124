import path from "node:path"
import MarkdownIt from "markdown-it"

const renderer = new MarkdownIt()
const markdown = (field) => ({
  type: "String",
  resolve: (entry) => renderer.render(entry[field] ?? ""),
})

export const createResolvers = ({ createResolvers }) => {
  createResolvers({
    Product: { descriptionHtml: markdown("description") },
    Post: { bodyHtml: markdown("body") },
  })
}

/** Products and posts as plain pages: only their texts, in one layout. */
export const createPages = async ({ graphql, actions }) => {
  const { data, errors } = await graphql(`
    {
      allProduct {
        nodes {
          id
          url
        }
      }
      allPost {
        nodes {
          id
          parent {
            ... on File {
              name
            }
          }
        }
      }
    }
  `)
  if (errors) throw errors
  const template = (name) => path.resolve(`templates/${name}.js`)
  for (const { id, url } of data.allProduct.nodes) {
    actions.createPage({ path: url, component: template("product"), context: { id } })
  }
  for (const { id, parent } of data.allPost.nodes) {
    const address = `/blog/${parent.name}`
    actions.createPage({ path: address, component: template("post"), context: { id } })
  }
}
